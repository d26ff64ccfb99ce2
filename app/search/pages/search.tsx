import type { BlockView } from '../../content/blocks/block-view.ts'
import { TextRows } from '../../content/parts/text-blocks.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { plural } from '../../platform/plurals.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { KindChips } from '../parts/kind-chips.tsx'
import { ResultGroups } from '../parts/result-groups.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { shortestQuery } from '../query-words.ts'
import type { SearchTexts } from '../texts.ru.ts'
import type { SearchData } from './search.server.ts'

type Props = PageProps<SearchData, SearchTexts>

export default function Search({ data, t, locale }: Props) {
  const { page, answer, kind } = data
  const { query, total, groups } = answer
  const isAsked = query.length >= shortestQuery
  const isEmptyHere = kind !== null && total > 0 && !groups.some(group => group.kind === kind)
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <SearchForm query={query} t={t} />
        <p
          role="status"
          className={isAsked && total === 0 ? 'sr-only' : 'type-small mt-4 min-h-6 text-ink-2'}
        >
          {statusOf(data, t, locale)}
        </p>
        {total > 0 && <KindChips answer={answer} kind={kind} t={t} />}
        {total > 0 && <Remark {...{ data, t }} />}
        {isEmptyHere && <p className="type-d3 mt-12 max-w-text">{t.nothingHere}</p>}
        {total > 0 && <ResultGroups groups={groups} query={query} t={t} />}
        {isAsked && total === 0 && <Nothing query={query} t={t} />}
        {total === 0 && <Advice blocks={page.blocks} />}
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return {
    title: data.page.title,
    description: data.page.description,
    // The field may be found by search engines; their own results among ours may not.
    isHidden: data.answer.query !== '',
  }
}

/** Said aloud whenever the answer changes. */
function statusOf({ answer: { query, total } }: SearchData, t: SearchTexts, locale: Props['locale']): string {
  if (query === '') return ''
  if (query.length < shortestQuery) return t.tooShort
  if (total === 0) return fill(t.nothing, { query })
  return fill(plural(total, locale, t.found), { count: total })
}

/** Why the results are not quite what was asked for. */
function Remark({ data: { answer }, t }: Pick<Props, 'data' | 't'>) {
  const { query, corrected, isPartial } = answer
  if (isPartial) return <p className="type-lead mt-8 max-w-text">{t.partial}</p>
  if (!corrected) return null
  return (
    <p className="type-lead mt-8 max-w-text">
      {fill(t.corrected, { query })}{' '}
      <Link to={`?q=${encodeURIComponent(corrected)}`} className="link">
        {fill(t.quoted, { query: corrected })}
      </Link>
      .
    </p>
  )
}

function Nothing({ query, t }: { query: string; t: SearchTexts }) {
  return (
    <EmptyState action={<p className="type-body max-w-text text-ink-2">{t.advice}</p>}>
      {fill(t.nothing, { query })}
    </EmptyState>
  )
}

/** What most people look for, and how. */
function Advice({ blocks }: { blocks: BlockView[] }) {
  const index = blocks.find(block => block.kind === 'index')
  return (
    <div className="mt-12 grid gap-y-16 lg:mt-16 lg:gap-y-20">
      {index && (
        <section className="lintel grid-columns gap-y-4">
          <h2 className="type-d2 col-span-full mt-3 lg:col-span-6">{index.title}</h2>
          <ul className="col-span-full lg:col-span-6">
            {index.items.map(({ title, text, to }) => (
              <li key={title} className="group relative border-b border-hair py-4">
                <h3 className="type-d3 underline-offset-4 decoration-1 group-hover:underline">
                  {to ? (
                    <Link to={to} className="after:absolute after:inset-0">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </h3>
                <p className="type-body text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TextRows blocks={blocks.filter(block => block.kind === 'text')} />
    </div>
  )
}
