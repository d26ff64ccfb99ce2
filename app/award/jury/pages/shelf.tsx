import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { plural } from '../../../platform/plurals.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { chipClass } from '../../../ui/chip-class.ts'
import { Entablature } from '../../../ui/entablature.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { titleClass } from '../../../ui/title-class.ts'
import { BookList } from '../parts/book-list.tsx'
import { JuryFrame } from '../parts/jury-frame.tsx'
import { Said } from '../parts/said.tsx'
import { bookPage } from '../shelf-rows.ts'
import type { JuryTexts } from '../texts.ru.ts'
import type { ShelfData } from './shelf.server.ts'

type Props = PageProps<ShelfData, JuryTexts>

/** The reading room: a juror's books, and how far they are with each. */
export default function Shelf({ data, t, locale }: Props) {
  const words = t.shelf
  return (
    <JuryFrame frame={data.frame} t={t}>
      <div className="grid items-end gap-x-14 gap-y-5 pt-8 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:pt-11">
        <div>
          <p className="type-small text-ink-2">{words.firstRound}</p>
          <h1 className={titleClass(words.title, 'type-d2')}>{words.title}</h1>
        </div>
        {data.count > 0 && <Measure data={data} t={t} locale={locale} />}
      </div>
      <Entablature className="mb-8" />
      <Said done={data.said} error={null} t={t} />
      {data.count === 0 ? (
        <p className="type-body max-w-text">{emptyWords(data, t)}</p>
      ) : (
        <Books data={data} t={t} />
      )}
    </JuryFrame>
  )
}

function emptyWords(data: ShelfData, t: JuryTexts): string {
  if (!data.isInJury) return t.shelf.notInJury
  return data.isReading || data.hasShortlist ? t.shelf.empty : t.shelf.ahead
}

/** How much is done, as a ruler, and until when. */
function Measure({ data, t, locale }: Props) {
  const words = t.shelf
  const { day, days } = data.until
  const left = fill(plural(days, locale, words.daysLeft), { count: days })
  const share = data.count === 0 ? 0 : (data.done / data.count) * 100
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="type-lead">{fill(words.done, { done: data.done, count: data.count })}</span>
        <span className="type-small inline-flex items-center gap-2 text-warning">
          <Icon name="clock" size={16} />
          {!data.isOpen ? words.over : days > 0 ? fill(words.until, { day, left }) : words.lastDay}
        </span>
      </p>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 block h-2 w-full"
      >
        <path d="M0 4h100" className="stroke-edge" vectorEffect="non-scaling-stroke" />
        <rect y="2.5" width={share} height="3" className="fill-ink" />
      </svg>
      <p className="type-small mt-1.5 text-ink-2">
        {data.recused > 0 &&
          `${fill(plural(data.recused, locale, words.recusals), { count: data.recused })} `}
        {data.isOpen && words.saved}
      </p>
    </div>
  )
}

function Books({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.shelf
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <nav aria-label={words.show} className="flex flex-wrap gap-2">
          {data.filters.map(({ filter, count }) => (
            <Link
              key={filter}
              to={filter === 'all' ? '/jury/' : `/jury/?show=${filter}`}
              aria-current={filter === data.filter ? 'true' : false}
              className={chipClass(filter === data.filter ? true : count === 0 ? 'empty' : false)}
            >
              {fill(words.filters[filter], { count })}
            </Link>
          ))}
        </nav>
        {data.hasShortlist ? (
          <Link to="/jury/second-round/" className={buttonClass({ size: 'small' })}>
            {words.toSecondRound}
          </Link>
        ) : data.next ? (
          <Link to={bookPage(data.next)} className={buttonClass({ size: 'small' })}>
            {words.begin}
          </Link>
        ) : (
          <p className="type-lead">{words.allDone}</p>
        )}
      </div>
      {data.rows.length === 0 && <p className="type-body">{words.noneHere}</p>}
      <BookList rows={data.rows} isWide t={t} />
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: `${t.shelf.title}, ${t.room}`, isHidden: true }
}
