import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { TourOffer } from '../picker-offer.ts'
import { placesWord } from '../places-left.ts'
import { leavesOn } from '../ticket-choice.ts'
import { type PickerProps, PickerStep } from './picker-steps.tsx'

/** A tour of the chosen day, of one kind or another, or none. Without a script every day's stand there. */
export function TourStep(props: PickerProps) {
  const { offer, values, sent, errorOf, t } = props
  if (offer.tours.length === 0) return null
  return (
    <PickerStep
      id="step-tour"
      number={4}
      name={t.picker.steps.tour}
      state={values.tour ? 'done' : 'ahead'}
      doneLabel={t.picker.done}
      error={errorOf('tour')}
    >
      <label htmlFor="tour-none" className="type-body flex min-h-11 items-center gap-3">
        <input
          type="radio"
          id="tour-none"
          name="tour"
          value=""
          defaultChecked={!sent.tour}
          className="tick tick-round"
        />
        {t.picker.tour.none}
      </label>
      <p className="type-small max-w-text pb-3 text-ink-2">{t.picker.tour.about}</p>
      {offer.tours.map(tour => (
        <TourKind key={tour.type} tour={tour} {...props} />
      ))}
    </PickerStep>
  )
}

function TourKind({ tour, offer, values, sent, places, t, locale }: PickerProps & { tour: TourOffer }) {
  const shown = values.day
    ? tour.departures.filter(departure => leavesOn(departure, values))
    : tour.departures
  const dayOf = (day: string) => offer.days.find(one => one.day === day)?.name ?? ''
  const note =
    tour.minPeople > 1
      ? fill(t.picker.tour.from, { count: tour.minPeople })
      : fill(t.picker.tour.upTo, { count: tour.maxPeople })
  if (shown.length === 0) return null
  return (
    <details
      name="tour-kind"
      open={tour.departures.some(({ value }) => value === sent.tour) || undefined}
      className="accordion border-t border-hair"
    >
      <summary className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-4 hover:text-accent sm:flex">
        <span className="type-d3 flex-1">{tour.name}</span>
        <span className="type-small text-ink-2 max-sm:col-span-full max-sm:row-start-2 sm:text-right">
          <span className="type-numeral type-numeral-s mr-2 text-ink">{tour.price}</span>
          {`${tour.unit}, ${note}`}
        </span>
        <Icon name="plus" className="accordion-plus" />
        <Icon name="minus" className="accordion-minus" />
      </summary>
      <ul className="pb-4">
        {shown.map(({ value, slot, day, time, route, guide, languages }) => {
          const left = places ? (places[slot] ?? 0) : null
          const isFull = left !== null && left <= 0
          const spoken = languages.map(language => t.inLanguages[language]).join(t.andLanguage)
          return (
            <li key={value}>
              <label htmlFor={`tour-${slot}`} className={cx('departure', isFull && 'text-ink-3')}>
                <input
                  type="radio"
                  id={`tour-${slot}`}
                  name="tour"
                  value={value}
                  defaultChecked={sent.tour === value}
                  disabled={isFull}
                  className="tick tick-round"
                />
                <span className="type-numeral type-numeral-s">{time}</span>
                <span>
                  <span className="type-serif-small block text-pretty">
                    <Unbroken>{route}</Unbroken>
                  </span>
                  <span className={cx('type-small block text-pretty', !isFull && 'text-ink-2')}>
                    {[...(values.day && values.day !== 'open-date' ? [] : [dayOf(day)]), guide, spoken].join(
                      ', ',
                    )}
                  </span>
                </span>
                {left !== null && (
                  <span className="departure-places type-small" data-few={isFull ? 'none' : left < 7}>
                    {placesWord(left, t, locale)}
                  </span>
                )}
              </label>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
