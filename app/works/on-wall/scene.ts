import { type Below, eyeLineCm, type WallChoices } from './wall-choices.ts'

export type Box = { width: number; height: number }
/** A work by the size on its label. */
export type Sized = { widthCm: number; heightCm: number }
/** Where a work hangs, in centimetres from the wall's left end and from the floor. */
export type Place = { left: number; bottom: number; width: number; height: number }

/** How wide and high what stands below is: a sofa to the top of its back, a table to its top. */
export const furniture: Record<Exclude<Below, 'nothing' | 'photo'>, { width: number; height: number }> = {
  sofa: { width: 220, height: 82 },
  table: { width: 160, height: 75 },
}

/** Room that is no wall, in CSS pixels: the floor, the ruler under it, the measures over the works. */
const wideRims = { floor: 46, ruler: 56, head: 58 }
const narrowRims = { floor: 26, ruler: 38, head: 40 }

/** The works with their middles on one line, in the middle of the wall; a work never goes through the floor. */
export function hang(works: readonly Sized[], { wallCm, centreCm, gapCm }: WallChoices): Place[] {
  const total = works.reduce((sum, { widthCm }) => sum + widthCm, 0) + gapCm * (works.length - 1)
  const middle = Math.max(centreCm, ...works.map(({ heightCm }) => heightCm / 2))
  let left = (wallCm - total) / 2
  return works.map(({ widthCm, heightCm }) => {
    const place = { left, bottom: middle - heightCm / 2, width: widthCm, height: heightCm }
    left += widthCm + gapCm
    return place
  })
}

/** What one looks at: how many pixels a centimetre takes, the same for everything in it, and where wall and floor are. */
export type Scene = ReturnType<typeof sceneIn>

export function sceneIn(box: Box, works: readonly Sized[], choices: WallChoices) {
  const places = hang(works, choices)
  const piece = pieceOf(choices.below)
  const rims = box.width < 700 ? narrowRims : wideRims
  const top = Math.max(eyeLineCm + 10, ...places.map(({ bottom, height }) => bottom + height))
  const across = Math.max(choices.wallCm, piece?.width ?? 0, ...ends(places, choices.wallCm))
  const high = Math.max(box.height - rims.floor - rims.ruler - rims.head, 1)
  const pxPerCm = Math.max(Math.min(box.width / across, high / top), 0.01)
  const floorY = box.height - rims.ruler - rims.floor
  const wallX = (box.width - choices.wallCm * pxPerCm) / 2
  return {
    box,
    rims,
    pxPerCm,
    floorY,
    wallX,
    isNarrow: box.width < 700,
    /** From the floor up to the upper edge of the box. */
    seenCm: floorY / pxPerCm,
    places,
    piece: piece && { ...piece, left: (choices.wallCm - piece.width) / 2 },
    x: (cm: number) => wallX + cm * pxPerCm,
    y: (cm: number) => floorY - cm * pxPerCm,
    px: (cm: number) => cm * pxPerCm,
  }
}

/** From the lowest edge of a work down to what is under it; below nought it hangs behind it. */
export function gapBelow(places: readonly Place[], below: Below): number {
  const lowest = Math.min(...places.map(({ bottom }) => bottom))
  return round(lowest - (pieceOf(below)?.height ?? 0))
}

/** How much the works are wider than the wall; nought where they have room. */
export function overWall(places: readonly Place[], wallCm: number): number {
  return round(Math.max(0, Math.max(0, ...ends(places, wallCm)) - wallCm))
}

export function pieceOf(below: Below) {
  return below === 'sofa' || below === 'table' ? furniture[below] : null
}

/** How wide a scene must be that has these in its middle. */
function ends(places: readonly Place[], wallCm: number): number[] {
  return places.map(({ left, width }) => 2 * Math.max(wallCm / 2 - left, left + width - wallCm / 2))
}

function round(cm: number): number {
  return Math.round(cm * 10) / 10
}
