import type { PageHead } from '../navigation/view.ts'
import { type BlockView, blocksOf } from './blocks/block-view.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import type { LocalPage } from './load-page.server.ts'

/** The head of an editable page: its words, its first picture, and its questions for those who search. */
export function pageHead(page: Pick<LocalPage, 'title' | 'description' | 'blocks'>): PageHead {
  const questions = blocksOf(page, 'questions').flatMap(({ items }) => items)
  const [picture] = page.blocks.flatMap(picturesIn)
  return {
    title: page.title,
    description: page.description,
    ...(picture && { picture }),
    ...(questions.length > 0 && { jsonLd: [faqJsonLd(questions)] }),
  }
}

function picturesIn(block: BlockView): string[] {
  if (block.kind === 'work') return [block.work.picture]
  if (block.kind === 'press-kit') return block.files.map(file => file.picture)
  return block.kind === 'gallery' ? [...block.works.map(work => work.picture), ...block.views] : []
}
