import type { Edition } from '../../editions/edition.ts'
import { type Day, dayOf, endOfDay, isDay, startOfDay } from '../../platform/dates.ts'
import { defaultLocale, isLocale, type LocaleCode } from '../../platform/languages.ts'
import { readRoubles } from '../../platform/money.ts'
import { catalogue as rules } from '../../validation/catalogue.ts'
import type { ProductId } from '../catalogue/products.ts'
import {
  fullPriceOf,
  type InvitationKind,
  invitableProducts,
  invitationKinds,
  mostInBatch,
  mostUses,
} from './invitation.ts'

/** One guest of a list: a name, and an address if a letter shall go there. */
export type Guest = { name: string; email: string | null; locale: LocaleCode }

/** What staff want to make: as many as there are guests, all alike. */
export type InvitationWish = {
  kind: InvitationKind
  product: ProductId
  priceKopecks: number
  uses: number
  maxPerOrder: number | null
  validFrom: Date
  validUntil: Date
  note: string
  guests: Guest[]
  sendsLetters: boolean
}

export type WishFault = { field: string; code: WishFaultCode; line?: number }
export type WishFaultCode =
  | 'kind'
  | 'product'
  | 'price'
  | 'price-full'
  | 'uses'
  | 'per-order'
  | 'count'
  | 'count-or-guests'
  | 'days'
  | 'days-over'
  | 'note'
  | 'guest-name'
  | 'guest-email'
  | 'guest-locale'
  | 'guest-twice'
  | 'guests-many'
  | 'letters-whom'

/** The wish in what was typed, or everything that is wrong with it. */
export function readWish(
  fields: Readonly<Record<string, string>>,
  edition: Edition,
  now: Date,
): { wish: InvitationWish } | { faults: WishFault[] } {
  const faults: WishFault[] = []
  const say = (field: string, code: WishFaultCode, line?: number) =>
    faults.push({ field, code, ...(line !== undefined && { line }) })
  const typed = (name: string) => (fields[name] ?? '').trim()

  const kind = invitationKinds.find(one => one === typed('kind'))
  if (!kind) say('kind', 'kind')
  const product = invitableProducts().find(({ id }) => id === typed('product'))
  if (!product) say('product', 'product')
  const priceKopecks = readRoubles(typed('price'))
  // Nothing, or a sum that the gateway takes.
  if (priceKopecks === null || (priceKopecks > 0 && priceKopecks < 100)) say('price', 'price')
  else if (product) {
    const full = fullPriceOf(edition, product)
    if (full !== null && priceKopecks >= full) say('price', 'price-full')
  }
  const uses = readCount(typed('uses'), mostUses)
  if (uses === null) say('uses', 'uses')
  const maxPerOrder = typed('per-order') === '' ? null : readCount(typed('per-order'), uses ?? mostUses)
  if (typed('per-order') !== '' && maxPerOrder === null) say('per-order', 'per-order')
  const days = readDays(typed('from'), typed('until'), edition, now, code => say('until', code))
  if (typed('note').length > 500) say('note', 'note')

  const sendsLetters = typed('letters') === 'yes'
  const isList = typed('guests') !== ''
  const count = typed('count') === '' ? (isList ? null : 1) : readCount(typed('count'), mostInBatch)
  if (isList && typed('count') !== '' && typed('count') !== '1') say('count', 'count-or-guests')
  else if (!isList && count === null) say('count', 'count')
  const guests = isList ? readGuests(typed('guests'), say) : nobodies(count ?? 0)
  if (sendsLetters && !guests.some(({ email }) => email)) say('guests', 'letters-whom')

  if (faults.length > 0 || !kind || !product || priceKopecks === null || uses === null || !days) {
    return { faults }
  }
  const note = typed('note')
  return {
    wish: { kind, product: product.id, priceKopecks, uses, maxPerOrder, ...days, note, guests, sendsLetters },
  }
}

function readCount(text: string, most: number): number | null {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= most ? count : null
}

function readDays(
  from: string,
  until: string,
  { visitorDays }: Edition,
  now: Date,
  say: (code: 'days' | 'days-over') => void,
): { validFrom: Date; validUntil: Date } | null {
  if (!isDay(from) || !isDay(until) || from > until) say('days')
  else if (until < dayOf(now) || until > visitorDays.last) say('days-over')
  else return { validFrom: startOf(from, now), validUntil: endOfDay(until) }
  return null
}

// Of today it is valid at once.
function startOf(day: Day, now: Date): Date {
  const begin = startOfDay(day)
  return begin < now && dayOf(now) === day ? now : begin
}

function nobodies(count: number): Guest[] {
  return Array.from({ length: count }, () => ({ name: '', email: null, locale: defaultLocale }))
}

/** A guest a line: `Имя; почта; en`, the address and the language where they are known. A table's tabs will do. */
function readGuests(text: string, say: (field: string, code: WishFaultCode, line?: number) => void): Guest[] {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  if (lines.length > mostInBatch) {
    say('guests', 'guests-many')
    return []
  }
  const seen = new Set<string>()
  return lines.map((line, place) => {
    const [name = '', email = '', locale = ''] = line.split(/[;\t]/).map(part => part.trim())
    const at = place + 1
    if (name === '' || name.length > 200) say('guests', 'guest-name', at)
    const address = email.toLowerCase()
    if (email !== '' && (email.length > 254 || !rules.email(email, [], { values: {}, now: new Date(0) })))
      say('guests', 'guest-email', at)
    else if (email !== '' && seen.has(address)) say('guests', 'guest-twice', at)
    if (email !== '') seen.add(address)
    if (locale !== '' && !isLocale(locale.toLowerCase())) say('guests', 'guest-locale', at)
    return {
      name,
      email: email === '' ? null : email,
      locale: isLocale(locale.toLowerCase()) ? (locale.toLowerCase() as LocaleCode) : defaultLocale,
    }
  })
}
