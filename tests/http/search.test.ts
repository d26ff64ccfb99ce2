import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { autumn2025 } from '../../app/editions/edition.ts'
import { withLocale } from '../../app/platform/languages.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { searchShape } from '../../app/search/api-shapes.ts'
import { resultPath } from '../../app/search/result-path.ts'
import type { SearchAnswer, SearchResult } from '../../app/search/search-fair.server.ts'
import { searchFair } from '../../app/search/search-fair.server.ts'
import type { SearchKind } from '../../app/search/search-kinds.ts'
import { seedFair } from '../../db/seed/seed.ts'
import { ask } from '../builders/ask.ts'
import { bothDatabases } from '../builders/both-databases.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

const opening = new Date('2025-08-20T07:00:00Z')
// Titles are set with no-break spaces; here they are read.
const textOf = (segments: SearchResult['title']) =>
  segments.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('')
const titles = ({ groups }: SearchAnswer) =>
  groups.flatMap(group => group.results.map(({ title }) => textOf(title)))
const paths = ({ groups }: SearchAnswer, kind: SearchKind) =>
  groups.filter(group => group.kind === kind).flatMap(group => group.results.map(({ path }) => path))

describe.each(bothDatabases)('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  const uploads = makeFolder('search-uploads')
  beforeAll(async () => {
    database = await open()
    await seedFair(database.pool, uploads, opening, createLog('silent'))
  }, 180_000)
  afterAll(async () => {
    await database.drop()
    rmSync(uploads, { recursive: true, force: true })
  })
  const search = (
    query: string,
    { locale = 'ru' as 'ru' | 'en', now = opening, kind = null as SearchKind | null } = {},
  ) => searchFair({ db: database.db, edition: autumn2025, now, locale }, query, kind)
  const change = (statement: string) => database.pool.query(statement)

  test.each([
    ['ru', 'скульптуры', 'Скульптура: мрамор, бронза, слепок'],
    ['ru', 'офортными', 'Офортный станок: от доски к листу'],
    ['en', 'etchings', 'The etching press: from plate to sheet'],
  ] as const)('%s: «%s» finds other forms of its words', async (locale, query, title) => {
    const answer = await search(query, { locale })
    expect(titles(answer)).toContain(title)
    expect(answer.corrected).toBeNull()
  })

  test.each([
    ['ru', 'Велигар', 'велигор', '/speakers/1/'],
    ['ru', 'Обурчина', 'обручина', '/speakers/3/'],
    ['ru', 'dtkbujh', 'велигор', '/speakers/1/'],
    ['ru', 'Obruchyna', 'обручина', '/speakers/3/'],
    ['en', 'Veligar', 'veligor', '/speakers/1/'],
  ] as const)('%s: «%s» was meant as «%s»', async (locale, query, meant, path) => {
    const answer = await search(query, { locale })
    expect(answer.corrected).toBe(meant)
    expect(paths(answer, 'speaker')).toEqual([path])
  })

  test.each([
    ['ru', 'veligor'],
    ['en', 'Велигор'],
    ['ru', 'Велигор'],
    ['en', 'veligor'],
  ] as const)('%s: a name is found in either alphabet: %s', async (locale, query) => {
    const answer = await search(query, { locale })
    expect([answer.corrected, paths(answer, 'speaker')]).toEqual([null, ['/speakers/1/']])
  })

  test.each(['C-07', 'c07', 'с-7', 'стенд C-07'])('a stand is found by its code: %s', async code => {
    expect(paths(await search(code), 'participant')).toContain('/participants/bumazhny-order/')
  })

  test('what is named so comes before what only speaks of it', async () => {
    const order = await search('бумажный ордер')
    expect([order.groups[0]?.kind, paths(order, 'participant')[0]]).toEqual([
      'participant',
      '/participants/bumazhny-order/',
    ])
    const tickets = await search('билеты')
    expect([tickets.groups[0]?.kind, paths(tickets, 'page')[0]]).toEqual(['page', '/tickets/'])
  })

  test('words that hardly meet are looked for one by one, and a question finds its page', async () => {
    const answer = await search('где купить билет')
    expect(answer.isPartial).toBe(true)
    expect(paths(answer, 'page')).toContain('/tickets/')
    expect((await search('анна велигор')).isPartial).toBe(false)
  })

  test('what is nowhere is not found, and nothing is invented instead', async () => {
    for (const query of ['зюзюзю', 'й', '!?', '']) {
      expect(await search(query)).toEqual({ query, corrected: null, isPartial: false, total: 0, groups: [] })
    }
  })

  test('a chosen kind is given whole, the others are counted', async () => {
    const all = await search('офорт')
    const works = await search('офорт', { kind: 'work' })
    const counts = ({ groups }: SearchAnswer) => groups.map(({ kind, total }) => `${kind} ${total}`).sort()
    expect(counts(works)).toEqual(counts(all))
    expect(works.groups.filter(({ results }) => results.length > 0).map(({ kind }) => kind)).toEqual(['work'])
    const group = works.groups.find(({ kind }) => kind === 'work')
    expect(group?.results).toHaveLength(group?.total ?? 0)
    expect(all.groups.find(({ kind }) => kind === 'work')?.results).toHaveLength(5)
  })

  test('dates and sums are filled in before they are shown', async () => {
    for (const locale of ['ru', 'en'] as const) {
      for (const query of locale === 'ru' ? ['ярмарка', 'возврат', 'билет'] : ['fair', 'refund', 'ticket']) {
        const shown = (await search(query, { locale })).groups.flatMap(({ results }) => results)
        expect(shown.length).toBeGreaterThan(5)
        expect(shown.filter(({ snippet, title }) => /\{\w+\}/.test(textOf(snippet) + textOf(title)))).toEqual(
          [],
        )
      }
    }
  })

  test('what was asked for is marked, in the form it stands in', async () => {
    const [first] = (await search('скульптуры', { kind: 'audio-stop' })).groups.flatMap(
      group => group.results,
    )
    expect(first?.title).toEqual([
      { text: 'Скульптура', isMatch: true },
      { text: ': мрамор, бронза, слепок', isMatch: false },
    ])
  })

  test('a published change is found at once, and the old words are not', async () => {
    await change(
      `update speakers set last_name = '{"ru": "Ёжикова-Длинная", "en": "Yozhikova"}' where id = 5`,
    )
    expect(paths(await search('ежикова'), 'speaker')).toEqual(['/speakers/5/'])
    expect(paths(await search('Ёжикова'), 'speaker')).toEqual(['/speakers/5/'])
    // Events name their speakers.
    expect((await search('ежикова')).groups.map(({ kind }) => kind)).toContain('event')
    await change(`update speakers set last_name = '{"ru": "Пыжикова", "en": "Pyzhikova"}' where id = 5`)
    expect(paths(await search('ежикова'), 'speaker')).not.toContain('/speakers/5/')
    expect(paths(await search('пыжикова'), 'speaker')).toEqual(['/speakers/5/'])
  })

  test('what is not published in a language is not found in it, nor what hangs there', async () => {
    await change(`update participants set published_en_at = null where slug = 'bumazhny-order'`)
    const english = await search('Veligor', { locale: 'en' })
    expect([...paths(english, 'participant'), ...paths(english, 'work')]).toEqual([])
    const russian = await search('Велигор')
    expect(paths(russian, 'participant')).toContain('/participants/bumazhny-order/')
    await change(`update participants set published_en_at = now() where slug = 'bumazhny-order'`)
    expect(paths(await search('Veligor', { locale: 'en' }), 'participant')).toContain(
      '/participants/bumazhny-order/',
    )
  })

  test('a release is found from its day on, a document while its version is in force', async () => {
    await change(`insert into releases (slug, released_on, title, lead, body, edition_id, published_ru_at)
      values ('sekret', '2025-09-01', '{"ru": "Кракозябра открыта", "en": "Krakozyabra"}', '{"ru": "л", "en": "l"}', '{"ru": [], "en": []}', '2025-09', now())`)
    expect(paths(await search('кракозябра'), 'release')).toEqual([])
    const later = { now: new Date('2025-09-01T00:00:00+03:00') }
    expect(paths(await search('кракозябра', later), 'release')).toEqual(['/press/sekret/'])

    await change(`insert into documents (slug, version, valid_from, title, articles, sha256)
      values ('terms', 3, '2025-09-01', '{"ru": "Соглашение тридаровое", "en": "Terms three"}', '[]', 'x')`)
    expect(paths(await search('тридаровое'), 'document')).toEqual([])
    expect(paths(await search('тридаровое', later), 'document')).toEqual(['/terms/'])
    const old = await search('пользовательское соглашение', { ...later, kind: 'document' })
    expect(titles(old)).not.toContain('Пользовательское соглашение')
  })

  test('what is deleted is found no more', async () => {
    await change(`delete from questions where slug = (select slug from questions order by position limit 1)`)
    const { rows } = await change(`select count(*)::int as left_over from search_entries
      where kind = 'question' and key not in (select slug from questions)`)
    expect(rows).toEqual([{ left_over: 0 }])
  })
})

