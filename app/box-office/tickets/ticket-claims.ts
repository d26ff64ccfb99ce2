import type { Edition } from '../../editions/edition.ts'
import { visitorDays } from '../../editions/entry-windows.ts'
import { type Day, dayOf } from '../../platform/dates.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { doorKindOf, doorKinds, doorProductOf } from '../catalogue/door-kinds.ts'
import type { SlotKind } from '../catalogue/product-records.ts'
import { type DoorProduct, type ProductId, products } from '../catalogue/products.ts'

/** When a ticket lets one in. */
export type Admission =
  | {
      kind: 'window'
      day: Day
      window: 'before' | 'after' | 'all-day'
      /** Bought in the window's last minutes and paid a little later: honoured until then. */
      until?: string
    }
  /** Once on each visitor day: the open date. */
  | { kind: 'each-day' }
  /** The evening of the opening. */
  | { kind: 'opening' }
  /** A tour or a master class; the instant as an ISO text. */
  | { kind: 'event'; startsAt: string; minutes: number }

/** What the seal in the QR code vouches for; nothing in it tells who the holder is. */
export type TicketClaims = {
  /** 16 characters of Crockford's base32. */
  code: string
  editionId: string
  product: DoorProduct
  admission: Admission
}

export type TicketState =
  | 'paid'
  /** Its buyer wants the money back: it admits nobody until the wish is taken back, refused or lapses. */
  | 'asked-back'
  | 'refunded'
  | 'cancelled'
  /** A tour or class without a living entry ticket of its day. */
  | 'no-entry'
  /** A companion without the person accompanied. */
  | 'alone'

export type DoorTicket = TicketClaims & {
  state: TicketState
  /** The scanner knows it by its seal alone: it was sold after the last list came, and counts as paid. */
  isSealedOnly?: true
  /** How many come on this one ticket; one unless said. */
  people?: number
  /** The ticket of the other one of two who come in together. */
  pair?: string
}

type Sold = {
  code: string
  product: ProductId
  isForPass?: boolean
  /** Of which fair it is, the place says, not the day on which somebody asks. */
  slot: { editionId: string; kind: SlotKind; day: Day; startsAt: Date; endsAt: Date }
  honouredUntil?: Date | null
}

/** What was sold, in the words of the door. */
export function ticketClaims(
  { code, product, isForPass = false, slot, honouredUntil = null }: Sold,
  from = products,
): TicketClaims {
  return {
    code,
    editionId: slot.editionId,
    product: doorProductOf(product, isForPass, from),
    admission: admissionOf(slot, honouredUntil),
  }
}

function admissionOf({ kind, day, startsAt, endsAt }: Sold['slot'], honouredUntil: Date | null): Admission {
  switch (kind) {
    case 'before':
    case 'after':
      return { kind: 'window', day, window: kind, ...(honouredUntil && { until: timeOf(honouredUntil) }) }
    case 'open-date':
      return { kind: 'each-day' }
    case 'premium':
      return { kind: 'opening' }
    default: {
      const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)
      return { kind: 'event', startsAt: startsAt.toISOString(), minutes }
    }
  }
}

type Facts = Omit<TicketClaims, 'code'>

/**
 * What a scanner must know without a network, in a few characters of a QR code's dense alphabet:
 * `2025-09:D:B20250926` is a day ticket, 26 September, entry before the window turns.
 */
export function writeQrPayload({ editionId, product, admission }: Facts, kinds = doorKinds): string {
  if (!/^[0-9A-Z-]+$/.test(editionId)) throw new Error(`An edition's id does not fit a QR code: ${editionId}`)
  return `${editionId}:${doorKindOf(product, kinds).letter}:${writeAdmission(admission)}`
}

/** Null for facts that a later version of the product has written. */
export function readQrPayload(text: string, kinds = doorKinds): Facts | null {
  const [editionId, letter, when, ...more] = text.split(':')
  const product = kinds.find(kind => kind.letter === letter)?.id
  const admission = when === undefined ? null : readAdmission(when)
  if (!editionId || !product || !admission || more.length > 0) return null
  return { editionId, product, admission }
}

// Frozen, like the letters of products: tickets carry them for as long as they are valid.
const windows = { before: 'B', after: 'A', 'all-day': 'D' } as const

function writeAdmission(admission: Admission): string {
  switch (admission.kind) {
    case 'window':
      return `${windows[admission.window]}${admission.day.replaceAll('-', '')}${writeUntil(admission.until)}`
    case 'each-day':
      return 'E'
    case 'opening':
      return 'V'
    case 'event': {
      const start = new Date(admission.startsAt)
      const stamp = `${dayOf(start)}${timeOf(start)}`.replace(/[-:]/g, '')
      return `S${stamp}/${admission.minutes}`
    }
  }
}

function writeUntil(until: string | undefined): string {
  return until ? `/${until.replace(':', '')}` : ''
}

function readAdmission(text: string): Admission | null {
  if (text === 'E') return { kind: 'each-day' }
  if (text === 'V') return { kind: 'opening' }
  const day = /^([BAD])(\d{4})(\d\d)(\d\d)(?:\/(\d\d)(\d\d))?$/.exec(text)
  if (day) {
    const [, letter, year, month, date, hour, minute] = day
    const window = (['before', 'after', 'all-day'] as const).find(name => windows[name] === letter)
    const until = hour && { until: `${hour}:${minute}` }
    return window ? { kind: 'window', day: `${year}-${month}-${date}`, window, ...until } : null
  }
  const start = /^S(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\/(\d{1,4})$/.exec(text)
  if (!start) return null
  const [, year, month, date, hour, minute, minutes] = start
  return {
    kind: 'event',
    startsAt: `${year}-${month}-${date}T${hour}:${minute}:00+03:00`,
    minutes: Number(minutes),
  }
}

/** The days on which a ticket lets one in. */
export function daysOf(admission: Admission, edition: Pick<Edition, 'visitorDays' | 'vipOpening'>): Day[] {
  switch (admission.kind) {
    case 'window':
      return [admission.day]
    case 'each-day':
      return visitorDays(edition)
    case 'opening':
      return [edition.vipOpening.day]
    case 'event':
      return [dayOf(new Date(admission.startsAt))]
  }
}
