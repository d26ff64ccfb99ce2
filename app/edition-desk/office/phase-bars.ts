import type { Edition } from '../../editions/edition.ts'
import { type Day, dayAfter, daysBetween, formatDay, formatDays, partsOf } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { EditionDeskTexts } from './texts.ru.ts'

/** One line of the season: what, when in words, and where it lies on the drawing, in per cent. */
export type PhaseBar = { label: string; when: string; from: number; to: number; isFair: boolean }
export type Phases = { bars: PhaseBar[]; today: number | null; months: { label: string; at: number }[] }

/** The season as one drawing, from the first day of sales to the last of the fair. */
export function phasesOf(
  edition: Edition,
  today: Day,
  { phases: t }: EditionDeskTexts,
  locale: LocaleCode,
): Phases {
  const { award, conventionRegistration: convention, visitorDays, firstDay, lastDay } = edition
  const first = [edition.ticketSalesFrom, convention.opensOn, award.opensOn].sort()[0] ?? firstDay
  const whole = daysBetween(first, lastDay) + 1
  const at = (day: Day) => Math.min(100, Math.max(0, (daysBetween(first, day) / whole) * 100))
  const bar = (label: string, opensOn: Day | null, closesOn: Day, isFair = false): PhaseBar => ({
    label,
    when: opensOn
      ? formatDays(opensOn, closesOn, locale)
      : fill(t.until, { day: formatDay(closesOn, locale) }),
    from: at(opensOn ?? first),
    to: at(dayAfter(closesOn, 1)),
    isFair,
  })
  return {
    bars: [
      bar(t.sales, edition.ticketSalesFrom, visitorDays.last),
      bar(t.convention, convention.opensOn, convention.closesOn),
      bar(t.children, null, edition.childrensSelectionUntil),
      bar(t.awardBooks, award.opensOn, award.closesOn),
      bar(t.awardJury, award.judgingFrom, award.judgingTo),
      bar(t.media, null, edition.mediaAccreditationUntil),
      bar(t.fair, firstDay, lastDay, true),
    ],
    today: today >= first && today <= lastDay ? at(today) : null,
    months: monthsIn(first, lastDay).map(day => ({ label: monthName(day, locale), at: at(day) })),
  }
}

function monthsIn(first: Day, last: Day): Day[] {
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, place) => dayAfter(first, place))
  return days.filter((day, place) => place === 0 || partsOf(day).date === 1)
}

function monthName(day: Day, locale: LocaleCode): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
