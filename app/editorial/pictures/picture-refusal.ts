/** Why something was not done with a picture. Each has a sentence in both languages. */
export const pictureRefusals = [
  'no-file',
  'empty',
  'not-a-picture',
  'broken',
  'too-narrow',
  'too-many-pixels',
  'too-heavy',
  'too-many-today',
  'too-many-unfinished',
  'not-allowed',
  'unknown-picture',
  'unknown-folder',
  'in-trash',
  'in-use',
  'old',
  'nothing-before',
  'bad-focus',
  'bad-day',
  'too-long',
  'bad-name',
  'taken',
  'too-many-folders',
  'unknown',
] as const
export type PictureRefusal = (typeof pictureRefusals)[number]

/** With the width of the file and what it had to be, where that is what is wrong with it. */
export type Refused = { ok: false; reason: PictureRefusal; width?: number; least?: number }

/** As it is kept with an upload: `too-narrow 1180 1200`. */
export function writeRefusal({ reason, width, least }: Refused): string {
  return [reason, width, least].filter(part => part !== undefined).join(' ')
}

export function readRefusal(text: string): Refused {
  const [name, width, least] = text.split(' ')
  const reason = pictureRefusals.find(one => one === name) ?? 'unknown'
  return { ok: false, reason, ...(width && least && { width: Number(width), least: Number(least) }) }
}
