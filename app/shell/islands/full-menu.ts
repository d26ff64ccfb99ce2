import type { Both } from '../../platform/languages.ts'
import type { LabelledEntry, MenuEntry, MenuGroup } from '../menu.ts'

/** The four bays of the full menu; the footer repeats them. */
export const groups: readonly MenuGroup[] = [
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
      { to: '/artists/', label: 'artists' },
      // Its word is said here alone, as that of the account below.
      { to: '/works/', label: 'works', words: { ru: 'Все работы', en: 'All works' } },
      { to: '/navigator/', label: 'navigator' },
      { to: '/navigator/map/', label: 'map' },
      { to: '/program/', label: 'program' },
      { to: '/program/plan/', label: 'plan' },
      { to: '/speakers/', label: 'speakers' },
      { to: '/audio-guide/', label: 'audioGuide' },
    ],
  },
  {
    title: 'visit',
    entries: [
      { to: '/tickets/', label: 'tickets' },
      { to: '/tickets/lost/', label: 'lost' },
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
export const documents: readonly MenuEntry[] = [
  { to: '/offer/', label: 'offer' },
  { to: '/privacy/', label: 'privacy' },
  { to: '/terms/', label: 'terms' },
  { to: '/refund/', label: 'refund' },
]

/** What people who lost their way look for. */
export const useful: readonly LabelledEntry[] = [
  { to: '/tickets/', label: 'tickets' },
  { to: '/program/', label: 'program' },
  { to: '/participants/', label: 'participants' },
  { to: '/navigator/map/', label: 'map' },
  { to: '/contacts/', label: 'contacts' },
]

/** A plain document of its own; its word is said here alone, and so weighs on no first load. */
export const account: { to: string; label: Both } = {
  to: '/account/',
  label: { ru: 'Личный кабинет', en: 'Account' },
}
