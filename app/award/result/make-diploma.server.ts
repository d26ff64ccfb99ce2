import type { Edition } from '../../editions/edition.ts'
import { addSheet, makePaper, paperInk, textField, write } from '../../pdf/open-sheet.server.ts'
import { entablature, rule, wordmark } from '../../pdf/place-ornaments.server.ts'
import { formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { AnnounceTexts } from './announce-texts.ru.ts'

export type Diploma = {
  prizes: readonly string[]
  author: string
  title: string
  hash: string
  locale: LocaleCode
  madeAt: Date
}

type Sizes = { upTo: number; size: number; leading: number }[]

// The longest that may be typed still ends above the foot of the sheet.
const authorSizes: Sizes = [
  { upTo: 60, size: 40, leading: 48 },
  { upTo: Number.POSITIVE_INFINITY, size: 28, leading: 34 },
]
const titleSizes: Sizes = [
  { upTo: 140, size: 26, leading: 33 },
  { upTo: Number.POSITIVE_INFINITY, size: 20, leading: 26 },
]

/** A laureate's diploma on one sheet, however long the name and the title. */
export function makeDiploma(
  diploma: Diploma,
  edition: Edition,
  { diploma: t }: AnnounceTexts,
): Promise<Buffer> {
  const { prizes, author, title, hash, locale, madeAt } = diploma
  const { left, width } = textField
  return makePaper({ title: t.document, locale, author: t.organiser, madeAt }, paper => {
    addSheet(paper)
    wordmark(paper, locale, left, 54, 44)
    entablature(paper, left, 118, width)
    const display = { x: left, width, face: 'display' as const }
    let y = write(paper, t.document, { ...display, y: 170, size: 54, leading: 62, tag: 'H1' })
    y = write(paper, t.award, { x: left, y: y + 10, width, size: 18, color: paperInk.soft })
    for (const prize of prizes)
      y = write(paper, prize, { ...display, y: y + 26, size: 30, leading: 36, tag: 'H2' })
    y = write(paper, author, { ...display, y: y + 54, ...sizeOf(author, authorSizes), tag: 'H2' })
    y = write(paper, t.for, { x: left, y: y + 12, width, size: 16, color: paperInk.soft })
    y = write(paper, title, { ...display, y: y + 6, ...sizeOf(title, titleSizes) })
    rule(paper, left, y + 60, width, 1, paperInk.hair)
    y = write(
      paper,
      fill(t.given, { day: formatDay(edition.award.announcedOn, locale, { withYear: true }) }),
      {
        x: left,
        y: y + 80,
        width,
        size: 14,
      },
    )
    y = write(paper, t.organiser, { x: left, y: y + 6, width, size: 14 })
    write(paper, fill(t.proof, { hash }), { x: left, y: y + 26, width, size: 9, color: paperInk.soft })
  })
}

function sizeOf(text: string, sizes: Sizes) {
  const { size, leading } = sizes.find(({ upTo }) => text.length <= upTo) as Sizes[number]
  return { size, leading }
}
