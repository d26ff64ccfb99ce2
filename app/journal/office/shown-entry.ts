import { roleNames } from '../../office/frame-data.ts'
import { railOf } from '../../office/rail.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { JournalEntry } from '../read-entries.server.ts'
import { deedInWords } from './deed-words.ts'
import type { JournalTexts } from './texts.ru.ts'

/** An entry as the list, the page and the files tell it. */
export function shownEntry(entry: JournalEntry, locale: LocaleCode, t: JournalTexts) {
  const { content, origin, place, does, path, outcome, cause, role } = entry
  const roleName = roleNames[locale][role] ?? role
  const why = fill(t.causes[cause], { role: roleName })
  return {
    number: entry.id,
    requestId: entry.requestId,
    day: dayOf(entry.at),
    time: secondsOf(entry.at),
    moment: `${formatDay(dayOf(entry.at), locale, { withYear: true })}, ${secondsOf(entry.at)}`,
    who: content?.name ?? t.entry.gone,
    role: roleName,
    does: deedInWords(place, does, locale),
    section: sectionName(path, locale),
    thing: content?.thing ?? '',
    path,
    outcome,
    outcomeName: t.outcomes[outcome],
    why: content?.said || why,
    origin: origin ? [origin.address, origin.device].filter(Boolean).join(', ') : t.entry.gone,
  }
}

export type ShownEntry = ReturnType<typeof shownEntry>

/** Which part of the office an address belongs to. */
function sectionName(path: string, locale: LocaleCode): string {
  const at = path.replace(/\.\w+$/, '/')
  const [section] = sectionsOf(locale)
    .filter(({ to }) => at.startsWith(to))
    .sort((one, other) => other.to.length - one.to.length)
  return section?.label ?? path
}

export function sectionsOf(locale: LocaleCode): { to: string; label: string }[] {
  return railOf(() => true, locale).map(({ to, label }) => ({ to, label }))
}

function secondsOf(at: Date): string {
  return `${timeOf(at)}:${String(at.getUTCSeconds()).padStart(2, '0')}`
}
