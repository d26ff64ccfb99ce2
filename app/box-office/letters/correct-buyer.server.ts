import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import { letters } from '../../mail/tables.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { type BoxOffice, queues } from '../box-office.ts'
import { logOrderChange } from '../ledger/add-ledger-entry.server.ts'
import type { Buyer } from '../orders/place-order.server.ts'
import { lockOrder } from '../orders/read-order.server.ts'
import { orders, returns, tickets } from '../orders/tables.ts'
import { newSecret, newTicketCode } from '../tickets/make-codes.server.ts'
import { lettersToSendAgain } from './resend-letter.server.ts'

export type Corrected = 'done' | 'no-buyer' | 'nothing-changed'

/**
 * Staff put the buyer right. With another address the links of the order and of its tickets become others, and so do the
 * codes: whoever got the old letter by mistake holds nothing that opens the order, or a door. What was waiting to be sent there is not sent, and the
 * order's letter goes to the new address.
 */
export function correctBuyer(
  boxOffice: BoxOffice,
  orderId: string,
  wanted: Buyer & { locale: LocaleCode },
  { actor, reason }: { actor: string; reason: string },
  now: Date,
): Promise<Corrected> {
  return transaction<Corrected>(boxOffice.pool, async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order.buyerEmail) return 'no-buyer'
    const changed = [
      order.buyerName !== wanted.name && 'name',
      order.buyerEmail !== wanted.email && 'email',
      order.buyerPhone !== wanted.phone && 'phone',
      order.locale !== wanted.locale && 'locale',
    ].filter(Boolean)
    if (changed.length === 0) return 'nothing-changed'
    const isElsewhere = order.buyerEmail.toLowerCase() !== wanted.email.toLowerCase()
    await tx
      .update(orders)
      .set({
        buyerName: wanted.name,
        buyerEmail: wanted.email,
        buyerPhone: wanted.phone,
        locale: wanted.locale,
        ...(isElsewhere && { token: newSecret() }),
      })
      .where(eq(orders.id, orderId))
    if (isElsewhere) {
      const own = await tx
        .select({ id: tickets.id, code: tickets.code })
        .from(tickets)
        .where(eq(tickets.orderId, orderId))
      for (const { id, code } of own) {
        const fresh = newTicketCode()
        await tx.update(tickets).set({ secret: newSecret(), code: fresh }).where(eq(tickets.id, id))
        // A scanner without a network reads here which codes are out of use.
        await logOrderChange(tx, orderId, 'code-replaced', { actor, reason, now }, { code, fresh })
      }
      await tx
        .delete(letters)
        .where(
          and(
            arrayContains(letters.about, [orderId]),
            isNull(letters.sentAt),
            eq(letters.recipient, order.buyerEmail),
          ),
        )
    }
    const cause = { actor, reason, now }
    // Which fields, not what stood in them: the journal outlives personal data.
    await logOrderChange(tx, orderId, 'buyer-corrected', cause, { changed, newLinks: isElsewhere })
    const asked = await tx
      .select({ id: returns.id })
      .from(returns)
      .where(eq(returns.orderId, orderId))
      .limit(1)
    const [letter] = lettersToSendAgain(order.state, asked.length > 0)
    if (letter) await boxOffice.enqueue(tx, queues.orderLetter, { orderId, letter, isAsked: true })
    return 'done'
  })
}
