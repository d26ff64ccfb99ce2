import { type BlockName, drawnBlocks, drawnOn } from '../../content/blocks/drawn-blocks.ts'
import { isRecord } from '../difference/record-difference.ts'
import type { Checked } from './check-input.ts'
import type { Finding } from './findings.ts'

type Placed = { id: string; kind: string; isHidden?: unknown }

/** What the fair wants on its home page whatever stands there beside it. */
const wantedOnHome: readonly BlockName[] = [
  'hero',
  'gallery',
  'programme',
  'speakers',
  'work',
  'tickets',
  'partners',
]

/** Blocks that nobody would see although they stand in the record, and what home may not go without. */
export function checkBlocks({ record, pageKey }: Checked): Finding[] {
  if (pageKey === undefined || !isRecord(record) || !Array.isArray(record.blocks)) return []
  const blocks: Placed[] = record.blocks.filter(isPlaced)
  const drawn = drawnBlocks(pageKey, blocks)
  const unseen = blocks.filter(block => !block.isHidden && !drawn.includes(block))
  const most = drawnOn(pageKey) as Readonly<Record<string, number | undefined>>
  return [
    ...unseen.map(({ id, kind }) =>
      decide(`blocks/${id}`, { reason: most[kind] ? 'too-many' : 'not-drawn', block: kind }),
    ),
    ...(pageKey === 'home' ? checkHome(blocks, drawn) : []),
  ]
}

function checkHome(blocks: readonly Placed[], drawn: readonly Placed[]): Finding[] {
  const gone = wantedOnHome.filter(kind => !drawn.some(block => block.kind === kind))
  const missing = gone.map(kind => {
    const there = blocks.find(block => block.kind === kind)
    const reason = kind === 'work' ? 'no-children' : 'left-out'
    return decide(there ? `blocks/${there.id}` : 'blocks', { reason, block: kind })
  })
  const hero = drawn.find(({ kind }) => kind === 'hero')
  const first = drawn.find(({ kind }) => kind !== 'today')
  return hero && hero !== first ? [...missing, decide(`blocks/${hero.id}`, { reason: 'not-first' })] : missing
}

function decide(path: string, detail: Finding['detail']): Finding {
  return { severity: 'decide', check: 'blocks', path, detail }
}

function isPlaced(block: unknown): block is Placed {
  return isRecord(block) && typeof block.id === 'string' && typeof block.kind === 'string'
}
