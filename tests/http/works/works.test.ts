import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localeCodes, withLocale } from '../../../app/platform/languages.ts'
import { ask } from '../../builders/ask.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: 'https://portik.example' })
})
afterAll(() => site.stop())

const mainOf = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))
/** Works in the order they are shown. */
const shownIn = (text: string) => [
  ...new Set([...mainOf(text).matchAll(/href="(?:\/en)?\/works\/(\d+-\d+)\/"/g)].map(([, number]) => number)),
]
const list = async (query: string) =>
  (await ask(site, `/api/v1/works${query}`)).json() as { total: number; items: { number: string }[] }

describe('all works', () => {
  test.each(localeCodes)('stand on one page, as a plain form too (%s)', async locale => {
    const { status, text } = await ask(site, withLocale('/works/', locale))
    expect(status).toBe(200)
    expect(await markupFaults(text)).toEqual([])
    // A form without a script sends every field, empty ones too.
    const asked = await ask(
      site,
      withLocale('/works/?colour=blue-deep&h=60&w=&technique=cyanotype&from=&to=&since=&until=', locale),
    )
    expect(shownIn(asked.text)).toEqual(
      ['52-2', '52-1'].filter(number => shownIn(asked.text).includes(number)),
    )
    expect(mainOf(asked.text)).toMatch(/value="cyanotype"[^>]*checked|checked[^>]*value="cyanotype"/)
  })

  test('and the page, whatever its address says, never fails', async () => {
    for (const query of [
      'colour=puce&colour=blue&h=-1&w=1e9&technique=x&state=%00&page=-5',
      'like=999-1',
      'like=41-1&like=41-2',
      'page=99',
      'from=5&to=1',
      '%FF=%FE',
      `technique=${'etching&technique='.repeat(400)}`,
    ]) {
      const { status } = await ask(site, `/works/?${query}`)
      expect([query.slice(0, 40), status]).toEqual([query.slice(0, 40), 200])
    }
    // More than any address may be is refused before the page hears of it.
    const { status } = await ask(site, `/works/?colour=${'a'.repeat(20_000)}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test('where nothing fits, the page names what stands in the way', async () => {
    const { text } = await ask(site, '/works/?technique=mezzotint&h=1')
    expect(mainOf(text)).toContain('href="/works/?technique=mezzotint"')
    expect(shownIn(text)).toHaveLength(4)
  })
})

describe('a work', () => {
  test.each(localeCodes)('has a page of its own (%s)', async locale => {
    const { status, text } = await ask(site, withLocale('/works/41-1/', locale))
    expect(status).toBe(200)
    expect(await markupFaults(text)).toEqual([])
    for (const path of [
      '/participants/anush-vardumyan/',
      '/artists/anush-vardumyan/',
      '/navigator/map/#stand-D-05',
      '/enquiry/?work=41.1',
      '/works/41-2/',
      '/works/41-1/closer/',
      '/works/41-1/wall/',
      '/works/?like=41-1',
    ])
      expect(mainOf(text)).toContain(`href="${withLocale(path, locale)}"`)
    const [, block = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
    const graph = (JSON.parse(block) as { '@graph': { '@type': string }[] })['@graph']
    expect(graph.find(thing => thing['@type'] === 'VisualArtwork')).toMatchObject({
      dateCreated: expect.stringMatching(/^20\d\d$/),
      url: `https://portik.example${withLocale('/works/41-1/', locale)}`,
      offers: { price: 310_000, priceCurrency: 'RUB' },
    })
    const map = (await ask(site, '/sitemap.xml')).text
    expect(map).toContain(`<loc>https://portik.example${withLocale('/works/41-1/', locale)}</loc>`)
  })

  test.each([
    '/works/999-1/',
    '/works/41-99/',
    '/works/0-1/',
    '/works/041-1/',
    '/works/41.1/',
    '/works/41-1-1/',
  ])('%s is none', async path => {
    expect((await ask(site, path)).status).toBe(404)
  })
})

describe('machines', () => {
  test('find as the page does', async () => {
    const blue = await list('?colour=blue-deep')
    expect(
      blue.items
        .slice(0, 2)
        .map(({ number }) => number)
        .sort(),
    ).toEqual(['52.1', '52.2'])
    expect(blue.total).toBe(blue.items.length)
    const { items } = await list('?like=5-2&lang=en')
    expect(items[0]?.number).toBe('5.1')
    for (const query of ['?colour=puce', '?h=many', '?state=lost', '?lang=fr'])
      expect((await ask(site, `/api/v1/works${query}`)).status).toBe(400)
  })
})

test('what is taken off the site is listed nowhere, in that language and at once', async () => {
  await sql(site, "update participants set published_ru_at = null where slug = 'anush-vardumyan'")
  await until(
    async () => (await list('')).items.map(({ number }) => number),
    numbers => !numbers.includes('41.1'),
  )
  expect(shownIn((await ask(site, '/works/?colour=gold&page=9')).text)).not.toContain('41-1')
  const gone = await ask(site, '/works/41-1/')
  expect([gone.status, gone.headers.location]).toEqual([302, '/works/'])
  expect((await ask(site, '/en/works/41-1/')).status).toBe(200)
  expect((await ask(site, '/search/?q=%D0%92%D0%B0%D1%80%D0%B4%D1%83%D0%BC%D1%8F%D0%BD')).text).not.toContain(
    '/works/41-1/',
  )
})

test('pictures that came before colours were read are read at the next start, once', async () => {
  await sql(
    site,
    "update pictures set colours = null where path in ('works/work-001.jpg', 'works/work-056.jpg')",
  )
  const count = () =>
    sql<{ n: number }>(site, 'select count(*)::int as n from pictures where colours is null')
  expect((await count())[0]?.n).toBe(2)
  const second = await startSite({ DATABASE_URL: site.databaseUrl })
  try {
    const [row] = await until(count, ([found]) => found?.n === 0)
    expect(row?.n).toBe(0)
  } finally {
    await second.stop()
  }
})
