import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { plural } from '../../../platform/plurals.ts'
import { cx } from '../../../ui/cx.ts'
import type { ReleasesData } from '../pages/releases.server.ts'
import type { ReleaseTexts } from '../texts.ru.ts'

// A page of the office has no inline styles: the places of two weeks are written out.
const starts = [
  'lg:col-start-1',
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
  'lg:col-start-7',
  'lg:col-start-8',
  'lg:col-start-9',
  'lg:col-start-10',
  'lg:col-start-11',
] as const
const rows = [
  'lg:row-start-1',
  'lg:row-start-2',
  'lg:row-start-3',
  'lg:row-start-4',
  'lg:row-start-5',
  'lg:row-start-6',
  'lg:row-start-7',
  'lg:row-start-8',
] as const

/** Two weeks of releases: days as columns, each release a card that begins on its day. On a phone, the cards alone. */
export function Calendar({ data, t }: { data: ReleasesData; t: ReleaseTexts }) {
  const { locale } = useView()
  return (
    <section aria-labelledby="calendar" className="mb-10">
      <div className="mb-3 flex flex-wrap items-center gap-x-6">
        <h2 id="calendar" className="type-d3">
          {t.list.calendar}
        </h2>
        <p className="type-small text-accent">{data.now}</p>
        <nav aria-label={t.list.calendar} className="ml-auto flex gap-6">
          <Link
            to={`/office/releases/?from=${data.earlier}`}
            className="link inline-flex min-h-11 items-center"
          >
            {t.list.earlier}
          </Link>
          {data.isMoved && (
            <Link to="/office/releases/" className="link inline-flex min-h-11 items-center">
              {t.list.today}
            </Link>
          )}
          <Link
            to={`/office/releases/?from=${data.later}`}
            className="link inline-flex min-h-11 items-center"
          >
            {t.list.later}
          </Link>
        </nav>
      </div>
      <div className="relative border-t-4 border-ink">
        <div aria-hidden="true" className="absolute inset-0 grid grid-cols-14 max-lg:hidden">
          {data.days.map(({ day, label, isToday, isWeekend }) => (
            <p
              key={day}
              className={cx(
                'type-caption border-l border-hair px-2 pt-2',
                isWeekend && 'bg-active',
                isToday && 'border-l-2 border-accent font-semibold text-accent',
              )}
            >
              {label}
            </p>
          ))}
        </div>
        <div className="relative lg:grid lg:min-h-36 lg:grid-cols-14 lg:content-start lg:gap-y-2 lg:pt-10 lg:pb-4">
          {data.cards.length === 0 && (
            <p className="type-small py-6 text-ink-2 lg:col-span-14 lg:col-start-1 lg:row-start-1 lg:m-4 lg:justify-self-start lg:bg-ground lg:px-4 lg:py-3">
              {t.list.noneThen}
            </p>
          )}
          {data.cards.map(card => (
            <article
              key={card.id}
              className={cx(
                'border-t-4 bg-raised px-3 py-2 max-lg:mt-3 lg:col-span-4 lg:mr-2 lg:border-l',
                card.state === 'planned' ? 'border-accent' : 'border-ink',
                starts[Math.min(card.place, starts.length - 1)],
                rows[Math.min(card.row, rows.length - 1)],
              )}
            >
              <Link to={card.to} className="link inline-flex min-h-11 items-center font-semibold">
                {card.title}
              </Link>
              <p className="type-small text-ink-2">
                {`${card.when}. ${fill(plural(card.count, locale, t.list.count), { count: card.count })}, ${t.states[card.state]}`}
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
