import { type Mark, markOf } from './mark-texts.ts'

type Piece = { is: 'tag' | 'text' | 'sign'; html: string; mark: number }

/** What an editor points at: no element of the site is called so, so none of its styles mean it. */
const textElement = 'portico-text'
const closeTag = `</${textElement}>`

const signs = /[\ue100-\uf8ff]/g
const voids = /^<(?:wbr|br|img|input|hr|source|meta|link)\b|\/>$|^<!/i
// Where an element of ours would not be one: what stands there is only freed of its signs.
const closed = /^<(title|textarea|select|svg|style)\b/i
const inlineStart = /^<(?:span|a|b|i|em|strong|bdi)\b/
const inlineEnd = /^<\/(?:span|a|b|i|em|strong|bdi)>/

/**
 * A page made of marked texts (`mark-texts.ts`), with an element around every text that can be pointed at, and without
 * any sign and any script.
 */
export function markHtml(html: string, marks: readonly Mark[]): string {
  const pieces = piecesOf(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, ''))
  const made: string[] = pieces.map(({ html: own }) => own)
  for (const [at, piece] of pieces.entries()) {
    const mark = marks[piece.mark]
    if (mark) wrap(pieces, made, at, mark)
  }
  return made.join('')
}

/** As it would be without anybody pointing at anything. */
export function withoutMarks(html: string): string {
  return html.replace(new RegExp(`<${textElement}\\b[^>]*>|${closeTag}`, 'g'), '')
}

/** Puts the element around the text before a sign: around all of it, or around the last piece of one that is not whole. */
function wrap(pieces: readonly Piece[], made: string[], sign: number, mark: Mark): void {
  const start = startOf(pieces, sign, mark.text)
  const around = start && aroundOf(pieces, start.at, sign)
  if (!start || !around) {
    const last = sign - 1
    if (pieces[last]?.is === 'text') made[last] = `${openTag(mark, false)}${pieces[last].html}${closeTag}`
    return
  }
  const [from, to] = around
  const first = pieces[from]?.html ?? ''
  made[from] =
    from === start.at && start.before !== ''
      ? `${start.before}${openTag(mark, true)}${first.slice(start.before.length)}`
      : `${openTag(mark, true)}${first}`
  made[to - 1] = `${made[to - 1]}${closeTag}`
}

function openTag({ name, paragraph }: Mark, isWhole: boolean): string {
  const at = paragraph === null ? '' : ` data-paragraph="${paragraph}"`
  return `<${textElement} data-field="${name}"${at}${isWhole ? ' data-whole=""' : ''}>`
}

function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  let inside: string | null = null
  let depth = 0
  for (const [token] of html.matchAll(/<!--[\s\S]*?-->|<[^>]*>|[^<]+/g)) {
    if (token.startsWith('<')) {
      pieces.push({ is: 'tag', html: token.replaceAll(signs, ''), mark: -1 })
      if (!inside && !token.endsWith('/>')) inside = closed.exec(token)?.[1] ?? null
      if (inside && token.startsWith(`<${inside}`) && !token.endsWith('/>')) depth++
      if (inside && token.startsWith(`</${inside}`)) depth--
      if (depth === 0) inside = null
    } else if (inside) {
      pieces.push({ is: 'text', html: token.replaceAll(signs, ''), mark: -1 })
    } else {
      for (const part of token.split(/([\ue100-\uf8ff])/)) if (part !== '') pieces.push(pieceOf(part))
    }
  }
  return pieces
}

function pieceOf(part: string): Piece {
  const mark = markOf(part)
  return mark < 0 ? { is: 'text', html: part, mark } : { is: 'sign', html: '', mark }
}

/** Where the text before a sign begins, and what else stands before it in the same piece; null if it is not all there. */
function startOf(
  pieces: readonly Piece[],
  sign: number,
  text: string,
): { at: number; before: string } | null {
  let found = ''
  for (let at = sign - 1; at >= 0; at--) {
    const piece = pieces[at]
    if (piece?.is !== 'text') continue
    const own = unescaped(piece.html)
    found = `${own}${found}`
    if (found === text) return { at, before: '' }
    if (found.length > text.length) {
      const before = own.slice(0, found.length - text.length)
      return found.endsWith(text) ? { at, before: escaped(before) } : null
    }
    if (!text.endsWith(found)) return null
  }
  return null
}

/** The places for one element around all of it: past a tag that opens right before it or closes right behind it. */
function aroundOf(pieces: readonly Piece[], start: number, end: number): [number, number] | null {
  let [from, to] = [start, end]
  for (;;) {
    const { lowest, left } = depthsIn(pieces, from, to)
    if (lowest === 0 && left === 0) return [from, to]
    if (lowest < 0 && inlineStart.test(pieces[from - 1]?.html ?? '')) from--
    else if (left > 0 && (pieces[to]?.is === 'sign' || inlineEnd.test(pieces[to]?.html ?? ''))) to++
    else return null
  }
}

function depthsIn(pieces: readonly Piece[], from: number, to: number): { lowest: number; left: number } {
  let depth = 0
  let lowest = 0
  for (const { is, html } of pieces.slice(from, to)) {
    if (is !== 'tag' || voids.test(html)) continue
    depth += html.startsWith('</') ? -1 : 1
    lowest = Math.min(lowest, depth)
  }
  return { lowest, left: depth }
}

// As React writes them.
const escapes = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
] as const

function escaped(text: string): string {
  return escapes.reduce((html, [sign, code]) => html.replaceAll(sign, code), text)
}

function unescaped(html: string): string {
  return escapes.reduceRight((text, [sign, code]) => text.replaceAll(code, sign), html)
}
