import { describe, expect, test } from 'vitest'
import { escapeHtml, headHtml, headTags } from './head.ts'

const place = { publicUrl: 'https://portik.example', path: '/award/', locale: 'ru', isError: false } as const
const link = (attributes: Record<string, string>) => ({ tag: 'link', attributes })
const meta = (attributes: Record<string, string>) => ({ tag: 'meta', attributes })

test('a page names itself in both languages', () => {
  expect(headTags({ title: 'Премия', description: 'О премии' }, place)).toEqual([
    meta({ name: 'description', content: 'О премии' }),
    link({ rel: 'canonical', href: 'https://portik.example/award/' }),
    link({ rel: 'alternate', hreflang: 'ru', href: 'https://portik.example/award/' }),
    link({ rel: 'alternate', hreflang: 'ru-RU', href: 'https://portik.example/award/' }),
    link({ rel: 'alternate', hreflang: 'en', href: 'https://portik.example/en/award/' }),
    link({ rel: 'alternate', hreflang: 'en-GB', href: 'https://portik.example/en/award/' }),
    link({ rel: 'alternate', hreflang: 'x-default', href: 'https://portik.example/award/' }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:title', content: 'Премия' }),
    meta({ property: 'og:description', content: 'О премии' }),
    meta({ property: 'og:url', content: 'https://portik.example/award/' }),
    meta({ property: 'og:locale', content: 'ru_RU' }),
    meta({ property: 'og:locale:alternate', content: 'en_GB' }),
  ])
})

test('its English twin points at itself and the same alternates', () => {
  const tags = headTags({ title: 'Award' }, { ...place, locale: 'en' })
  expect(tags.filter(({ attributes }) => attributes.rel === 'canonical' || attributes.property)).toEqual([
    link({ rel: 'canonical', href: 'https://portik.example/en/award/' }),
    meta({ property: 'og:type', content: 'website' }),
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
    ])
  })

  test('are asked to stay away from a hidden page', () => {
    expect(headTags({ title: 'Спасибо', isHidden: true }, place)[0]).toEqual(
      meta({ name: 'robots', content: 'noindex' }),
    )
  })
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
