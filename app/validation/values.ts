/**
 * Nothing was given: no value, no items, no keys, or a text in which nothing can be seen. Blanks are empty (so `required`
 * needs no `trim`), and so are no-break spaces, tabs and characters without width. A zero, a false and a date are values.
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(value)
  if (Array.isArray(value)) return value.length === 0
  return isPlainObject(value) && Object.keys(value).length === 0
}

/** A box that is not ticked counts as not answered. */
export function isGiven(value: unknown): boolean {
  return value !== false && !isEmpty(value)
}

/** The value as somebody would have typed it; lists and objects are no text. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : null
}

/** NaN where there is no number. '1e3', '0x10' and true are numbers, '1,5' is not; a text of blanks is 0. */
export function numberOf(value: unknown): number {
  if (value instanceof Date) return value.getTime()
  return textOf(value) === null ? Number.NaN : Number(value)
}

/** '5' equals 5. Objects equal objects of the same content only, never a text they might turn into. */
export function isLooselyEqual(one: unknown, other: unknown): boolean {
  if (isObject(one) || isObject(other)) return isDeeplyEqual(one, other)
  // biome-ignore lint/suspicious/noDoubleEquals: a form sends the number 5 as the text '5'
  return one == other
}

export function isDeeplyEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (one instanceof Date || other instanceof Date) {
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime()
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && isDeeplyEqual(one[key], other[key]))
  )
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
