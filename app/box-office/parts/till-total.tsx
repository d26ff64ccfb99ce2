import { formatRoubles } from '../../platform/money.ts'
import { plural } from '../../platform/plurals.ts'
import { Button } from '../../ui/button.tsx'
import { eachWord, sumWord } from '../sum-words.ts'
import { chosenLines, chosenTime } from '../till-sum.ts'
import type { TillProps } from './till.tsx'

/** What has been chosen and what it comes to; at the side on wide screens, at the foot of narrow ones. */
export function TillTotal({
  offer,
  values,
  t,
  locale,
  isAlive,
  isSending,
}: TillProps & { isAlive: boolean; isSending: boolean }) {
  const lines = chosenLines(offer, values)
  const total = lines.reduce((sum, { quantity, unitKopecks }) => sum + quantity * unitKopecks, 0)
  const minutes = plural(offer.holdMinutes, locale, t.minutes).replace('{count}', String(offer.holdMinutes))
  return (
    <aside aria-labelledby="till-total" className="till-total col-span-full lg:col-span-4">
      <h3 id="till-total" className="flex items-baseline gap-3 max-lg:sr-only">
        <span className="type-numeral type-numeral-s text-ink-2">4</span>
        <span className="type-d3">{t.till.steps.total}</span>
      </h3>
      <div className="max-lg:hidden">
        {values.day && (
          <p className="type-italic mt-4 border-t border-hair pt-4">{whenOf({ offer, values, t })}</p>
        )}
        <ul className="mt-3">
          {lines.map(({ row, quantity, unitKopecks }) => (
            <li key={row.id} className="type-small flex justify-between gap-4 border-t border-hair py-2.5">
              <span>
                {row.name}
                <span className="type-caption block text-ink-2">
                  {eachWord(quantity, unitKopecks, t, locale)}
                </span>
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {sumWord(quantity * unitKopecks, t, locale)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="till-sum">
        <p role="status" className="min-w-0 lg:flex lg:items-baseline lg:justify-between lg:gap-4">
          <span className="type-small block text-ink-2 lg:text-ink">{t.cart.total}</span>
          {!isAlive ? (
            <span className="type-small block">{t.till.sumLater}</span>
          ) : lines.length === 0 ? (
            <span className="type-small block text-ink-2">{t.till.nothingYet}</span>
          ) : (
            <span className="type-numeral block max-lg:text-[1.75rem]">{formatRoubles(total, locale)}</span>
          )}
        </p>
        <Button type="submit" busy={isSending} busyLabel={t.till.adding} className="lg:mt-4 lg:w-full">
          {t.till.add}
        </Button>
      </div>
      <p className="type-caption mt-4 text-pretty text-ink-2 max-lg:hidden">
        {`${t.till.held.replace('{minutes}', minutes)} ${t.till.most.replace('{count}', String(offer.maxTickets))}`}
      </p>
    </aside>
  )
}

// «26 сентября, до 14:00»; as much of it as is settled.
function whenOf({ offer, values, t }: Pick<TillProps, 'offer' | 'values' | 't'>): string {
  if (values.day === 'open-date') return t.till.openDate
  const day = offer.days.find(one => one.day === values.day)
  if (!day) return ''
  const time = chosenTime(values)
  return time ? `${day.name}, ${t.till.prices[time].replace('{time}', offer.hours.turnsAt)}` : day.name
}
