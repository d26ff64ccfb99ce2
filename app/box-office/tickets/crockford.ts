// Crockford's digits: no I, L, O or U, so that a code survives being read aloud and typed.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Bytes as base32 in upper case: characters a QR code packs densely. The last digit is padded with zero bits. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let count = 0
  for (const byte of bytes) {
    bits = (bits << 8) | byte
    for (count += 8; count >= 5; count -= 5) text += digits[(bits >> (count - 5)) & 31]
    bits &= 31
  }
  return count > 0 ? text + digits[(bits << (5 - count)) & 31] : text
}

/** The bytes of a text as `toBase32` writes it; null for any other: every value has exactly one spelling. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8))
  let bits = 0
  let count = 0
  let place = 0
  for (const character of text) {
    const value = digits.indexOf(character)
    if (value < 0) return null
    bits = (bits << 5) | value
    count += 5
    if (count >= 8) {
      count -= 8
      bytes[place++] = bits >> count
      bits &= (1 << count) - 1
    }
  }
  return count < 5 && bits === 0 ? bytes : null
}

/** What somebody typed from a ticket: any case, with or without spaces, O for zero, I or L for one. */
export function readTyped(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

/** `7K3M9QXA2B4CDEFG` as people read it: `7K3M 9QXA 2B4C DEFG`. */
export function inFours(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}
