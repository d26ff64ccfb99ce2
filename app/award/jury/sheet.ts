import { type Criterion, criteria, isHalves } from '../count/award-rule.ts'

/** What a juror writes of a book: whole halves of points by criterion, and why. */
export type SheetValues = { halves: Partial<Record<Criterion, number>>; note: string }

/** A reasoned note is neither a word nor a chapter. */
export const leastNote = 120
export const mostNote = 2_000

/**
 * What came with a form. A criterion that is not judged yet is not sent; a value that is no half point from 1 to 10 makes
 * the whole sheet odd, and nothing of it is kept.
 */
export function sheetIn(fields: Readonly<Record<string, string>>): SheetValues | null {
  const halves: SheetValues['halves'] = {}
  for (const criterion of criteria) {
    const sent = fields[criterion] ?? ''
    if (sent === '') continue
    const value = /^[0-9]{1,2}$/.test(sent) ? Number(sent) : Number.NaN
    if (!isHalves(value)) return null
    halves[criterion] = value
  }
  return { halves, note: noteIn(fields.note ?? '') }
}

/** A browser sends a line's end as two characters and counts it as one. */
function noteIn(text: string): string {
  return text.replaceAll('\r\n', '\n').slice(0, mostNote)
}

export function judged(halves: SheetValues['halves']): number {
  return criteria.filter(criterion => isHalves(halves[criterion])).length
}

export function areAllJudged(halves: SheetValues['halves']): halves is Record<Criterion, number> {
  return judged(halves) === criteria.length
}

/** What keeps a sheet from being sent. */
export function missingIn({ halves, note }: SheetValues): 'scores' | 'note' | null {
  if (!areAllJudged(halves)) return 'scores'
  return note.trim().length < leastNote ? 'note' : null
}

/** How far a juror is with a book; the words for it are the page's. */
export type Progress =
  | { is: 'recused' | 'abstained' | 'not-started' }
  | { is: 'reading'; page: number }
  | { is: 'judging'; judged: number }
  | { is: 'sent' }

type KeptSheet = Pick<SheetValues, 'halves' | 'note'> & {
  page: number
  outcome: 'sent' | 'abstained' | null
}

export function progressOf(sheet: KeptSheet | null, isRecused: boolean): Progress {
  if (isRecused) return { is: 'recused' }
  if (sheet?.outcome) return { is: sheet.outcome }
  const count = judged(sheet?.halves ?? {})
  if (count > 0) return { is: 'judging', judged: count }
  return sheet && sheet.page > 0 ? { is: 'reading', page: sheet.page } : { is: 'not-started' }
}

/** Whether nothing more is asked of the juror for this book. */
export function isDone({ is }: Progress): boolean {
  return is === 'sent' || is === 'abstained' || is === 'recused'
}
