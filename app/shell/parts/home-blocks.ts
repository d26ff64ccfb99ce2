import { blockKey } from '../../content/blocks/block-key.ts'
import { type BlockView, blockOf } from '../../content/blocks/block-view.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { fairName } from '../../ui/fair-name.ts'

/** One work in each bay: as many as the name has letters. */
export function heroWorks(page: { blocks: BlockView[] }, locale: LocaleCode) {
  return (blockOf(page, 'hero')?.works ?? []).slice(0, fairName[locale].length)
}

/** The hero comes first wherever it stands; nothing but the day of the fair may be above it. */
export function heroFirst<One extends { kind: string }>(blocks: readonly One[]): One[] {
  const hero = blocks.findIndex(({ kind }) => kind === 'hero')
  if (hero < 0) return [...blocks]
  const above = blocks.slice(0, hero).filter(({ kind }) => kind === 'today')
  const first = [...above, ...blocks.slice(hero, hero + 1)]
  return [...first, ...blocks.filter(block => !first.includes(block))]
}

/** What stands in one row or one grid: neighbouring texts, tours beside the award; anything else by itself. */
export type HomeGroup = [BlockView, ...BlockView[]]
/** Neighbouring groups between the margins of the page, or one that goes from edge to edge. */
export type HomeRun = { isWide: boolean; groups: [HomeGroup, ...HomeGroup[]] }

export function homeRuns(blocks: readonly BlockView[]): HomeRun[] {
  const groups: HomeGroup[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const place = rowOf(block)
    if (last && place !== null && rowOf(last[0]) === place) last.push(block)
    else groups.push([block])
  }
  const runs: HomeRun[] = []
  for (const group of groups) {
    const last = runs.at(-1)
    const isWide = wide.has(group[0].kind)
    if (last && !isWide && !last.isWide) last.groups.push(group)
    else runs.push({ isWide, groups: [group] })
  }
  return runs
}

/** The same told by the places of the blocks: worked out once, where the page is made, and no matter for a browser. */
export type PlacedRun = { key: string; isWide: boolean; groups: PlacedGroup[] }
export type PlacedGroup = { key: string; places: number[]; isBelowStatement: boolean }

export function placedRuns(blocks: readonly BlockView[]): PlacedRun[] {
  return homeRuns(blocks).map(({ isWide, groups }) => ({
    key: blockKey(groups[0][0]),
    isWide,
    groups: groups.map((group, at) => ({
      key: blockKey(group[0]),
      places: group.map(block => blocks.indexOf(block)),
      isBelowStatement: groups[at - 1]?.[0].kind === 'statement',
    })),
  }))
}

const wide = new Set<BlockView['kind']>(['today', 'hero', 'work'])

function rowOf({ kind }: BlockView): 'texts' | 'pair' | null {
  if (kind === 'text') return 'texts'
  return kind === 'tours' || kind === 'award' ? 'pair' : null
}
