import { expect, test } from 'vitest'
import { readShown } from './shown-text.ts'

const code = { kind: 'code', code: '7K3M9QXA2B4CDEF0' }

test.each([
  '7K3M9QXA2B4CDEF0',
  '7k3m 9qxa 2b4c def0',
  ' 7K3M-9QXA-2B4C-DEFO ',
  // А, В, С, Е, К and М of a Russian keyboard.
  '7К3М 9QХА 2В4С DЕF0',
])('%s is read as the code it was meant for', typed => {
  expect(readShown(typed)).toEqual(code)
})

test('I and L are ones', () => {
  expect(readShown('iL3M9QXA2B4CDEFG')).toEqual({ kind: 'code', code: '113M9QXA2B4CDEFG' })
})

test('the text of a QR code is taken whole, whatever the reader put around it', () => {
  const text = 'P1.7K3M9QXA2B4CDEFG.2025-09:D:B20250926.ABC'
  expect(readShown(`${text}\r\n`)).toEqual({ kind: 'seal', text })
  expect(readShown(text.toLowerCase())).toEqual({ kind: 'seal', text })
})

test.each([
  '',
  'https://example.test',
  'https://example.test/menu',
  '7K3M9QXA2B4CDEF',
  '7K3M9QXA2B4CDEFGH',
  '7K3M9QXA2B4CDEFU',
])('«%s» is neither', typed => {
  expect(readShown(typed)).toEqual({ kind: 'other' })
})
