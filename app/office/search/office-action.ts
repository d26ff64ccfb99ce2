import type { RequestContext } from '../../page-server/load-context.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import { type Person, readsOnly } from '../../platform/person.ts'

/** Something that is begun on a page of the office. Each room lists its own; `shell/rooms/office-actions.ts` joins them. */
export type OfficeAction = {
  /** Where it is begun: whoever may open this page is offered it. What stands after `#` is the place on it. */
  to: string
  label: Both
  /** By what else somebody may look for it. */
  words?: Both
  /** Where not everybody who opens the page may do this there. */
  isFor?(person: Person): boolean
}

export type ShownAction = { to: string; label: string }

type Looking = Pick<RequestContext, 'mayOpen'> & { query: string; locale: LocaleCode; person: Person }

/** What this person may begin, by all of the words in whichever order; without a word, all of it. */
export function actionsFor(
  actions: readonly OfficeAction[],
  { query, locale, person, mayOpen }: Looking,
): ShownAction[] {
  if (readsOnly(person)) return []
  const wanted = plain(query).split(' ').filter(Boolean)
  return actions
    .filter(({ to, isFor }) => mayOpen(pathOf(to), person) && (isFor?.(person) ?? true))
    .filter(({ label, words }) => {
      const text = plain(`${label[locale]} ${words?.[locale] ?? ''}`)
      return wanted.every(word => text.includes(word))
    })
    .map(({ to, label }) => ({ to, label: label[locale] }))
}

/** As it is compared: whatever the case, «ё» as «е», one blank for every blank. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim()
}

function pathOf(to: string): string {
  return to.replace(/[?#].*$/s, '')
}

declare module '../../page-server/services.ts' {
  interface Services {
    officeActions: readonly OfficeAction[]
  }
}
