import { escapeHtml } from '../../navigation/head.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { fairName } from '../../ui/fair-name.ts'
import { lettering, monogramPath } from '../../ui/wordmark-paths.ts'
import { breakLines, type LetterFace, letterLine, lineWidth } from './lettering.ts'
import { socialSize } from './social-picture.ts'

export type Letters = Record<'display' | 'text' | 'italic', LetterFace>

export type CardContent = {
  locale: LocaleCode
  title: string
  dates: string
  place: string
  /** The picture's own size, and the words of its label: author, title, the rest. */
  work: { width: number; height: number; isOval: boolean; label: readonly string[] } | null
}

const { width, height } = socialSize
const margin = 64
const colours = { ground: '#13100e', ivory: '#f2eadc', ivory2: '#bfb4a3' }
const frieze = { baseline: 88, entablature: 120 }
const wall = { left: 748, top: 158, width: 388, height: 328 }
const titleBox = { width: 620, top: 176, height: 350 }
const titleSizes = [124, 112, 100, 88, 78, 70, 62, 54, 46, 40]

/** The frieze, the title, and one work hung on the wall with its label: the picture of a page for sharing. */
export function socialCard(content: CardContent, letters: Letters): string {
  const { locale, title, dates, place, work } = content
  const hung = work && hang(work)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title>${escapeHtml(`${fairName[locale]}: ${title}`)}</title>
<defs><radialGradient id="light"><stop offset="0" stop-color="#ffdda5" stop-opacity=".25"/><stop offset=".55" stop-color="#ffdda5" stop-opacity=".09"/><stop offset="1" stop-color="#ffdda5" stop-opacity="0"/></radialGradient><filter id="soft"><feGaussianBlur stdDeviation="12"/></filter></defs>
<rect width="${width}" height="${height}" fill="${colours.ground}"/>
${hung && work ? light(hung, work.isOval) : ''}
<g fill="${colours.ivory}">
${wordmark(locale)}
${letterLine(letters.italic, dates, 27, width - margin - lineWidth(letters.italic, dates, 27), frieze.baseline - 6)}
<rect x="38" y="${frieze.entablature}" width="${width - 76}" height="3"/><rect x="38" y="${frieze.entablature + 8}" width="${width - 76}" height="1"/>
${titleLines(title, letters.display, hung ? titleBox.width : width - 2 * margin)}
</g>
<g fill="${colours.ivory2}">${letterLine(letters.text, place, 24, margin, height - 46)}</g>
${hung && work ? label(work.label, hung, letters) : ''}
</svg>`
}

type Box = { left: number; top: number; width: number; height: number }

/** Where the work hangs: as large as the wall allows, never cropped, in the middle of it. */
export function hang(work: { width: number; height: number }): Box {
  const scale = Math.min(wall.width / work.width, wall.height / work.height)
  const size = { width: Math.round(work.width * scale), height: Math.round(work.height * scale) }
  return {
    ...size,
    left: Math.round(wall.left + (wall.width - size.width) / 2),
    top: Math.round(wall.top + (wall.height - size.height) / 2),
  }
}

// Behind the work, never over it, and wider than it. An oval medallion casts no shadow.
function light({ left, top, width, height }: Box, isOval: boolean): string {
  const middle = { x: left + width / 2, y: top + height / 2 }
  const glow = `<ellipse cx="${middle.x}" cy="${middle.y}" rx="${width * 1.06}" ry="${height * 1.1}" fill="url(#light)"/>`
  const shadow = `<rect x="${left + 10}" y="${top + 24}" width="${width - 20}" height="${height - 20}" fill="#000" opacity=".6" filter="url(#soft)"/>`
  return isOval ? glow : glow + shadow
}

function wordmark(locale: LocaleCode): string {
  const size = 52
  const scale = size / 72
  return `<g transform="translate(${margin} ${frieze.baseline - size + 10}) scale(${scale})"><path d="${monogramPath}"/><path d="${lettering[locale]}"/></g>`
}

/** As large as it may be: long titles take smaller letters, then more lines. */
function titleLines(title: string, face: LetterFace, room: number): string {
  const tries = titleSizes.map(size => ({ size, lines: breakLines(face, title, size, room) }))
  const fits = ({ size, lines }: (typeof tries)[number]) =>
    lines.length * size <= titleBox.height && lines.every(line => lineWidth(face, line, size) <= room)
  const { size, lines } = tries.find(fits) ?? shortened(face, title, room)
  return lines
    .map((line, place) =>
      letterLine(face, line, size, margin - 0.045 * size, titleBox.top + size * (0.8 + place)),
    )
    .join('')
}

// No title of ours is that long; whoever writes one sees where it ends.
function shortened(face: LetterFace, title: string, room: number) {
  const size = titleSizes.at(-1) ?? 40
  const lines = breakLines(face, title, size, room).slice(0, Math.floor(titleBox.height / size))
  return { size, lines: lines.map((line, place) => (place === lines.length - 1 ? `${line}…` : line)) }
}

/** Author, title in italics, the rest: under the work, from its left edge. */
function label(words: readonly string[], hung: Box, { text, italic }: Letters): string {
  const styles = [
    { face: text, size: 21, fill: colours.ivory },
    { face: italic, size: 22, fill: colours.ivory },
    { face: text, size: 19, fill: colours.ivory2 },
  ]
  const lines = words.flatMap((line, place) => (line && styles[place] ? [{ line, ...styles[place] }] : []))
  const widest = Math.max(0, ...lines.map(({ face, line, size }) => lineWidth(face, line, size)))
  const left = Math.min(hung.left, width - 38 - widest)
  const top = Math.min(hung.top + hung.height + 36, height - 46 - 28 * (lines.length - 1))
  return lines
    .map(
      ({ line, face, size, fill }, place) =>
        `<g fill="${fill}">${letterLine(face, line, size, left, top + 28 * place)}</g>`,
    )
    .join('')
}
