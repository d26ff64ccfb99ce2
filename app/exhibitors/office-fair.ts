import { everyFair, openFair } from '../editions/open-fair.ts'
import { formatDays } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'

/** The fair whose exhibitors the office looks at: one there is, by its id; empty for the open one, which needs no naming. */
export function officeFairIn(search: URLSearchParams): string {
  const asked = search.get('fair')
  return everyFair().find(({ id }) => id === asked && id !== openFair.id)?.id ?? ''
}

/** Every fair that exhibitors apply to or did, the open one first, by its days. */
export function officeFairs(locale: LocaleCode): { value: string; label: string }[] {
  const others = everyFair().filter(({ id }) => id !== openFair.id)
  return [openFair, ...others.reverse()].map(({ id, firstDay, lastDay }) => ({
    value: id === openFair.id ? '' : id,
    label: formatDays(firstDay, lastDay, locale, { withYear: true }),
  }))
}
