/**
 * A cookie beside the cart's own, which no script can read: how many tickets lie in it and until when they are held. It
 * goes with the hold, and says nothing of who holds them.
 */
export const signCookie = 'cart-held'

/** What the window hears where the cart has changed and the page stays. */
export const cartEvent = 'cart'
