import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context, Hono } from 'hono'
import type { People } from '../../accounts/open-accounts.server.ts'
import { holdsRole } from '../../accounts/roles.ts'
import { PageFailure } from '../../navigation/page-error.ts'
import type { Posted } from '../../page-server/load-context.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { splitLocale } from '../../platform/languages.ts'
import type { BoxOffice } from '../box-office.ts'
import { openSale, retryCallOff, startCallOff } from '../call-off/call-off-fair.server.ts'
import { readCallOffWish } from '../call-off/call-off-form.ts'
import { callOffSlot } from '../call-off/call-off-slot.server.ts'
import { slotToCallOff } from '../call-off/check-slot.server.ts'
import { lettersToSendAgain, resendLetter } from '../letters/resend-letter.server.ts'
import { cancelOrder } from '../orders/close-order.server.ts'
import { resendPayout } from '../orders/resend-payout.server.ts'
import { answerReturn, receivePapers } from '../refunds/answer-return.server.ts'
import { mostPlaces, setCapacity } from '../slots/set-capacity.server.ts'
import { orderRecord } from './read-order-record.server.ts'
import en from './texts.en.ts'
import ru, { type OfficeRefusal, type OfficeTexts } from './texts.ru.ts'

type Office = {
  boxOffice: BoxOffice
  people: People
  clock: Clock
  /** Shows the page again with what was typed. */
  refuse(c: Context, posted: Posted): Promise<Response>
}
type Fields = Record<string, string>
type Outcome = { done: keyof OfficeTexts['done'] } | { refused: OfficeRefusal }
type Deed = (c: Context, fields: Fields, actor: string, now: Date) => Promise<Outcome>

/** What cannot be taken back asks for a tick. */
const needsTick = new Set([
  'approve',
  'approve-in-full',
  'refuse',
  'cancel',
  'call-off',
  'cancel-fair',
  'postpone-fair',
])

/** The forms of the office: who, what, do, answer. Each deed is recorded under the address of whoever did it. */
export function officeForms<Env extends object>(web: Hono<Env>, office: Office): void {
  const { boxOffice, clock } = office
  const db = drizzle(boxOffice.pool)
  const pages: Record<string, Deed> = {
    '/office/orders/:id/': changeOrder,
    '/office/departures/': changeSlot,
    '/office/fair/': changeFair,
  }
  for (const [path, deed] of Object.entries(pages)) {
    for (const prefix of ['', '/en']) web.post(`${prefix}${path}`, c => answer(c, deed))
  }

  async function answer(c: Context, deed: Deed): Promise<Response> {
    const person = await office.people.of(c)
    if (!person || !holdsRole(person, 'box-office')) {
      throw new PageFailure(403, 'This is for the role box-office.')
    }
    const fields = await fieldsOf(c)
    const outcome: Outcome =
      needsTick.has(fields.do ?? '') && fields.confirm !== 'yes'
        ? { refused: 'confirm-first' }
        : await deed(c, fields, person.email, clock.now())
    const { pathname } = new URL(c.req.url)
    if ('done' in outcome) return c.redirect(`${pathname}?done=${outcome.done}`, 303)
    const words = { ru, en }[splitLocale(pathname).locale]
    const errors = [{ field: fields.do ?? '', message: words.refusals[outcome.refused] }]
    return office.refuse(c, { values: fields, errors })
  }

  async function changeOrder(c: Context, fields: Fields, actor: string, now: Date): Promise<Outcome> {
    const id = c.req.param('id') ?? ''
    const record = await orderRecord(db, boxOffice.edition, id, now)
    const returnId = fields.return ?? ''
    if (!record) return { refused: 'not-possible' }
    // A return of another order is none of this page's business.
    const isOwn = record.returns.some(row => row.id === returnId)
    const reason = (fields.reason ?? '').trim()
    switch (fields.do) {
      case 'receive': {
        if (!isOwn) return { refused: 'unknown-return' }
        const outcome = await receivePapers(boxOffice, returnId, { on: fields.on ?? '', actor }, now)
        return outcome === 'done' ? { done: 'received' } : { refused: outcome }
      }
      case 'approve':
      case 'approve-in-full':
      case 'refuse': {
        if (!isOwn) return { refused: 'unknown-return' }
        const outcome = await answerReturn(
          boxOffice,
          returnId,
          { kind: decisions[fields.do], actor, reason },
          now,
        )
        if (outcome !== 'done') return { refused: outcome }
        return { done: fields.do === 'refuse' ? 'refused' : 'approved' }
      }
      case 'resend': {
        const letter = lettersToSendAgain(record.order.state, record.returns.length > 0).find(
          kind => kind === fields.letter,
        )
        if (!letter) return { refused: 'not-possible' }
        await resendLetter(boxOffice, id, letter, actor, now)
        return { done: 'sent' }
      }
      case 'pay-out-again': {
        const outcome = await resendPayout(boxOffice, id, fields.payout ?? '', actor, now)
        return outcome === 'done' ? { done: 'payout-again' } : { refused: outcome }
      }
      case 'cancel':
        if (reason === '') return { refused: 'no-reason' }
        return (await cancelOrder(boxOffice, id, now, { actor, reason }))
          ? { done: 'cancelled' }
          : { refused: 'not-possible' }
      default:
        return { refused: 'unknown-action' }
    }
  }

  async function changeSlot(_c: Context, fields: Fields, actor: string, now: Date): Promise<Outcome> {
    const slot = fields.slot ?? ''
    switch (fields.do) {
      case 'capacity': {
        const capacity = Number(fields.capacity || Number.NaN)
        const isNumber = Number.isInteger(capacity) && capacity >= 0 && capacity <= mostPlaces
        if (!isNumber) return { refused: 'wrong-number' }
        const outcome = await setCapacity(boxOffice, slot, capacity, actor, now)
        return outcome === 'set' ? { done: 'capacity' } : { refused: outcome }
      }
      case 'call-off': {
        const reason = (fields.reason ?? '').trim().slice(0, 1000)
        if (reason === '') return { refused: 'no-reason' }
        const refused = await slotToCallOff(db, slot, now)
        if (refused) return { refused }
        await callOffSlot(boxOffice, slot, { actor, reason }, now)
        return { done: 'called-off' }
      }
      default:
        return { refused: 'unknown-action' }
    }
  }

  async function changeFair(_c: Context, fields: Fields, actor: string, now: Date): Promise<Outcome> {
    switch (fields.do) {
      case 'cancel-fair':
      case 'postpone-fair': {
        const wish = readCallOffWish(fields, actor, now)
        if (typeof wish === 'string') return { refused: wish }
        const outcome = await startCallOff(boxOffice, wish, now)
        return outcome.kind === 'started' ? { done: 'started' } : { refused: outcome.reason }
      }
      case 'again':
        return (await retryCallOff(boxOffice, fields.batch ?? '', actor, now))
          ? { done: 'again' }
          : { refused: 'not-possible' }
      case 'open-sale':
        return (await openSale(boxOffice, actor, now)) > 0
          ? { done: 'sale-open' }
          : { refused: 'not-possible' }
      default:
        return { refused: 'unknown-action' }
    }
  }
}

const decisions = { approve: 'by-ladder', 'approve-in-full': 'in-full', refuse: 'refuse' } as const

async function fieldsOf(c: Context): Promise<Fields> {
  const body = await c.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
