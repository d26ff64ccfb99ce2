import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hang, type Letters, socialCard } from './social-card.ts'
import { pageOfPicture, socialPicture } from './social-picture.ts'

const letters = JSON.parse(readFileSync('app/shell/social/social-letters.json', 'utf8')) as Letters
const content = {
  locale: 'ru',
  title: 'Премия',
  dates: '24–27 сентября 2025',
  place: 'Москва',
  work: null,
} as const
const lettersIn = (svg: string) => svg.match(/<path transform/g)?.length

test('every letter, figure and sign the site writes titles with has its outline', () => {
  const needed = 'АЯаяЁёAZaz09«»“”„…—–№₽é×%,.!?:;()-\u00a0'
  expect([...needed].filter(letter => !letters.display.outlines[letter])).toEqual([])
})

test('a title is never drawn outside the card, however long it is', () => {
  for (const title of ['Поиск', 'Пользовательское соглашение', 'Слово '.repeat(300).trim()]) {
    const svg = socialCard({ ...content, title }, letters)
    const ys = [...svg.matchAll(/translate\([\d.-]+ ([\d.]+)\) scale/g)].map(([, y]) => Number(y))
    expect(Math.max(...ys)).toBeLessThan(600)
  }
  const most = lettersIn(socialCard({ ...content, title: 'Слово '.repeat(300).trim() }, letters)) ?? 0
  expect(most).toBeLessThan(700)
})

test('a title is text, whatever is in it', () => {
  expect(socialCard({ ...content, title: '<script>&' }, letters)).not.toContain('<script>')
})

test('a work hangs whole, as large as the wall allows', () => {
  const wide = hang({ width: 2000, height: 500 })
  const tall = hang({ width: 500, height: 2000 })
  expect([wide.width, wide.height]).toEqual([388, 97])
  expect([tall.width, tall.height]).toEqual([82, 328])
})

test.each([
  ['/', 'ru', '/social/card.jpg', '/'],
  ['/award/', 'en', '/social/en/award/card.jpg', '/en/award/'],
] as const)('the picture of %s in %s is at %s', (path, locale, address, pathname) => {
  expect(socialPicture(path, locale).path).toBe(address)
  expect(pageOfPicture(address)).toBe(pathname)
})

test.each([
  '/social/',
  '/social/award',
  '/social/award/other.jpg',
  '/other/award/card.jpg',
  '/socialaward/card.jpg',
])('%s is no picture of a page', address => {
  expect(pageOfPicture(address)).toBeNull()
})
