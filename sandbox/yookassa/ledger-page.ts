import { html } from 'hono/html'
import type { Books, Payment, Refund } from './books.ts'
import { checkoutStyle } from './checkout-style.ts'
import type { Delivery } from './courier.ts'

/** What the gateway did, newest first, for a person. */
export function ledgerPage({ payments, refunds }: Books, deliveries: Delivery[]) {
  const body = html`<main class="ledger">
    <h1>Payments</h1>
    <p><a href="/">The outside world</a> · <a href="/yookassa/payments">as JSON</a> ·
      <a href="/yookassa/notifications">notifications as JSON</a></p>
    ${table('Payments', ['Created', 'Sum', 'Status', 'Description', 'Page'], payments.toReversed().map(paymentRow))}
    <h2>Refunds</h2>
    ${table('Refunds', ['Created', 'Sum', 'Status', 'Payment'], refunds.toReversed().map(refundRow))}
    <h2>Notifications</h2>
    ${table('Notifications', ['Sent', 'Event', 'Object', 'State', 'Answers'], deliveries.toReversed().map(deliveryRow))}
  </main>`
  return { title: 'Payments', style: checkoutStyle, body }
}

type Cell = string | ReturnType<typeof html>

function table(name: string, head: string[], rows: Cell[][]) {
  if (rows.length === 0) return html`<p>None yet.</p>`
  return html`<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table>
    <thead><tr>${head.map(title => html`<th scope="col">${title}</th>`)}</tr></thead>
    <tbody>${rows.map(cells => html`<tr>${cells.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`
}

function paymentRow(payment: Payment): Cell[] {
  const { createdAt, status, cancellation, description = '', confirmation } = payment
  const reason = cancellation ? `${status}: ${cancellation.reason}` : status
  const link = confirmation && status === 'pending' ? html`<a href="${confirmation.url}">Pay</a>` : ''
  return [moment(createdAt), roubles(payment), reason, description, link]
}

function refundRow(refund: Refund): Cell[] {
  return [moment(refund.createdAt), roubles(refund), refund.status, refund.paymentId]
}

function deliveryRow({ at, event, objectId, state, attempts }: Delivery): Cell[] {
  return [moment(new Date(at)), event, objectId, state, attempts.join(', ')]
}

function moment(at: Date) {
  return at.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
}

function roubles({ amountKopecks }: { amountKopecks: number }) {
  return `${(amountKopecks / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })} ₽`
}
