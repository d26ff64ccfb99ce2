import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allPages } from '../builders/addresses.ts'
import { ask, handoverOf } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'
import { until } from '../builders/until.ts'

const publicUrl = 'http://portik.example'
let site: Site
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: publicUrl })
})
afterAll(() => site.stop())

const htmlTag = (text: string) => /<html[^>]*>/.exec(text)?.[0]
const tagsOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries(
      [...(attributes ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  )

describe.each([{ round: 'rendered' }, { round: 'from memory' }])('$round', () => {
  test.for(allPages)('%s is a page in its language and layout', async path => {
    const { status, headers, text } = await ask(site, path)
    const lang = path.startsWith('/en/') ? 'en-GB' : 'ru-RU'
    const layout = path.endsWith('/navigator/map/') ? 'clear' : path.endsWith('/wall/') ? 'empty' : 'dark'
    expect([status, headers['content-type'], headers['content-language'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      lang,
      // A page with a form carries a token, which is for one visitor.
      text.includes('name="token"') ? 'private, no-cache' : 'no-cache',
    ])
    expect(htmlTag(text)).toBe(`<html lang="${lang}" data-layout="${layout}">`)
    expect(handoverOf(text).error).toBeNull()
    expect(text.match(/<h1[ >]/g)).toHaveLength(1)
  })
})

test.for(allPages)('%s names itself and its twin', async path => {
  const { text } = await ask(site, `${path}?utm=1`)
  const isEnglish = path.startsWith('/en/')
  const russian = isEnglish ? path.slice(3) : path
  const [ru, en] = [`${publicUrl}${russian}`, `${publicUrl}/en${russian}`]
  const own = isEnglish ? en : ru
  const links = tagsOf(text, 'link')
  expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([own])
  expect(
    links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang, href }) => [hreflang, href]),
  ).toEqual([
    ['ru', ru],
    ['ru-RU', ru],
    ['en', en],
    ['en-GB', en],
    ['x-default', ru],
  ])
  const metas = Object.fromEntries(
    tagsOf(text, 'meta').map(({ property, name, content }) => [property ?? name, content]),
  )
  expect(metas['og:url']).toBe(own)
  expect([metas['og:locale'], metas['og:locale:alternate']]).toEqual(
    isEnglish ? ['en_GB', 'ru_RU'] : ['ru_RU', 'en_GB'],
  )
})

describe('the payload', () => {
  test.for(allPages)('of %s is what its document hands over', async path => {
    const { text } = await ask(site, path)
    const answer = await ask(site, `${path}_payload.json`)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json'])
    expect(answer.json()).toEqual(handoverOf(text).payload)
    expect(handoverOf(text).payload).toEqual({
      build: expect.stringMatching(/^[\da-f-]{36}$/),
      hash: expect.stringMatching(/^[\da-z]{10}$/),
      data: expect.anything(),
      banner: null,
      onlyIn: null,
    })
  })

  test('is answered whatever hash it is asked by', async () => {
    const answers = await Promise.all(
      ['', '?0123456789', '?other'].map(query => ask(site, `/award/_payload.json${query}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  test('of a page without its slash is not a page’s', async () => {
    expect((await ask(site, '/award_payload.json')).status).toBe(404)
  })

  test('has another hash when the content has changed, and the page another tag', async () => {
    const look = async () => {
      const page = await ask(site, '/en/award/')
      return { hash: handoverOf(page.text).payload.hash, etag: page.headers.etag }
    }
    const before = await look()
    expect(await look()).toEqual(before)
    const client = new pg.Client({ connectionString: site.databaseUrl })
    await client.connect()
    await client.query(`update pages set title = jsonb_set(title, '{en}', '"Prize"') where key = 'award'`)
    await client.end()
    const after = await until(look, ({ hash }) => hash !== before.hash)
    expect(after.hash).toMatch(/^[\da-z]{10}$/)
    expect(after.etag).not.toBe(before.etag)
  })
})

describe('an answer kept ready', () => {
  const kinds = ['/manifesto/', '/en/speakers/_payload.json', '/_assets/builds/latest.json'] as const

  test.for(kinds)('%s decompresses to the same bytes', async path => {
    const [plain, br, gzip, refused, none] = await Promise.all(
      ['identity', 'gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'br;q=0'].map(accept =>
        ask(site, path, { headers: { 'accept-encoding': accept } }),
      ),
    )
    const encodings = [plain, br, gzip, refused, none].map(answer => answer?.headers['content-encoding'])
    expect(encodings).toEqual([undefined, 'br', 'gzip', 'gzip', undefined])
    for (const answer of [plain, br, gzip, refused, none]) {
      expect(answer?.text).toBe(plain?.text)
      expect(answer?.headers['content-length']).toBe(String(answer?.bytes.length))
      expect(answer?.headers.vary).toBe('Accept-Encoding')
    }
    // A strong tag names one encoding's bytes: three encodings, three tags.
    const tags = [plain, br, gzip, refused, none].map(answer => answer?.headers.etag)
    expect(new Set(tags).size).toBe(3)
    expect([tags[3], tags[4]]).toEqual([tags[2], tags[0]])
  })

  test.for(kinds)('%s is not sent again to those who have it', async path => {
    const { headers } = await ask(site, path)
    const etag = String(headers.etag)
    const asked = (tag: string) => ask(site, path, { headers: { 'if-none-match': tag } })
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, bytes, headers: again } = await asked(tag)
      expect([status, bytes.length, again.etag]).toEqual([304, 0, etag])
      expect(again['cache-control']).toBe(headers['cache-control'])
    }
    expect((await asked('"other"')).status).toBe(200)
  })

  test.for([...kinds, '/speakers/2/', '/nothing/', '/healthz'])(
    'HEAD %s has the headers and no body',
    async path => {
      const [head, get] = [await ask(site, path, { method: 'HEAD' }), await ask(site, path)]
      expect([head.status, head.bytes.length]).toEqual([get.status, 0])
      expect(head.headers['content-type']).toBe(get.headers['content-type'])
      expect(head.headers.etag).toBe(get.headers.etag)
    },
  )
})

describe('a page rendered for this very visitor', () => {
  test('is not sent again to those who have it either', async () => {
    const small = await startSite({ PAGE_STORE_MB: '0.001' })
    try {
      const { headers } = await ask(small, '/award/')
      const etag = String(headers.etag)
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        expect((await ask(small, '/award/', { headers: { 'if-none-match': tag } })).status).toBe(304)
      }
      expect((await ask(small, '/award/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
      const br = await ask(small, '/manifesto/', { headers: { 'accept-encoding': 'br' } })
      expect([br.headers['content-encoding'], br.text]).toEqual([
        'br',
        (await ask(small, '/manifesto/')).text,
      ])
      const head = await ask(small, '/award/', { method: 'HEAD' })
      expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, etag])
    } finally {
      await small.stop()
    }
  })
})
