import type { Edition } from '../../editions/edition.ts'
import { visitorDays } from '../../editions/entry-windows.ts'
import { formatPercent } from '../../editions/phrases.ts'
import { refundShare, refundTimeline, type VisitDay } from '../../editions/refunds.ts'
import { type Day, formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatWeekday } from '../../platform/weekday.ts'

/** One ticket's ladder in words: what comes back if the application arrives today, and the days of each share. */
export type RefundRow = {
  visit: VisitDay
  /** «26 сентября, пятница», «Открытая дата» */
  name: string
  today: string
  steps: { share: string; when: string; isNow: boolean }[]
  /** What happens next to the share of today; null when nothing can drop any more. */
  next: { share: string; from: string } | null
}

export function refundRows(edition: Edition, today: Day, locale: LocaleCode): RefundRow[] {
  return [...visitorDays(edition), 'open-date' as const].map(visit =>
    refundRow(edition, visit, today, locale),
  )
}

function refundRow(edition: Edition, visit: VisitDay, today: Day, locale: LocaleCode): RefundRow {
  const t = texts[locale]
  const spans = refundTimeline(edition, visit)
  const now = spans.findIndex(({ to }) => to === null || today <= to)
  const next = spans[now + 1]
  return {
    visit,
    name: visit === 'open-date' ? t.openDate : formatWeekday(visit, locale),
    today: formatPercent(refundShare(edition, visit, today), locale),
    steps: spans.map(({ percent, from, to }, place) => ({
      share: formatPercent(percent, locale),
      when: daysOf(from, to, locale),
      isNow: place === now,
    })),
    next: next?.from
      ? { share: formatPercent(next.percent, locale), from: formatDay(next.from, locale) }
      : null,
  }
}

function daysOf(from: Day | null, to: Day | null, locale: LocaleCode): string {
  const t = texts[locale]
  if (from && to) return from === to ? formatDay(to, locale) : formatDays(from, to, locale)
  if (to) return fill(t.until, { day: formatDay(to, locale) })
  // The last share of a ladder of one step would have no first day: it is always valid.
  return from ? fill(t.from, { day: formatDay(from, locale) }) : t.always
}

const texts = {
  ru: {
    openDate: 'Открытая дата',
    until: 'по\u00a0{day}',
    from: 'с\u00a0{day}',
    always: 'в\u00a0любой день',
  },
  en: { openDate: 'Open date', until: 'up to {day}', from: 'from {day}', always: 'on any day' },
} as const
