import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { autumn2025 } from '../../app/editions/edition.ts'
import { allPages } from '../builders/addresses.ts'
import { ask } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'
import { xmlFault } from '../builders/well-formed.ts'

const publicUrl = 'https://portik.example'
let site: Site
/** Every page the site map names, visited once: its status and its head. */
const visited = new Map<string, { status: number; head: string }>()
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: publicUrl })
  const paths = (await readMap()).map(({ path }) => path)
  const visit = async (path: string) => {
    const { status, text } = await ask(site, path)
    visited.set(path, { status, head: text.slice(0, text.indexOf('</head>')) })
  }
  for (let first = 0; first < paths.length; first += 8) {
    await Promise.all(paths.slice(first, first + 8).map(visit))
  }
}, 300_000)
afterAll(() => site.stop())

const pathOf = (address: string) => address.replace(publicUrl, '')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

test('the check of XML sees its faults', () => {
  expect(xmlFault('<?xml version="1.0"?>\n<a b="1"><c/>d &amp; e</a>')).toBeNull()
  expect(['<a><b></a>', '<a>&b</a>', '<a>', '<a> < </a>', '<a b="&"/>'].map(xmlFault)).not.toContain(null)
})

describe('the site map', () => {
  test('every address on it answers, and names itself as the map does', () => {
    expect(visited.size).toBeGreaterThan(50)
    const wrong = [...visited].filter(
      ([path, { status, head }]) =>
        status !== 200 || !head.includes(`rel="canonical" href="${publicUrl}${path}"`),
    )
    expect(wrong.map(([path, { status }]) => `${path}: ${status}`)).toEqual([])
  })

  test('every public page is on it once, except those of one person or one moment', async () => {
    const paths = (await readMap()).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    const missing = allPages.filter(path => !path.includes(':') && !paths.includes(path))
    expect(
      missing.filter(
        path =>
          !/\/(?:thanks|program\/plan(?:\/walk)?|tickets\/(?:lost|waiting)|works\/(?:saved|list|[\d-]+\/wall))\/$/.test(
            path,
          ),
      ),
    ).toEqual([])
    expect(
      paths.filter(path => /\/(?:thanks|program\/plan|tickets\/(?:lost|waiting)|account)\//.test(path)),
    ).toEqual([])
  })

  test('languages point at each other', async () => {
    const urls = await readMap()
    const twinsOf = new Map(urls.map(({ path, twins }) => [path, twins]))
    for (const { path, twins } of urls) {
      expect(Object.values(twins)).toContain(path)
      for (const twin of Object.values(twins)) expect(twinsOf.get(twin)).toEqual(twins)
      expect(twins['x-default']).toBe(twins.ru ?? twins.en)
    }
  })

  test('what is published in one language has no twin, from the moment it is so', async () => {
    await sql(site, 'update speakers set published_en_at = null where id = 4')
    const urls = await until(readMap, list => !list.some(({ path }) => path === '/en/speakers/4/'))
    expect(urls.find(({ path }) => path === '/speakers/4/')?.twins).toEqual({
      ru: '/speakers/4/',
      'x-default': '/speakers/4/',
    })
    expect((await ask(site, '/en/speakers/4/')).status).toBe(404)
    await sql(site, 'update speakers set published_en_at = now() where id = 4')
    await until(readMap, list => list.some(({ path }) => path === '/en/speakers/4/'))
  })

  test('robots are shown the way to it, and kept from what is nobody’s business', async () => {
    const { status, text } = await ask(site, '/robots.txt')
    expect(status).toBe(200)
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /thanks/',
        'Disallow: /en/thanks/',
        `Sitemap: ${publicUrl}/sitemap.xml`,
      ]),
    )
  })
})

