import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { type BlockOf, blockOf, blocksOf } from '../../content/blocks/block-view.ts'
import { Questions } from '../../content/parts/questions.tsx'
import { TextRows } from '../../content/parts/text-blocks.tsx'
import { useMyPlan } from '../../my-plan/parts/use-my-plan.ts'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { isPlainClick, Link } from '../../navigation/link.tsx'
import { type PageHead, type PageProps, useSearch } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { answering, chosen } from '../choosing.ts'
import { queryOf, readFilters } from '../filters.ts'
import { ListFilters } from '../parts/list-filters.tsx'
import { ParticipantCard } from '../parts/participant-card.tsx'
import type { ParticipantsTexts } from '../texts.ru.ts'
import type { load } from './participants.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ParticipantsTexts>

// Whole rows at every width: two, three, four and six cards.
const portion = 24
const cardsClass = 'grid-cards gap-y-12 pt-6 lg:gap-y-20'

export default function Participants({ data, t, locale }: Props) {
  const { entries, cities, page } = data
  const isHydrated = useIsHydrated()
  const filters = readFilters(useSearch(), cities)
  const kept = useMyPlan().participants
  const answers = useMemo(() => answering(entries, cities, filters.q), [entries, cities, filters.q])
  const found = chosen(answers, filters, kept)
  const open = portion * filters.page
  const cityName = useMemo(() => new Map(cities.map(({ key, name }) => [key, name])), [cities])
  const card = (city: string) => ({ city: cityName.get(city) ?? '', t, locale })
  const { list, onShowMore } = useFocusOnMore(filters.page, open)
  const texts = blocksOf(page, 'text')
  const further = blockOf(page, 'index')
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} capitals />
      <div className="page">
        {data.next && (
          <>
            <section aria-label={data.next.days} className="pb-16">
              <h2 className="type-d2">{data.next.days}</h2>
              <Published entries={data.next.exhibitors} t={t} locale={locale} />
            </section>
            <h2 className="type-d2">{data.next.otherDays}</h2>
          </>
        )}
        {data.own && (
          <div className="pb-16">
            <Published entries={data.own} t={t} locale={locale} />
          </div>
        )}
        <ListFilters
          everybody={entries}
          answers={answers}
          cities={cities}
          filters={filters}
          kept={kept}
          t={t}
          locale={locale}
        />
        {found.length === 0 && (
          <EmptyState
            action={
              <Link to="/participants/" aria-current={false} className={buttonClass({ tone: 'ghost' })}>
                {t.showAll}
              </Link>
            }
          >
            {filters.mine && kept.length === 0 ? t.nobodyKept : t.nobody}
          </EmptyState>
        )}
        <ul ref={list} className={cx(cardsClass, 'later-rows')}>
          {found.slice(0, open).map((entry, place) => (
            <li key={entry.slug} className="later [--later:20rem]">
              <ParticipantCard entry={entry} {...card(entry.city)} priority={place === 0} />
            </li>
          ))}
        </ul>
        {/* The stored page carries everybody; where there is a script, the rest is not even read until it is asked for. */}
        {!isHydrated && found.length > open && (
          <noscript>
            <ul className={cardsClass}>
              {found.slice(open).map(entry => (
                <li key={entry.slug}>
                  <ParticipantCard entry={entry} {...card(entry.city)} />
                </li>
              ))}
            </ul>
          </noscript>
        )}
        {found.length > open && (
          <div className="mt-14 flex flex-wrap items-center justify-center gap-x-7 gap-y-4 lg:mt-20 noscript:hidden">
            <p className="type-body text-ink-2">{fill(t.shown, { shown: open, count: found.length })}</p>
            <Link
              to={`/participants/${queryOf({ ...filters, page: filters.page + 1 })}`}
              replace
              onClick={onShowMore}
              className={buttonClass({ tone: 'ghost' })}
            >
              {t.showMore}
            </Link>
          </div>
        )}
        <div className="section-gap">
          <TextRows blocks={texts} />
        </div>
        {further && <Further block={further} />}
        {blocksOf(page, 'questions').map(block => (
          <div key={block.title} className="section-gap">
            <Questions block={block} />
          </div>
        ))}
      </div>
    </>
  )
}

/** Whom the exhibitors' office has published: all of them, whatever is looked for below. */
function Published({
  entries,
  t,
  locale,
}: Pick<Props, 't' | 'locale'> & { entries: NonNullable<Props['data']['own']> }) {
  return (
    <ul className={cardsClass}>
      {entries.map(entry => (
        <li key={entry.slug}>
          <ParticipantCard entry={entry} city={entry.city} t={t} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.page.title, description: data.page.description }
}

/** Whoever opens more of the list goes on reading there: the keyboard and the screen reader too. */
function useFocusOnMore(page: number, open: number) {
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has grown by a portion
  useEffect(() => {
    const item = firstNew.current === null ? undefined : list.current?.children[firstNew.current]
    item?.querySelector('a')?.focus({ preventScroll: true })
    firstNew.current = null
  }, [page])
  function onShowMore(event: MouseEvent) {
    if (isPlainClick(event)) firstNew.current = open
  }
  return { list, onShowMore }
}

function Further({ block }: { block: BlockOf<'index'> }) {
  return (
    <nav aria-label={block.title} className="mt-16 grid gap-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {block.items.map(({ title, text, to }) => (
        <Link key={title} to={to ?? '/'} className="lintel-light group block">
          <span className="type-d3 mt-2 block decoration-1 underline-offset-4 group-hover:underline">
            {title}
          </span>
          <span className="type-small mt-1 block text-ink-2">{text}</span>
        </Link>
      ))}
    </nav>
  )
}
