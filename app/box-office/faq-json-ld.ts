import { blocksOf, type ShownBlock } from '../content/shown-blocks.ts'

/** The questions of a page in the words of schema.org; nothing where none are asked. */
export function faqJsonLd(page: { blocks: ShownBlock[] }): Record<string, unknown>[] {
  const asked = blocksOf(page, 'questions').flatMap(({ items }) => items)
  if (asked.length === 0) return []
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}
