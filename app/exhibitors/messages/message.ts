import { createHash } from 'node:crypto'
import type { Side } from '../tables.ts'

/** Longer things are sent as files, with a message. */
export const longestMessage = 4_000
/** What a letter gives away of a message: whoever reads over a shoulder reads no more. */
const openingLength = 140

/** What was typed as it is kept; null where nothing was. Characters that only a machine sees are not for people. */
export function cleanMessage(typed: string): string | null {
  const text = typed.replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  return text === '' ? null : text
}

/** The first words, on one line. */
export function openingOf(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  if (line.length <= openingLength) return line
  const cut = [...line].slice(0, openingLength).join('')
  return `${cut.replace(/\s+\S*$/, '')}…`
}

/** Two tabs, two presses, an answer that was lost: the same words and file after the same message are one message. */
export function messageKey(side: Side, after: string, text: string, fileDigest = ''): string {
  return createHash('sha256')
    .update(`${side} ${after} ${fileDigest}${fileDigest && ' '}${text}`)
    .digest('base64url')
}

/** Whoever has not read what they were told of is not told again, for a day. */
export function isToldEnough(
  { readId, toldId, toldAt }: { readId: number; toldId: number; toldAt: Date | null },
  now: Date,
): boolean {
  if (!toldAt || readId >= toldId) return false
  return now.getTime() - toldAt.getTime() < 24 * 3_600_000
}
