import { expect, test } from 'vitest'
import { breakLines, type LetterFace, letterLine, lineWidth } from './lettering.ts'

const face: LetterFace = {
  outlines: { а: [500, 'MA'], в: [600, 'MB'], ' ': [200, ''], '\u00a0': [200, ''] },
  kerning: { ав: -100 },
}

test('letters follow each other by their widths, and pairs move together', () => {
  expect(lineWidth(face, 'аа', 100)).toBe(100)
  expect(lineWidth(face, 'ав', 100)).toBe(100)
  expect(lineWidth(face, 'ва', 100)).toBe(110)
  expect(lineWidth(face, '', 100)).toBe(0)
  expect(letterLine(face, 'ав', 100, 10, 50)).toBe(
    '<path transform="translate(10 50) scale(0.1 -0.1)" d="MA"/><path transform="translate(50 50) scale(0.1 -0.1)" d="MB"/>',
  )
})

test('a character the face does not have is a gap', () => {
  expect(lineWidth(face, '☃а', 100)).toBe(70)
  expect(letterLine(face, '☃', 100, 0, 0)).toBe('')
})

test('lines break at spaces, never at a no-break space, and a word stays whole', () => {
  expect(breakLines(face, 'аа аа аа', 100, 230)).toEqual(['аа аа', 'аа'])
  expect(breakLines(face, 'аа\u00a0аа аа', 100, 130)).toEqual(['аа\u00a0аа', 'аа'])
  expect(breakLines(face, 'аааааа', 100, 100)).toEqual(['аааааа'])
})
