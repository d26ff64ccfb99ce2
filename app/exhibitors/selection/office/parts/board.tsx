import { Link } from '../../../../navigation/link.tsx'
import { Pagination } from '../../../../office/parts/pagination.tsx'
import { fill } from '../../../../platform/fill.ts'
import { cx } from '../../../../ui/cx.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { boardAddress, boardSearch } from '../board-filter.ts'
import type { DecisionsData } from '../pages/decisions.server.ts'
import type { DecisionTexts } from '../texts.ru.ts'

/** Shape and word: what a column is about is not told by its place alone. */
const marks = {
  pending: 'clock',
  accept: 'check',
  wait: 'list',
  'ask-changes': 'arrow-left',
  decline: 'close',
} as const

/** What has been settled, a column for each decision, the higher rated first. */
export function Board({ data, t }: { data: DecisionsData; t: DecisionTexts }) {
  const { filter, pages, found } = data
  if (found === 0) return <p className="type-body">{t.noneHere}</p>
  return (
    <div className="min-w-0">
      <div className={cx('grid min-w-0 md:grid-cols-5', data.chosen ? 'gap-3 max-xl:max-w-full' : 'gap-4')}>
        {data.columns.map(({ column, count, cards, later }) => (
          <section key={column} aria-labelledby={`column-${column}`} className="min-w-0">
            <h2 id={`column-${column}`} className="bracket type-small flex gap-2 px-2 pt-2.5 font-semibold">
              <Icon name={marks[column]} size={16} className="mt-[3px] lg:max-xl:hidden" />
              <span className="min-w-0 grow">{t.columns[column]}</span>{' '}
              <span className="font-normal">{count}</span>
            </h2>
            <ul className="mt-2 grid gap-2">
              {cards.map(card => (
                <li key={card.id}>
                  <Card card={card} data={data} t={t} />
                </li>
              ))}
            </ul>
            {later > 0 && <p className="type-small mt-2 text-ink-2">{fill(t.later, { count: later })}</p>}
          </section>
        ))}
      </div>
      {pages > 1 && (
        <Pagination
          words={t.pages}
          range={fill(t.pages.range, { page: filter.page, pages })}
          page={filter.page}
          pages={pages}
          addressOf={page => `${boardAddress}${boardSearch({ ...filter, page })}#board`}
        />
      )}
    </div>
  )
}

type CardView = DecisionsData['columns'][number]['cards'][number]

function Card({ card, data, t }: { card: CardView; data: DecisionsData; t: DecisionTexts }) {
  return (
    <Link
      to={`${boardAddress}${boardSearch(data.filter, { application: card.id })}#panel`}
      aria-current={card.id === data.chosen?.id ? 'true' : undefined}
      className="block border border-hair bg-raised p-2.5 hover:border-ink aria-[current]:border-t-4 aria-[current]:border-accent"
    >
      <span className="type-caption flex flex-wrap justify-between gap-x-2 text-ink-2">
        <span>{card.number}</span>
        <span className="break-words">{(t.sections as Record<string, string>)[card.section] ?? ''}</span>
      </span>
      <span className="block font-semibold break-words">{card.name}</span>
      <span className="mt-2 flex items-end justify-between gap-2">
        <span className={card.average ? 'type-d3 tabular-nums' : 'text-ink-2'}>{card.average ?? '—'}</span>
        <span className="type-caption text-ink-2">
          {card.until ?? fill(t.votes, { given: card.given, asked: card.asked })}
        </span>
      </span>
      {card.waits && <span className="type-small block text-ink-2">{t.waits}</span>}
    </Link>
  )
}
