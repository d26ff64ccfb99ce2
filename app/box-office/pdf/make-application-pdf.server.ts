import type { Edition } from '../../editions/edition.ts'
import { phrasesOf } from '../../editions/phrases.ts'
import { type Day, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Admission, DoorProduct } from '../tickets/door-ticket.ts'
import { applicationTexts, explanationTexts, type RefundReason } from './application-texts.ts'
import { drawApplication } from './draw-application.server.ts'
import { drawExplanation } from './draw-explanation.server.ts'
import { addSheet, makePaper } from './open-sheet.server.ts'
import { pdfTexts } from './texts.server.ts'

export type TicketToRefund = {
  number: string
  product: DoorProduct
  admission: Admission
  priceKopecks: number
  /** Null where staff decide, after they have seen the certificate. */
  refund: { percent: number; kopecks: number } | null
}

/** What the application is filled in with; passport and bank details are no part of it. */
export type RefundApplication = {
  /** The language of the order: an English one gets a sheet that explains the Russian one. */
  locale: LocaleCode
  order: { code: string; placedOn: Day }
  buyer: { name: string; email: string }
  reason: RefundReason
  /** The day that decides the share. */
  requestedOn: Day
  tickets: readonly TicketToRefund[]
  madeAt: Date
}

/** The filled-in application to print and sign. */
export function makeApplicationPdf(application: RefundApplication, edition: Edition): Promise<Buffer> {
  const { locale, madeAt, order } = application
  const title = fill(applicationTexts.documentTitle, { order: order.code })
  const author = pdfTexts.ru.organiser.name
  return makePaper({ title, locale: 'ru', author, madeAt }, paper => {
    addSheet(paper)
    drawApplication(paper, application, edition, applicationPhrases(application, edition, 'ru'))
    if (locale === 'ru') return
    addSheet(paper)
    drawExplanation(paper, application, edition, applicationPhrases(application, edition, 'en'))
  })
}

export type ApplicationPhrases = ReturnType<typeof applicationPhrases>

function applicationPhrases(application: RefundApplication, edition: Edition, locale: LocaleCode) {
  const { order, buyer, reason, requestedOn } = application
  const { organiser } = pdfTexts[locale]
  const { reasons } = locale === 'ru' ? applicationTexts : explanationTexts
  return {
    ...phrasesOf(edition, locale),
    order: order.code,
    placedOn: formatDay(order.placedOn, locale, { withYear: true }),
    requestedOn: formatDay(requestedOn, locale, { withYear: true }),
    name: buyer.name,
    buyerEmail: buyer.email,
    reason: reasons[reason],
    organiser: organiser.name,
    address: organiser.address,
    email: organiser.email,
  }
}
