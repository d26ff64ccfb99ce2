import { sql } from 'drizzle-orm'
import { calledOffFairs } from '../../editions/open-fair.ts'
import type { OfficeRoom } from '../../office/office-room.ts'
import { dayOf } from '../../platform/dates.ts'
import { invoices, statementLines } from '../tables.ts'
import { invoiceTexts } from './texts.server.ts'

/** Invoices whose day is past, unless their fair does not take place, and lines of the bank that nobody has matched. */
export const invoicesInOffice: OfficeRoom = {
  at: '/office/invoices/',
  async waiting({ db, locale, now }) {
    const { rows } = await db.execute(sql`
      select
        (select count(*)::int from ${invoices}
          where paid_at is null and cancelled_at is null and due_on < ${dayOf(now)}
            and edition <> all(${sql.param(calledOffFairs())})) as overdue,
        (select count(*)::int from ${statementLines} where outcome = 'to-decide') as lines`)
    const [row] = rows as { overdue: number; lines: number }[]
    const t = invoiceTexts[locale].waiting
    return [
      { label: t.overdue, count: row?.overdue ?? 0, to: '/office/invoices/?state=overdue' },
      { label: t.lines, count: row?.lines ?? 0, to: '/office/statements/' },
    ]
  },
}
