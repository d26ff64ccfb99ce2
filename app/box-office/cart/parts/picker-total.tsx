import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { TillProps } from './ticket-picker.tsx'

/** What has been chosen and what it comes to; at the side on wide screens, at the foot of narrow ones. */
export function TillTotal({
  offer,
  values,
  live,
  t,
  locale,
  isAlive,
  isSending,
}: TillProps & { isAlive: boolean; isSending: boolean }) {
  return (
    <aside aria-labelledby="till-total" className="till-total col-span-full lg:col-span-4">
      <h3 id="till-total" className="flex items-baseline gap-3 max-lg:sr-only">
        <span className="type-numeral type-numeral-s text-ink-2">4</span>
        <span className="type-d3">{t.till.steps.total}</span>
      </h3>
      <div className="max-lg:hidden">
        {live && <live.Lines offer={offer} values={values} t={t} locale={locale} />}
      </div>
      <div className="till-sum">
        <p role="status" className="min-w-0 lg:flex lg:items-baseline lg:justify-between lg:gap-4">
          <span className="type-small block text-ink-2 lg:text-ink">{t.cart.total}</span>
          {live ? (
            <live.Sum offer={offer} values={values} t={t} locale={locale} />
          ) : (
            <span className="type-small block text-ink-2">
              {isAlive ? t.till.nothingYet : t.till.sumLater}
            </span>
          )}
        </p>
        <Button type="submit" busy={isSending} busyLabel={t.till.adding} className="lg:mt-4 lg:w-full">
          {t.till.add}
        </Button>
      </div>
      <p className="type-caption mt-4 text-pretty text-ink-2 max-lg:hidden">
        {`${fill(t.till.held, { minutes: offer.holdTime })} ${fill(t.till.most, { count: offer.maxTickets })}`}
      </p>
    </aside>
  )
}
