import { addSheet, makePaper, paperInk, textField, write } from '../pdf/open-sheet.server.ts'
import { entablature, rule, wordmark } from '../pdf/place-ornaments.server.ts'
import type { LocaleCode } from '../platform/languages.ts'

export type FactSheet = {
  title: string
  facts: readonly { name: string; text: string }[]
  organiser: { name: string; requisites: string; address: string; email: string; phone: string }
  locale: LocaleCode
  madeAt: Date
}

const nameWidth = 170

/** The facts for editors on one sheet: what each is called on the left, what is so on the right. */
export function makeFactSheet({ title, facts, organiser, locale, madeAt }: FactSheet): Promise<Buffer> {
  const { left, width } = textField
  return makePaper({ title, locale, author: organiser.name, madeAt }, paper => {
    addSheet(paper)
    wordmark(paper, locale, left, 54, 44)
    entablature(paper, left, 118, width)
    let y =
      write(paper, title, { x: left, y: 150, width, face: 'display', size: 34, leading: 40, tag: 'H1' }) + 26
    for (const { name, text } of facts) {
      rule(paper, left, y, width, 1, paperInk.hair)
      const top = y + 12
      write(paper, name, { x: left, y: top, width: nameWidth - 20, color: paperInk.soft, tag: 'H2' })
      y = write(paper, text, { x: left + nameWidth, y: top, width: width - nameWidth, size: 14 }) + 12
    }
    rule(paper, left, y, width, 1, paperInk.hair)
    const foot = `${organiser.name}, ${organiser.requisites}. ${organiser.address}. ${organiser.email}, ${organiser.phone}`
    write(paper, foot, { x: left, y: y + 20, width, size: 11, color: paperInk.soft })
  })
}
