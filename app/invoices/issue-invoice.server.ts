import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { addLedgerEntry, type Cause } from '../box-office/ledger/add-ledger-entry.server.ts'
import type { Tx } from '../platform/database/transaction.server.ts'
import { type Day, dayOf } from '../platform/dates.ts'
import { invoiceNumber } from './invoice-number.ts'
import type { Requisites } from './requisites.ts'
import { type InvoiceLine, invoices } from './tables.ts'

export type InvoiceWish = {
  edition: { id: string; firstDay: Day }
  applicationId: string
  standCode: string | null
  payer: Requisites
  lines: InvoiceLine[]
  /** What it is owed by: a contract with its number and day. */
  basis: string
  dueOn: Day
}

export type Invoice = typeof invoices.$inferSelect

/** A new invoice with the next number of its fair; numbers have no gaps, because accountants ask about them. */
export async function issueInvoice(tx: Tx, wish: InvoiceWish, cause: Cause): Promise<Invoice> {
  const { edition, lines } = wish
  const totalKopecks = lines.reduce((sum, { quantity, priceKopecks }) => sum + quantity * priceKopecks, 0)
  // One at a time for a fair: a sequence of the database would leave a gap where a transaction is undone.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`invoices ${edition.id}`}))`)
  const [last] = await tx
    .select({ sequence: invoices.sequence, number: invoices.number })
    .from(invoices)
    .where(eq(invoices.edition, edition.id))
    .orderBy(desc(invoices.sequence))
    .limit(1)
  const sequence = (last?.sequence ?? 0) + 1
  const number = invoiceNumber(edition.firstDay, sequence, last?.number)
  const [invoice] = await tx
    .insert(invoices)
    .values({
      id: randomUUID(),
      edition: edition.id,
      sequence,
      number,
      applicationId: wish.applicationId,
      standCode: wish.standCode,
      payer: wish.payer,
      payerInn: wish.payer.inn,
      lines,
      totalKopecks,
      basis: wish.basis,
      purpose: purposeOf(number, dayOf(cause.now), wish.standCode),
      issuedAt: cause.now,
      issuedBy: cause.actor,
      dueOn: wish.dueOn,
    })
    .returning()
  if (!invoice) throw new Error('an invoice was not written')
  await addLedgerEntry(tx, { invoiceId: invoice.id, kind: 'charge', amountKopecks: totalKopecks }, cause)
  return invoice
}

/** What a payer copies into the payment order: by it the payment is known again. */
export function purposeOf(number: string, issuedOn: Day, standCode: string | null): string {
  const [year, month, day] = issuedOn.split('-')
  const stand = standCode ? `, стенд ${standCode}` : ''
  return `Оплата по счёту ${number} от ${day}.${month}.${year} за участие в ярмарке${stand}. НДС не облагается`
}
