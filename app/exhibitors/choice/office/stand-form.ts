import { standBounds } from '../../../content/stands/stand-bounds.ts'

/** What one person changes of a stand. */
export type StandSize = { areaM2: number; openSides: number }
export type SizeFault = 'wrong-area' | 'wrong-sides'
export type ReadSize =
  | { ok: true; size: StandSize }
  | { ok: false; reason: SizeFault; field: 'area' | 'sides' }

/** The size as it was typed, or what is wrong with it first. */
export function sizeIn(fields: Readonly<Record<string, string | undefined>>): ReadSize {
  const areaM2 = wholeIn(fields.area, standBounds.areaM2)
  const openSides = wholeIn(fields.sides, standBounds.openSides)
  if (areaM2 === null) return { ok: false, reason: 'wrong-area', field: 'area' }
  if (openSides === null) return { ok: false, reason: 'wrong-sides', field: 'sides' }
  return { ok: true, size: { areaM2, openSides } }
}

/** The size that somebody had before them, as their form says it: `9 1`. */
export function sizeSeen({ areaM2, openSides }: StandSize): string {
  return `${areaM2} ${openSides}`
}

function wholeIn(text: string | undefined, { least, most }: { least: number; most: number }): number | null {
  const typed = (text ?? '').trim()
  const value = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN
  return value >= least && value <= most ? value : null
}