describe('what a page says to machines', () => {
  type Thing = { '@type': string; [key: string]: unknown }
  const graphOf = (head: string): Thing[] => {
    const [block = 'null'] = all(head, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
    const data = JSON.parse(block) as { '@context': string; '@graph': Thing[] } | null
    if (data) expect(data['@context']).toBe('https://schema.org')
    return data?.['@graph'] ?? []
  }

  test.each(['/', '/en/'])('%s tells of the fair with the edition’s own prices', async path => {
    const event = graphOf(visited.get(path)?.head ?? '').find(thing => thing['@type'] === 'ExhibitionEvent')
    const offers = event?.offers as { price: number; url: string; availability: string }[]
    expect(offers.map(({ price }) => price * 100)).toEqual(Object.values(autumn2025.tickets))
    expect(new Set(offers.map(({ url }) => url))).toEqual(new Set([`${publicUrl}${path}tickets/`]))
    expect(new Set(offers.map(({ availability }) => availability))).toEqual(
      new Set(['https://schema.org/InStock']),
    )
    const [image] = (event?.image ?? []) as string[]
    expect((await ask(site, pathOf(image ?? ''))).headers['content-type']).toMatch(/^image\//)
  })

  test('every block of every page is whole, and the way to a page ends with the page', () => {
    for (const [path, { head }] of visited) {
      for (const thing of graphOf(head)) {
        expect([path, typeof thing['@type']]).toEqual([path, 'string'])
        if (thing['@type'] !== 'BreadcrumbList') continue
        const steps = thing.itemListElement as { item: string }[]
        expect(steps.at(-1)?.item).toBe(`${publicUrl}${path}`)
      }
    }
  })

  test('titles and descriptions are there in both languages, and no two pages share a title', () => {
    const heads = [...visited].map(([path, { head }]) => ({
      path,
      title: all(head, /<title>(.*?)<\/title>/g)[0] ?? '',
      description: all(head, /name="description" content="(.*?)"/g)[0] ?? '',
    }))
    expect(heads.filter(({ title, description }) => !title || !description)).toEqual([])
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(heads.find(({ path }) => path === '/award/')?.title).toMatch(/ · Портик$/)
    const english = heads.filter(({ path }) => path.startsWith('/en/'))
    expect(english.filter(({ title, description }) => /[а-яё]/i.test(title + description))).toEqual([])
  })
})

describe('where a page is shared', () => {
  test.each(['/', '/en/award/', '/speakers/3/', '/search/'])('%s has a picture of its own', async path => {
    const { text } = await ask(site, path)
    const tag = (property: string) =>
      all(text, new RegExp(`property="${property}" content="(.*?)"`, 'g'))[0] ?? ''
    const address = pathOf(tag('og:image'))
    expect(address).toBe(`/social${path}card.jpg`)
    const answer = await ask(site, address)
    const { format, width, height } = await sharp(answer.bytes).metadata()
    expect([answer.status, answer.headers['content-type'], format]).toEqual([200, 'image/jpeg', 'jpeg'])
    expect([String(width), String(height)]).toEqual([tag('og:image:width'), tag('og:image:height')])
    expect([width, height]).toEqual([1200, 630])
    expect(answer.bytes.length).toBeLessThan(200_000)
    const again = await ask(site, address, { headers: { 'if-none-match': String(answer.headers.etag) } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  test('another title makes another picture', async () => {
    const look = async () => (await ask(site, '/social/award/card.jpg')).headers.etag
    const before = await look()
    expect(await look()).toBe(before)
    await sql(site, `update pages set title = jsonb_set(title, '{ru}', '"Приз"') where key = 'award'`)
    expect(await look()).not.toBe(before)
  })

  test.each([
    '/social/nothing/card.jpg',
    '/social/award/',
    '/social/award/card.png',
    '/social/../award/card.jpg',
    '/social/%2e%2e/%2e%2e/etc/passwd/card.jpg',
    '/social/speakers/999/card.jpg',
    '/social//evil.example/card.jpg',
  ])('%s is nothing', async path => {
    expect((await ask(site, path)).status).toBeGreaterThanOrEqual(300)
  })
})

describe('icons and manifest', () => {
  test.each([
    ['/manifest.webmanifest', 'ru-RU', '/'],
    ['/en/manifest.webmanifest', 'en-GB', '/en/'],
  ])('%s names icons that are there in their true sizes', async (path, lang, start) => {
    const answer = await ask(site, path)
    expect(answer.headers['content-type']).toBe('application/manifest+json')
    type Icon = { src: string; sizes: string; type: string; purpose: string }
    const manifest = answer.json() as { lang: string; start_url: string; name: string; icons: Icon[] }
    expect([manifest.lang, manifest.start_url]).toEqual([lang, start])
    expect(/[а-яё]/i.test(manifest.name)).toBe(lang === 'ru-RU')
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await ask(site, src)
      expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type])
      if (sizes === 'any') continue
      const { width, height } = await sharp(icon.bytes).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  test('a document links the icons, its manifest and the colour of its ground', async () => {
    const { text } = await ask(site, '/en/navigator/map/')
    for (const href of ['/favicon.ico', '/apple-touch-icon.png', '/en/manifest.webmanifest']) {
      expect(text).toContain(`href="${href}"`)
      expect((await ask(site, href)).status).toBe(200)
    }
    expect(text).toContain('<meta name="theme-color" content="#f4eee2"')
    const { bytes } = await ask(site, '/apple-touch-icon.png')
    expect((await sharp(bytes).metadata()).width).toBe(180)
    expect((await ask(site, '/favicon.ico')).bytes.subarray(0, 8)).toEqual(
      Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]),
    )
  })
})

describe('the press feed', () => {
  test.each([
    ['/press/feed.xml', 'ru-ru', '/press/'],
    ['/en/press/feed.xml', 'en-gb', '/en/press/'],
  ])('%s is RSS 2.0, newest first, every sum and date filled in', async (path, language, section) => {
    const { status, headers, text } = await ask(site, path)
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(xmlFault(text)).toBeNull()
    expect(text).toContain('<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">')
    expect(text).toContain(`<atom:link href="${publicUrl}${path}" rel="self" type="application/rss+xml"/>`)
    expect(text).toContain(`<language>${language}</language>`)
    expect(text.match(/\{\w+\}/g)).toBeNull()
    const items = all(text, /<item>(.*?)<\/item>/gs)
    expect(items.length).toBe(8)
    const days = items.map(item => Date.parse(all(item, /<pubDate>(.*?)<\/pubDate>/g)[0] ?? ''))
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    for (const item of items) {
      const [link = ''] = all(item, /<link>(.*?)<\/link>/g)
      expect(pathOf(link).startsWith(section)).toBe(true)
      expect(all(item, /<guid isPermaLink="true">(.*?)<\/guid>/g)).toEqual([link])
    }
  })

  test('a new release is in it within a second', async () => {
    await sql(
      site,
      `update releases set title = '{"ru": "Свежее слово", "en": "Fresh word"}' where slug = 'itogi-otbora'`,
    )
    await until(
      async () => (await ask(site, '/press/feed.xml')).text,
      text => text.includes('Свежее слово'),
      1_000,
    )
  })
})

type Url = { path: string; twins: Record<string, string> }
async function readMap(): Promise<Url[]> {
  const { status, headers, text } = await ask(site, '/sitemap.xml')
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(xmlFault(text)).toBeNull()
  return all(text, /<url>(.*?)<\/url>/gs).map(url => ({
    path: pathOf(all(url, /<loc>(.*?)<\/loc>/g)[0] ?? ''),
    twins: Object.fromEntries(
      [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, name, href]) => [name, pathOf(href ?? '')]),
    ),
  }))
}
