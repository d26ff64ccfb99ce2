import type { Both } from '../platform/languages.ts'
import type { ShellTexts } from './texts.ru.ts'

type Label = keyof ShellTexts['links']
/** One that is said by the word of its label. */
export type LabelledEntry = { to: string; label: Label; words?: undefined }
/** The same, or one with words of its own: an editor's, or those that weigh on no first load. `made`: added by editors. */
export type MenuEntry = LabelledEntry | { to: string; label: Label | 'works' | 'made'; words: Both }
export type MenuGroup = { title: keyof ShellTexts['groups']; entries: readonly MenuEntry[] }

/** A list of links that is put in its order by itself. */
export type MenuPlace = 'header' | 'documents' | MenuGroup['title']
/** The places that editors have changed. */
export type WrittenMenu = Partial<Record<MenuPlace, readonly MenuEntry[]>>

/** The seven of the header. */
export const header: readonly MenuEntry[] = [
  { to: '/about/', label: 'about' },
  { to: '/participants/', label: 'participants' },
  { to: '/program/', label: 'program' },
  { to: '/visitors/', label: 'visit' },
  { to: '/childrens-area/', label: 'children' },
  { to: '/award/', label: 'award' },
  { to: '/press/', label: 'press' },
]

export const ticketsPath = '/tickets/'
/** Where one leaves an address, to be told when tickets of the next fair are on sale. */
export const newsletterPath = '/newsletter/'
export const searchPath = '/search/'
export const cookiesPath = '/privacy/consent/cookies/'

/** Where one stays long and needs the way out at hand, the header stays on top. */
export function keepsHeader(path: string): boolean {
  return ['/tickets/', '/program/', '/navigator/map/'].includes(path)
}
