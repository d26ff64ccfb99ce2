import { expect, test } from 'vitest'
import { mayBeDownloaded } from './download-right.ts'

const now = new Date('2025-09-25T12:00:00+03:00')

test.each([
  ['the fair’s own, without an end', 'Портик', null, true],
  ['the fair’s own, in English', ' Portico ', null, true],
  ['the fair’s own, on the last day', 'Портик', '2025-09-25', true],
  ['the fair’s own until yesterday', 'Портик', '2025-09-24', false],
  ['an artist’s', 'Ануш Вардумян', null, false],
  ['said to be nobody’s', '', null, false],
  ['a gallery called like the fair', 'Портик Арт', null, false],
])('%s', (_what, rightsHolder, rightsUntil, may) => {
  expect(mayBeDownloaded({ rightsHolder, rightsUntil }, now)).toBe(may)
})
