import { expect, test } from 'vitest'
import { attachmentTypeOf, dispositionOf, savedName, sizeInWords } from './attachment.ts'

test('a file is what its first bytes say', () => {
  const typeOf = (text: string) => attachmentTypeOf(Buffer.from(text, 'latin1'))
  expect(typeOf('%PDF-1.7')).toBe('pdf')
  expect(typeOf('\xff\xd8\xff\xe0')).toBe('jpeg')
  expect(typeOf('\x89PNG\r\n\x1a\n')).toBe('png')
  for (const other of ['', 'PK\x03\x04', '<svg>', 'MZ', ' %PDF-', 'II*\0', 'GIF89a', 'RIFF\0\0\0\0WEBP'])
    expect([other, typeOf(other)]).toEqual([other, null])
})

test('it is saved under its own name with the ending of what it is', () => {
  expect(savedName('План.PDF', 'pdf')).toBe('План.PDF')
  expect(savedName('план.exe', 'pdf')).toBe('план.exe.pdf')
  expect(savedName('stand.jpeg', 'jpeg')).toBe('stand.jpeg')
  expect(savedName('stand.jpeg', 'png')).toBe('stand.jpeg.png')
})

test('no name breaks out of its header', () => {
  expect(dispositionOf(`a"; filename="b.exe'(*)`, 'pdf')).toBe(
    `attachment; filename="attachment.pdf"; filename*=UTF-8''a%22%3B%20filename%3D%22b.exe%27%28%2A%29.pdf`,
  )
  expect(dispositionOf('План', 'png')).toBe(
    `attachment; filename="attachment.png"; filename*=UTF-8''%D0%9F%D0%BB%D0%B0%D0%BD.png`,
  )
})

test('sizes as people say them', () => {
  expect(sizeInWords(1, 'ru')).toBe('1\u00a0КБ')
  expect(sizeInWords(1_468_006, 'ru')).toBe('1,4\u00a0МБ')
  expect(sizeInWords(1_468_006, 'en')).toBe('1.4\u00a0MB')
})
