import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../content/reading.ts'
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

const artists = await recordsOf('artists')
const mainOf = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))
const linksIn = (text: string) => [...mainOf(text).matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')

describe('the index', () => {
  test.each([
    ['/artists/', 'ru'],
    ['/en/artists/', 'en'],
  ] as const)('%s names everybody with a year, by surname', async (path, locale) => {
    const { status, text } = await ask(site, path)
    expect(status).toBe(200)
    expect(await markupFaults(text)).toEqual([])
    const found = linksIn(text).filter(href => href.startsWith(path) && href !== path)
    const order = new Intl.Collator(locale)
    const surname = (name: string) => name.split(/\s/).at(-1) ?? ''
    const expected = artists
      .toSorted(
        (a, b) =>
          order.compare(surname(a.name[locale]), surname(b.name[locale])) ||
          order.compare(a.name[locale], b.name[locale]),
      )
      .map(({ slug }) => `${path}${slug}/`)
    expect(found).toEqual(expected)
    expect(mainOf(text)).toContain(locale === 'ru' ? 'р.\u00a01970' : 'b.\u00a01970')
  })
})

describe('an artist', () => {
  test('is told with facts, works, every stand and those who share it', async () => {
    const { text } = await ask(site, '/artists/mark-kedrach/')
    expect(await markupFaults(text)).toEqual([])
    const main = mainOf(text)
    for (const words of [
      '1970',
      'Москва',
      'Школа рисунка',
      'Живопись маслом',
      'Равновесие',
      'Солнце за лесами',
    ])
      expect(main.replaceAll('\u00a0', ' ')).toContain(words)
    expect(linksIn(text)).toEqual(
      expect.arrayContaining([
        '/participants/vysokaya-liniya/',
        '/participants/trety-svet/',
        '/navigator/map/#stand-A-02',
        '/navigator/map/#stand-A-08',
        '/artists/zoya-maslova/',
        '/enquiry/?work=2.2',
      ]),
    )
    const [, block = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
    const graph = (JSON.parse(block) as { '@graph': { '@type': string }[] })['@graph']
    expect(graph.find(thing => thing['@type'] === 'Person')).toMatchObject({
      name: 'Марк Кедрач',
      birthDate: '1970',
      url: 'https://portik.example/artists/mark-kedrach/',
    })
  })

  test('with a stand of their own is one person with two pages that know each other', async () => {
    const [stand, person] = [
      await ask(site, '/participants/lev-ovsyanik/'),
      await ask(site, '/artists/lev-ovsyanik/'),
    ]
    expect(linksIn(stand.text)).toContain('/artists/lev-ovsyanik/')
    expect(linksIn(person.text)).toContain('/participants/lev-ovsyanik/')
  })

  test('without a work in the catalogue is still told where to be found', async () => {
    const { status, text } = await ask(site, '/en/artists/alla-vasileva/')
    expect(status).toBe(200)
    expect(mainOf(text)).toContain('The works can be seen on stand A-02.')
  })

  test('who is nobody’s is not found', async () => {
    expect((await ask(site, '/artists/nobody-at-all/')).status).toBe(404)
    expect((await ask(site, '/api/v1/artists/nobody-at-all')).status).toBe(404)
  })

  test('is found in either alphabet', async () => {
    for (const [path, target] of [
      ['/search/?q=%D0%BA%D0%B5%D0%B4%D1%80%D0%B0%D1%87', '/artists/mark-kedrach/'],
      ['/en/search/?q=kedrach', '/en/artists/mark-kedrach/'],
    ] as const)
      expect(linksIn((await ask(site, path)).text)).toContain(target)
  })

  test('is one record: a change of the name is seen wherever the name stands', async () => {
    const set = (first: string) =>
      sql(
        site,
        `update artists set name = jsonb_set(name, '{ru}', to_jsonb($1::text)) where slug = 'mark-kedrach'`,
        [`${first} Кедрач`],
      )
    const paths = [
      '/artists/',
      '/artists/mark-kedrach/',
      '/artists/zoya-maslova/',
      '/participants/trety-svet/',
      '/api/v1/participants/trety-svet',
      '/search/?q=%D0%BC%D0%B0%D1%80%D0%BA%D0%BE',
    ]
    // All of them have been kept ready under the old name.
    for (const path of paths) expect((await ask(site, path)).text).not.toContain('Марко\u00a0Кедрач')
    await set('Марко')
    for (const path of paths)
      await until(
        () => ask(site, path),
        ({ text }) => text.replaceAll('\u00a0', ' ').includes('Марко Кедрач') || /Марко<\/mark>/.test(text),
      )
    await set('Марк')
  })

  test('published in one language has a page in that language and a name in both', async () => {
    await sql(site, "update artists set published_en_at = null where slug = 'mark-kedrach'")
    const stand = await until(
      () => ask(site, '/en/participants/trety-svet/'),
      ({ text }) => !linksIn(text).includes('/en/artists/mark-kedrach/'),
    )
    expect(mainOf(stand.text)).toContain('Mark Kedrach')
    expect((await ask(site, '/en/artists/mark-kedrach/')).headers.location).toBe('/en/artists/')
    expect((await ask(site, '/artists/mark-kedrach/')).status).toBe(200)
    await sql(site, "update artists set published_en_at = now() where slug = 'mark-kedrach'")
  })
})
