/** What editors may write of a letter, in one language. */
export type Words = { subject: string; title: string; paragraphs: readonly string[] }

/** Why words cannot stand in a letter. `mark`: which variable is meant. */
export type WordFault = {
  field: keyof Words
  reason: 'line-break' | 'lost-mark' | 'unknown-mark' | 'paragraph-count'
  mark: string
}

export const mostParagraphs = 12

/**
 * A letter keeps its variables: each of its texts has exactly those that the code's text has, for a value that is not there
 * would be a bare mark in somebody's mailbox, and one left out is what the reader needed. A subject is one line: what
 * follows a line break would be a header of its own.
 */
export function faultsOf(words: Words, own: Words, isFree: boolean): WordFault[] {
  return [
    ...(['subject', 'title'] as const).flatMap(field => [
      ...(/\p{Cc}|\p{Zl}|\p{Zp}/u.test(words[field])
        ? [{ field, reason: 'line-break', mark: '' } as const]
        : []),
      ...markFaults(field, words[field], own[field]),
    ]),
    ...paragraphFaults(words.paragraphs, own.paragraphs, isFree),
  ]
}

function paragraphFaults(said: readonly string[], own: readonly string[], isFree: boolean): WordFault[] {
  const field = 'paragraphs'
  const isRight = isFree ? said.length > 0 && said.length <= mostParagraphs : said.length === own.length
  if (!isRight) {
    return [{ field, reason: 'paragraph-count', mark: isFree ? `1–${mostParagraphs}` : String(own.length) }]
  }
  if (isFree) return markFaults(field, said.join('\n\n'), own.join('\n\n'))
  return said.flatMap((text, place) => markFaults(field, text, own[place] ?? ''))
}

function markFaults(field: keyof Words, text: string, own: string): WordFault[] {
  const said = marksIn(text)
  const wanted = marksIn(own)
  const stray = /[{}]\S{0,20}/.exec(text.replaceAll(mark, ''))
  return [
    ...[...wanted]
      .filter(one => !said.has(one))
      .map(one => ({ field, reason: 'lost-mark', mark: one }) as const),
    ...[...said]
      .filter(one => !wanted.has(one))
      .map(one => ({ field, reason: 'unknown-mark', mark: one }) as const),
    ...(stray ? [{ field, reason: 'unknown-mark', mark: stray[0] } as const] : []),
  ]
}

const mark = /\{\w+\}/g

export function marksIn(text: string): Set<string> {
  return new Set(text.match(mark) ?? [])
}
