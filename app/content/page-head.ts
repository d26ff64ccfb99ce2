import type { PageHead } from '../navigation/view.ts'
import { faqJsonLd } from './faq-json-ld.ts'
import type { LocalPage } from './load-page.server.ts'
import { blocksOf } from './shown-blocks.ts'

/** The head of an editable page: its words, its first picture, and its questions for those who search. */
export function pageHead(page: LocalPage): PageHead {
  const questions = blocksOf(page, 'questions').flatMap(({ items }) => items)
  const [picture] = Object.keys(page.pictures)
  return {
    title: page.title,
    description: page.description,
    ...(picture && { picture }),
    ...(questions.length > 0 && { jsonLd: [faqJsonLd(questions)] }),
  }
}
