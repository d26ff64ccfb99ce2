import { everyFair, fairOfExhibitors, isCalledOff, isUnderWay, openFair } from '../editions/open-fair.ts'
import type { WaitingWork } from '../office/office-room.ts'
import type { LoadContext } from '../page-server/load-context.ts'
import { formatDays } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { fairOf } from './own-fair.ts'

/** The fair whose exhibitors the office looks at: one there is, by its id; empty for the open one, which needs no naming. */
export function officeFairIn(search: URLSearchParams): string {
  return chosenOf(search.get('fair'))
}

/** The fair that a page of the office is about, by its address or by the form it was; whether anything of it still changes. */
export type OfficeFair = { id: string; chosen: string; days: string; isOver: boolean }

export function officeFairAt(context: Pick<LoadContext, 'search' | 'posted' | 'now' | 'locale'>): OfficeFair {
  const chosen = chosenOf(fairOf(context))
  const id = chosen || openFair.id
  return { id, chosen, days: fairDays(id, context.locale), isOver: !isUnderWay(id, context.now) }
}

/**
 * The fair that a form of the office was about. It says what the clerk saw and decides nothing: what is done asks the fair of the
 * hold or of the application itself, and refuses where that is another.
 */
export function fairSeen({ fair }: Readonly<Record<string, string | undefined>>): string {
  return fair || openFair.id
}

/** An address of the office with its fair; the open one needs no naming. */
export function atFair(path: string, fair: string, more: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({ ...(chosenOf(fair) && { fair }), ...more }).toString()
  return `${path}${search && `?${search}`}`
}

/** Every fair that exhibitors apply to or did, the open one first, by its days. */
export function officeFairs(locale: LocaleCode): { value: string; label: string }[] {
  const others = everyFair().filter(({ id }) => id !== openFair.id)
  return [openFair, ...others.reverse()].map(({ id }) => ({
    value: id === openFair.id ? '' : id,
    label: fairDays(id, locale),
  }))
}

function fairDays(id: string, locale: LocaleCode): string {
  const { firstDay, lastDay } = fairOfExhibitors(id)
  return formatDays(firstDay, lastDay, locale, { withYear: true })
}

/** What waits in the open fair, and in another that is not over under its days. `query` comes after the fair. */
export function waitingAtFairs(
  counted: readonly { fair: string; count: number }[],
  { label, path, query = {} }: { label: string; path: string; query?: Readonly<Record<string, string>> },
  { locale, now }: { locale: LocaleCode; now: Date },
): WaitingWork[] {
  return officeFairs(locale).flatMap(({ value, label: days }) => {
    const id = value || openFair.id
    if (value && !isUnderWay(id, now)) return []
    // For a fair that does not take place nothing waits.
    const count = isCalledOff(id) ? 0 : (counted.find(({ fair }) => fair === id)?.count ?? 0)
    return [{ label: value ? `${label}, ${days}` : label, count, to: atFair(path, id, query) }]
  })
}

function chosenOf(asked: string | null | undefined): string {
  return everyFair().find(({ id }) => id === asked && id !== openFair.id)?.id ?? ''
}
