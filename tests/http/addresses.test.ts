import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, handoverOf } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())
const whereTo = async (path: string) => {
  const { status, headers } = await ask(site, path)
  return [status, headers.location]
}

describe('a path without a slash is sent to the one with it', () => {
  test.for([
    ['/award', '/award/'],
    ['/en', '/en/'],
    ['/en/award', '/en/award/'],
    ['/award?x=1&y=%20z', '/award/?x=1&y=%20z'],
    ['/award?', '/award/'],
    ['/speakers/3', '/speakers/3/'],
    ['/nothing', '/nothing/'],
    ['/nothing/at/all?q=1', '/nothing/at/all/?q=1'],
    ['/en/nothing', '/en/nothing/'],
    ['/v1.2/notes', '/v1.2/notes/'],
    // Sent back as they came: still encoded.
    ['/%D0%BF%D1%80%D0%B5%D0%BC%D0%B8%D1%8F', '/%D0%BF%D1%80%D0%B5%D0%BC%D0%B8%D1%8F/'],
    ['/caf%C3%A9?x=1', '/caf%C3%A9/?x=1'],
    ['/a%20b', '/a%20b/'],
    ['/a%0d%0aset-cookie:%20x=1', '/a%0d%0aset-cookie:%20x=1/'],
    ['/100%25', '/100%25/'],
    ['/broken%E0%A4', '/broken%E0%A4/'],
  ] as const)('%s → %s', async ([path, target]) => {
    expect(await whereTo(path)).toEqual([308, target])
  })

  test('HEAD too', async () => {
    const { status, headers } = await ask(site, '/award?x=1', { method: 'HEAD' })
    expect([status, headers.location]).toEqual([308, '/award/?x=1'])
  })

  test.for(['/file.pdf', '/en/file.PDF', '/images/a.b.jpg', '/touch-icon.png', '/wp-login.php'])(
    'a file’s name is left alone: %s',
    async path => {
      expect(await whereTo(path)).toEqual([404, undefined])
    },
  )
})

describe('no address leads to another host', () => {
  test.for([
    '//evil.example/x',
    '//evil.example',
    '//evil.example/',
    '///evil.example/x',
    '/\\evil.example/x',
    '/\\/evil.example/x',
    '/%5Cevil.example/x',
    '/%5C%5Cevil.example/x',
    '/%2F%2Fevil.example/x',
    '//evil.example/map',
    '/people//evil.example',
    '/people/%5C%5Cevil.example',
    '/people/..//evil.example',
    '/en//evil.example/x',
    '/;//evil.example/x',
    '/.//evil.example/x',
    '/x/..//evil.example/x',
    '//evil.example/?accept=en',
    '/?to=//evil.example',
  ])('%s', async path => {
    const { headers } = await ask(site, path, { headers: { 'accept-language': 'en' } })
    const { location } = headers
    if (location === undefined) return
    expect(location).toMatch(/^\/(?![/\\])/)
    expect(new URL(location, 'https://portik.example').host).toBe('portik.example')
  })

  test('a whole address in the request line is no way either', async () => {
    const { headers } = await ask(site, 'http://evil.example/x')
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  })
})

describe('the build’s table sends on', () => {
  test.for([
    ['/map', '/navigator/map/'],
    ['/map/', '/navigator/map/'],
    ['/map?floor=2', '/navigator/map/?floor=2'],
    ['/en/map?floor=2', '/en/navigator/map/?floor=2'],
    ['/prize', '/award/'],
    ['/en/prize/', '/en/award/'],
    ['/people', '/speakers/'],
    ['/people/3', '/speakers/3/'],
    ['/people/3/?x=1', '/speakers/3/?x=1'],
    ['/en/people/3/4?x=1', '/en/speakers/3/4/?x=1'],
    ['/people/%D1%8F', '/speakers/%D1%8F/'],
  ] as const)('%s → %s', async ([path, target]) => {
    expect(await whereTo(path)).toEqual([307, target])
  })
})

describe('an unknown path', () => {
  const texts = {
    ru: {
      lang: 'ru-RU',
      title: 'Страница не найдена',
      heading: 'Страница не найдена',
      text: 'К сожалению, мы не смогли найти страницу, которую вы искали. Возможно она временно отключена или находится в разработке.',
      home: '/',
    },
    en: { lang: 'en-GB', title: 'Not Found 404', heading: 'Page not found', text: null, home: '/en/' },
  }

  test.for([
    ['/nothing/', 'ru'],
    ['/en/nothing/', 'en'],
    ['/nothing/?x=1', 'ru'],
    ['/award//', 'ru'],
    ['/speakers/999999/', 'ru'],
    ['/en/speakers/999999/', 'en'],
    ['/speakers/0/', 'ru'],
    ['/speakers/abc/', 'ru'],
    ['/speakers/1e3/', 'ru'],
    ['/en/speakers/-1/', 'en'],
    ['/speakers/1/2/', 'ru'],
    ['/speakers/1234567890/', 'ru'],
    ['/file.pdf', 'ru'],
    ['/%D1%8F/', 'ru'],
    ['/%E0%A4%A/', 'ru'],
  ] as const)('%s gives the error page in %s', async ([path, locale]) => {
    const answer = await ask(site, path)
    const { lang, title, heading, text, home } = texts[locale]
    const pathname = path.split('?')[0]
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=UTF-8',
      'no-store',
    ])
    expect(handoverOf(answer.text).error).toEqual({ status: 404, message: `Page not found: ${pathname}` })
    expect(answer.text).toMatch(new RegExp(`<html lang="${lang}" data-layout="dark"`))
    expect(/<title>(.*?)<\/title>/.exec(answer.text)?.[1]).toBe(title)
    expect([...answer.text.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(match => match[1])).toEqual([heading])
    if (text) expect(answer.text).toContain(`>${text}<`)
    expect(answer.text).toContain('<meta name="robots" content="noindex"')
    expect(answer.text).not.toMatch(/rel="(canonical|alternate)"/)
    expect(answer.text).toContain(`href="${home}"`)
  })

  test('whatever it says, it stays text', async () => {
    const { text } = await ask(site, '/<script>alert(1)</script>/')
    expect(text).not.toContain('<script>alert')
    expect(handoverOf(text).error?.status).toBe(404)
  })

  test('HEAD is answered alike, without a body', async () => {
    const { status, bytes } = await ask(site, '/nothing/', { method: 'HEAD' })
    expect([status, bytes.length]).toEqual([404, 0])
  })

  test.for(['/nothing/_payload.json', '/en/speakers/999999/_payload.json', '/data.json', '/api/v1/nothing/'])(
    'a program asking for %s gets a problem',
    async path => {
      const { status, headers, json } = await ask(site, path)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        404,
        'application/problem+json',
        'no-store',
      ])
      expect(json()).toMatchObject({ title: 'not-found', status: 404 })
    },
  )
})
