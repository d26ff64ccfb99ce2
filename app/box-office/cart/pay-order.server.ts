import { type ActionContext, type Answer, goTo } from '../../page-server/action.ts'
import type { BoxOffice } from '../box-office.ts'
import { readOrder } from '../orders/read-order.server.ts'
import { settlePayment } from '../orders/settle-payment.server.ts'

/** To the gateway's page if it has one for us by now; else to the order, which says what is known. */
export async function payAtGateway(
  boxOffice: BoxOffice,
  { db, edition, now }: ActionContext,
  token: string,
): Promise<Answer> {
  const order = await readOrder(db, edition, token, now)
  if (order?.payment?.state === 'started') await settlePayment(boxOffice, order.payment.id, now)
  const ready = await readOrder(db, edition, token, now)
  const isOpen = ready?.state === 'waiting_for_payment' && ready.payment?.state === 'pending'
  const url = isOpen && ready.payment?.url
  return url ? { kind: 'leave-for', url } : goTo(`/tickets/order/${token}/`)
}
