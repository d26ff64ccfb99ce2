import { PageFailure } from '../navigation/page-error.ts'

/**
 * How much anybody may send us. All of it is counted on the bytes as they came, before a parser sees them: what a parser
 * makes of a million empty names stops the house. The longest form filled in to the last letter is a third of this.
 */
export const bodyBounds = {
  bytes: 64 * 1024,
  fields: 200,
  partHeaderBytes: 2 * 1024,
  partHeaderLines: 8,
  jsonDepth: 32,
}

/** A form that no page of ours sends. */
export function tooMuch(): PageFailure {
  return new PageFailure(413, 'More was sent than is taken here.')
}

/** Names and values separated by `&`: how many there would be. */
export function countPairs(body: Uint8Array): number {
  let pairs = 1
  for (const byte of body) if (byte === ampersand) pairs += 1
  return pairs
}

/** Whether a multipart body has few parts, each with few and short headers. What is broken otherwise the parser says. */
export function hasFewParts(body: Buffer, boundary: string): boolean {
  const mark = `--${boundary}`
  let parts = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at)) {
    parts += 1
    at += mark.length
    const end = body.indexOf('\r\n\r\n', at)
    const next = body.indexOf(mark, at)
    const head = body.subarray(at, Math.min(...[end, next].filter(place => place >= 0), body.length))
    if (parts > bodyBounds.fields + 1 || isLongHead(head)) return false
  }
  return true
}

function isLongHead(head: Buffer): boolean {
  const { partHeaderBytes, partHeaderLines } = bodyBounds
  return head.length > partHeaderBytes || head.toString('latin1').split('\r\n').length > partHeaderLines + 1
}

/** How deep the brackets of a JSON text stand within one another; those in its strings are letters. */
export function jsonDepth(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (isInString) {
      if (sign === backslash) at += 1
      else if (sign === quote) isInString = false
    } else if (sign === quote) isInString = true
    else if (sign === openBrace || sign === openBracket) deepest = Math.max(deepest, ++depth)
    else if (sign === closeBrace || sign === closeBracket) depth -= 1
  }
  return deepest
}

const ampersand = 0x26
const backslash = 0x5c
const quote = 0x22
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d
