import { isCssColour } from './css-colours.ts'
import { defaultQuality, fits } from './rules.ts'

/** Reads `w_200&q_90`. Checked here, because the library answers a bad value with a 500 or ignores it. */
export function parseModifiers(segment: string): ParsedModifiers {
  const found: Partial<Record<Name, string>> = {}
  for (const part of segment === '_' ? [] : segment.split(/[&,]/)) {
    const split = part.search(/[_:=]/)
    const name = nameOf(split < 0 ? part : part.slice(0, split))
    if (!name) return { ok: false, detail: `Known image modifiers are ${Object.keys(values).join(', ')}.` }
    const value = split < 0 ? undefined : values[name].read(decoded(part.slice(split + 1)))
    if (value === undefined) return { ok: false, detail: `The ${name} of a picture ${values[name].must}.` }
    found[name] = value
  }
  return { ok: true, modifiers: settled(found) }
}

export type ParsedModifiers = { ok: true; modifiers: CheckedModifiers } | { ok: false; detail: string }
/** Values in one spelling and one order: equal wishes give equal objects, and so one cached file. */
export type CheckedModifiers = Partial<Record<Name, string>> & { quality: string }
type Name = 'width' | 'height' | 'format' | 'quality' | 'background' | 'fit' | 'resize'

const largestSide = 5120
const short = { w: 'width', h: 'height', f: 'format', q: 'quality', b: 'background', s: 'resize' } as const

const values: Record<Name, { read: (value: string) => string | undefined; must: string }> = {
  width: { read: side, must: `must be a whole number from 1 to ${largestSide}` },
  height: { read: side, must: `must be a whole number from 1 to ${largestSide}` },
  format: { read: format, must: 'must be webp, jpg, jpeg or png' },
  quality: { read: value => wholeNumber(value, 100), must: 'must be a whole number from 1 to 100' },
  background: { read: colour, must: 'must be a hex colour or the name of a CSS colour' },
  fit: { read: value => fits.find(fit => fit === value), must: `must be one of ${fits.join(', ')}` },
  resize: { read: resize, must: `must be WIDTHxHEIGHT, each from 1 to ${largestSide}` },
}

function nameOf(key: string): Name | undefined {
  if (Object.hasOwn(values, key)) return key as Name
  return Object.hasOwn(short, key) ? short[key as keyof typeof short] : undefined
}

// A broken percent sequence becomes a value that no rule accepts.
function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

function wholeNumber(value: string, largest: number) {
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= largest ? value : undefined
}

function side(value: string) {
  return wholeNumber(value, largestSide)
}

function resize(value: string) {
  const [width, height, ...rest] = value.split('x')
  return side(width ?? '') && side(height ?? '') && rest.length === 0 ? value : undefined
}

function format(value: string) {
  if (value === 'jpg') return 'jpeg'
  return ['webp', 'jpeg', 'png'].includes(value) ? value : undefined
}

// Always with `#`: the library would read a bare 1e3 as the number 1000.
function colour(value: string) {
  const lower = value.toLowerCase()
  if (/^#?([\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/.test(lower)) return `#${lower.replace('#', '')}`
  return isCssColour(lower) ? lower : undefined
}

/** Width and height together mean one resize; an explicit resize is the whole answer. */
function settled({ width, height, resize, quality, ...others }: Partial<Record<Name, string>>) {
  const size = resize ?? (width && height ? `${width}x${height}` : undefined)
  return {
    ...(size ? { resize: size } : width ? { width } : height ? { height } : {}),
    ...(others.format ? { format: others.format } : {}),
    ...(others.fit ? { fit: others.fit } : {}),
    ...(others.background ? { background: others.background } : {}),
    quality: quality ?? String(defaultQuality),
  }
}
