import { formatDay, formatDays } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { formatRoubles } from '../platform/money.ts'
import type { Edition } from './edition.ts'

/** The edition's dates and sums as words, by the names that editors write into texts: `{fairDates}`. */
export function phrasesOf(edition: Edition, locale: LocaleCode): Record<string, string> {
  const { award, visitorDays, nextFair } = edition
  return {
    fairDates: formatDays(edition.firstDay, edition.lastDay, locale, { withYear: true }),
    fairDatesShort: formatDays(edition.firstDay, edition.lastDay, locale),
    vipDay: formatDay(edition.vipOpening.day, locale),
    visitorDays: formatDays(visitorDays.first, visitorDays.last, locale),
    nextFair: nextFair ? formatDays(nextFair.firstDay, nextFair.lastDay, locale, { withYear: true }) : '',
    awardApplications: formatDays(award.opensOn, award.closesOn, locale),
    awardOpensOn: formatDay(award.opensOn, locale),
    awardClosesOn: formatDay(award.closesOn, locale),
    awardJudging: formatDays(award.judgingFrom, award.judgingTo, locale),
    awardAnnouncedOn: formatDay(award.announcedOn, locale, { withYear: true }),
    standsFrom: formatRoubles(edition.standsFromKopecks, locale),
  }
}

/** Fills `{fairDates}` and its like; an unknown name is a mistake of ours and is left visible. */
export function fillPhrases(text: string, phrases: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => phrases[name] ?? whole)
}
