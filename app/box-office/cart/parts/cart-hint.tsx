import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chipTexts } from '../chip-texts.ts'
import { clockOf } from './hold-timer.tsx'
import { useCartSign } from './use-cart-sign.ts'

/** Whoever comes back to choose more is told what lies in the cart already, and how long it is kept. */
export function CartHint({ locale }: { locale: LocaleCode }) {
  const cart = useCartSign()
  if (!cart) return null
  const words = chipTexts(locale)
  return (
    <div className="mt-6 mb-8 flex flex-wrap items-center gap-x-8 gap-y-3 border-b-2 border-warning bg-raised px-5 py-4">
      <p className="type-body">
        {fill(plural(cart.count, locale, words.waiting), { count: cart.count })}
        <span className="type-small flex items-center gap-2 text-warning">
          <Icon name="clock" size={18} />
          {words.held}
          {cart.left !== null && (
            <span role="timer" aria-live="off" className="tabular-nums">
              {clockOf(cart.left)}
            </span>
          )}
        </span>
      </p>
      <Link
        to="/tickets/cart/"
        className={buttonClass({ tone: 'ghost', size: 'small', className: 'sm:ml-auto' })}
      >
        {words.open}
      </Link>
    </div>
  )
}
