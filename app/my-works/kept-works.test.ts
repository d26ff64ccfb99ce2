import { expect, test } from 'vitest'
import { mergedWorks, withNote, without, withReturned } from './changed-works.ts'
import { readWorks, withToggled } from './kept-works.ts'

const fair = '2025-09'
const work = (number: string, note = '') => ({ fair, number, note })
const kept = [work('31.2', 'над диваном'), work('41.1')]

test('what was saved is let go by the same gesture, and comes back where it was with its note', () => {
  expect(withToggled(kept, work('7.1'))).toEqual([...kept, work('7.1')])
  expect(withToggled(kept, work('31.2'))).toEqual([work('41.1')])
  expect(withReturned(without(kept, work('31.2')), work('31.2', 'над диваном'), 0)).toEqual(kept)
  expect(withReturned(kept, work('31.2', 'другая'), 0)).toEqual(kept)
})

test('a number says which work at one fair only', () => {
  const later = { fair: '2026-09', number: '31.2' }
  expect(withToggled(kept, later)).toEqual([...kept, { ...later, note: '' }])
})

test('a note is kept to its 500 characters, and no other work is touched', () => {
  expect(withNote(kept, work('41.1'), 'я'.repeat(600))).toEqual([kept[0], work('41.1', 'я'.repeat(500))])
})

test('somebody’s list comes into one’s own without a note being lost', () => {
  const theirs = [work('31.2', 'их слова'), work('41.1', 'спросить о раме'), work('7.1', 'ещё')]
  expect(mergedWorks(kept, theirs)).toEqual([
    work('31.2', 'над диваном'),
    work('41.1', 'спросить о раме'),
    work('7.1', 'ещё'),
  ])
})

test('what the device kept comes back the same', () => {
  expect(readWorks(JSON.stringify(kept))).toEqual(kept)
})

test.each([
  [null],
  ['{'],
  ['null'],
  ['{"number":"31.2"}'],
  ['[null, 1, "31.2", {"number":"31.2"}, {"fair":"2025-09","number":"<b>"}]'],
  ['[{"fair":"../","number":"31.2"}, {"fair":"2025-09","number":"031.2"}]'],
])('whatever lies on the device or in a file, reading it gives a list: %s', text => {
  expect(readWorks(text)).toEqual([])
})

test('a forged file cannot fill the device', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    work(`${(at % 900) + 1}.${Math.floor(at / 900) + 1}`),
  )
  expect(readWorks(JSON.stringify(many))).toHaveLength(300)
})
