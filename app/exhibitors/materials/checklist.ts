import type { ExhibitorState } from '../states.ts'
import { type Item, isPageItem, items, type PageItem } from './items.ts'

/** How far a line of the checklist is. */
export type ItemState = 'accepted' | 'comment' | 'in-review' | 'filled' | 'missing'

export type Mark = { item: PageItem; mark: 'accepted' | 'comment'; comment: string; digest: string }

/**
 * The checklist as its owner sees it. What the office has said counts for what it was said of; while it reads, nothing of
 * it is told. Links may be left out.
 */
export function checklistOf(facts: {
  state: ExhibitorState
  missing: ReadonlySet<Item>
  marks: readonly Mark[]
  digests: Readonly<Record<PageItem, string>>
}): { item: Item; state: ItemState; comment: string | null }[] {
  const { state, missing, marks, digests } = facts
  const isRead = state === 'materials-in-review'
  return items.map(item => {
    const said = isRead ? undefined : marks.find(mark => mark.item === item)
    // Until it is handed in again, one reads what is being put right.
    const comment = said?.mark === 'comment' ? said.comment : null
    if (missing.has(item)) return { item, state: 'missing', comment }
    if (!isPageItem(item)) return { item, state: 'accepted', comment: null }
    if (isRead) return { item, state: 'in-review', comment: null }
    return { item, state: said?.digest === digests[item] ? said.mark : 'filled', comment }
  })
}
