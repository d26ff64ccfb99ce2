import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { SearchGroup, SearchResult } from '../search-fair.server.ts'
import type { SearchTexts } from '../texts.ru.ts'
import { kindLink } from './kind-chips.tsx'
import { Marked } from './marked.tsx'

/** What was found, kind by kind, each under its lintel. */
export function ResultGroups({ groups, query, t }: { groups: SearchGroup[]; query: string; t: SearchTexts }) {
  return (
    <div className="mt-12 grid gap-y-16 lg:mt-16 lg:gap-y-20">
      {groups
        .filter(({ results }) => results.length > 0)
        .map(({ kind, total, results }) => (
          <section key={kind} className="lintel grid-columns gap-y-4">
            <h2 className="type-d3 col-span-full mt-3 lg:col-span-4">
              {t.kinds[kind]}
              <span className="ml-3 text-ink-2">{total}</span>
            </h2>
            <div className="col-span-full lg:col-span-8">
              <ol>
                {results.map((result, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two results may be shown on one page
                  <ResultRow key={place} result={result} />
                ))}
              </ol>
              {total > results.length && (
                <Link to={kindLink(query, kind)} className={buttonClass({ tone: 'text', className: 'mt-5' })}>
                  {fill(t.showAll, { count: total })}
                  <span className="sr-only">: {t.kinds[kind]}</span>
                </Link>
              )}
            </div>
          </section>
        ))}
    </div>
  )
}

/** One link, as large as the row. */
function ResultRow({ result }: { result: SearchResult }) {
  return (
    <li className="group relative border-b border-hair py-5">
      <h3 className="type-d3 underline-offset-4 decoration-1 group-hover:underline">
        <Link to={result.path} className="after:absolute after:inset-0">
          <Marked segments={result.title} />
        </Link>
      </h3>
      {result.note.length > 0 && (
        <p className="type-small mt-1">
          <Marked segments={result.note} />
        </p>
      )}
      {result.snippet.length > 0 && (
        <p className="type-body mt-1.5 max-w-text text-ink-2">
          <Marked segments={result.snippet} />
        </p>
      )}
    </li>
  )
}
