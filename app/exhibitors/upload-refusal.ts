/** Why a file is not taken. Each has a sentence in both languages. */
export const uploadRefusals = [
  'not-a-picture',
  'broken',
  'too-small',
  'too-many-pixels',
  'too-heavy',
  'empty',
  'too-many-works',
  'too-many-pictures',
  'too-many-today',
  'no-room',
  'closed',
] as const
export type UploadRefusalReason = (typeof uploadRefusals)[number]

/** With the longer side of the picture and what it had to be, where that is what is wrong with it. */
export type UploadRefusal = { reason: UploadRefusalReason; longSide?: number; leastSide?: number }
