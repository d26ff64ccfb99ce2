import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../../platform/languages.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { Places as PlacesLeft } from '../../slots/queries.server.ts'
import type { CartView } from '../cart.ts'
import type { PickerOffer } from '../picker-offer.ts'
import type { PickerPageTexts } from '../picker-texts.ru.ts'
import { placesWord } from '../places-left.ts'
import { readPlaces } from '../read-places.ts'
import { cartEvent } from '../sign-cookie.ts'
import { eachText, sumText } from '../sum-text.ts'
import { chosenLines, chosenTime, nextFree, quantityOf, ticketsIn } from '../ticket-choice.ts'
import { CartDialog } from './cart-dialog.tsx'

/**
 * What the picker can do once somebody touches it: count places, add up, fill the cart. It is fetched then and not with
 * the page, which most people only read.
 */
export const live = { readPlaces, addToCart, CartDialog, Places, NextFree, Lines, Sum }
export type Live = typeof live

/** What is offered, and what is chosen of it. */
type Touched = { offer: PickerOffer; values: Record<string, string>; t: PickerPageTexts; locale: LocaleCode }
type AtSlot = Touched & { slot: string; left: number }

/** How many may still come at this time. */
function Places({ left, offer, values, t, locale }: AtSlot) {
  const isTight = left > 0 && isFull({ left, offer, values })
  return (
    <span className={cx('type-small mt-3 block', isTight && 'text-warning')}>
      {placesWord(left, t, locale)}
    </span>
  )
}

/** Where there is room instead: one press takes it. */
function NextFree({
  slot,
  left,
  offer,
  values,
  places,
  choose,
  t,
}: AtSlot & {
  places: PlacesLeft
  choose(window: { day: string; kind: string }): void
}) {
  const next = isFull({ left, offer, values }) ? nextFree(slot, offer, values, places) : null
  if (!next) return null
  return (
    <button
      type="button"
      onClick={() => choose(next)}
      className={buttonClass({ tone: 'text', className: 'mt-2 text-left' })}
    >
      <span>
        <Unbroken>{fill(t.picker.nextFree, { when: next.when })}</Unbroken>
      </span>
    </button>
  )
}

/** What has been chosen so far, line by line. */
function Lines({ offer, values, t, locale }: Touched) {
  return (
    <>
      {values.day && (
        <p className="type-italic mt-4 border-t border-hair pt-4">{whenOf({ offer, values, t })}</p>
      )}
      <ul className="mt-3">
        {chosenLines(offer, values).map(({ id, name, quantity, unitKopecks }) => (
          <li key={id} className="type-small flex justify-between gap-4 border-t border-hair py-2.5">
            <span>
              {name}
              <span className="type-caption block text-ink-2">
                {eachText(quantity, unitKopecks, t, locale)}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {sumText(quantity * unitKopecks, t, locale)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Sum({ offer, values, t, locale }: Touched) {
  const lines = chosenLines(offer, values)
  const total = lines.reduce((sum, { quantity, unitKopecks }) => sum + quantity * unitKopecks, 0)
  // What an invited ticket costs is known to its code alone.
  const isInvited = quantityOf(values, 'premium') > 0
  return isInvited || lines.length === 0 ? (
    <span className="type-small block text-ink-2">{isInvited ? t.picker.sumLater : t.picker.nothingYet}</span>
  ) : (
    <span className="type-numeral block max-lg:text-[1.75rem]">{formatRoubles(total, locale)}</span>
  )
}

function isFull({ left, offer, values }: Pick<AtSlot, 'left' | 'offer' | 'values'>): boolean {
  return left < Math.max(1, ticketsIn(offer, values))
}

// «26 сентября, до 14:00»; as much of it as is settled.
function whenOf({ offer, values, t }: Omit<Touched, 'locale'>): string {
  if (values.day === 'open-date') return t.picker.openDate
  const day = offer.days.find(one => one.day === values.day)
  if (!day) return ''
  const time = chosenTime(values)
  return time ? `${day.name}, ${fill(t.picker.prices[time], { time: offer.hours.turnsAt })}` : day.name
}

/** Sends the form as the browser would and reads the cart it filled; null when the form was refused. */
export async function addToCart(form: HTMLFormElement, locale: LocaleCode): Promise<CartView | null> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
  // The way to the cart's page, which is not followed here.
  if (answer.type !== 'opaqueredirect') return null
  dispatchEvent(new Event(cartEvent))
  const payload = await fetch(`${withLocale('/tickets/cart/', locale)}_payload.json`)
  const { data } = (await payload.json()) as { data: { cart: CartView } }
  return data.cart
}
