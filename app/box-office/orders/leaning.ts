import type { Day } from '../../platform/dates.ts'
import { groupBy } from '../../platform/older-browsers/group-by.ts'
import type { SlotKind } from '../catalogue/product-records.ts'
import { type ProductId, productOf, products } from '../catalogue/products.ts'

/** A ticket that lets somebody in, or a place that shall become one. */
export type Standing = {
  id: string
  orderId: string
  lineId: string
  product: ProductId
  slot: { id: string; kind: SlotKind; day: Day; startsAt: Date; endsAt: Date }
  /** People of one individual tour. */
  heads: number | null
}

/** A line that leans on an entry ticket of another order. */
export type Lean = { lineId: string; entryTicketId: string }

/**
 * Who would stand on nothing: a companion without the person accompanied at the same time, places on a tour or at a
 * class without as many entry tickets of that day. Only those that are too many are named, the last ones first.
 */
export function leftAlone(standing: readonly Standing[], leans: readonly Lean[]): Standing[] {
  const entries = standing.filter(({ product }) => groupOf(product) === 'ticket')
  const events = standing.filter(({ product }) => groupOf(product) !== 'ticket')
  return [...companionsAlone(entries), ...eventsAlone(events, entries, leans)]
}

function companionsAlone(entries: readonly Standing[]): Standing[] {
  return products.flatMap(({ id, accompanies }) => {
    if (!accompanies) return []
    const companions = entries.filter(({ product }) => product === id)
    const bySlot = groupBy(companions, ({ orderId, slot }) => `${orderId} ${slot.id}`)
    return [...bySlot.values()].flatMap(same => {
      const principals = entries.filter(one => one.product === accompanies && isBeside(one, same[0]))
      return same.slice(principals.length)
    })
  })
}

function isBeside(one: Standing, other: Standing | undefined): boolean {
  return one.orderId === other?.orderId && one.slot.id === other.slot.id
}

function eventsAlone(
  events: readonly Standing[],
  entries: readonly Standing[],
  leans: readonly Lean[],
): Standing[] {
  const living = new Map(entries.map(entry => [entry.id, entry]))
  return [...groupBy(events, ({ lineId }) => lineId).values()].flatMap(line => {
    const [first] = line
    if (!first) return []
    const { orderId, lineId, slot } = first
    const own = entries.filter(entry => entry.orderId === orderId && opens(entry.slot, slot.day)).length
    const named = leans.filter(lean => {
      const entry = lean.lineId === lineId && living.get(lean.entryTicketId)
      return entry && opens(entry.slot, slot.day)
    }).length
    const people = own + named
    // One individual tour is one ticket for several people: it stands or falls as a whole.
    if (first.heads !== null) return people < first.heads ? line : []
    return line.slice(people)
  })
}

/** The day on which an entry ticket lets one in. */
export function opens(slot: { kind: SlotKind; day: Day }, day: Day): boolean {
  return slot.kind === 'open-date' || slot.day === day
}

/** Two classes that one person cannot both go to. */
export function isAtOnce(
  one: { kind: string; startsAt: Date; endsAt: Date },
  other: { startsAt: Date; endsAt: Date },
): boolean {
  return one.kind === 'class' && one.startsAt < other.endsAt && other.startsAt < one.endsAt
}

/** Those that leave, and whoever would stand on nothing without them, until nobody does. */
export function leavingTogether(
  standing: readonly Standing[],
  leans: readonly Lean[],
  leaving: ReadonlySet<string>,
): Set<string> {
  const all = new Set(leaving)
  const aloneBefore = new Set(leftAlone(standing, leans).map(({ id }) => id))
  for (;;) {
    const staying = standing.filter(({ id }) => !all.has(id))
    const alone = leftAlone(staying, leans).filter(({ id }) => !aloneBefore.has(id))
    if (alone.length === 0) return all
    for (const { id } of alone) all.add(id)
  }
}

export type Move = {
  /** The ticket, and whoever has to come along. */
  moving: string[]
  /** What leaned on it and cannot come along. */
  leaving: string[]
}

/** What moving a ticket to another time does to the others; null where it would itself stand on nothing there. */
export function planMove(
  standing: readonly Standing[],
  leans: readonly Lean[],
  ticketId: string,
  to: Standing['slot'],
): Move | null {
  const aloneBefore = new Set(leftAlone(standing, leans).map(({ id }) => id))
  const moving = new Set([ticketId])
  for (;;) {
    const moved = standing.map(one => (moving.has(one.id) ? { ...one, slot: to } : one))
    const alone = leftAlone(moved, leans).filter(({ id }) => !aloneBefore.has(id))
    const partners = alone.flatMap(({ id }) => partnerOf(standing, moving, id, to) ?? [])
    for (const id of partners) moving.add(id)
    if (partners.length > 0) continue
    if (alone.some(({ id }) => moving.has(id))) return null
    return { moving: [...moving], leaving: alone.map(({ id }) => id) }
  }
}

// A companion left behind comes along; the person accompanied comes along with a companion.
function partnerOf(
  standing: readonly Standing[],
  moving: ReadonlySet<string>,
  aloneId: string,
  to: Standing['slot'],
): string | null {
  const alone = standing.find(({ id }) => id === aloneId)
  const accompanied = alone && productOf(alone.product)?.accompanies
  if (!alone || !accompanied || !productOf(alone.product)?.slots.includes(to.kind)) return null
  if (!moving.has(alone.id)) {
    const hasPrincipal = standing.some(
      one => moving.has(one.id) && one.product === accompanied && isBeside(one, alone),
    )
    return hasPrincipal ? alone.id : null
  }
  const principal = standing.find(
    one => !moving.has(one.id) && one.product === accompanied && isBeside(one, alone),
  )
  return principal?.id ?? null
}

function groupOf(product: ProductId) {
  return productOf(product)?.group
}
