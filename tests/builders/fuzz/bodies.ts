import type { SentFields } from './read-forms.ts'

/** A request body and what it says it is. */
export type Body = { type: string | undefined; body: Buffer; headers?: Record<string, string> }

/** What a good client sends. */
export type Good = { fields: SentFields } | { json: unknown }

export type Roll = (below: number) => number

/** Marks a text that must never come back as it was sent. */
export const scriptMark = '<script>fuzz()</script>'

/** The same bodies for the same seed: small, quick, good enough to shuffle with. */
export function dice(seed: number): Roll {
  let state = seed >>> 0
  return below => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** The body as the good client sends it. */
export function wellFormed(good: Good): Body {
  return 'json' in good
    ? { type: 'application/json', body: Buffer.from(JSON.stringify(good.json)) }
    : { type: urlencoded, body: Buffer.from(encoded(good.fields)) }
}

export function encoded(fields: SentFields): string {
  return new URLSearchParams(fields).toString()
}

/** Every value in it, by where it stands. */
export function placesIn(object: object): [place: object, key: string][] {
  return Object.entries(object).flatMap(([key, value]) => [
    [object, key] as [object, string],
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ])
}

/** Not by assignment: `__proto__` would change the prototype and send nothing. */
export function addTo(object: object, name: string, value: unknown) {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
}

export const urlencoded = 'application/x-www-form-urlencoded'
