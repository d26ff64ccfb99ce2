/**
 * A cookie beside the cart's own, which no script can read: how many tickets lie in it and until when they are held. It
 * goes with the hold, and says nothing of who holds them.
 */
export const signCookie = 'cart-held'

/** What the window hears where the cart has changed and the page stays. */
export const cartEvent = 'cart'

/** Somebody may have filled the cart in another window: whoever comes back to this one sees it. */
export function followCart(look: () => void) {
  addEventListener(cartEvent, look)
  addEventListener('focus', look)
  return () => {
    removeEventListener(cartEvent, look)
    removeEventListener('focus', look)
  }
}
