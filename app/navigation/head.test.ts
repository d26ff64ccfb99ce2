import { describe, expect, test } from 'vitest'
import { documentTitle, escapeHtml, headHtml, headTags } from './head.ts'

const place = {
  publicUrl: 'https://portik.example',
  path: '/award/',
  locale: 'ru',
  isError: false,
  siteName: 'Портик',
  groundColour: '#13100e',
  socialPicture: { path: '/social/award/card.jpg', width: 1200, height: 630, type: 'image/jpeg' },
  feed: null,
} as const
const link = (attributes: Record<string, string>) => ({ tag: 'link', attributes })
const meta = (attributes: Record<string, string>) => ({ tag: 'meta', attributes })

test('a page names itself in both languages', () => {
  expect(headTags({ title: 'Премия', description: 'О премии' }, place)).toEqual([
    meta({ name: 'description', content: 'О премии' }),
    meta({ name: 'theme-color', content: '#13100e' }),
    link({ rel: 'manifest', href: '/manifest.webmanifest' }),
    link({ rel: 'canonical', href: 'https://portik.example/award/' }),
    link({ rel: 'alternate', hreflang: 'ru', href: 'https://portik.example/award/' }),
    link({ rel: 'alternate', hreflang: 'ru-RU', href: 'https://portik.example/award/' }),
    link({ rel: 'alternate', hreflang: 'en', href: 'https://portik.example/en/award/' }),
    link({ rel: 'alternate', hreflang: 'en-GB', href: 'https://portik.example/en/award/' }),
    link({ rel: 'alternate', hreflang: 'x-default', href: 'https://portik.example/award/' }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: 'Портик' }),
    meta({ property: 'og:title', content: 'Премия' }),
    meta({ property: 'og:description', content: 'О премии' }),
    meta({ property: 'og:url', content: 'https://portik.example/award/' }),
    meta({ property: 'og:locale', content: 'ru_RU' }),
    meta({ property: 'og:locale:alternate', content: 'en_GB' }),
    meta({ property: 'og:image', content: 'https://portik.example/social/award/card.jpg' }),
    meta({ property: 'og:image:type', content: 'image/jpeg' }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:image:alt', content: 'Премия' }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ])
})

test('its English twin points at itself and the same alternates', () => {
  const tags = headTags({ title: 'Award' }, { ...place, locale: 'en' })
  const own = /canonical|manifest|^og:(?:title|url|locale|locale:alternate)$/
  expect(tags.filter(({ attributes: { rel = '', property = '' } }) => own.test(rel || property))).toEqual([
    link({ rel: 'manifest', href: '/en/manifest.webmanifest' }),
    link({ rel: 'canonical', href: 'https://portik.example/en/award/' }),
    meta({ property: 'og:title', content: 'Award' }),
    meta({ property: 'og:url', content: 'https://portik.example/en/award/' }),
    meta({ property: 'og:locale', content: 'en_GB' }),
    meta({ property: 'og:locale:alternate', content: 'ru_RU' }),
  ])
  expect(tags.find(({ attributes }) => attributes.hreflang === 'x-default')?.attributes.href).toBe(
    'https://portik.example/award/',
  )
})

describe('search engines', () => {
  test('are asked to stay away from an error, which has no twin to name', () => {
    expect(headTags({ title: 'Not Found 404' }, { ...place, isError: true })).toEqual([
      meta({ name: 'robots', content: 'noindex' }),
      meta({ name: 'theme-color', content: '#13100e' }),
      link({ rel: 'manifest', href: '/manifest.webmanifest' }),
    ])
  })

  test('are asked to stay away from a hidden page', () => {
    expect(headTags({ title: 'Спасибо', isHidden: true }, place)[0]).toEqual(
      meta({ name: 'robots', content: 'noindex' }),
    )
  })
})

test('a page is titled by itself and the site; the home page and errors by themselves', () => {
  expect(documentTitle({ title: 'Премия' }, place)).toBe('Премия · Портик')
  expect(documentTitle({ title: 'Портик. Ярмарка' }, { ...place, path: '/' })).toBe('Портик. Ярмарка')
  expect(documentTitle({ title: 'Not Found 404' }, { ...place, isError: true })).toBe('Not Found 404')
})

test('a page of the press points to the feed', () => {
  const feed = { path: '/en/press/feed.xml', title: 'Portico: press releases' }
  const tags = headTags({ title: 'Press' }, { ...place, locale: 'en', feed })
  expect(tags.filter(({ attributes }) => attributes.type === 'application/rss+xml')).toEqual([
    link({ rel: 'alternate', type: 'application/rss+xml', title: feed.title, href: feed.path }),
  ])
})

test('what a page says to machines is a block of data, as it stands', () => {
  const [tag] = headTags({ title: 'Премия', jsonLd: [{ '@type': 'Thing', name: '</script>' }] }, place).slice(
    -1,
  )
  expect(tag?.attributes).toEqual({ type: 'application/ld+json' })
  expect(headHtml('Премия', [tag as never])).toBe(
    `<title>Премия</title><script type="application/ld+json" data-head>${tag?.text}</script>`,
  )
  expect(tag?.text).not.toContain('<')
})

test('the first screen’s picture is asked for at once', () => {
  const preload = { rel: 'preload', as: 'image', href: '/_ipx/w_640/hero.jpg' }
  expect(headTags({ title: 'Портик', preloads: [preload] }, place).at(-1)).toEqual(link(preload))
})

test('whatever a title or a description says, it stays text', () => {
  const evil = `</title><script>alert("1")</script>&'`
  const safe = '&#60;/title&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#38;&#39;'
  expect(escapeHtml(evil)).toBe(safe)
  expect(headHtml(evil, [{ tag: 'meta', attributes: { name: 'description', content: evil } }])).toBe(
    `<title>${safe}</title><meta name="description" content="${safe}" data-head>`,
  )
})
