import { and, eq, isNull, lte, ne, notInArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { calledOffFairs } from '../../editions/open-fair.ts'
import { closeInvoice } from '../../invoices/change-invoice.server.ts'
import { lockInvoice } from '../../invoices/record-payment.server.ts'
import { invoices } from '../../invoices/tables.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { dayAfter, dayOf } from '../../platform/dates.ts'
import { standHolds } from '../stands/tables.ts'
import { exhibitorApplications } from '../tables.ts'
import { lockMoney } from './change-own-invoice.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { reminderToday } from './reminder-day.ts'
import { tell } from './settle-invoice.server.ts'

type Desk = Pick<PaymentDesk, 'pool' | 'jobs' | 'publicUrl'>

const atOnce = 100

/** Who has an invoice to pay is reminded, once each: three days before, on the day, three days after. Answers how many. */
export async function remindPayers(desk: Desk, now: Date): Promise<number> {
  const today = dayOf(now)
  const due = await drizzle(desk.pool)
    .select({
      id: invoices.id,
      dueOn: invoices.dueOn,
      reminded: invoices.reminded,
      issuedAt: invoices.issuedAt,
    })
    .from(invoices)
    .where(
      and(
        isNull(invoices.paidAt),
        isNull(invoices.cancelledAt),
        // A card has the hold's own hours: of these the stand's page tells.
        ne(invoices.payerInn, ''),
        lte(invoices.dueOn, dayAfter(today, 3)),
        // Nobody is asked to pay for a fair that does not take place, nor do these stand in the way of others.
        notInArray(invoices.edition, calledOffFairs()),
        sql`${invoices.reminded} is distinct from 'after'`,
      ),
    )
    .orderBy(invoices.dueOn)
    .limit(atOnce)
  let told = 0
  for (const { id, issuedAt, ...row } of due) {
    const kind = reminderToday({ ...row, issuedOn: dayOf(issuedAt) }, today)
    if (!kind) continue
    told += await transaction(desk.pool, async tx => {
      const invoice = await lockInvoice(tx, id)
      // Another process may have been quicker, or the money.
      if (!invoice || invoice.paidAt || invoice.cancelledAt || invoice.reminded !== row.reminded) return 0
      const [application] = await tx
        .select()
        .from(exhibitorApplications)
        .where(eq(exhibitorApplications.id, invoice.applicationId))
      await tx.update(invoices).set({ reminded: kind }).where(eq(invoices.id, id))
      return application && (await tell(desk, tx, kind, { invoice, application }, now)) ? 1 : 0
    })
  }
  return told
}

/** Invoices of stands that were given up or have lapsed: nobody need pay them any more. Answers how many. */
export async function closeOrphans(desk: Pick<Desk, 'pool'>, now: Date): Promise<number> {
  const living = sql`select 1 from ${standHolds} h where h.application_id = ${invoices.applicationId} and h.state <> 'released'`
  const known = sql`select 1 from ${exhibitorApplications} a where a.id = ${invoices.applicationId}`
  const orphans = await drizzle(desk.pool)
    .select({ applicationId: invoices.applicationId })
    .from(invoices)
    .where(
      and(
        isNull(invoices.paidAt),
        isNull(invoices.cancelledAt),
        sql`exists (${known})`,
        sql`not exists (${living})`,
      ),
    )
    .limit(atOnce)
  let closed = 0
  for (const { applicationId } of orphans) {
    closed += await transaction(desk.pool, async tx => {
      const locked = await lockMoney(tx, applicationId)
      if (!locked || locked.hold) return 0
      const open = locked.invoices.find(({ paidAt, cancelledAt }) => !paidAt && !cancelledAt)
      if (!open) return 0
      await closeInvoice(tx, open, { actor: 'scheduler', reason: 'стенд больше не закреплён', now })
      return 1
    })
  }
  return closed
}
