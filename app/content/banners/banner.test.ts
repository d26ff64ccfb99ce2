import { expect, test } from 'vitest'
import { type Banner, bannersAt, bannerView, nextBannerTurn, shownBanner } from './banner.ts'

const at = (time: string) => new Date(`2025-09-25T${time}+03:00`)
const banner = (id: number, more: Partial<Banner> = {}): Banner => ({
  id,
  text: { ru: `Объявление ${id}`, en: `Banner ${id}` },
  to: null,
  tone: 'info',
  place: 'everywhere',
  fromAt: at('10:00'),
  untilAt: at('20:00'),
  publishedRuAt: at('09:00'),
  publishedEnAt: at('09:00'),
  ...more,
})

test.each([
  ['everywhere', ['/', '/tickets/', '/tickets/cart/', '/excursions/', '/about/', '/navigator/map/']],
  ['tickets', ['/tickets/', '/tickets/cart/', '/excursions/']],
  ['home', ['/']],
] as const)('one for %s is above those pages and no others', (place, pages) => {
  const all = ['/', '/tickets/', '/tickets/cart/', '/excursions/', '/about/', '/navigator/map/']
  const banners = [banner(1, { place })]
  expect(all.filter(path => bannersAt(banners, path, 'ru').length > 0)).toEqual(pages)
})

test('a language in which it is not published goes without it', () => {
  const banners = [banner(1, { publishedEnAt: null })]
  expect(bannersAt(banners, '/', 'ru')).toEqual(banners)
  expect(bannersAt(banners, '/', 'en')).toEqual([])
})

test.each([
  ['09:59:59.999', null],
  ['10:00:00.000', 1],
  ['19:59:59.999', 1],
  ['20:00:00.000', null],
])('it is seen from its first moment until its last: at %s', (time, id) => {
  expect(shownBanner([banner(1)], at(time))?.id ?? null).toBe(id)
})

test('of several one is seen: a warning before news, then the one that began last', () => {
  const early = banner(1, { tone: 'warning', fromAt: at('08:00') })
  const late = banner(2, { tone: 'warning', fromAt: at('11:00') })
  const news = banner(3, { fromAt: at('12:00') })
  const twin = banner(4, { fromAt: at('12:00') })
  const all = [news, early, twin, late]
  expect(shownBanner(all, at('13:00'))?.id).toBe(2)
  expect(shownBanner(all, at('10:30'))?.id).toBe(1)
  expect(shownBanner([news, twin], at('13:00'))?.id).toBe(4)
})

test('a page is true until the next of them begins or ends', () => {
  const banners = [banner(1), banner(2, { fromAt: at('12:00'), untilAt: at('13:00') })]
  const turns = ['09:00', '10:00', '12:30', '13:00', '20:00'].map(time => nextBannerTurn(banners, at(time)))
  expect(turns).toEqual([at('10:00'), at('12:00'), at('13:00'), at('20:00'), null])
})

test('a page is told the text in its language, and of a link only where there is one', () => {
  expect(bannerView(banner(1), 'en')).toEqual({ text: 'Banner 1', tone: 'info' })
  expect(bannerView(banner(1, { to: '/tickets/', tone: 'warning' }), 'ru')).toEqual({
    text: 'Объявление 1',
    tone: 'warning',
    to: '/tickets/',
  })
})
