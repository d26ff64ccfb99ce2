import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../app/award/seal/canonical-json.ts'
import {
  checkProtocol,
  protocolBytes,
  type protocolProblems,
  sha256,
} from '../../app/award/seal/check-protocol.ts'
import { jurorLetters, makeProtocol, type Protocol } from '../../app/award/seal/protocol.ts'
import { diceOf, shuffled } from './random-jury.ts'
import { sampleProtocol } from './sample-protocol.ts'

describe('canonical JSON', () => {
  test('is the example of RFC 8785', () => {
    const value = {
      numbers: [JSON.parse('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000f\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    }
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    )
  })

  test('orders names by their UTF-16 units', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, ö: 7 }
    expect(Object.values(JSON.parse(canonicalJson(value)) as object).length).toBe(7)
    expect([...canonicalJson(value).matchAll(/:(\d)/g)].map(match => match[1])).toEqual([
      '2',
      '4',
      '6',
      '7',
      '1',
      '5',
      '3',
    ])
  })

  test.each([[Number.NaN], [undefined], [() => 1], ['\ud800'], [{ a: undefined }], [[10n]]])(
    'refuses %s',
    value => {
      expect(() => canonicalJson(value)).toThrow()
    },
  )
})

describe('a sealed protocol', () => {
  const protocol = sampleProtocol()
  const bytes = protocolBytes(protocol)

  test('is whole: the hash is the published one and the result comes out again', async () => {
    const published = await sha256(bytes)
    expect(published).toMatch(/^[0-9a-f]{64}$/)
    expect(await checkProtocol(bytes, published.toUpperCase())).toEqual({
      ok: true,
      hash: published,
      protocol,
    })
  })

  test('has one text, in whatever order things were handed in', () => {
    const dice = diceOf(11)
    const { result: _, format: __, ...parts } = protocol
    const mixed = makeProtocol({
      ...parts,
      books: shuffled(dice, parts.books),
      sheets: shuffled(dice, parts.sheets),
      ballots: shuffled(dice, parts.ballots),
      absences: shuffled(dice, parts.absences),
      prizeVotes: shuffled(dice, parts.prizeVotes),
      notes: shuffled(dice, parts.notes),
    })
    expect(canonicalJson(mixed)).toBe(canonicalJson(protocol))
  })

  const changes: [string, (string | number)[], unknown][] = [
    ['one score by half a point', ['sheets', 0, 'halves', 'novelty'], 19],
    ['a letter of a name', ['books', 0, 'author'], 'Инна Кострова'],
    ['the salt', ['salt'], `7c${'6c'.repeat(31)}`],
    ['a word on a ballot', ['ballots', 0, 'grades', 'book-1'], 'reject'],
    ['a note', ['notes', 0, 'text'], 'Автор возвращает наброску статус документа!'],
    ['the number of applications', ['applications', 'received'], 59],
    ['a weight of the rule', ['rule', 'weights', 'debut', 'novelty'], 31],
    ['a winner', ['result', 'juryPrize', 'book'], 'book-1'],
  ]
  test.each(changes)('with %s changed is found out', async (_, place, value) => {
    const changed = changedAt(protocol, place, value)
    expect(changed).not.toEqual(protocol)
    const check = await checkProtocol(protocolBytes(changed), await sha256(bytes))
    expect(check.ok ? [] : check.problems).toContain('other-hash')
  })

  test('with another winner does not come out, even if nobody knows its hash', async () => {
    const changed = changedAt(protocol, ['result', 'juryPrize', 'book'], 'nobody')
    const check = await checkProtocol(protocolBytes(changed))
    expect(check.ok ? [] : check.problems).toEqual(['other-result'])
  })

  const text = new TextDecoder().decode(bytes)
  const wrong: [string, string, (typeof protocolProblems)[number]][] = [
    ['no JSON', `${text}}`, 'not-json'],
    ['blanks in it', text.replace(',', ', '), 'not-canonical'],
    ['a name twice', text.replace('{', '{"salt":"0",'), 'not-canonical'],
    ['a byte-order mark', `\ufeff${text}`, 'not-json'],
    [
      'another format',
      text.replace('portico-award-protocol/1', 'portico-award-protocol/2'),
      'unknown-format',
    ],
    ['a list', '[]', 'unknown-format'],
    ['no ballots', canonicalJson({ ...protocol, ballots: null }), 'malformed'],
    [
      'a score of 10.25',
      text.replace(/"halves":\{"apparatus":\d+/, '"halves":{"apparatus":20.5'),
      'malformed',
    ],
  ]
  test.each(wrong)('is none with %s', async (_, other, problem) => {
    const check = await checkProtocol(new TextEncoder().encode(other))
    expect(check.ok ? [] : check.problems).toEqual([problem])
  })
})

test('letters of jurors do not follow their names', () => {
  const names = ['Анна', 'Борис', 'Вера']
  const lots = [0.7, 0.2, 0.5]
  expect([...jurorLetters(names, () => lots.shift() ?? 0)]).toEqual([
    ['Борис', 'A'],
    ['Вера', 'B'],
    ['Анна', 'C'],
  ])
})

/** A copy in which one value is another, as a forger would make it. */
function changedAt(protocol: Protocol, place: (string | number)[], value: unknown): Protocol {
  const copy = structuredClone(protocol)
  const holder = place.slice(0, -1).reduce<unknown>((inside, name) => Reflect.get(Object(inside), name), copy)
  Reflect.set(Object(holder), place.at(-1) ?? '', value)
  return copy
}
