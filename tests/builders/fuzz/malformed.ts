import { gzipSync } from 'node:zlib'
import type { SentFields } from './read-forms.ts'

/** A request body and what it says it is. */
export type Body = { type: string | undefined; body: Buffer; headers?: Record<string, string> }

/** What a good client sends. */
export type Good = { fields: SentFields } | { json: unknown }

type Roll = (below: number) => number

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

/**
 * A body that no good client would ever send: of a form first each field left out and each with the worst that can be
 * typed into it, by the place among all bodies; then a good one with something broken in it, or broken altogether.
 * `elsewhere` are fields that other forms have.
 */
export function malformed(good: Good, place: number, roll: Roll, elsewhere: SentFields): Body {
  const first = 'json' in good ? [] : eachFieldBroken(good.fields)
  if (first[place]) return { type: urlencoded, body: Buffer.from(encoded(first[place])) }
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T
  const isJson = 'json' in good
  const asSaid = isJson ? 'application/json' : pick(types)
  // Mostly one field of a good body: whatever else is wrong with it is seen before any field is read.
  switch (roll(24)) {
    case 0:
    case 1:
      return { type: pick(types), body: Buffer.from(pick(fragments)) }
    case 2:
      return { type: pick(types), body: Buffer.from(Array.from({ length: roll(400) }, () => roll(256))) }
    case 3:
      return { type: asSaid, body: Buffer.from(JSON.stringify(nested(roll(2_000)))) }
    case 4:
      return { ...wellFormed(good), type: pick(types) }
    case 5:
      return oddlyEncoded(wellFormed(good), roll)
    case 6:
      // Around what is taken at all: 64 KB.
      return {
        type: asSaid,
        body: Buffer.alloc(60_000 + roll(12_000), pick(['a', '&', '=', '[', '%', '{"a":'])),
      }
    default:
      return isJson ? brokenJson(good.json, roll) : brokenForm(good.fields, roll, elsewhere)
  }
}

/**
 * A good body with one thing more that its form or its call does not have: a field of another form, one that somebody
 * would like to have, or one of its own a second time. It is refused, or does what the good one does.
 */
export function overfull(good: Good, roll: Roll, elsewhere: SentFields): Body & { added: string } {
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T
  if ('json' in good) {
    const copy = { whole: structuredClone(good.json) }
    const objects = placesIn(copy).flatMap(([place, key]) => {
      const value = Reflect.get(place, key)
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? [value as object] : []
    })
    const object = pick(objects) ?? copy
    const [name, value] = pick([...wished, ...elsewhere].filter(([name]) => !Object.hasOwn(object, name)))
    add(object, name, pick([value, Number(value) || 1, true, [value]]))
    return { type: 'application/json', body: Buffer.from(JSON.stringify(copy.whole)), added: name }
  }
  const own = new Set(good.fields.map(([name]) => name))
  const [name, value] =
    roll(4) === 0 && good.fields.length > 0
      ? pick(good.fields)
      : pick([...wished, ...elsewhere].filter(([name]) => !own.has(name)))
  const fields: SentFields = roll(2) === 0 ? [...good.fields, [name, value]] : [[name, value], ...good.fields]
  return { type: urlencoded, body: Buffer.from(encoded(fields)), added: name }
}

/** A good form in which one number is none, and not blank either; null where it asks for no number. */
export function garbled(good: Good, roll: Roll): (Body & { added: string }) | null {
  const numbers = 'fields' in good ? good.fields.filter(([, value]) => /^\d{1,6}$/.test(value)) : []
  if ('json' in good || numbers.length === 0) return null
  const [wrong = ''] = numbers[roll(numbers.length)] ?? []
  const none = ['abc', '1.5.5', '-1', '1e309', '0x1', '--', '9'.repeat(400), '1,000,000'][roll(8)] as string
  const fields: SentFields = good.fields.map(([name, value]) => [name, name === wrong ? none : value])
  return { type: urlencoded, body: Buffer.from(encoded(fields)), added: `${wrong}=${none.slice(0, 10)}` }
}

