/** The little of DER (X.690) that time stamps are written in: lengths and values, read without trusting any of them. */
export type Der = {
  tag: number
  /** The value alone, and the value with its tag and length. */
  content: Uint8Array
  whole: Uint8Array
}

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

export class NotDer extends Error {}

/** One value, with nothing after it. */
export function readDer(bytes: Uint8Array): Der {
  const [only, ...more] = readAll(bytes)
  if (!only || more.length > 0) throw new NotDer('one value was expected')
  return only
}

/** The values inside a sequence, a set or a tag of its own. */
export function partsOf({ content }: Der): Der[] {
  return readAll(content)
}

export function expectTag(der: Der | undefined, tag: number): Der {
  if (der?.tag !== tag) throw new NotDer(`tag ${tag} was expected, ${der?.tag ?? 'nothing'} came`)
  return der
}

export function oidOf(der: Der | undefined): string {
  const { content } = expectTag(der, tags.oid)
  const numbers: number[] = []
  let number = 0
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f)
    if (byte & 0x80) continue
    numbers.push(number)
    number = 0
  }
  const [first = 0, ...rest] = numbers
  const root = Math.min(Math.floor(first / 40), 2)
  return [root, first - 40 * root, ...rest].join('.')
}

export function der(tag: number, ...contents: Uint8Array[]): Uint8Array {
  const length = contents.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const head = length < 0x80 ? [tag, length] : [tag, ...longLength(length)]
  return joined([Uint8Array.from(head), ...contents])
}

/** A number that is not negative, in as few bytes as it needs. */
export function integer(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex(byte => byte !== 0)
  const least = first === -1 ? Uint8Array.of(0) : bytes.slice(first)
  return der(tags.integer, (least[0] ?? 0) & 0x80 ? joined([Uint8Array.of(0), least]) : least)
}

export function oid(dotted: string): Uint8Array {
  const [root = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [root * 40 + second, ...rest].flatMap(number => {
    const low = [number & 0x7f]
    for (let high = Math.floor(number / 128); high > 0; high = Math.floor(high / 128)) {
      low.unshift((high & 0x7f) | 0x80)
    }
    return low
  })
  return der(tags.oid, Uint8Array.from(bytes))
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.byteLength
  }
  return all
}

export function areSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && a.every((byte, index) => byte === b[index])
}

function longLength(length: number): number[] {
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return [0x80 | bytes.length, ...bytes]
}

function readAll(bytes: Uint8Array): Der[] {
  const found: Der[] = []
  for (let at = 0; at < bytes.byteLength; ) {
    const tag = bytes[at] ?? 0
    const { length, start } = readLength(bytes, at + 1)
    if ((tag & 0x1f) === 0x1f || start + length > bytes.byteLength) throw new NotDer('a value is cut off')
    found.push({
      tag,
      content: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    })
    at = start + length
  }
  return found
}

function readLength(bytes: Uint8Array, at: number): { length: number; start: number } {
  const first = bytes[at]
  if (first === undefined || first === 0x80 || first > 0x84) throw new NotDer('a length is wrong')
  if (first < 0x80) return { length: first, start: at + 1 }
  const count = first & 0x7f
  let length = 0
  for (let index = 1; index <= count; index++) length = length * 256 + (bytes[at + index] ?? Number.NaN)
  // The shortest spelling is the only one.
  if (!(length >= 0x80) || length < 256 ** (count - 1)) throw new NotDer('a length is wrong')
  return { length, start: at + 1 + count }
}
