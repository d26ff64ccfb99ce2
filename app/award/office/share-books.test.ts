import { describe, expect, test } from 'vitest'
import { type SharedBook, shareBooks } from './share-books.ts'

const book = (id: string, more: Partial<SharedBook> = {}): SharedBook => ({ id, away: [], kept: [], ...more })
const loadsOf = (shares: Map<string, string[]>, jurors: readonly string[]) =>
  jurors.map(id => [...shares.values()].filter(readers => readers.includes(id)).length)
const spreadOf = (loads: number[]) => Math.max(...loads) - Math.min(...loads)

describe('books are shared out', () => {
  test('evenly, each to as many as asked for', () => {
    const jurors = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const books = Array.from({ length: 40 }, (_, place) => book(`book-${place}`))
    const shares = shareBooks(books, jurors, 3)
    expect([...shares.values()].every(readers => new Set(readers).size === 3)).toBe(true)
    expect(spreadOf(loadsOf(shares, jurors))).toBeLessThanOrEqual(1)
  })

  test('never to who stands back; where too few are left, to all of them', () => {
    const shares = shareBooks([book('one', { away: ['a', 'b'], kept: ['a'] })], ['a', 'b', 'c'], 2)
    expect(shares.get('one')).toEqual(['c'])
  })

  test('and who reads a book already stays', () => {
    const books = ['one', 'two', 'three'].map(id => book(id, { kept: ['a'] }))
    const shares = shareBooks(books, ['a', 'b', 'c', 'd'], 2)
    expect([...shares.values()].every(readers => readers.includes('a'))).toBe(true)
    expect(spreadOf(loadsOf(shares, ['b', 'c', 'd']))).toBe(0)
  })

  test('so that everybody is joined with everybody by common books', () => {
    const jurors = ['a', 'b', 'c', 'd']
    const shares = shareBooks(
      Array.from({ length: 6 }, (_, place) => book(`book-${place}`)),
      jurors,
      2,
    )
    const joined = new Set(['a'])
    for (let round = 0; round < 4; round++)
      for (const readers of shares.values())
        if (readers.some(id => joined.has(id))) for (const id of readers) joined.add(id)
    expect([...joined].sort()).toEqual(jurors)
  })

  test('as evenly as any way there is, over random juries', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 48271) % 2147483647
      return seed / 2147483647
    }
    for (let round = 0; round < 300; round++) {
      const jurors = ['a', 'b', 'c'].slice(0, 2 + Math.floor(random() * 2))
      const books = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, place) =>
        book(`book-${place}`, { away: jurors.filter(() => random() < 0.35) }),
      )
      const shares = shareBooks(books, jurors, 1)
      expect(spreadOf(loadsOf(shares, jurors))).toBe(bestSpread(books, jurors))
    }
  })
})

/** The smallest difference between the busiest and the idlest, by trying every way. */
function bestSpread(books: readonly SharedBook[], jurors: readonly string[]): number {
  let best = Number.POSITIVE_INFINITY
  const walk = (place: number, loads: number[]) => {
    const one = books[place]
    if (!one) {
      best = Math.min(best, spreadOf(loads))
      return
    }
    const able = jurors.flatMap((id, at) => (one.away.includes(id) ? [] : [at]))
    if (able.length === 0) walk(place + 1, loads)
    for (const at of able)
      walk(
        place + 1,
        loads.map((load, index) => (index === at ? load + 1 : load)),
      )
  }
  walk(
    0,
    jurors.map(() => 0),
  )
  return best
}
