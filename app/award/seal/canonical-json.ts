/**
 * JSON in the one spelling that RFC 8785 (JCS) gives a value: no blanks, names in order of their UTF-16 units, numbers and
 * strings as ECMAScript writes them. So a protocol has one text, and the text one hash. What JSON cannot carry is refused.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return numberJson(value)
  if (typeof value === 'string') return stringJson(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object') return objectJson(value)
  throw new Error(`a ${typeof value} is no JSON`)
}

function numberJson(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} is no JSON`)
  return JSON.stringify(value)
}

function stringJson(value: string): string {
  if (/\p{Surrogate}/u.test(value)) throw new Error('half a character is no text')
  return JSON.stringify(value)
}

function objectJson(value: object): string {
  const names = Object.keys(value).sort((a, b) => (a < b ? -1 : 1))
  const members = names.map(name => `${stringJson(name)}:${canonicalJson(value[name as keyof typeof value])}`)
  return `{${members.join(',')}}`
}
