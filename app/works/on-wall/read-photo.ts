/** Larger than this a telephone's memory would not hold it unpacked. */
const mostBytes = 80_000_000
// More than any screen shows, and enough for the edges of a card.
const longestPx = 2400
const leastPx = 480

export type Photo = { picture: ImageBitmap; width: number; height: number }
export type PhotoRefusal = 'unreadable' | 'tooLarge' | 'tooSmall'

/** Opens a photograph on the device, upright as it was taken, and makes it smaller there. It goes nowhere else. */
export async function readPhoto(file: Blob): Promise<Photo | PhotoRefusal> {
  if (file.size > mostBytes) return 'tooLarge'
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = whole
    if (Math.max(width, height) < leastPx) {
      whole.close()
      return 'tooSmall'
    }
    const { width: wide, height: high } = shrunk(width, height)
    if (wide === width) return { picture: whole, width, height }
    const picture = await createImageBitmap(whole, {
      resizeWidth: wide,
      resizeHeight: high,
      resizeQuality: 'high',
    })
    whole.close()
    return { picture, width: wide, height: high }
  } catch {
    return 'unreadable'
  }
}

/** As large as it is kept: never enlarged, its sides in their own ratio. */
export function shrunk(width: number, height: number): { width: number; height: number } {
  const by = Math.min(1, longestPx / Math.max(width, height))
  return { width: Math.round(width * by), height: Math.round(height * by) }
}
