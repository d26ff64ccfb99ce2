import { useSecondsLeft } from '../../../navigation/seconds-left.ts'
import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { CartView } from '../cart.ts'
import type { PickerPageTexts } from '../picker-texts.ru.ts'

const soonSeconds = 180

type Held = Extract<CartView, { state: 'held' }>

/** How long the places are kept: the moment in words, the minutes as they run, one warning. */
export function HoldTimer({ cart, left, t }: { cart: Held; left: number | null; t: PickerPageTexts }) {
  const isSoon = left !== null && left < soonSeconds
  return (
    <div
      className={cx('border-b-2 py-3', isSoon ? 'border-error text-error' : 'border-warning text-warning')}
    >
      <p className="flex items-center justify-between gap-4">
        <span className="type-small inline-flex items-center gap-2">
          <Icon name="clock" size={18} />
          {fill(t.cart.heldUntil, { time: cart.heldUntilTime })}
        </span>
        {left !== null && (
          <span role="timer" aria-live="off" className="type-numeral type-numeral-s type-timer">
            {clockOf(left)}
          </span>
        )}
      </p>
      <p role="status" className="type-small">
        {isSoon && t.cart.soon}
      </p>
    </div>
  )
}

/** Seconds until the places of a cart are let go; null until known. */
export function useHold(cart: CartView): number | null {
  return useSecondsLeft(cart.state === 'held' ? cart.heldUntil : null)
}

/** 14:32 */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
