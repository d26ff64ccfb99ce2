import { expect, test } from 'vitest'
import { printPath, printSize } from './press-prints.ts'

test('a print tells its pixels, its paper and its weight in the words of the page', () => {
  const portal = { width: 4_500, height: 6_000, bytes: 1_301_865 }
  expect(printSize(portal, 'ru')).toEqual({
    pixels: 'JPG, 4500\u00a0×\u00a06000\u00a0пикселей',
    paper: '38,1\u00a0×\u00a050,8\u00a0см при\u00a0300\u00a0точках на\u00a0дюйм, 1,3\u00a0МБ',
  })
  expect(printSize({ ...portal, bytes: null }, 'en').paper).toBe(
    '38.1\u00a0×\u00a050.8\u00a0cm at\u00a0300\u00a0dpi',
  )
})

test('a picture is taken home under a name that says whose it is', () => {
  expect(printPath('works/work-042.jpg', 'en')).toBe('/en/press/pictures/portico-work-042.jpg')
  expect(printPath('library/0b1c.webp', 'ru')).toBe('/press/pictures/portico-0b1c.jpg')
})
