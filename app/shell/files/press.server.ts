import { pdfTexts } from '../../box-office/pdf/texts.server.ts'
import { pageByKey } from '../../content/queries.server.ts'
import { readerOfTexts } from '../../editions/phrases.ts'
import { download, type FileContext } from '../../page-server/file.ts'
import { wordmarkWidth } from '../../ui/fair-name.ts'
import { lettering, monogramPath } from '../../ui/wordmark-paths.ts'
import { makeFactSheet } from '../make-fact-sheet.server.ts'

const inks = { dark: '#1B1613', light: '#F4EEE2' }

/** What editors take with them: the sign of the fair as outlines, and the facts of the press page on one sheet. */
export async function make({ db, path, locale, edition, now }: FileContext): Promise<Response | null> {
  const name = path.slice('/press/'.length)
  const wide = `0 0 ${wordmarkWidth[locale]} 72`
  const whole = `${monogramPath}${lettering[locale]}`
  switch (name) {
    case 'portico-logo.svg':
      return svg(name, wide, whole, inks.dark)
    case 'portico-logo-light.svg':
      return svg(name, wide, whole, inks.light)
    case 'portico-sign.svg':
      return svg(name, '0 0 72 72', monogramPath, inks.dark)
    case 'portico-facts.pdf': {
      const read = readerOfTexts(edition, locale, now)
      const { blocks } = await pageByKey(db, 'press')
      const facts = blocks.find(block => block.kind === 'index' && block.as === 'label')
      if (facts?.kind !== 'index') return null
      const sheet = await makeFactSheet({
        title: facts.title[locale],
        facts: facts.items.map(({ title, text }) => ({
          name: read(title[locale]),
          text: read(text[locale]),
        })),
        organiser: pdfTexts[locale].organiser,
        locale,
        madeAt: now,
      })
      return download(sheet, { type: 'application/pdf', name })
    }
    default:
      return null
  }
}

function svg(name: string, viewBox: string, outlines: string, ink: string): Response {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${ink}"><path d="${outlines}"/></svg>\n`
  return download(drawing, { type: 'image/svg+xml', name })
}
