import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import type { CartView } from './cart-view.ts'

/** Sends the form as the browser would and reads the cart it filled; null when the form was refused. */
export async function addToCart(form: HTMLFormElement, locale: LocaleCode): Promise<CartView | null> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
  // The way to the cart's page, which is not followed here.
  if (answer.type !== 'opaqueredirect') return null
  const payload = await fetch(`${withLocale('/tickets/cart/', locale)}_payload.json`)
  const { data } = (await payload.json()) as { data: { cart: CartView } }
  return data.cart
}
