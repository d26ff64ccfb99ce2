import { and, eq, sql } from 'drizzle-orm'
import { stands } from '../../content/stands/tables.ts'
import type { StandKind } from '../../editions/edition.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import { invoicePayments, invoices } from '../../invoices/tables.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import type { Both } from '../../platform/languages.ts'
import { livingHold } from '../stands/find-hold.server.ts'
import { readEquipment } from '../stands/read-equipment.server.ts'
import { standPrice } from '../stands/stand-price.ts'

export type BillLine = { name: Both; unit: Both; quantity: number; priceKopecks: number; isStand: boolean }
export type StandBill = { standCode: string; lines: BillLine[]; totalKopecks: number }

const kinds: Record<StandKind, Both> = {
  book: { ru: 'в\u00a0книжной галерее', en: 'in the book galleries' },
  row: { ru: 'линейный', en: 'in a row' },
  corner: { ru: 'угловой', en: 'corner' },
  rotunda: { ru: 'в\u00a0ротонде', en: 'in the rotunda' },
  end: { ru: 'торцевой', en: 'end of a row' },
}

/** What an exhibitor owes for the stand they have: the stand and what was ordered, at the prices of their own moments. */
export async function readBill(tx: Db, editionId: string, applicationId: string): Promise<StandBill | null> {
  const hold = await livingHold(tx as Tx, editionId, { applicationId })
  if (!hold) return null
  const [stand] = await tx
    .select()
    .from(stands)
    .where(and(eq(stands.editionId, editionId), eq(stands.code, hold.standCode)))
  if (!stand) return null
  const items = await readEquipment(tx, editionId, applicationId)
  const price = standPrice({ code: hold.standCode, priceKopecks: hold.priceKopecks }, items)
  const named = new Map(items.map(item => [item.slug, item]))
  const lines = price.lines.flatMap(({ kind, what, quantity, unitKopecks }) => {
    if (kind === 'included') return []
    const sum = { quantity, priceKopecks: unitKopecks, isStand: kind === 'stand' }
    if (kind === 'stand') return [{ ...sum, name: standName(what, stand), unit: pieces }]
    const item = named.get(what)
    return item ? [{ ...sum, name: item.name, unit: item.unit }] : []
  })
  return { standCode: hold.standCode, lines, totalKopecks: price.totalKopecks }
}

const pieces: Both = { ru: 'шт.', en: 'each' }

function standName(code: string, { kind, areaM2 }: { kind: StandKind; areaM2: number }): Both {
  return {
    ru: `Стенд ${code}, ${kinds[kind].ru}, ${areaM2}\u00a0м²`,
    en: `Stand ${code}, ${kinds[kind].en}, ${areaM2}\u00a0m²`,
  }
}

/** Whether an invoice asks for what is owed now: the stand and the order may have been changed since. */
export function isOfBill(
  invoice: Pick<Invoice, 'standCode' | 'lines' | 'totalKopecks'>,
  bill: StandBill,
): boolean {
  const told = ({ quantity, priceKopecks }: { quantity: number; priceKopecks: number }, name: string) =>
    [name, quantity, priceKopecks].join(' ')
  return (
    invoice.standCode === bill.standCode &&
    invoice.totalKopecks === bill.totalKopecks &&
    invoice.lines.map(line => told(line, line.name)).join('\n') ===
      bill.lines.map(line => told(line, line.name.ru)).join('\n')
  )
}

export type OwnPayment = typeof invoicePayments.$inferSelect & { number: string }

/** Every invoice of an application, the newest first, and all money that has come and stands. */
export async function readOwnMoney(
  db: Db,
  applicationId: string,
): Promise<{ invoices: Invoice[]; payments: OwnPayment[]; paidKopecks: number }> {
  const own = await db
    .select()
    .from(invoices)
    .where(eq(invoices.applicationId, applicationId))
    .orderBy(sql`${invoices.sequence} desc`)
  const rows = await db
    .select({ payment: invoicePayments, number: invoices.number })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(and(eq(invoices.applicationId, applicationId), sql`${invoicePayments.takenBackAt} is null`))
    .orderBy(invoicePayments.receivedOn, invoicePayments.bookedAt)
  const payments = rows.map(({ payment, number }) => ({ ...payment, number }))
  const paidKopecks = payments.reduce((sum, one) => sum + one.sumKopecks - one.refundedKopecks, 0)
  return { invoices: own, payments, paidKopecks }
}
