import { Suspense, useSyncExternalStore } from 'react'
import { followCart, signCookie } from '../../box-office/cart/sign-cookie.ts'
import { onDemand } from './on-demand.ts'

const CartChip = onDemand(() => import('../../box-office/cart/parts/cart-chip.tsx'))

/** The code of the cart in the header comes to those who have one. */
export function CartSlot() {
  return (
    useSyncExternalStore(followCart, hasCart, () => false) && (
      <Suspense>
        <CartChip />
      </Suspense>
    )
  )
}

function hasCart() {
  return document.cookie.includes(signCookie)
}
