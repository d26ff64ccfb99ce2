import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordDifference } from './record-difference.ts'

const page = {
  key: 'about',
  title: { ru: 'О ярмарке', en: 'About' },
  blocks: [
    {
      id: 'k3f9',
      kind: 'text',
      title: { ru: 'Четыре дня', en: 'Four days' },
      paragraphs: { ru: ['Да'], en: ['Yes'] },
    },
    { id: 'p2a1', kind: 'work', picture: 'works/1.jpg' },
    { id: 'z8q0', kind: 'quote' },
  ],
}
const [days, work, quote] = page.blocks

test('a text is told of in its language, by a path of keys and ids', () => {
  const now = { ...page, blocks: [{ ...days, title: { ru: 'Пять дней', en: 'Four days' } }, work, quote] }
  expect(recordDifference(page, now)).toEqual([
    { path: 'blocks/k3f9/title', language: 'ru', kind: 'changed', was: 'Четыре дня', now: 'Пять дней' },
  ])
})

test('paragraphs are one text', () => {
  const now = {
    ...page,
    blocks: [{ ...days, paragraphs: { ru: ['Да'], en: ['Yes', 'And no'] } }, work, quote],
  }
  expect(recordDifference(page, now)).toEqual([
    { path: 'blocks/k3f9/paragraphs', language: 'en', kind: 'changed', was: ['Yes'], now: ['Yes', 'And no'] },
  ])
})

test('blocks are known by their ids: new, gone, moved, and changed inside', () => {
  const fresh = { id: 'n0w1', kind: 'text' }
  const now = { ...page, blocks: [quote, fresh, { ...days, kind: 'steps' }] }
  expect(recordDifference(page, now)).toEqual([
    { path: 'blocks/z8q0', kind: 'moved', was: 2, now: 0 },
    { path: 'blocks/n0w1', kind: 'added', now: fresh },
    { path: 'blocks/k3f9/kind', kind: 'changed', was: 'text', now: 'steps' },
    { path: 'blocks/p2a1', kind: 'removed', was: work },
  ])
})

test('only what really moved has moved', () => {
  const list = (ids: string) => ({ list: ids.split('').map(id => ({ id })) })
  expect(recordDifference(list('abcde'), list('eabcd')).map(({ path }) => path)).toEqual(['list/e'])
  expect(recordDifference(list('abc'), list('xabc'))).toEqual([
    { path: 'list/x', kind: 'added', now: { id: 'x' } },
  ])
})

test('a language that comes or goes', () => {
  expect(recordDifference({ title: { ru: 'Да' } }, { title: { ru: 'Да', en: 'Yes' } })).toEqual([
    { path: 'title', language: 'en', kind: 'added', now: 'Yes' },
  ])
  expect(recordDifference({ title: { ru: 'Да', en: 'Yes' } }, { title: { ru: 'Да' } })).toEqual([
    { path: 'title', language: 'en', kind: 'removed', was: 'Yes' },
  ])
})

test.each([
  ['a value', { year: 2024 }, { year: 2025 }, [{ path: 'year', kind: 'changed', was: 2024, now: 2025 }]],
  ['a key that comes', {}, { note: null }, [{ path: 'note', kind: 'added', now: null }]],
  ['a key that goes', { note: 1 }, {}, [{ path: 'note', kind: 'removed', was: 1 }]],
  [
    'a list of values',
    { of: ['a', 'b'] },
    { of: ['b', 'a'] },
    [{ path: 'of', kind: 'changed', was: ['a', 'b'], now: ['b', 'a'] }],
  ],
  ['another shape', { a: [1] }, { a: { b: 1 } }, [{ path: 'a', kind: 'changed', was: [1], now: { b: 1 } }]],
  [
    'things without ids, place by place',
    { of: [{ n: 1 }, { n: 2 }] },
    { of: [{ n: 1 }, { n: 3 }] },
    [{ path: 'of/1/n', kind: 'changed', was: 2, now: 3 }],
  ],
  [
    'things without ids, one more',
    { of: [{ n: 1 }] },
    { of: [{ n: 1 }, { n: 2 }] },
    [{ path: 'of', kind: 'changed', was: [{ n: 1 }], now: [{ n: 1 }, { n: 2 }] }],
  ],
  [
    'the same id twice is no id',
    {
      of: [
        { id: 'a', n: 1 },
        { id: 'a', n: 2 },
      ],
    },
    {
      of: [
        { id: 'a', n: 1 },
        { id: 'a', n: 3 },
      ],
    },
    [{ path: 'of/1/n', kind: 'changed', was: 2, now: 3 }],
  ],
  ['the whole', 1, 2, [{ path: '', kind: 'changed', was: 1, now: 2 }]],
  [
    'a name that objects have by themselves',
    {},
    JSON.parse('{"constructor":1}'),
    [{ path: 'constructor', kind: 'added', now: 1 }],
  ],
])('%s', (_name, was, now, changes) => {
  expect(recordDifference(was, now)).toEqual(changes)
})

test('the order of keys is no difference', () => {
  expect(recordDifference({ a: 1, b: { c: [1], d: 2 } }, { b: { d: 2, c: [1] }, a: 1 })).toEqual([])
  expect(recordDifference({ of: [{ a: 1, b: 2 }, 5] }, { of: [{ b: 2, a: 1 }, 5] })).toEqual([])
})

test('applying nothing gives nothing, of any record', () => {
  fc.assert(
    fc.property(fc.jsonValue(), record => {
      expect(recordDifference(record, structuredClone(record))).toEqual([])
    }),
  )
})

test('two records that differ are never called the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const isSame = recordDifference(one, other).length === 0
      let isEqual = true
      try {
        expect(JSON.parse(JSON.stringify(one))).toEqual(JSON.parse(JSON.stringify(other)))
      } catch {
        isEqual = false
      }
      expect(isSame).toBe(isEqual)
    }),
    { numRuns: 1000 },
  )
})
