import { expect, test } from 'vitest'
import { mayBeDownloaded } from './download-right.ts'

const now = new Date('2025-09-25T12:00:00+03:00')

test.each([
  ['the fair’s own, without an end', 'Портико', null, true],
  ['the fair’s own, in English', ' Portico ', null, true],
  ['the fair’s own, on the last day', 'Портико', '2025-09-25', true],
  ['the fair’s own until yesterday', 'Портико', '2025-09-24', false],
  ['an artist’s', 'Ануш Вардумян', null, false],
  ['said to be nobody’s', '', null, false],
  ['a gallery called like the fair', 'Портико Арт', null, false],
])('%s', (_what, rightsHolder, rightsUntil, may) => {
  expect(mayBeDownloaded({ rightsHolder, rightsUntil }, now)).toBe(may)
})
