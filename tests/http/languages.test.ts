import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'

const cookieText = (locale: string) => [`i18n_redirected=${locale}; Path=/; SameSite=Lax; Max-Age=31536000`]

describe.each([
  { when: 'rendered for the first time', isStored: false },
  { when: 'kept in memory', isStored: true },
])('a page $when', ({ isStored }) => {
  let site: Site
  beforeAll(async () => {
    site = await startSite(isStored ? {} : { PAGE_STORE_MB: '0.001' })
    if (isStored) for (const path of ['/', '/en/', '/award/', '/en/award/']) await ask(site, path)
  })
  afterAll(() => site.stop())
  const visit = (path: string, cookie?: string, browser?: string, more: Record<string, string> = {}) =>
    ask(site, path, {
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(browser === undefined ? {} : { 'accept-language': browser }),
        ...more,
      },
    })

  describe('the first access at the root', () => {
    test.for([
      // [cookie, browser, language shown, cookie written]
      [undefined, undefined, 'ru', 'ru'],
      [undefined, 'ru', 'ru', 'ru'],
      [undefined, 'de', 'ru', 'ru'],
      [undefined, '*', 'ru', 'ru'],
      [undefined, 'en', 'en', 'en'],
      [undefined, 'en-US,en;q=0.9', 'en', 'en'],
      [undefined, 'de, en;q=0.8', 'en', 'en'],
      [undefined, 'ru, en', 'ru', 'ru'],
      [undefined, 'en;q=0, ru', 'ru', 'ru'],
      ['i18n_redirected=ru', 'en', 'ru', undefined],
      ['i18n_redirected=en', 'ru', 'en', undefined],
      ['i18n_redirected=en', undefined, 'en', undefined],
      ['a=1; i18n_redirected="en"; b=2', 'ru', 'en', undefined],
      ['i18n_redirected=de', 'en', 'en', 'en'],
      ['i18n_redirected=de', 'ru', 'ru', 'ru'],
      ['i18n_redirected=EN', 'ru', 'ru', 'ru'],
      ['i18n_redirected=', 'en', 'en', 'en'],
    ] as const)('cookie %s, browser %s: %s', async ([cookie, browser, shown, written]) => {
      const answer = await visit('/', cookie, browser)
      const location = shown === 'en' ? '/en/' : undefined
      expect([answer.status, answer.headers.location]).toEqual(
        shown === 'en' ? [302, location] : [200, undefined],
      )
      expect(answer.headers['set-cookie']).toEqual(written && cookieText(written))
    })

    test('the query is kept', async () => {
      const { status, headers } = await visit('/?utm=1&name=%D1%8F', undefined, 'en')
      expect([status, headers.location]).toEqual([302, '/en/?utm=1&name=%D1%8F'])
    })

    test('with a query only, it is still the root', async () => {
      expect((await visit('/?a=1', undefined, 'ru')).status).toBe(200)
    })

    test('a visitor coming from a page of ours has chosen: no redirect', async () => {
      const answer = await visit('/', 'i18n_redirected=en', 'en', { 'sec-fetch-site': 'same-origin' })
      expect(answer.status).toBe(200)
      expect(answer.headers['set-cookie']).toEqual(cookieText('ru'))
    })

    test('a redirect for the language is never kept by anyone as the answer to all', async () => {
      const { headers } = await visit('/', undefined, 'en')
      expect(headers['cache-control'] ?? '').not.toMatch(/public|max-age=[1-9]|immutable/)
    })
  })

  describe('every other path is in its own language, and is remembered', () => {
    test.for([
      ['/award/', 'i18n_redirected=en', 'en', 'ru-RU', 'ru'],
      ['/award/', undefined, 'en', 'ru-RU', 'ru'],
      ['/award/', 'i18n_redirected=ru', 'en', 'ru-RU', undefined],
      ['/en/award/', 'i18n_redirected=ru', 'ru', 'en-GB', 'en'],
      ['/en/award/', undefined, 'ru', 'en-GB', 'en'],
      ['/en/award/', 'i18n_redirected=en', 'ru', 'en-GB', undefined],
      ['/en/', 'i18n_redirected=ru', 'ru', 'en-GB', 'en'],
      ['/en/', 'i18n_redirected=de', 'ru', 'en-GB', 'en'],
    ] as const)('%s, cookie %s, browser %s', async ([path, cookie, browser, lang, written]) => {
      const answer = await visit(path, cookie, browser)
      expect(answer.status).toBe(200)
      expect(/<html lang="([^"]*)"/.exec(answer.text)?.[1]).toBe(lang)
      expect(answer.headers['content-language']).toBe(lang)
      expect(answer.headers['set-cookie']).toEqual(written && cookieText(written))
    })

    test('a payload writes no cookie', async () => {
      expect(
        (await visit('/en/award/_payload.json', 'i18n_redirected=ru')).headers['set-cookie'],
      ).toBeUndefined()
    })

    test('a page not changed since still writes the cookie', async () => {
      const { headers } = await visit('/award/')
      const again = await visit('/award/', 'i18n_redirected=en', undefined, {
        'if-none-match': String(headers.etag),
      })
      expect([again.status, again.headers['set-cookie']]).toEqual([304, cookieText('ru')])
    })
  })

  test.for(['/ru/', '/ru/award/', '/ru/speakers/1/', '/en/en/award/', '/en/ru/'])(
    '%s does not exist',
    async path => {
      const answer = await visit(path, undefined, 'en')
      expect([answer.status, answer.headers['set-cookie']]).toEqual([404, undefined])
    },
  )

  test('/ru is given its slash first', async () => {
    const { status, headers } = await visit('/ru?a=1')
    expect([status, headers.location]).toEqual([308, '/ru/?a=1'])
  })
})

test('behind an https address the cookie is for https only', async () => {
  const site = await startSite({ PUBLIC_URL: 'https://portik.example' })
  try {
    const secure = (locale: string) => cookieText(locale).map(text => `${text}; Secure`)
    const first = await ask(site, '/en/')
    const stored = await ask(site, '/en/')
    const sentOn = await ask(site, '/', { headers: { 'accept-language': 'en' } })
    expect([first, stored, sentOn].map(({ headers }) => headers['set-cookie'])).toEqual([
      secure('en'),
      secure('en'),
      secure('en'),
    ])
  } finally {
    await site.stop()
  }
})
