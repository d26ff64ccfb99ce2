import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chosenInShort, chosenTime } from '../ticket-choice.ts'
import type { PickerProps } from './picker-steps.tsx'

/** Buying as one lintel on six posts: what is chosen, where one is, what is ahead. */
export function PickerColonnade({ offer, values, t }: PickerProps) {
  const { colonnade, steps, done, change, prices } = t.picker
  const time = chosenTime(values)
  const { tickets, tour } = chosenInShort(offer, values)
  const day = [...offer.days, { day: 'open-date', name: offer.openDays }].find(
    one => one.day === values.day,
  )?.name
  const entry = time && (time === 'open-date' ? null : fill(t.picker[time], { time: offer.hours.turnsAt }))
  const posts: [name: string, note: string, isDone: unknown, id?: string][] = [
    [steps.day, day ?? offer.openDays, day, 'day'],
    [colonnade.time, entry ?? fill(colonnade.window, { time: offer.hours.turnsAt }), time, 'window'],
    [steps.tickets, tickets ?? fill(colonnade.tickets, { count: offer.maxTickets }), tickets, 'tickets'],
    [steps.tour, tour ?? colonnade.tour, tour, 'tour'],
    [colonnade.cart, colonnade.cartNote, null],
    [colonnade.payment, colonnade.paymentNote, null],
  ]
  const current = posts.findIndex(([, , isDone]) => !isDone)
  const chosen = [day, time && fill(prices[time], { time: offer.hours.turnsAt }), tickets, tour].filter(
    Boolean,
  )
  return (
    <nav aria-label={colonnade.label} className="mt-8">
      <ol className="picker-posts">
        {posts.map(([name, note, isDone, id], place) => (
          <li
            key={name}
            aria-current={place === current ? 'step' : undefined}
            data-done={Boolean(isDone)}
            className="aria-[current=step]:text-ink"
          >
            <p className="flex flex-wrap items-baseline gap-x-3 max-lg:hidden">
              <span className="type-numeral type-numeral-s">{place + 1}</span>
              {id && !isDone ? (
                <a href={`#step-${id}`} className="type-body">
                  {name}
                </a>
              ) : place === 4 ? (
                <Link to="/tickets/cart/" className="type-body">
                  {name}
                </Link>
              ) : (
                <span className="type-body">{name}</span>
              )}
              {isDone ? (
                <>
                  <Icon name="check" size={18} className="self-center" />
                  <span className="sr-only">{done}</span>
                </>
              ) : null}
            </p>
            <p className="type-small max-lg:hidden">{note}</p>
            {isDone ? (
              <a href={`#step-${id}`} className="type-small link max-lg:hidden">
                {change}
                <span className="sr-only">{`: ${name}`}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ol>
      <p className="type-body flex items-baseline gap-2 lg:hidden">
        <span className="type-numeral type-numeral-s text-accent">{current + 1}</span>
        <span className="text-ink-2">{colonnade.of}</span>
        {posts[current]?.[0]}
      </p>
      {chosen.length > 0 && (
        <p className="type-small mt-3 flex items-baseline justify-between gap-4 border-y border-hair py-3 lg:hidden">
          {chosen.join(', ')}
          <a href="#step-day" className="link">
            {change}
          </a>
        </p>
      )}
    </nav>
  )
}
