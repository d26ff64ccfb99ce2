import { notFound } from '../../../navigation/page-error.ts'
import type { Action, ActionContext, Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import type { Fields } from '../../../page-server/read-fields.ts'
import { transaction } from '../../../platform/database/transaction.server.ts'
import { localeCodes } from '../../../platform/languages.ts'
import { readRoubles } from '../../../platform/money.ts'
import { proposeAction } from '../../approvals/propose-action.server.ts'
import type { BoxOffice } from '../../box-office.ts'
import { correctBuyer } from '../../letters/correct-buyer.server.ts'
import { lettersToSendAgain, resendLetter } from '../../letters/resend-letter.server.ts'
import { cancelOrder } from '../../orders/close-order.server.ts'
import { buyerShape } from '../../orders/forms.ts'
import { lockLeaning } from '../../orders/read-leaning.server.ts'
import { resendPayout } from '../../orders/resend-payout.server.ts'
import { moneyLeft } from '../../orders/return-money.server.ts'
import { answerReturn, receivePapers } from '../../refunds/answer-return.server.ts'
import { promiseRefund, takesTwo } from '../../refunds/promise-refund.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { type OrderRecord, orderRecord } from '../read-order-record.server.ts'
import { type Outcome, officeAction, tickedAction, unknownAction } from '../run-office-action.server.ts'
import { showOrder } from '../show-order.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, params, now, pathname } = context
  const record = await orderRecord(db, edition, params.id ?? '', now)
  if (!record) throw notFound(pathname)
  return { ...(await loadFrame(context)), ...(await showOrder(record, context)) }
}

export type OrderData = Awaited<ReturnType<typeof load>>

type OnRecord = (
  record: OrderRecord,
  context: SignedIn<ActionContext>,
  boxOffice: BoxOffice,
) => Promise<Outcome>

const onRecord =
  (work: OnRecord) =>
  async (context: SignedIn<ActionContext>, boxOffice: BoxOffice): Promise<Outcome> => {
    const { db, edition, params, now } = context
    const record = await orderRecord(db, edition, params.id ?? '', now)
    return record ? work(record, context, boxOffice) : { refused: 'not-possible' }
  }

const decide = (kind: 'by-ladder' | 'in-full' | 'refuse'): Action =>
  tickedAction(
    onRecord(async (record, { fields, person, now }, boxOffice) => {
      const returnId = ownReturn(record, fields.return)
      if (!returnId) return { refused: 'unknown-return' }
      const answer = { kind, actor: person.email, reason: reasonIn(fields) }
      const outcome = await answerReturn(boxOffice, returnId, answer, now)
      if (outcome !== 'done') return { refused: outcome }
      return { done: kind === 'refuse' ? 'refused' : 'approved' }
    }),
  )

export const actions: Actions = {
  receive: officeAction(
    onRecord(async (record, { fields, person, now }, boxOffice) => {
      const returnId = ownReturn(record, fields.return)
      if (!returnId) return { refused: 'unknown-return' }
      const papers = { on: fields.on ?? '', actor: person.email }
      const outcome = await receivePapers(boxOffice, returnId, papers, now)
      return outcome === 'done' ? { done: 'received' } : { refused: outcome }
    }),
  ),

  approve: decide('by-ladder'),
  'approve-in-full': decide('in-full'),
  refuse: decide('refuse'),

  resend: officeAction(
    onRecord(async ({ order, returns }, { fields, person, now }, boxOffice) => {
      const letters = lettersToSendAgain(order.state, returns.length > 0)
      const letter = letters.find(kind => kind === fields.letter)
      if (!letter) return { refused: 'not-possible' }
      const outcome = await resendLetter(boxOffice, order.id, letter, person.email, now)
      return outcome === 'done' ? { done: 'sent' } : { refused: outcome }
    }),
  ),

  'pay-out-again': officeAction(
    onRecord(async ({ order }, { fields, person, now }, boxOffice) => {
      const outcome = await resendPayout(boxOffice, order.id, fields.payout ?? '', person.email, now)
      return outcome === 'done' ? { done: 'payout-again' } : { refused: outcome }
    }),
  ),

  cancel: tickedAction(
    onRecord(async ({ order }, { fields, person, now }, boxOffice) => {
      const reason = reasonIn(fields)
      if (reason === '') return { refused: 'no-reason' }
      const isDone = await cancelOrder(boxOffice, order.id, now, { actor: person.email, reason })
      return isDone ? { done: 'cancelled' } : { refused: 'not-possible' }
    }),
  ),

  'correct-buyer': officeAction(
    onRecord(async ({ order }, { fields, person, now }, boxOffice) => {
      const { name, email, phone } = fields
      const buyer = buyerShape.safeParse({ name, email, phone })
      const locale = localeCodes.find(code => code === fields.locale)
      const reason = reasonIn(fields)
      if (!buyer.success || !locale) return { refused: 'wrong-buyer' }
      if (reason === '') return { refused: 'no-reason' }
      const wanted = { ...buyer.data, locale }
      const outcome = await correctBuyer(boxOffice, order.id, wanted, { actor: person.email, reason }, now)
      return outcome === 'done' ? { done: 'corrected' } : { refused: outcome }
    }),
  ),

  refund: tickedAction(
    onRecord(async ({ order }, { fields, person, now }, boxOffice) => {
      const amountKopecks = readRoubles(fields.sum ?? '')
      const reason = reasonIn(fields).slice(0, 1000)
      if (amountKopecks === null || amountKopecks < 100) return { refused: 'wrong-sum' }
      if (reason === '') return { refused: 'no-reason' }
      const codes = order.tickets.map(({ code }) => code).filter(code => fields[`ticket-${code}`] === 'yes')
      const wish = { orderId: order.id, amountKopecks, tickets: codes }
      return transaction<Outcome>(boxOffice.pool, async tx => {
        await lockLeaning(tx, order.id)
        if (amountKopecks > (await moneyLeft(tx, order.id))) return { refused: 'too-much' }
        if (await takesTwo(tx, order.id, amountKopecks)) {
          const params = { amountKopecks, reason, tickets: codes.join(',') }
          const { kind } = await proposeAction(
            tx,
            { action: 'refund', subject: order.id, params },
            person,
            now,
          )
          return kind === 'proposed' ? { done: 'refund-proposed' } : { refused: 'already-waiting' }
        }
        const outcome = await promiseRefund(boxOffice, tx, wish, { actor: person.email, reason, now })
        return outcome === 'done' ? { done: 'refunded' } : { refused: outcome }
      })
    }),
  ),

  default: unknownAction,
}

// A return of another order is none of this page's business.
function ownReturn({ returns }: OrderRecord, id: string | undefined): string | null {
  return returns.find(row => row.id === id)?.id ?? null
}

function reasonIn({ reason = '' }: Fields): string {
  return reason.trim()
}
