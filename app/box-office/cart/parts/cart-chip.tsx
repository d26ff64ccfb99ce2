import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { chipTexts } from '../chip-texts.ts'
import { clockOf } from './hold-timer.tsx'
import { useCartSign } from './use-cart-sign.ts'

/** The cart in the header of every page, for whoever has one: how many tickets, and how long they are still held. */
export default function CartChip() {
  const cart = useCartSign()
  const { locale } = useView()
  if (!cart) return null
  return (
    <Link
      to="/tickets/cart/"
      className="cart-chip type-small inline-flex min-h-11 items-center gap-2 px-1 whitespace-nowrap transition-colors hover:text-accent lg:ml-3 xl:max-[1400px]:ml-1"
    >
      <span className="max-xs:sr-only xl:max-[1400px]:sr-only">{chipTexts(locale).basket}</span>{' '}
      <span className="grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-[0.84375rem] leading-none font-semibold text-on-accent tabular-nums">
        {cart.count}
      </span>{' '}
      {cart.left !== null && <span className="text-warning tabular-nums">{clockOf(cart.left)}</span>}
    </Link>
  )
}
