/** Values of ASN.1 in DER, as the time-stamping service writes them. */
export function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = content.byteLength
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content])
  const bytes = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...bytes]), content])
}

export const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts)
export const setOf = (...parts: Buffer[]) => tagged(0x31, ...parts.toSorted(Buffer.compare))
export const octets = (bytes: Buffer) => tagged(0x04, bytes)
export const bits = (bytes: Buffer) => tagged(0x03, Buffer.from([0]), bytes)
export const nothing = () => tagged(0x05)
export const yes = () => tagged(0x01, Buffer.from([0xff]))
export const text = (words: string) => tagged(0x0c, Buffer.from(words))
export const inside = (number: number, ...parts: Buffer[]) => tagged(0xa0 | number, ...parts)

export function number(value: number): Buffer {
  const hex = value.toString(16)
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  return tagged(0x02, (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
}

/** Identifiers in use here have parts below 2^21. */
export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [40 * first + second, ...rest].flatMap(part =>
    part < 128
      ? [part]
      : part < 16384
        ? [0x80 | (part >> 7), part & 127]
        : [0x80 | (part >> 14), 0x80 | ((part >> 7) & 127), part & 127],
  )
  return tagged(0x06, Buffer.from(bytes))
}

/** `20250910181407Z` */
export function moment(at: Date): Buffer {
  return tagged(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`))
}

/** A moment before 2050, as certificates write it. */
export function shortMoment(at: Date): Buffer {
  return tagged(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
}

export type Value = { tag: number; content: Buffer; whole: Buffer }

/** The values in a row; what is cut off makes it null. */
export function valuesIn(bytes: Buffer): Value[] | null {
  const values: Value[] = []
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at] ?? 0
    const first = bytes[at + 1] ?? 0xff
    const more = first < 128 ? 0 : first - 128
    if (more > 2 || at + 2 + more > bytes.length) return null
    const length = more === 0 ? first : bytes.readUIntBE(at + 2, more)
    const start = at + 2 + more
    if (start + length > bytes.length) return null
    values.push({
      tag,
      content: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    })
    at = start + length
  }
  return values
}
