import { expect, test } from 'vitest'
import type { BlockView } from './blocks/block-view.ts'
import { pageHead } from './page-head.ts'

const words = { title: 'For visitors', description: 'What to know before you leave home.' }
const gallery: BlockView = {
  kind: 'gallery',
  title: 'Halls',
  text: '',
  works: [],
  views: ['views/a.jpg', 'views/b.jpg'],
}
const questions: BlockView = {
  kind: 'questions',
  title: 'Questions',
  items: [{ slug: 'bags', question: 'May I bring a bag?', answer: ['Yes.', 'A small one.'] }],
}

test('a page of words has nothing to show and nothing to answer', () => {
  expect(pageHead({ ...words, blocks: [] })).toEqual(words)
})

test('the first picture stands for the page, its questions are told to those who search', () => {
  expect(pageHead({ ...words, blocks: [questions, gallery] })).toEqual({
    ...words,
    picture: 'views/a.jpg',
    jsonLd: [
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'May I bring a bag?',
            acceptedAnswer: { '@type': 'Answer', text: 'Yes. A small one.' },
          },
        ],
      },
    ],
  })
})

test('questions that nobody has asked yet are not told', () => {
  expect(pageHead({ ...words, blocks: [{ ...questions, items: [] }] })).toEqual(words)
})
