import type { Posted } from '../../../page-server/load-context.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { formatWeekday } from '../../../platform/weekday.ts'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { ShownDeparture, TourDay, TourFacts } from '../../catalogue/tours.ts'
import type { Places } from '../../slots/queries.server.ts'
import type { PickerPageTexts } from '../picker-texts.ru.ts'
import { Booking } from './booking.tsx'

/** While tickets are on sale: the places left, once known, and a booking that came back. */
type Sale = { places: Places | null; posted: Posted | null }

/** When tours leave: by day, then by kind, each departure with its hour as a chip. */
export function TourTimetable({
  days,
  facts,
  sale,
  t,
  locale,
}: {
  days: TourDay[]
  facts: TourFacts[]
  sale: Sale | null
  t: PickerPageTexts
  locale: LocaleCode
}) {
  const factOf = (type: string) => facts.find(fact => fact.type === type)
  return (
    <section>
      <h2 className="type-d2">{t.tours.timetableTitle}</h2>
      {days.length === 0 && <EmptyState>{t.tours.noDepartures}</EmptyState>}
      {days.map(({ day, kinds }) => (
        <section key={day} className="lintel mt-10 first-of-type:mt-8">
          <h3 className="type-d3 mt-4">{formatWeekday(day, locale)}</h3>
          <div className="mt-6 grid gap-gutter gap-y-10 md:grid-cols-2 xl:grid-cols-3">
            {kinds.map(({ type, departures }) => (
              <div key={type}>
                <h4 className="type-small font-medium text-ink-2">{factOf(type)?.name}</h4>
                <ul className="mt-3">
                  {departures.map(departure => (
                    <DepartureRow
                      key={departure.id}
                      departure={departure}
                      fact={factOf(type)}
                      sale={sale}
                      t={t}
                      locale={locale}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}

function DepartureRow({
  departure,
  fact,
  sale,
  t,
  locale,
}: {
  departure: ShownDeparture
  fact: TourFacts | undefined
  sale: Sale | null
  t: PickerPageTexts
  locale: LocaleCode
}) {
  const { startsAt, time, minutes, languages, route, guide, stage } = departure
  const isOver = stage === 'over'
  const spoken = languages.map(language => t.inLanguages[language]).join(t.andLanguage)
  const length = fill(plural(minutes, locale, t.minutes), { count: minutes })
  return (
    <li className={cx('flex items-start gap-4 border-t border-hair py-3.5', isOver && 'text-ink-3')}>
      <time
        dateTime={startsAt}
        className={cx(
          'type-body shrink-0 border px-2.5 py-1 font-medium tabular-nums',
          isOver ? 'border-dashed border-edge' : stage === 'on' ? 'border-accent' : 'border-edge',
        )}
      >
        {time}
      </time>
      <div className="min-w-0 flex-1 pt-1">
        <p className="type-body text-pretty">{route}</p>
        <p className={cx('type-small mt-0.5 text-pretty', !isOver && 'text-ink-2')}>
          {`${guide}, ${spoken}, ${length}`}
        </p>
        {stage !== 'ahead' && (
          <p className={cx('type-caption mt-0.5', !isOver && 'text-accent')}>{t.tours.stages[stage]}</p>
        )}
        {sale && fact && stage === 'ahead' && (
          <Booking
            what={{
              slot: `departure-${departure.id}`,
              kind: 'tour',
              type: fact.type,
              isSoldWhole: fact.isSoldWhole,
              title: `${fact.name}, ${time}`,
              most: fact.maxPeople,
              isUnconfirmed: fact.minPeople > 1,
            }}
            left={sale.places ? (sale.places[`departure-${departure.id}`] ?? 0) : null}
            posted={sale.posted}
            t={t}
            locale={locale}
          />
        )}
      </div>
    </li>
  )
}
