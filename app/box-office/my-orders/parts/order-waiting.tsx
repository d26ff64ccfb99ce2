import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { waiting as waitingOf } from '../order-view.ts'
import type { MyOrdersTexts } from '../texts.ru.ts'
import { PayCountdown } from './pay-countdown.tsx'

type Waiting = NonNullable<ReturnType<typeof waitingOf>>

/** Not paid yet: the time left, what went wrong so far, the way to the gateway and the way out. */
export function OrderWaiting({
  token,
  here,
  waiting,
  t,
}: {
  token: string
  here: string
  waiting: Waiting
  t: MyOrdersTexts
}) {
  return (
    <div>
      {waiting.failure && (
        <div role="alert" className="mb-8 border-l-4 border-error bg-raised px-5 py-4">
          <p className="flex items-center gap-2.5 font-semibold text-error">
            <Icon name="warning" size={18} />
            {t.failedTitle}
          </p>
          <p className="type-body mt-1.5">{waiting.failure}</p>
          <p className="type-body text-ink-2">{t.failedNote}</p>
          <PayForm here={here} waiting={waiting} t={t} className="mt-4" />
        </div>
      )}
      {waiting.hasNoAnswer && <p className="type-body mb-8 text-warning">{t.noAnswer}</p>}
      <PayCountdown token={token} waiting={waiting} t={t} />
      {!waiting.failure && <PayForm here={here} waiting={waiting} t={t} className="mt-8" />}
      <form method="post" action={here} className="mt-5">
        <Button type="submit" name="do" value="cancel" tone="text">
          {t.cancel}
        </Button>
      </form>
      <p className="type-body mt-5 max-w-text text-pretty text-ink-2">{t.payNote}</p>
      <noscript>
        <p className="type-body mt-3 max-w-text text-warning">{t.reload}</p>
      </noscript>
      <Progress waiting={waiting} t={t} />
    </div>
  )
}

/** A way of paying is chosen here, not on another page; whichever it is, the gateway takes the money. */
function PayForm({
  here,
  waiting,
  t,
  className,
}: {
  here: string
  waiting: Waiting
  t: MyOrdersTexts
  className?: string
}) {
  return (
    <form method="post" action={here} className={className}>
      <fieldset>
        <legend className="type-small pb-3">{t.payWay}</legend>
        <div className="grid max-w-[640px] grid-cols-2 gap-3">
          {waiting.methods.map(method => (
            <label
              key={method}
              className="type-body flex min-h-14 items-center gap-3 border border-edge px-3 sm:px-4 has-[:checked]:border-ink has-[:checked]:shadow-[inset_0_4px_0_var(--accent)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink hover:border-ink"
            >
              <input
                type="radio"
                name="method"
                value={method}
                defaultChecked={method === waiting.method}
                className="tick tick-round"
              />
              {t.payWays[method]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" name="do" value="pay" className="mt-6">
        {waiting.pay}
      </Button>
    </form>
  )
}

/** Four points on a line: behind us, now, and to come. */
function Progress({ waiting, t }: { waiting: Waiting; t: MyOrdersTexts }) {
  const current = 1
  const below = [waiting.placedAt, waiting.stepUntil]
  return (
    <ol aria-label={t.orderProgress} className="mt-12 grid gap-y-5 sm:grid-cols-4">
      {t.steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === current ? 'step' : undefined}
          className="relative pl-8 sm:border-t sm:border-edge sm:pt-4 sm:pl-0"
        >
          <svg
            aria-hidden="true"
            width="13"
            height="13"
            viewBox="0 0 13 13"
            fill={place === current ? 'none' : place < current ? 'currentColor' : 'var(--ground)'}
            stroke="currentColor"
            strokeWidth={place === current ? 4 : 1}
            className={cx(
              'absolute top-1.5 left-0 sm:-top-[7px]',
              place === current ? 'text-warning' : place < current ? 'text-ink' : 'text-edge',
            )}
          >
            <circle cx="6.5" cy="6.5" r={place === current ? 4 : 5.5} />
          </svg>
          <span className={cx('type-small block', place > current ? 'text-ink-3' : 'text-ink')}>{step}</span>
          {below[place] && <span className="type-caption block text-ink-2">{below[place]}</span>}
        </li>
      ))}
    </ol>
  )
}
