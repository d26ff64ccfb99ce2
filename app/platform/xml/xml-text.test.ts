import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test('signs are named, and what XML does not know is left out', () => {
  expect(xmlText(`a & b < "c" 'd' >`)).toBe('a &amp; b &lt; &quot;c&quot; &apos;d&apos; &gt;')
  expect(xmlText('мел\u0000\u000b\u001f, 𝄞\tи\nточка')).toBe('мел, 𝄞\tи\nточка')
})
