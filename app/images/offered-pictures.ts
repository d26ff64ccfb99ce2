import type { CheckedModifiers } from './modifiers.ts'
import {
  defaultQuality,
  fits,
  formats,
  type ImageModifiers,
  imageUrl,
  isSvg,
  offeredWidths,
  placeholderWidth,
} from './rules.ts'
import type { Source } from './source.ts'

/**
 * Everything a picture may be asked for as: some three hundred ways, of which pages use forty. Crops and backgrounds are
 * for whoever embeds our pictures elsewhere.
 */
const offered = {
  widths: new Set<string>([placeholderWidth, ...offeredWidths].map(String)),
  /** The gallery's thumbnails. */
  heights: new Set(['112']),
  crops: new Set(['400x400', '800x800', '1200x630']),
  backgrounds: new Set(['#ffffff', '#000000']),
  /** The press gets its pictures whole. */
  wholeQualities: new Set([String(defaultQuality), '100']),
}

export function isOffered(source: Source, wish: CheckedModifiers): boolean {
  if (isSvg(source.id)) return true
  const { width, height, resize, fit, background, quality } = wish
  const isWhole = !width && !height && !resize
  if (isWhole ? !offered.wholeQualities.has(quality) : quality !== String(defaultQuality)) return false
  if (!resize && (fit || background)) return false
  if (width) return offered.widths.has(width)
  if (height) return offered.heights.has(height)
  return isWhole || (offered.crops.has(resize ?? '') && (!background || offered.backgrounds.has(background)))
}

/** The one address of a picture; any other that means the same leads here. */
export function ownAddress(source: Source, wish: CheckedModifiers, domains: readonly string[]): string {
  return imageUrl(pathOf(source), modifiersOf(wish), domains)
}

// The file system takes `a//b` and `a/./b` for `a/b`.
function pathOf({ kind, id }: Source): string {
  if (kind === 'remote') return id
  const parts = id.split('/').filter(part => part !== '' && part !== '.')
  return parts.join('/')
}

function modifiersOf({
  width,
  height,
  resize,
  format,
  quality,
  background,
  fit,
}: CheckedModifiers): ImageModifiers {
  return {
    width: width ? Number(width) : undefined,
    height: height ? Number(height) : undefined,
    resize: resize as ImageModifiers['resize'],
    format: (Object.keys(formats) as (keyof typeof formats)[]).find(
      name => name === format || formats[name] === `image/${format}`,
    ),
    quality: Number(quality),
    background,
    fit: fits.find(name => name === fit),
  }
}
