/** A request body and what it says it is. */
export type Malformed = { type: string | undefined; body: Buffer }

/** Marks a text that must never come back as it was sent. */
export const scriptMark = '<script>fuzz()</script>'

/** The same bodies for the same seed: small, quick, good enough to shuffle with. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0
  return below => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const fragments = [
  scriptMark,
  '"><img src=x onerror=fuzz()>',
  "'; drop table submissions; --",
  "' or 1=1 --",
  '%00',
  '\0',
  '\u0000\u0001\u0007',
  '\ud800',
  '\udfff\ud800',
  '😀'.repeat(300),
  'ё'.repeat(5_000),
  ' '.repeat(1_000),
  'a@'.repeat(2_000),
  `${'a'.repeat(3_000)}!`,
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  'true',
  '[]',
  '{"$gt":""}',
  '../../../../etc/passwd',
  '{{constructor.constructor("return 1")()}}',
  '\u202eevil',
  '2025-02-30',
  '0000-00-00',
  '+7'.repeat(60),
  'http://[::1',
  'javascript:fuzz()',
]

const names = [
  '__proto__',
  'constructor',
  'toString',
  'form[]',
  'form',
  'a[b][c]',
  '',
  'x'.repeat(3_000),
  'имя',
]

/** A body that a good client would never send: a good one with something broken in it, or broken altogether. */
export function malformed(
  good: Record<string, unknown>,
  isJson: boolean,
  roll: (below: number) => number,
): Malformed {
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T
  switch (roll(10)) {
    case 0:
      return { type: pick(types), body: Buffer.from(pick(fragments)) }
    case 1:
      return { type: pick(types), body: Buffer.from(Array.from({ length: roll(400) }, () => roll(256))) }
    case 2:
      return {
        type: isJson ? 'application/json' : pick(types),
        body: Buffer.from(JSON.stringify(nested(roll(2_000)))),
      }
    case 3: {
      const boundary = 'fuzz'
      const text = `--${boundary}\r\ncontent-disposition: form-data; name="${pick(names)}"${pick(['', '; filename="x"'])}\r\n\r\n${pick(fragments)}${pick(['', `\r\n--${boundary}--`])}`
      return { type: `multipart/form-data${pick(['; boundary=fuzz', ''])}`, body: Buffer.from(text) }
    }
    case 4:
      return {
        type: 'application/x-www-form-urlencoded',
        body: Buffer.from(pick(['%', '%E0%A4%A', '&&&===', 'a=%zz', '=', '+'])),
      }
    default:
      return isJson ? brokenJson() : brokenForm()
  }

  function brokenForm(): Malformed {
    const fields = new URLSearchParams()
    for (const [name, value] of Object.entries(good)) fields.append(name, String(value))
    for (let count = 1 + roll(4); count > 0; count--) {
      const name = roll(4) === 0 ? pick(names) : pick(Object.keys(good))
      if (roll(5) === 0) fields.delete(name)
      else if (roll(3) === 0) fields.append(name, pick(fragments))
      else fields.set(name, pick(fragments))
    }
    if (roll(50) === 0) for (let count = 0; count < 3_000; count++) fields.append(`n${count}`, '1')
    return { type: 'application/x-www-form-urlencoded', body: Buffer.from(fields.toString()) }
  }

  function brokenJson(): Malformed {
    const copy = structuredClone(good)
    let place: Record<string, unknown> = copy
    for (let depth = roll(3); depth > 0; depth--) {
      const inner = Object.values(place).find(value => typeof value === 'object' && value !== null)
      if (inner) place = inner as Record<string, unknown>
    }
    const key = pick(Object.keys(place).length > 0 ? Object.keys(place) : names)
    place[key] = pick<unknown>([...fragments, null, {}, [], [[]], 0, -1, 1e308, true, nested(roll(50))])
    const text = JSON.stringify(copy)
    return {
      type: 'application/json',
      body: Buffer.from(roll(8) === 0 ? text.slice(0, roll(text.length)) : text),
    }
  }
}

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=koi8-r',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/xml',
  'x',
  undefined,
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
