import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { productName } from '../../catalogue/catalogue.ts'
import { adoptPayment, chooseTickets, closeDifference } from '../../gateway/answer-difference.server.ts'
import { beginReconciliation } from '../../gateway/run-reconciliation.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { lastReconciliation, openDifferences, settledDifferences } from '../read-differences.server.ts'
import { momentOf } from '../record-names.ts'
import { officeAction, tickedAction, unknownAction } from '../run-office-action.server.ts'

const ticketField = 'ticket-'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale } = context
  const frame = await loadFrame(context)
  const sum = (kopecks: number) => formatRoubles(kopecks, locale)
  const last = await lastReconciliation(db)
  return {
    ...frame,
    last: last && {
      startedAt: momentOf(last.startedAt, locale),
      finishedAt: last.finishedAt && momentOf(last.finishedAt, locale),
      payments: last.paymentsRead,
      refunds: last.refundsRead,
    },
    open: (await openDifferences(db)).map(row => ({
      id: row.id,
      kind: row.kind,
      gatewayId: row.gatewayId,
      orderId: row.orderId,
      isOfInvoice: row.orderId === null && row.paymentId !== null,
      code: row.code,
      buyer: row.buyer,
      there: sum(row.gatewayKopecks),
      here: sum(row.ourKopecks),
      asked: sum(row.gatewayKopecks - row.ourKopecks),
      foundAt: momentOf(row.foundAt, locale),
      typed: frame.typed.difference === row.id ? frame.typed : {},
      tickets: row.tickets.map(({ code, product, priceKopecks }) => ({
        field: `${ticketField}${code}`,
        code,
        name: productName(product, locale),
        price: sum(priceKopecks),
      })),
    })),
    settled: (await settledDifferences(db)).map(({ difference, code }) => ({
      id: difference.id,
      kind: difference.kind,
      orderId: difference.orderId,
      code,
      there: sum(difference.gatewayKopecks),
      by: difference.settledBy ?? '',
      at: difference.settledAt ? momentOf(difference.settledAt, locale) : '',
      note: difference.note ?? '',
    })),
  }
}

export const actions: Actions = {
  run: officeAction(async ({ person, now }, boxOffice) => {
    await beginReconciliation(boxOffice, { actor: person.email }, now)
    return { done: 'reconciliation' }
  }),

  tickets: tickedAction(async ({ fields, person, now }, boxOffice) => {
    const codes = Object.keys(fields).flatMap(name =>
      name.startsWith(ticketField) ? [name.slice(ticketField.length)] : [],
    )
    const by = { actor: person.email }
    const outcome = await chooseTickets(boxOffice, fields.difference ?? '', codes, by, now)
    return outcome === 'done' ? { done: 'cabinet-tickets' } : { refused: outcome }
  }),

  adopt: tickedAction(async ({ fields, person, now }, boxOffice) => {
    const outcome = await adoptPayment(boxOffice, fields.difference ?? '', { actor: person.email }, now)
    return outcome === 'done' ? { done: 'payment-adopted' } : { refused: outcome }
  }),

  close: officeAction(async ({ fields, person, now }, boxOffice) => {
    const answer = { actor: person.email, reason: (fields.reason ?? '').trim().slice(0, 1000) }
    const outcome = await closeDifference(boxOffice, fields.difference ?? '', answer, now)
    return outcome === 'done' ? { done: 'difference-closed' } : { refused: outcome }
  }),

  default: unknownAction,
}
