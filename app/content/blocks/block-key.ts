import type { BlockView } from './block-view.ts'

/** What tells a block from the others of its page: it never says the same thing twice under one heading. */
export function blockKey(block: BlockView): string {
  if (block.kind === 'numbers') return `numbers ${block.items.map(({ caption }) => caption).join()}`
  const words = 'title' in block ? block.title : 'text' in block ? block.text : ''
  return `${block.kind} ${words}`
}
