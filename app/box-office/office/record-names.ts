import { dayOf, formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { OfficeTexts } from './texts.ru.ts'

/** «18 сентября, 10:00» by the clocks of the venue. */
export function momentOf(instant: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(instant), locale)}, ${timeOf(instant)}`
}

/** Who did it: one of ours by address, the rest by what they are. */
export function actorName(actor: string, t: OfficeTexts): string {
  return (t.roles as Record<string, string>)[actor] ?? actor
}

/** A change by its name; one that is newer than these words keeps its own. */
export function changeName(what: string, t: OfficeTexts): string {
  return (t.changes as Record<string, string>)[what] ?? what
}

/** Why: what people wrote stays as they wrote it, what the machine wrote is told in the reader's language. */
export function reasonName(reason: string, t: OfficeTexts): string {
  return ({ ...t.causes, ...t.returnReasons } as Record<string, string>)[reason] ?? reason
}
