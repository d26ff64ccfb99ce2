import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('&quot;', '"')
const tilesIn = (text: string) => /"tiles":"([^"]+)"/.exec(plain(text))?.[1] ?? ''

describe('the page', () => {
  test.each([
    ['/works/41-1/closer/', 'Птица на ветке', 'Спросить о работе', 'Стенд D-05, на плане', '310 000 ₽'],
    [
      '/en/works/41-1/closer/',
      'Bird on a Branch',
      'Ask about this work',
      'Stand D-05, on the plan',
      '₽310,000',
    ],
  ])('%s has the picture and its label without a script', async (path, ...words) => {
    const { status, text } = await ask(site, path)
    expect(status).toBe(200)
    expect(await markupFaults(text)).toEqual([])
    for (const word of words) expect(plain(text)).toContain(word)
    expect(text).toMatch(/<img[^>]+class="closer-first"[^>]+alt="[^"]{20,}"|<img[^>]+alt="[^"]{20,}"/)
    // Not the visitors' half: its own script and no other.
    expect([...text.matchAll(/<script[^>]+src=/g)]).toHaveLength(1)
    // What the address asks for is the browser's affair, and one stored page serves all.
    const asked = await ask(site, `${path}?at=1,2&w=3&x=<script>`)
    expect(asked.text).toBe(text)
  })

  test('a price that is not named is asked for, and a work on hold keeps its price', async () => {
    expect(plain((await ask(site, '/works/4-3/closer/')).text)).toContain('свободна, цена по запросу')
    expect((await ask(site, '/en/works/4-3/closer/')).text).toContain('available, price on request')
    expect(plain((await ask(site, '/works/40-1/closer/')).text)).toContain('отложена, 390 000 ₽')
    expect(plain((await ask(site, '/participants/smalta/')).text)).toContain('отложена, 390 000 ₽')
  })

  test.each([
    '/works/41-9/closer/',
    '/works/999-1/closer/',
    '/works/041-1/closer/',
    '/works/41.1/closer/',
    '/works/41-0/closer/',
  ])('%s is no work', async path => {
    expect((await ask(site, path)).status).toBe(404)
  })

  test('the works of one participant lead to one another, round and round', async () => {
    const { text } = await ask(site, '/works/41-1/closer/')
    expect([...text.matchAll(/href="(\/works\/41-2\/closer\/)"/g)]).toHaveLength(2)
    expect((await ask(site, '/works/41-2/closer/')).status).toBe(200)
  })

  test('a picture can be taken home only where its rights are the fair’s', async () => {
    const has = async (work = '41-2') =>
      (await ask(site, `/works/${work}/closer/`)).text.includes(' download=')
    expect(await has()).toBe(false)
    // Two works of the launch are the fair's own.
    expect([await has('27-2'), await has('36-1')]).toEqual([true, true])
    await sql(site, "update pictures set rights_holder = 'Портик' where path = 'works/work-057.jpg'")
    await expect.poll(() => has()).toBe(true)
    await sql(site, "update pictures set rights_until = '2020-01-01' where path = 'works/work-057.jpg'")
    await expect.poll(() => has()).toBe(false)
  })
})

describe('the tiles', () => {
  test('a work on show has them, each for ever the same', async () => {
    const { text } = await ask(site, '/works/41-2/closer/')
    const answer = await fetch(`${site.url}${tilesIn(text)}2/0_0.webp`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height]).toEqual([512, 512])
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch(`${site.url}${tilesIn(text)}2/0_0.webp`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test('what hangs on no wall has none: portraits, views, what is private', async () => {
    for (const path of ['people/person-01.jpg', 'views/view-01.jpg', 'private/1.jpg', 'works/none.jpg'])
      expect((await fetch(`${site.url}/_tiles/${path}/0123456789abcdef/0/0_0.webp`)).status).toBe(404)
  })

  test('with its participant taken off the site a work can no longer be looked at', async () => {
    const { text } = await ask(site, '/works/41-2/closer/')
    const tile = `${site.url}${tilesIn(text)}0/0_0.webp`
    expect((await fetch(tile)).status).toBe(200)
    await sql(
      site,
      'update participants set published_ru_at = null, published_en_at = null where number = 41',
    )
    expect((await fetch(tile)).status).toBe(404)
    await expect.poll(async () => (await ask(site, '/works/41-2/closer/')).status).toBe(404)
  })
})
