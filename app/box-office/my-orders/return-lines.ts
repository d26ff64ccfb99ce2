import { formatPercent } from '../../editions/phrases.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { fill, fillWith } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { OrderTicket } from '../orders/order-tickets.ts'
import type { MyOrdersTexts } from './texts.ru.ts'

/** How far a return has come, with its dates; null when nobody has asked. */
export function returnLines(
  { returned, priceKopecks }: Pick<OrderTicket, 'returned' | 'priceKopecks'>,
  options: { locale: LocaleCode; officeEmail: string; t: MyOrdersTexts },
) {
  if (!returned) return null
  const { locale, officeEmail } = options
  const { returns: t } = options.t
  const day = (moment: Date | null) => (moment ? formatDay(dayOf(moment), locale) : '')
  const sum = formatRoubles(returned.amountKopecks, locale)
  const asked = fillWith({
    on: day(returned.requestedAt),
    sum,
    percent: formatPercent(returned.percent, locale),
  })
  const isFree = priceKopecks === 0
  const isIllness = returned.reason === 'illness'
  switch (returned.state) {
    case 'requested':
      return {
        isOpen: true,
        lines: [
          asked(isFree ? t.requestedFree : isIllness ? t.requestedIllness : t.requested),
          returned.documentsAt
            ? fill(t.papersCame, { on: day(returned.documentsAt) })
            : fill(t.waitingForPapers, { email: officeEmail, until: deadline(returned.papersDueAt, locale) }),
        ],
      }
    case 'approved':
      return {
        isOpen: true,
        lines: [
          fill(t.approved, { on: day(returned.decidedAt), sum, due: formatDay(returned.dueOn, locale) }),
        ],
      }
    case 'paid_out':
      return { isOpen: false, lines: [isFree ? t.freeDone : fill(t.paidOut, { sum })] }
    case 'withdrawn':
      return { isOpen: false, lines: [fill(t.withdrawn, { on: day(returned.decidedAt) })] }
    case 'lapsed':
      return { isOpen: false, lines: [fill(t.lapsed, { on: day(returned.decidedAt) })] }
    case 'declined':
      return {
        isOpen: false,
        lines: [
          fill(t.declined, { on: day(returned.decidedAt) }),
          ...(returned.note ? [fill(t.note, { note: returned.note })] : []),
        ],
      }
  }
}

/** The last moment as people say it: a day, and the hour where it is not the day's end. */
export function deadline(moment: Date, locale: LocaleCode): string {
  const last = new Date(moment.getTime() - 1)
  const time = timeOf(moment)
  return time === '00:00'
    ? formatDay(dayOf(last), locale)
    : `${formatDay(dayOf(moment), locale)}, ${time}\u00a0${clocks[locale]}`
}

const clocks: Record<LocaleCode, string> = { ru: 'МСК', en: 'MSK' }
