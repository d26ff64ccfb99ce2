import type { OpenFair } from '../../editions/exhibitor-days.ts'
import type { Day } from '../../platform/dates.ts'

/** What the participant's page is made of: each is read by the office and accepted, or comes back with a comment. */
export const pageItems = ['name', 'text', 'logo', 'pictures', 'artists', 'contact', 'links'] as const
export type PageItem = (typeof pageItems)[number]

/** The whole checklist. Passes and arrival are between the exhibitor and the entrance: nobody reads them over. */
export const items = [...pageItems, 'passes', 'arrival'] as const
export type Item = (typeof items)[number]

export function isPageItem(item: string): item is PageItem {
  return pageItems.some(one => one === item)
}

export function deadlineOf(item: Item, edition: OpenFair): Day {
  return isPageItem(item) ? edition.materialsUntil : edition.arrivalUntil
}