/** What somebody would like to say for themselves. */
const wished: SentFields = [
  ['role', 'admin'],
  ['state', 'paid'],
  ['price', '1'],
  ['priceKopecks', '1'],
  ['totalKopecks', '1'],
  ['amountKopecks', '10000000'],
  ['percent', '100'],
  ['discount', '100'],
  ['sum', '1000000'],
  ['heads', '9'],
  ['people', '9'],
  ['quantity', '9'],
  ['passNumber', '1'],
  ['pass-number', '1'],
  ['companion', '1'],
  ['quantity-companion', '1'],
  ['with-order', 'AAAA-AAAA'],
  ['invitation', 'VIP'],
  ['email', 'rival@example.test'],
  ['person', '00000000-0000-0000-0000-000000000000'],
  ['actor', 'admin@portico.example'],
  ['order', '00000000-0000-0000-0000-000000000000'],
  ['isAdmin', 'true'],
  ['confirm', 'yes'],
  ['together', 'on'],
  ['heldUntil', '2025-09-30T10:00:00Z'],
  ['now', '2025-06-01T10:00:00Z'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
]

function add(object: object, name: string, value: unknown) {
  // Not by assignment: that would change the prototype and send nothing.
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
}

/** A good body in an alphabet, or wrapped in something, that it does not name. */
function oddlyEncoded({ type, body }: Body, roll: Roll): Body {
  const text = body.toString()
  switch (roll(6)) {
    case 0:
      return { type, body: Buffer.from(`\ufeff${text}`) }
    case 1:
      return { type, body: Buffer.from(text, 'utf16le') }
    case 2:
      return { type, body: gzipSync(body), headers: { 'content-encoding': 'gzip' } }
    case 3:
      return { type, body, headers: { 'content-encoding': 'gzip' } }
    case 4:
      return { type: `${type}; charset=utf-16`, body }
    default:
      return { type: `${type}, ${type}`, body: Buffer.from(`${text}\n${text}`) }
  }
}

function eachFieldBroken(fields: SentFields): SentFields[] {
  return fields.flatMap((_, broken) => [
    fields.map(([name, value], place) => [name, place === broken ? worst : value]),
    fields.filter((_, place) => place !== broken),
  ])
}

// Too long for anything, with markup, quotes, no text and half of a character in it.
const worst = `${scriptMark}'"\0\ud83d${'ё'.repeat(5_000)}`

function brokenForm(good: SentFields, roll: Roll, elsewhere: SentFields): Body {
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T
  let fields: SentFields = good.map(([name, value]) => [name, value])
  for (let count = 1 + roll(3); count > 0; count--) breakOne()
  if (roll(50) === 0) for (let count = 0; count < 3_000; count++) fields.push([`n${count}`, '1'])
  if (roll(4) === 0) return multipart(fields, roll)
  const text = encoded(fields)
  switch (roll(12)) {
    case 0:
      // In the middle of a name, of a value or of a percent sign.
      return { type: urlencoded, body: Buffer.from(text.slice(0, roll(text.length + 1))) }
    case 1:
      return {
        type: `${urlencoded}; charset=${pick(['koi8-r', 'utf-16', 'x'])}`,
        body: Buffer.from(text, 'utf16le'),
      }
    case 2:
      return { type: urlencoded, body: Buffer.from(text.replaceAll('=', `=${pick(rawBytes)}`)) }
    default:
      return { type: urlencoded, body: Buffer.from(text) }
  }

  function breakOne() {
    const [name, value] = fields.length > 0 ? pick(fields) : [pick(names), '']
    const others = fields.filter(([other]) => other !== name)
    switch (roll(14)) {
      case 0:
        fields = others
        break
      case 1:
        fields.push([name, value])
        break
      case 2:
        fields.push([name, pick(fragments)])
        break
      case 3:
        fields = [...others, [`${name}${pick(['[]', '[a]', '.a', '[__proto__]'])}`, value]]
        break
      case 4:
        fields.push([pick(names), pick(fragments)])
        break
      case 5:
      case 6:
        fields = [...others, [name, nearly(value, roll)]]
        break
      case 7:
        if (elsewhere.length > 0) fields.push(pick(elsewhere))
        break
      case 8:
        fields.push(pick(wished))
        break
      case 9:
        for (let count = roll(150); count > 0; count--)
          fields.push([name, count % 2 ? value : pick(fragments)])
        break
      case 10:
        fields = [...others, [name, pick(['x', 'ё', '9', ' ', '<']).repeat(roll(30_000))]]
        break
      default:
        fields = [...others, [name, pick(fragments)]]
    }
  }
}

/** The same fields in parts: one of them perhaps a file, the end perhaps cut off, the boundary perhaps another. */
function multipart(fields: SentFields, roll: Roll): Body {
  const odd = roll(fields.length + 2)
  const parts = fields.map(
    ([name, value], place) =>
      `--fuzz\r\ncontent-disposition: form-data; name="${name}"${place === odd ? '; filename="x"' : ''}\r\n\r\n${value}\r\n`,
  )
  const text = `${parts.join('')}--fuzz--\r\n`
  const said = ['; boundary=fuzz', '; boundary=fuzz', '; boundary=fuzz', '; boundary=other', ''][roll(5)]
  const isCut = roll(4) === 0
  return {
    type: `multipart/form-data${said}`,
    body: Buffer.from(isCut ? text.slice(0, roll(text.length)) : text),
  }
}

function brokenJson(good: unknown, roll: Roll): Body {
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T
  const copy = { whole: structuredClone(good) }
  for (let count = 1 + roll(2); count > 0; count--) {
    const [place, key] = pick(placesIn(copy)) ?? [copy, 'whole']
    const value = Reflect.get(place, key)
    switch (roll(6)) {
      case 0:
        Reflect.deleteProperty(place, key)
        break
      case 1:
        Reflect.set(place, key, pick([[value], { a: value }, Array(600).fill(value), String(value)]))
        break
      case 2:
        add(place, pick([...names, ...wished.map(([wish]) => wish)]), pick(strange))
        break
      case 3:
        Reflect.set(place, key, typeof value === 'string' ? nearly(value, roll) : pick(strange))
        break
      default:
        Reflect.set(place, key, pick([...fragments, ...strange, nested(roll(50))]))
    }
  }
  const text = JSON.stringify(copy.whole) ?? ''
  return { type: 'application/json', body: Buffer.from(brokenText(text)) }

  function brokenText(text: string): string {
    switch (roll(20)) {
      case 0:
      case 1:
        return text.slice(0, roll(text.length + 1))
      case 2:
        // The same name twice: parsers do not agree on which one counts.
        return text.replace(/"(\w+)":/, '"$1":1,"$1":')
      case 3:
        return text.replace(/:\d+/, pick([':1e400', ':-0', ':NaN', ':01', `:${'9'.repeat(400)}`, ':1E-400']))
      case 4:
        return text.replace(/:"/, pick([':"\\ud800', ':"\\u0000', ':"\\x', `:"${'x'.repeat(60_000)}`]))
      case 5:
        return `${text}${pick([',', '}', ']', text, '\0'])}`
      default:
        return text
    }
  }
}

/** Every value in it, by where it stands. */
function placesIn(object: object): [place: object, key: string][] {
  return Object.entries(object).flatMap(([key, value]) => [
    [object, key] as [object, string],
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ])
}

/** What looks right and is not: a day that no month has, a number a little off, a key of somebody else. */
function nearly(value: string, roll: Roll): string {
  const pick = (list: readonly string[]) => list[roll(list.length)] as string
  if (/^\d{4}-\d\d-\d\d/.test(value))
    return value.replace(/-(\d\d)-\d\d/, (_, month) =>
      pick([`-${month}-00`, `-${month}-32`, `-${before(month)}-32`, '-13-01']),
    )
  if (/^\d+$/.test(value)) return pick([`-${value}`, `${value}.5`, `${value}e3`, ` ${value} `, `0x${value}`])
  if (/^[\da-f-]{36}$/.test(value))
    return pick([value.toUpperCase(), value.replace(/^./, 'g'), value.slice(1)])
  return pick([
    ` ${value}\n`,
    value.toUpperCase(),
    `${value}\0`,
    `${value}\ud83d`,
    value.slice(0, -1),
    `${value}${value}`,
  ])
}

function before(month: string): string {
  return String(Number(month) - 1).padStart(2, '0')
}

function encoded(fields: SentFields): string {
  return new URLSearchParams(fields).toString()
}

const urlencoded = 'application/x-www-form-urlencoded'

const types = [
  'application/json',
  urlencoded,
  `${urlencoded}; charset=koi8-r`,
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/xml',
  'x',
  undefined,
]

// As they stand in a body: half of a character, too long for one, none at all, and a percent sign by itself.
const rawBytes = ['%00', '%ED%A0%80', '%C0%80', '%F5%80%80%80', '%E0%A4%A', '%', '%zz', '\0', '%ff%fe']

const fragments = [
  '',
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
  '0',
  '1e309',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'true',
  '[]',
  '{"$gt":""}',
  '../../../../etc/passwd',
  '{{constructor.constructor("return 1")()}}',
  '__proto__',
  'constructor',
  'toString',
  'default',
  '\u202eevil',
  '2025-02-30',
  '0000-00-00',
  '+7'.repeat(60),
  'http://[::1',
  'javascript:fuzz()',
  'a\r\nset-cookie: fuzz=1',
  '00000000-0000-0000-0000-000000000000',
]

const strange = [null, {}, [], [[]], 0, -1, 1.5, 2_147_483_648, 1e308, true, false, '']

const names = [
  '__proto__',
  'constructor',
  'toString',
  'do',
  'form[]',
  'form',
  'a[b][c]',
  '',
  'x'.repeat(3_000),
  'имя',
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
