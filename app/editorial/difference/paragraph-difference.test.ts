import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ParagraphChange, paragraphDifference } from './paragraph-difference.ts'

const first = 'Искусство, которому можно научить.'
const second = 'На соседних стендах могут оказаться натюрморт, написанный за тридцать сеансов, и холст.'
const changedSecond = 'На соседних стендах могут оказаться натюрморт, написанный за сорок сеансов, и холст.'
const third = 'Поэтому рядом с законченной вещью мы просим показывать пробный оттиск.'

/** «2 changed, 3 added»: as people count. */
const said = (changes: ParagraphChange[]) =>
  changes
    .filter(({ kind }) => kind !== 'same')
    .map(change => `${(change.kind === 'removed' ? change.was : change.now) + 1} ${change.kind}`)
    .join(', ')

test('one is changed, one is new', () => {
  const changes = paragraphDifference([first, second], [first, changedSecond, third])
  expect(said(changes)).toBe('2 changed, 3 added')
  expect(changes[1]).toMatchObject({
    was: 1,
    now: 1,
    words: [
      { kind: 'same' },
      { kind: 'removed', text: 'тридцать' },
      { kind: 'added', text: 'сорок' },
      { kind: 'same' },
    ],
  })
})

test.each([
  ['nothing', [first, second], [first, second], ''],
  ['a new one in front', [second], [first, second], '1 added'],
  ['one gone', [first, second, third], [first, third], '2 removed'],
  ['the last goes to the front', [first, second, third], [third, first, second], '1 moved'],
  ['moved and changed', [first, second, third], [third, first, changedSecond], '1 moved, 3 changed'],
  [
    'replaced by something else',
    [first, second],
    [first, 'Вход с Каретной набережной.'],
    '2 added, 2 removed',
  ],
  ['everything new', [], [first, second], '1 added, 2 added'],
  ['everything gone', [first, second], [], '1 removed, 2 removed'],
  ['the same line twice', [first, first], [first, first, first], '3 added'],
])('%s', (_name, was, now, sentence) => {
  expect(said(paragraphDifference(was, now))).toBe(sentence)
})

test('a paragraph that moved is not marked as gone and new', () => {
  expect(paragraphDifference([first, second, third], [third, first, second])[0]).toEqual({
    kind: 'moved',
    was: 2,
    now: 0,
    words: [{ kind: 'same', text: third }],
  })
})

const paragraph = fc
  .array(fc.constantFrom('портик', 'стенд', 'зал', 'и', 'в'), { maxLength: 5 })
  .map(words => words.join(' '))
const paragraphs = fc.array(paragraph, { maxLength: 9 })

test('every paragraph of both texts is told of once', () => {
  fc.assert(
    fc.property(paragraphs, paragraphs, (was, now) => {
      const changes = paragraphDifference(was, now)
      const places = (side: 'was' | 'now') =>
        changes.flatMap(change => (side in change ? [Reflect.get(change, side)] : []))
      expect(places('was').toSorted((a, b) => a - b)).toEqual([...was.keys()])
      expect(places('now')).toEqual([...now.keys()])
    }),
    { numRuns: 1000 },
  )
})

test('applying nothing gives nothing', () => {
  fc.assert(
    fc.property(paragraphs, texts => {
      expect(said(paragraphDifference(texts, texts))).toBe('')
    }),
  )
})

test('a long text is compared too', () => {
  const was = Array.from({ length: 400 }, (_, at) => `Абзац ${at} о портике и его колоннах`)
  const now = was.map((text, at) => (at % 2 === 0 ? `${text}, и о ступенях` : text))
  expect(paragraphDifference(was, now).filter(({ kind }) => kind === 'changed')).toHaveLength(200)
})
