import { expect, test } from 'vitest'
import { readPdf } from '../../../tests/builders/pdf-pages.ts'
import { autumn2025 } from '../../editions/edition.ts'
import { localeCodes } from '../../platform/languages.ts'
import { bookFields } from '../books/book-fields.ts'
import { announceTexts } from './announce-texts.server.ts'
import { makeDiploma } from './make-diploma.server.ts'

const foot = 842 - 30

test.for(localeCodes)('the longest name and title that may be typed stand on one sheet, %s', async locale => {
  const word = (most: number) => 'Константинопольская '.repeat(30).slice(0, most)
  const bytes = await makeDiploma(
    {
      prizes: ['Монография о мастере', 'Приз жюри'],
      author: word(bookFields.authorName),
      title: word(bookFields.title),
      hash: 'a'.repeat(64),
      locale,
      madeAt: new Date('2025-09-24T18:10:00Z'),
    },
    autumn2025,
    announceTexts[locale],
  )
  const { pages } = await readPdf(bytes)
  expect(pages).toHaveLength(1)
  expect(pages[0]?.text).toContain('a'.repeat(64))
  expect(Math.max(...(pages[0]?.baselines ?? []))).toBeLessThan(foot)
})

// A4, with the margin of the sheet at the right.
const edge = (595 * 740) / 794 + 1

test.for([
  ['ru', 'Константинопольская-Преображенская '.repeat(4).slice(0, 120)],
  ['ru', 'Ж'.repeat(120)],
  ['en', 'Featherstonehaugh-Cholmondeley Wriothesley '.repeat(3).slice(0, 120)],
  ['en', 'W'.repeat(120)],
] as const)('a name of 120 letters stays within the margins, %s %s', async ([locale, author]) => {
  const bytes = await makeDiploma(
    {
      prizes: ['Монография о мастере'],
      author,
      title: author,
      hash: 'a'.repeat(64),
      locale,
      madeAt: new Date('2025-09-24T18:10:00Z'),
    },
    autumn2025,
    announceTexts[locale],
  )
  const { pages } = await readPdf(bytes)
  const words = pages[0]?.words ?? []
  expect(
    words
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, ''),
  ).toContain(author.replaceAll(' ', ''))
  expect(Math.max(...words.map(({ x, width }) => x + width))).toBeLessThan(edge)
  expect(Math.max(...(pages[0]?.baselines ?? []))).toBeLessThan(foot)
})
