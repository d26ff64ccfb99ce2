/** Why a juror may not judge a book, as the regulations list it. */
export const conflictKinds = [
  'co-author',
  'editor',
  'reviewer',
  'employer',
  'pupil',
  'relative',
  'other',
] as const
export type ConflictKind = (typeof conflictKinds)[number]

export function isConflictKind(value: string): value is ConflictKind {
  return (conflictKinds as readonly string[]).includes(value)
}
