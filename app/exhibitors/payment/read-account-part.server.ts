import type { AccountFair, AccountPapers, AccountRoom } from '../../accounts/account-room.ts'
import { fairOfExhibitors, heldUntil, isCalledOff } from '../../editions/open-fair.ts'
import type { Invoice } from '../../invoices/issue-invoice.server.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { type Day, dayOf, formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { applicationNumber } from '../application-number.ts'
import { everyOwn, findShown } from '../find-application.server.ts'
import { momentOf } from '../moment-of.ts'
import { ofFair } from '../own-fair.ts'
import { isApplicant } from '../require-applicant.server.ts'
import { isLapsed, livingHold } from '../stands/find-hold.server.ts'
import { stateTexts } from '../state-texts.server.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import { findPaying } from './find-paying.server.ts'
import { paymentPath } from './gateway-bill.ts'
import { fileName, hasAct, type PaperKind } from './papers.ts'
import { readBill, readOwnMoney } from './read-bill.server.ts'
import { paymentTexts } from './texts.server.ts'

/** What an exhibitor finds in their account of the money, and what stays of it when the account goes. */
export const paymentInAccount: AccountRoom = {
  async waiting({ db, person, locale, now }) {
    if (!isApplicant(person)) return []
    const own = await findPaying(db, person.id)
    if (own?.state !== 'stand-held' && own?.state !== 'awaiting-payment') return []
    if (isCalledOff(own.editionId)) return []
    const hold = await livingHold(db as Tx, own.editionId, { applicationId: own.id })
    const bill = hold && !isLapsed(hold, now) ? await readBill(db, own.editionId, own.id) : null
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
    const own = isApplicant(person) ? await findShown(db, person.id, now) : null
    const rows = own ? await papersOf(db, own, locale, dayOf(now)) : []
    const t = paymentTexts[locale].account.papers
    return rows.length > 0 ? { title: t.title, rows, to: paymentPath, action: t.action } : null
  },
  async staying({ db, person, locale }) {
    for (const { id } of await everyOwn(db, person.id))
      if ((await readOwnMoney(db, id)).invoices.length > 0) return [paymentTexts[locale].account.stays]
    return []
  },
  async otherFairs({ db, person, locale, now }) {
    if (!isApplicant(person)) return []
    const shown = await findShown(db, person.id, now)
    const others = (await everyOwn(db, person.id)).filter(
      ({ id, submittedAt }) => submittedAt && id !== shown?.id,
    )
    const read = others.map(async own => fairView(own, await papersOf(db, own, locale, dayOf(now)), locale))
    return Promise.all(read)
  },
}

/** Somebody's part in another of the fairs: how far it came, what was written, and its papers. */
function fairView(own: ApplicationRow, papers: AccountPapers['rows'], locale: LocaleCode): AccountFair {
  const { firstDay, lastDay } = fairOfExhibitors(own.editionId)
  const t = paymentTexts[locale].account.otherFairs
  const fair = ofFair('?', own.editionId)
  const links = [{ to: `/account/messages/${fair}`, name: t.messages }]
  if (papers.length > 0) links.push({ to: `${paymentPath}${fair}`, name: t.payment })
  return {
    key: own.editionId,
    title: formatDays(firstDay, lastDay, locale, { withYear: true }),
    text: fill(t.text, {
      number: applicationNumber(own.number, locale),
      state: stateTexts[locale].states[own.state],
    }),
    papers,
    links,
  }
}

async function papersOf(db: Db, { id }: ApplicationRow, locale: LocaleCode, today: Day) {
  const { invoices } = await readOwnMoney(db, id)
  return invoices
    .filter(({ cancelledAt }) => !cancelledAt)
    .flatMap(invoice => papersOfOne(invoice, locale, today))
}

/** Of one invoice: the contract, the invoice where a firm pays it, the act once there is one. */
function papersOfOne(invoice: Invoice, locale: LocaleCode, today: Day) {
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
    ...(hasAct(invoice, heldUntil(invoice.edition), today) ? [act] : []),
  ]
}
