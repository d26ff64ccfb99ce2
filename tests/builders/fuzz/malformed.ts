import { gzipSync } from 'node:zlib'
import {
  addTo,
  type Body,
  encoded,
  type Good,
  placesIn,
  type Roll,
  urlencoded,
  wellFormed,
} from './bodies.ts'
import { fragments, names, nested, rawBytes, strange, types, worst } from './fragments.ts'
import { wished } from './overfull.ts'
import type { SentFields } from './read-forms.ts'

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
        addTo(place, pick([...names, ...wished.map(([wish]) => wish)]), pick(strange))
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
