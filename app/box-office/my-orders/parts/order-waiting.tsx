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
          <PayForm here={here} words={waiting.pay} className="mt-4" />
        </div>
      )}
      {waiting.hasNoAnswer && <p className="type-body mb-8 text-warning">{t.noAnswer}</p>}
      <PayCountdown token={token} waiting={waiting} t={t} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {!waiting.failure && <PayForm here={here} words={waiting.pay} />}
        <form method="post" action={here}>
          <Button type="submit" name="do" value="cancel" tone="text">
            {t.cancel}
          </Button>
        </form>
      </div>
      <p className="type-body mt-5 max-w-text text-pretty text-ink-2">{t.payNote}</p>
      <noscript>
        <p className="type-body mt-3 max-w-text text-warning">{t.reload}</p>
      </noscript>
      <Progress waiting={waiting} t={t} />
    </div>
  )
}

function PayForm({ here, words, className }: { here: string; words: string; className?: string }) {
  return (
    <form method="post" action={here} className={className}>
      <Button type="submit" name="do" value="pay">
        {words}
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
