import sharp from 'sharp'
import type { LocaleCode } from '../../platform/languages.ts'
import { wordmarkWidth } from '../../ui/fair-name.ts'
import { lettering, monogramPath } from '../../ui/wordmark-paths.ts'
import { passColours } from './pass-colours.ts'

const scales = [1, 2, 3]
const made = new Map<LocaleCode, Promise<Map<string, Buffer>>>()

/** The sign of the fair and its name, each for three kinds of screens; drawn once. */
export function passImages(locale: LocaleCode): Promise<Map<string, Buffer>> {
  const images = made.get(locale) ?? drawImages(locale)
  made.set(locale, images)
  // What has failed is tried again at the next pass.
  images.catch(() => made.delete(locale))
  return images
}

async function drawImages(locale: LocaleCode): Promise<Map<string, Buffer>> {
  const { ink, ground } = passColours
  const wide = wordmarkWidth[locale]
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 80 80"><path fill="${ground}" d="M-8-8h80v80h-80z"/><path fill="${ink}" d="${monogramPath}"/></svg>`
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} 72" fill="${ink}"><path d="${monogramPath}${lettering[locale]}"/></svg>`
  const files = scales.flatMap(scale => {
    const ending = scale === 1 ? '' : `@${scale}x`
    return [
      [`icon${ending}.png`, drawn(icon, 29 * scale, 29 * scale)],
      [`logo${ending}.png`, drawn(logo, Math.round((wide / 72) * 36 * scale), 36 * scale)],
    ] as const
  })
  return new Map(await Promise.all(files.map(async ([name, image]) => [name, await image] as const)))
}

function drawn(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 288 }).resize({ width, height, fit: 'fill' }).png().toBuffer()
}
