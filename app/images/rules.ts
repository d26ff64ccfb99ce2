import { parseUrl } from '../platform/older-browsers/parse-url.ts'
/** The address under which a picture is served: `/_ipx/<modifiers>/<path or allowed URL>`. */
export function imageUrl(src: string, modifiers: ImageModifiers = {}, domains: readonly string[] = []) {
  if (!isServedByUs(src, domains)) return src
  const written = isSvg(src) ? '_' : writeModifiers({ quality: defaultQuality, ...withoutGaps(modifiers) })
  return `${imagePath}${written}/${encodePath(src.replace(/^\/+/, ''))}`
}

export const imagePath = '/_ipx/'
/** What stands blurred in a picture's place until it has come. */
export const placeholderWidth = 16
export const breakpoints = {
  xs: 360,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  '2xl': 1536,
  '3xl': 1920,
  '4xl': 2560,
} as const
export const densities = [1, 2] as const
/**
 * The widths a picture is offered in. The server makes no others: each is work and room on the disk, and anybody may ask.
 * Neighbours differ by a quarter or so, so that nobody loads much more than they see.
 */
export const offeredWidths = [
  96, 140, 200, 240, 280, 320, 360, 420, 480, 560, 640, 768, 900, 1024, 1280, 1536, 1920, 2560,
] as const
export const defaultQuality = 90
/** MIME type by format; `image/jpg` does not exist and browsers would skip it. */
export const formats = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const
export const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const

export type Breakpoint = keyof typeof breakpoints
export type ImageModifiers = {
  width?: number
  height?: number
  format?: keyof typeof formats
  quality?: number
  background?: string
  fit?: (typeof fits)[number]
  resize?: `${number}x${number}`
}
export type Size = `${number}vw` | `${number}px`
/** How wide a picture is shown: `base` below the smallest breakpoint named, then from each one up. */
export type Sizes = string | Partial<Record<'base' | Breakpoint, Size>>

/**
 * What `<img sizes>` says and the pixel widths worth offering, never wider than the picture itself: its own width stands
 * for the picture as it is.
 */
export function sizesOf(sizes: Sizes, ownWidth: number) {
  const entries = entriesOf(sizes)
  const widths = entries
    .flatMap((entry, index) => widthsOf(entry, entries[index + 1]))
    .map(offeredFor)
    .map(width => (ownWidth > 0 ? Math.min(width, ownWidth) : width))
  return {
    sizes: entries
      .toReversed()
      .map(({ from, size }) => (from === 0 ? size : `(min-width: ${from}px) ${size}`))
      .join(', '),
    widths: [...new Set(widths)].sort((one, other) => one - other),
  }
}

export function isSvg(src: string) {
  return /\.svg$/i.test(withoutQuery(src))
}

/** Our own pictures and those on an allowed domain; anything else is shown as it is. */
export function isServedByUs(src: string, domains: readonly string[]) {
  if (src === '' || src.startsWith('//')) return false
  if (!/^[a-z][a-z\d+.-]*:/i.test(src)) return true
  const url = /^https?:\/\//i.test(src) ? parseUrl(src) : null
  return url !== null && isAllowedHost(url, domains)
}

/** The whole host must match, with its port; a name and password in front of it are never welcome. */
export function isAllowedHost(url: URL, domains: readonly string[]) {
  if (url.username || url.password) return false
  return domains.some(domain => parseUrl(`${url.protocol}//${domain}`)?.host === url.host)
}

export function withoutQuery(src: string) {
  return src.replace(/[?#].*$/s, '')
}

function writeModifiers({ width, height, ...others }: ImageModifiers) {
  const both = width !== undefined && height !== undefined
  const { format, quality, background, fit } = others
  const resize = both ? `${width}x${height}` : others.resize
  const written = {
    w: both ? undefined : width,
    h: both ? undefined : height,
    f: format,
    q: quality,
    b: background,
    fit,
    s: resize,
  }
  return Object.entries(written)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}_${encodeURIComponent(String(value))}`)
    .join('&')
}

function withoutGaps(modifiers: ImageModifiers): ImageModifiers {
  return Object.fromEntries(Object.entries(modifiers).filter(([, value]) => value !== undefined))
}

// encodeURI keeps the slashes of an absolute URL. What it also keeps but would end the path, or an entry
// of a srcset, is encoded by hand.
function encodePath(path: string) {
  return encodeURI(path).replace(/[?#&+,]/g, encodeURIComponent)
}

type Entry = { from: number; size: Size }

function entriesOf(sizes: Sizes): Entry[] {
  const given: Record<string, string> = typeof sizes === 'string' ? readSizes(sizes) : sizes
  return Object.entries({ base: '100vw', ...given })
    .map(([name, size]) => ({ from: screenOf(name), size: checkedSize(size) }))
    .sort((one, other) => one.from - other.from)
}

/** `100vw sm:50vw lg:400px` */
function readSizes(sizes: string) {
  const parts = sizes.split(/\s+/).filter(Boolean)
  return Object.fromEntries(parts.map(part => (part.includes(':') ? part.split(':', 2) : ['base', part])))
}

function screenOf(name: string) {
  if (name === 'base') return 0
  if (!Object.hasOwn(breakpoints, name)) throw new Error(`Unknown breakpoint in picture sizes: ${name}`)
  return breakpoints[name as Breakpoint]
}

function checkedSize(size: string): Size {
  if (!/^\d+(\.\d+)?(vw|px)$/.test(size)) throw new Error(`Picture sizes are in vw or px, not: ${size}`)
  return size as Size
}

function offeredFor(width: number): number {
  return offeredWidths.find(offered => offered >= width) ?? Math.max(...offeredWidths)
}

function widthsOf({ from, size }: Entry, next: Entry | undefined) {
  const number = Number.parseFloat(size)
  if (size.endsWith('px')) return densities.map(density => Math.ceil(number * density))
  // The base has no screen of its own. Taken as 0 or 1 px it would offer pictures one pixel wide.
  const screen = from || next?.from || breakpoints.xs
  const widths = densities.map(density => Math.ceil(((screen * number) / 100) * density))
  // Nothing follows the last entry, so it also serves every wider screen: without them a bare `100vw`
  // would stretch a telephone's picture over a desktop.
  const wider = next ? [] : Object.values(breakpoints).filter(width => width > screen)
  return [...widths, ...wider.map(width => Math.ceil((width * number) / 100))]
}
