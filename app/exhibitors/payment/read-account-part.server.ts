import type { AccountRoom } from '../../accounts/account-room.ts'
import { openFair } from '../../editions/open-fair.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { type Day, dayOf, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { findOwn } from '../find-application.server.ts'
import { momentOf } from '../moment-of.ts'
import { isApplicant } from '../require-applicant.server.ts'
import { isLapsed, livingHold } from '../stands/find-hold.server.ts'
import { paymentPath } from './gateway-bill.ts'
import { fileName, hasAct, type PaperKind } from './papers.ts'
import { readBill, readOwnMoney } from './read-bill.server.ts'
import { paymentTexts } from './texts.server.ts'

/** What an exhibitor finds in their account of the money, and what stays of it when the account goes. */
export const paymentInAccount: AccountRoom = {
  async waiting({ db, person, locale, now }) {
    if (!isApplicant(person)) return []
    const own = await findOwn(db, person.id)
    if (own?.state !== 'stand-held' && own?.state !== 'awaiting-payment') return []
    const hold = await livingHold(db as Tx, openFair.id, { applicationId: own.id })
    const bill = hold && !isLapsed(hold, now) ? await readBill(db, openFair.id, own.id) : null
    if (!hold || !bill) return []
    const { paidKopecks } = await readOwnMoney(db, own.id)
    const rest = bill.totalKopecks - paidKopecks
    if (rest <= 0) return []
    const t = paymentTexts[locale].account
    const sum = formatRoubles(rest, locale)
    const until = hold.until && momentOf(hold.until, locale)
    const isOverdue = hold.until !== null && hold.until <= now
    return [
      {
        title: fill(t.title, { stand: hold.standCode }),
        text:
          until && !isOverdue && own.state === 'stand-held'
            ? fill(t.held, { until, sum })
            : fill(isOverdue ? t.overdue : t.text, { sum }),
        to: paymentPath,
        action: t.action,
        // An invoice is awaited to the end of a day, which is midnight of the next.
        dueAt: hold.until && new Date(hold.until.getTime() - 1),
      },
    ]
  },
  async papers({ db, person, locale, now }) {
    const own = isApplicant(person) ? await findOwn(db, person.id) : null
    if (!own) return null
    const { invoices } = await readOwnMoney(db, own.id)
    const rows = invoices
      .filter(({ cancelledAt }) => !cancelledAt)
      .flatMap(invoice => papersOf(invoice, locale, dayOf(now)))
    const t = paymentTexts[locale].account.papers
    return rows.length > 0 ? { title: t.title, rows, to: paymentPath, action: t.action } : null
  },
  async staying({ db, person, locale }) {
    const own = await findOwn(db, person.id)
    const { invoices } = own ? await readOwnMoney(db, own.id) : { invoices: [] }
    return invoices.length > 0 ? [paymentTexts[locale].account.stays] : []
  },
}

/** Of one invoice: the contract, the invoice where a firm pays it, the act once there is one. */
function papersOf(invoice: Invoice, locale: LocaleCode, today: Day) {
  const t = paymentTexts[locale].account.papers
  const { number, issuedAt, dueOn, paidAt, totalKopecks, payerInn } = invoice
  const sum = formatRoubles(totalKopecks, locale)
  const to = (kind: PaperKind) => withLocale(`${paymentPath}${fileName(kind, number)}`, locale)
  const contract = {
    to: to('contract'),
    name: t.contract,
    note: fill(t.from, { day: formatDay(dayOf(issuedAt), locale, { withYear: true }) }),
  }
  const bill = {
    to: to('invoice'),
    name: fill(t.invoice, { number }),
    note: paidAt ? fill(t.paid, { sum }) : fill(t.due, { sum, day: formatDay(dueOn, locale) }),
  }
  const act = { to: to('act'), name: fill(t.act, { number }), note: sum }
  return [
    contract,
    ...(payerInn === '' ? [] : [bill]),
    ...(hasAct(invoice, openFair.lastDay, today) ? [act] : []),
  ]
}
