import { describe, expect, test } from 'vitest'
import { pictureTypeOf, shownName } from './judge-file.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['RIFF\0\0\0\0WAVE', null],
  ['GIF89a', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['%PDF-1.7', null],
  ['PK\x03\x04', null],
  ['MZ', null],
  ['', null],
  [' \xff\xd8\xff', null],
])('%j is %s', (head, type) => {
  expect(pictureTypeOf(bytes(head))).toBe(type)
})

describe('how a file is called', () => {
  test.each([
    ['veligor-urok.tif', 'veligor-urok.tif'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\a.jpg', 'a.jpg'],
    ['a\u0000b\u202egpj.exe', 'abgpj.exe'],
    ['..', '..'],
    ['', 'file'],
    ['\n\t', 'file'],
    ['ы'.repeat(500), 'ы'.repeat(120)],
  ])('%j is shown as %j', (name, shown) => {
    expect(shownName(name)).toBe(shown)
  })
})
