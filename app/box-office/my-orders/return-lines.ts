import { fillPhrases, formatPercent } from '../../editions/phrases.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import type { OrderTicket } from '../orders/order-tickets.ts'
import type { MyOrdersTexts } from './texts.ru.ts'

/** How far a return has come, with its dates; null when nobody has asked. */
export function returnLines(
  { returned, priceKopecks }: Pick<OrderTicket, 'returned' | 'priceKopecks'>,
  options: { locale: LocaleCode; officeEmail: string; words: MyOrdersTexts },
) {
  if (!returned) return null
  const { locale, officeEmail } = options
  const { returns: words } = options.words
  const day = (moment: Date | null) => (moment ? formatDay(dayOf(moment), locale) : '')
  const sum = formatRoubles(returned.amountKopecks, locale)
  const fill = (text: string, on: Date | null) =>
    fillPhrases(text, {
      on: day(on),
      sum,
      percent: formatPercent(returned.percent, locale),
      email: officeEmail,
      due: formatDay(returned.dueOn, locale),
      note: returned.note ?? '',
    })
  const isFree = priceKopecks === 0
  const isIllness = returned.reason === 'illness'
  const asked = isFree ? words.requestedFree : isIllness ? words.requestedIllness : words.requested
  switch (returned.state) {
    case 'requested':
      return {
        isOpen: true,
        lines: [
          fill(asked, returned.requestedAt),
          returned.documentsAt
            ? fill(words.papersCame, returned.documentsAt)
            : fill(words.waitingForPapers, null),
        ],
      }
    case 'approved':
      return { isOpen: true, lines: [fill(words.approved, returned.decidedAt)] }
    case 'paid_out':
      return { isOpen: false, lines: [isFree ? words.freeDone : fill(words.paidOut, null)] }
    case 'declined':
      return {
        isOpen: false,
        lines: [fill(words.declined, returned.decidedAt), ...(returned.note ? [fill(words.note, null)] : [])],
      }
  }
}
