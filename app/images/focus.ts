/** What a crop keeps in sight, in hundredths of width and height. */
export type Focus = { x: number; y: number }
export type Box = { left: number; top: number; width: number; height: number }

export const centre: Focus = { x: 50, y: 50 }

export function isCentre({ x, y }: Focus): boolean {
  return x === centre.x && y === centre.y
}

/**
 * The largest part of a picture that has the wanted shape, placed as `object-position` places it: the point of attention
 * stands in the crop where it stands in the picture, so it is never cut off.
 */
export function cropAround(
  whole: { width: number; height: number },
  wanted: { width: number; height: number },
  { x, y }: Focus,
): Box {
  const scale = Math.min(whole.width / wanted.width, whole.height / wanted.height)
  const width = Math.max(1, Math.min(whole.width, Math.round(wanted.width * scale)))
  const height = Math.max(1, Math.min(whole.height, Math.round(wanted.height * scale)))
  return {
    left: Math.round(((whole.width - width) * x) / 100),
    top: Math.round(((whole.height - height) * y) / 100),
    width,
    height,
  }
}

/** The classes of a picture that its place on the page crops (styles/focus.css): steps of five, nothing for the centre. */
export function focusClass(focus: Focus): string | undefined {
  const step = (part: number) => Math.round(part / 5) * 5
  const near = { x: step(focus.x), y: step(focus.y) }
  return isCentre(near) ? undefined : `focus-x-${near.x} focus-y-${near.y}`
}
