import { readTyped } from '../box-office/tickets/crockford.ts'

/** What somebody shows at the door: the text of a QR code, or a code read off the paper and typed. */
export type ShownText = { kind: 'seal'; text: string } | { kind: 'code'; code: string } | { kind: 'other' }

export function readShown(shown: string): ShownText {
  const text = shown.replace(/\s/g, '')
  if (/^P\d+\./i.test(text)) return { kind: 'seal', text: text.toUpperCase() }
  const typed = inLatin(text.toUpperCase())
  // Only what people put between the fours is overlooked: an address in a QR code is not a ticket.
  const code = /^[0-9A-Z-]+$/.test(typed) ? readTyped(typed) : ''
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? { kind: 'code', code } : { kind: 'other' }
}

// Typed by eye on a Russian keyboard, a letter comes out as its Cyrillic twin.
const twins: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

function inLatin(text: string): string {
  return text.replace(/[А-Я]/g, letter => twins[letter] ?? letter)
}
