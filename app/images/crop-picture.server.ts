import sharp from 'sharp'
import { cropAround, type Focus } from './focus.ts'
import type { CheckedModifiers } from './modifiers.ts'

/** A crop that keeps a point in sight; in everything else as the image path makes its pictures. */
export async function cropPicture(
  bytes: Uint8Array,
  { resize = '1x1', format, quality, background }: CheckedModifiers,
  focus: Focus,
): Promise<{ data: Buffer; format: string }> {
  const [width = 1, height = 1] = resize.split('x').map(Number)
  const whole = sharp(bytes, { limitInputPixels: 100_000_000, autoOrient: true })
  const meta = await whole.metadata()
  const box = cropAround(meta.autoOrient, { width, height }, focus)
  const kind = format ?? meta.format ?? 'jpeg'
  const cut = whole.extract(box).resize(width, height, { fit: 'fill' })
  // JPEG knows no transparency.
  if (kind === 'jpeg') cut.flatten({ background: background ?? '#ffffff' })
  const data = await cut.toFormat(kind as 'jpeg', { quality: Number(quality) }).toBuffer()
  return { data, format: kind }
}
