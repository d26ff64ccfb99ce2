import { addSheet, makePaper, paperInk, textField, write } from '../../app/pdf/open-sheet.server.ts'
import { entablature } from '../../app/pdf/place-ornaments.server.ts'
import type { DemoBook } from './demo-award.ts'

/** Title, introduction, first chapter. */
export const readingCopySheets = 3

/** A file for the jury to leaf through: the title, what the book says for the first time, the excerpt. */
export function makeReadingCopy(
  { author, title, publisher, year, novelty, excerpt }: DemoBook,
  madeAt: Date,
) {
  const { left, width } = textField
  return makePaper({ title, locale: 'ru', author, madeAt }, paper => {
    addSheet(paper)
    entablature(paper, left, 118, width)
    write(paper, author, { x: left, y: 170, width, size: 18 })
    const y = write(paper, title, {
      x: left,
      y: 220,
      width,
      face: 'display',
      size: 54,
      leading: 62,
      tag: 'H1',
    })
    write(paper, `${publisher}, ${year}`, { x: left, y: y + 40, width, size: 14, color: paperInk.soft })
    for (const [heading, text] of [
      ['Введение', novelty],
      ['Глава первая', excerpt],
    ] as const) {
      addSheet(paper)
      const below = write(paper, heading, {
        x: left,
        y: 118,
        width,
        face: 'display',
        size: 34,
        leading: 42,
        tag: 'H2',
      })
      write(paper, text, { x: left, y: below + 24, width, face: 'serif', size: 18, leading: 29 })
    }
  })
}
