import { describe, expect, test } from 'vitest'
import { leastNote, missingIn, mostNote, progressOf, sheetIn } from './sheet.ts'

const five = { novelty: '18', argument: '17', clarity: '15', apparatus: '16', pictures: '2' }

test('a sheet is five half points and a note', () => {
  expect(sheetIn({ ...five, note: 'Ясно.' })).toEqual({
    halves: { novelty: 18, argument: 17, clarity: 15, apparatus: 16, pictures: 2 },
    note: 'Ясно.',
  })
  expect(sheetIn({ novelty: '20', clarity: '' })).toEqual({ halves: { novelty: 20 }, note: '' })
  expect(sheetIn({ note: `${'я'.repeat(mostNote)}я` })?.note.length).toBe(mostNote)
  expect(sheetIn({ note: 'а\r\nб' })?.note).toBe('а\nб')
})

test.each(['1', '21', '0', '-4', '8.5', '8,5', 'NaN', '1e1', ' 8', '08x', '0x10', 'девять', '100', '[8]'])(
  '%j is no half point, and nothing of the sheet is kept',
  value => expect(sheetIn({ ...five, pictures: value })).toBeNull(),
)

describe('sending', () => {
  const halves = sheetIn(five)?.halves ?? {}

  test('asks for every criterion first, then for the note', () => {
    expect(missingIn({ halves: { novelty: 18 }, note: 'я'.repeat(leastNote) })).toBe('scores')
    expect(missingIn({ halves, note: 'я'.repeat(leastNote - 1) })).toBe('note')
    expect(missingIn({ halves, note: ` ${'я'.repeat(leastNote - 1)} ` })).toBe('note')
    expect(missingIn({ halves, note: 'я'.repeat(leastNote) })).toBeNull()
  })
})

test('progress is what the juror did last', () => {
  const sheet = { halves: {}, note: '', page: 0, outcome: null }
  expect(progressOf(null, false)).toEqual({ is: 'not-started' })
  expect(progressOf(sheet, false)).toEqual({ is: 'not-started' })
  expect(progressOf({ ...sheet, page: 84 }, false)).toEqual({ is: 'reading', page: 84 })
  expect(progressOf({ ...sheet, page: 84, halves: { novelty: 18 } }, false)).toEqual({
    is: 'judging',
    judged: 1,
  })
  expect(progressOf({ ...sheet, outcome: 'sent' }, false)).toEqual({ is: 'sent' })
  expect(progressOf({ ...sheet, outcome: 'sent' }, true)).toEqual({ is: 'recused' })
})
