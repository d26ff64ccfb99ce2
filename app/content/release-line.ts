import { formatDay } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'

type Release = { slug: string; path: string; releasedOn: string; title: string; lead: string }

/** A release as lists show it: its day in words, and for machines. */
export function releaseLine({ slug, path, releasedOn, title, lead }: Release, locale: LocaleCode) {
  return { slug, path, title, lead, releasedOn, date: formatDay(releasedOn, locale, { withYear: true }) }
}