describe('over HTTP', () => {
  let clone: Awaited<ReturnType<typeof cloneFair>>
  let sites: [Site, Site]
  beforeAll(async () => {
    clone = await cloneFair()
    sites = await Promise.all([
      startSite({ DATABASE_URL: clone.url, POSTS_PER_MINUTE: '120' }),
      startSite({ DATABASE_URL: clone.url, POSTS_PER_MINUTE: '120' }),
    ])
  }, 180_000)
  afterAll(async () => {
    await Promise.all(sites.map(site => site.stop()))
    await clone.drop()
  })
  const api = (query: string) => ask(sites[0], `/api/v1/search?${query}`)
  const q = (words: string) => `q=${encodeURIComponent(words)}`

  test('the API answers with the shape it is described by, and no second copy', async () => {
    const first = await api(`${q('Велигор')}&kind=speaker`)
    expect(first.status).toBe(200)
    expect(searchShape.strict().safeParse(first.json()).error).toBeUndefined()
    expect(first.json()).toMatchObject({ query: 'Велигор', corrected: null })
    const again = await ask(sites[0], `/api/v1/search?${q('Велигор')}&kind=speaker`, {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  test.each([
    ['', 'q'],
    ['q=a', 'q'],
    [q('ы'.repeat(101)), 'q'],
    ['q=ab&kind=metal', 'kind'],
    ['q=ab&lang=de', 'lang'],
  ])('%s is refused with the parameter’s name', async (query, name) => {
    const answer = await api(query)
    expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/problem+json'])
    expect((answer.json() as { detail: string }).detail.split(':')[0]).toBe(name)
  })

  test('the page answers a question by itself, in both languages, and so does its payload', async () => {
    const { status, text } = await ask(sites[0], `/search/?${q('скульптуры')}`)
    expect(status).toBe(200)
    expect(text).toMatch(/<mark[^>]*>Скульптура<\/mark>/)
    expect(text).toContain('name="robots" content="noindex"')
    expect((await ask(sites[0], '/search/')).text).not.toContain('name="robots"')
    const english = await ask(sites[0], `/en/search/?${q('etching')}&kind=work`)
    expect(english.text).toContain('href="/en/participants/')
    const payload = await ask(sites[0], `/search/_payload.json?0123456789&${q('скульптуры')}`)
    expect((payload.json() as { data: { answer: SearchAnswer } }).data.answer.total).toBeGreaterThan(10)
  })

  // That every page of the site map answers is told in seo.test.ts.
  test('every result there can be leads to a page of the site map', async () => {
    type Row = { kind: SearchKind; target: string; locale: 'ru' | 'en' }
    const rows = await sql<Row>(
      { databaseUrl: clone.url },
      'select distinct kind, target, locale from search_entries',
    )
    const map = (await ask(sites[0], '/sitemap.xml')).text
    const paths = new Set([...map.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path))
    const found = rows.map(row => withLocale(resultPath(row.kind, row.target), row.locale))
    expect(found.length).toBeGreaterThan(300)
    expect(found.filter(path => !paths.has(path))).toEqual([])
  })

  test('whatever is asked stays text', async () => {
    const { text } = await ask(sites[0], `/search/?${q('"><script>alert(1)</script>')}`)
    expect(text).not.toContain('<script>alert')
  })

  test('a change made through one process is found by the other', async () => {
    await ask(sites[0], `/search/?${q('Первопечатникова')}`)
    await sql({ databaseUrl: clone.url }, `update speakers set last_name = $1 where id = 2`, [
      JSON.stringify({ ru: 'Первопечатникова', en: 'Pervopechatnikova' }),
    ])
    for (const site of sites) {
      // The other process has to hear of it first.
      await expect
        .poll(async () => (await ask(site, `/search/?${q('Первопечатникова')}`)).text, { timeout: 2_000 })
        .toContain('href="/speakers/2/"')
    }
  })

  test('nobody may ask without end', async () => {
    // Twice the limit and more: wherever the minute turns, one of the two has too many.
    const answers = []
    for (let batch = 0; batch < 13; batch++) {
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => api('q=00')))))
    }
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(20)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
  })
})
