import { expect, test } from 'vitest'
import { handScanner } from './hand-scanner.ts'

const key = (code: string, timeStamp: number, key = code.at(-1) ?? '') => ({
  code,
  key,
  timeStamp,
  shiftKey: code === 'Semicolon',
})
const codesOf = (text: string) =>
  [...text].map(
    letter =>
      ({ '.': 'Period', ':': 'Semicolon', '-': 'Minus', '/': 'Slash' })[letter] ??
      (/\d/.test(letter) ? `Digit${letter}` : `Key${letter}`),
  )

function type(text: string, gapMs: number, layout?: string) {
  const take = handScanner()
  for (const [place, code] of codesOf(text).entries()) {
    take(key(code, 1_000 + place * gapMs, layout?.[place]))
  }
  return take({ key: 'Enter', code: 'Enter', shiftKey: false, timeStamp: 1_000 + text.length * gapMs })
}

test('what a hand scanner types is taken whole', () => {
  expect(type('P1.7K3M9QXA2B4CDEFG.2025-09:D:B20250926', 5)).toBe('P1.7K3M9QXA2B4CDEFG.2025-09:D:B20250926')
})

test('with a Russian keyboard layout too', () => {
  expect(type('P1.7K3M9QXA2B4C', 5, 'З1ю7Л3Ь9ЙЧФ2И4С')).toBe('P1.7K3M9QXA2B4C')
})

test('what a person types, or a stray Enter, is left to the page', () => {
  expect(type('7K3M9QXA2B4CDEFG', 150)).toBeNull()
  expect(type('7K3M', 5)).toBeNull()
})
