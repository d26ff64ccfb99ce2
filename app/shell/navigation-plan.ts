import { isExternal, withSlash } from '../navigation/address.ts'
import { matchRoute } from '../navigation/route-table.ts'
import { routes } from '../routes.ts'
import type { ShellTexts } from './texts.ru.ts'

export type PlanEntry = { to: string; label: keyof ShellTexts['links'] }
export type PlanGroup = { title: keyof ShellTexts['groups']; entries: readonly PlanEntry[] }

/** The seven of the header. */
export const header: readonly PlanEntry[] = [
  { to: '/about/', label: 'about' },
  { to: '/participants/', label: 'participants' },
  { to: '/program/', label: 'program' },
  { to: '/visitors/', label: 'visitors' },
  { to: '/childrens-area/', label: 'childrensArea' },
  { to: '/award/', label: 'award' },
  { to: '/press/', label: 'press' },
]

/** What may take a free place in the header while one of the seven is still being built. */
const standIns: readonly PlanEntry[] = [
  { to: '/speakers/', label: 'speakers' },
  { to: '/navigator/map/', label: 'map' },
]

/** The four bays of the full menu; the footer repeats them. */
export const groups: readonly PlanGroup[] = [
  {
    title: 'fair',
    entries: [
      { to: '/about/', label: 'about' },
      { to: '/manifesto/', label: 'manifesto' },
      { to: '/organizer/', label: 'organizer' },
      { to: '/team/', label: 'team' },
      { to: '/curatorial-council/', label: 'curatorialCouncil' },
      { to: '/expert-council/', label: 'expertCouncil' },
      { to: '/partners/', label: 'partners' },
      { to: '/convention/', label: 'convention' },
    ],
  },
  {
    title: 'see',
    entries: [
      { to: '/participants/', label: 'participants' },
      { to: '/navigator/', label: 'navigator' },
      { to: '/navigator/map/', label: 'map' },
      { to: '/program/', label: 'program' },
      { to: '/speakers/', label: 'speakers' },
      { to: '/audio-guide/', label: 'audioGuide' },
    ],
  },
  {
    title: 'visit',
    entries: [
      { to: '/tickets/', label: 'tickets' },
      { to: '/visitors/', label: 'visitors' },
      { to: '/excursions/', label: 'excursions' },
      { to: '/master-classes/', label: 'masterClasses' },
      { to: '/childrens-area/', label: 'childrensArea' },
      { to: '/how-to-get-there/', label: 'howToGetThere' },
      { to: '/visiting-rules/', label: 'visitingRules' },
      { to: '/contacts/', label: 'contacts' },
    ],
  },
  {
    title: 'takePart',
    entries: [
      { to: '/exhibitor/', label: 'exhibitor' },
      { to: '/selection/', label: 'selection' },
      { to: '/become-a-partner/', label: 'becomeAPartner' },
      { to: '/volunteers/', label: 'volunteers' },
      { to: '/guides/', label: 'guides' },
      { to: '/media/', label: 'media' },
      { to: '/award/', label: 'award' },
    ],
  },
]

/** The last line of the footer. */
export const documents: readonly PlanEntry[] = [
  { to: '/offer/', label: 'offer' },
  { to: '/privacy/', label: 'privacy' },
  { to: '/terms/', label: 'terms' },
  { to: '/refund/', label: 'refund' },
]

/** What people who lost their way look for; the last two step in until the others exist. */
const useful: readonly PlanEntry[] = [
  { to: '/tickets/', label: 'tickets' },
  { to: '/program/', label: 'program' },
  { to: '/participants/', label: 'participants' },
  { to: '/navigator/map/', label: 'map' },
  { to: '/contacts/', label: 'contacts' },
  { to: '/speakers/', label: 'speakers' },
  { to: '/award/', label: 'award' },
]

export const ticketsPath = '/tickets/'
export const searchPath = '/search/'
export const cookiesPath = '/privacy/consent/cookies/'

/** Where one stays long and needs the way out at hand, the header stays on top. */
export function keepsHeader(path: string): boolean {
  return ['/tickets/', '/program/', '/navigator/map/'].includes(path)
}

type IsThere = (path: string) => boolean

/** No link leads to a page that has not been built yet: menus fill themselves as routes arrive. */
export function isBuilt(target: string): boolean {
  if (isExternal(target)) return true
  const [path = ''] = target.split(/[?#]/)
  return matchRoute(routes, withSlash(path)) !== null
}

export function headerLinks(isThere: IsThere = isBuilt): PlanEntry[] {
  const own = builtOnly(header, isThere)
  return [...builtOnly(standIns, isThere).slice(0, header.length - own.length), ...own]
}

/** Groups without a single page are left out. */
export function menuGroups(isThere: IsThere = isBuilt): PlanGroup[] {
  return groups
    .map(group => ({ ...group, entries: builtOnly(group.entries, isThere) }))
    .filter(group => group.entries.length > 0)
}

/** Whether the menu holds anything that the header does not show already. */
export function menuSaysMore(isThere: IsThere = isBuilt): boolean {
  const inHeader = new Set(headerLinks(isThere).map(({ to }) => to))
  return menuGroups(isThere).some(group => group.entries.some(({ to }) => !inHeader.has(to)))
}

export function documentLinks(isThere: IsThere = isBuilt): PlanEntry[] {
  return builtOnly(documents, isThere)
}

export function usefulLinks(isThere: IsThere = isBuilt): PlanEntry[] {
  return builtOnly(useful, isThere).slice(0, 5)
}

function builtOnly(entries: readonly PlanEntry[], isThere: IsThere): PlanEntry[] {
  return entries.filter(({ to }) => isThere(to))
}
