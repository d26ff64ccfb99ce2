import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type WordPiece, wordDifference } from './word-difference.ts'

/** [-gone-] and {+new+}. */
const shown = (pieces: WordPiece[]) =>
  pieces
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')
const without = (pieces: WordPiece[], kind: WordPiece['kind']) =>
  pieces.flatMap(piece => (piece.kind === kind ? [] : piece.text)).join('')

test.each([
  [
    'тридцать сеансов, видна школа.',
    'сорок сеансов, видна «школа».',
    '[-тридцать-]{+сорок+} сеансов, видна {+«+}школа{+»+}.',
  ],
  ['около 60 стендов', 'около 70 стендов', 'около [-60-]{+70+} стендов'],
  ['как к нам попасть.', 'как к нам попасть, и когда.', 'как к нам попасть{+, и когда+}.'],
  ['первый второй третий', 'первый третий', 'первый [-второй -]третий'],
  ['', 'новое', '{+новое+}'],
  ['старое', '', '[-старое-]'],
  ['красный круг', 'синий квадрат', '[-красный круг-]{+синий квадрат+}'],
  ['холст и масло', 'бумага и тушь', '[-холст и масло-]{+бумага и тушь+}'],
  ['по-русски и C-07', 'по-английски и C-07', '[-по-русски-]{+по-английски+} и C-07'],
  ['до {vipDay}', 'до {fairDates}', 'до [-{vipDay}-]{+{fairDates}+}'],
  ['the pupils’ work', 'the pupil’s work', 'the [-pupils’-]{+pupil’s+} work'],
])('%s → %s', (was, now, difference) => {
  expect(shown(wordDifference(was, now))).toBe(difference)
})

test('nothing changed is one piece, or none', () => {
  expect(wordDifference('Портик — это крыша.', 'Портик — это крыша.')).toEqual([
    { kind: 'same', text: 'Портик — это крыша.' },
  ])
  expect(wordDifference('', '')).toEqual([])
})

const word = fc.constantFrom(...'а и в на портик стенд зал , . — « » \u00a0 \n 5 60'.split(' '), '  ', 'ё')
const text = fc.oneof(
  fc.array(word, { maxLength: 60 }).map(words => words.join(' ')),
  fc.string({ unit: 'binary' }),
)

test('what is the same and gone is the old text, what is the same and new the new one', () => {
  fc.assert(
    fc.property(text, text, (was, now) => {
      const pieces = wordDifference(was, now)
      expect(without(pieces, 'added')).toBe(was)
      expect(without(pieces, 'removed')).toBe(now)
      expect(pieces.every(piece => piece.text !== '')).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('no two pieces of a kind stand side by side', () => {
  fc.assert(
    fc.property(text, text, (was, now) => {
      const kinds = wordDifference(was, now).map(({ kind }) => kind)
      expect(kinds.some((kind, at) => kind === kinds[at + 1])).toBe(false)
    }),
  )
})

test('a text of twenty thousand words, a tenth of them changed, is compared to the word', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `слово${(at * 7919) % 3001}`)
  const changed = words.map((old, at) => (at % 10 === 5 ? `правка${at}` : old))
  const pieces = wordDifference(words.join(' '), changed.join(' '))
  expect(without(pieces, 'added')).toBe(words.join(' '))
  expect(without(pieces, 'removed')).toBe(changed.join(' '))
  expect(pieces.filter(({ kind }) => kind === 'removed')).toHaveLength(2000)
})

test('two long texts without anything in common are two texts', () => {
  const was = Array.from({ length: 3000 }, (_, at) => `а${at}`).join(',')
  const now = Array.from({ length: 3000 }, (_, at) => `б${at}`).join(';')
  expect(wordDifference(was, now)).toEqual([
    { kind: 'removed', text: was },
    { kind: 'added', text: now },
  ])
})
