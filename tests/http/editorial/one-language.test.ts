import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { until } from '../../builders/until.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let site: Site
let cookie: string
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  cookie = await signIn(site, 'chief-editor')
})
afterAll(() => site.stop())

const record = (key: string) => `/office/content/pages/${key}/`
const withdraw = (key: string, language: string) =>
  ask(site, record(key), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([
      ['do', 'withdraw'],
      ['languages', language],
    ]).toString(),
  })
const links = (text: string, rel: string) =>
  [...text.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))].map(([tag]) => tag)

test('a page in Russian only says so in English, with its own title and the way to it', async () => {
  const before = await ask(site, '/en/manifesto/')
  expect(before.text).not.toContain('in Russian only')
  expect((await withdraw('manifesto', 'en')).headers.location).toMatch(/done=withdrawn/)
  const { status, text } = await until(
    () => ask(site, '/en/manifesto/'),
    answer => answer.text.includes('This page is in Russian only.'),
  )
  expect(status).toBe(200)
  expect(text).toMatch(/<html lang="en-\w+"/)
  expect(text).toMatch(/<div lang="ru-RU"><div class="page">.*?<h1[^>]*>Манифест<\/h1>/s)
  expect(text).toMatch(/<a[^>]*href="\/manifesto\/"[^>]*>Read it in Russian<\/a>/)
  expect(text).toContain('<meta name="robots" content="noindex" data-head>')
  expect(links(text, 'canonical')).toEqual([])
  expect(links(text, 'alternate').map(tag => /hreflang="([^"]+)"/.exec(tag)?.[1])).toEqual([
    'ru',
    'ru-RU',
    'x-default',
  ])
  expect(await markupFaults(text)).toEqual([])

  // The page itself stays what it was, and names no other language.
  const russian = await ask(site, '/manifesto/')
  expect(russian.text).not.toContain('noindex')
  expect(links(russian.text, 'canonical')).toHaveLength(1)
  expect(links(russian.text, 'alternate').map(tag => /hreflang="([^"]+)"/.exec(tag)?.[1])).toEqual([
    'ru',
    'ru-RU',
    'x-default',
  ])
  expect(russian.text).not.toContain('og:locale:alternate')

  // Whoever comes by the router is sent to the document.
  const host = new URL(site.url).host
  const payload = JSON.parse((await ask(site, '/en/manifesto/_payload.json')).text)
  expect(payload.redirect).toBe(`//${host}/en/manifesto/`)
  expect(JSON.parse((await ask(site, '/manifesto/_payload.json')).text).redirect).toBeUndefined()

  const sitemap = await until(
    () => ask(site, '/sitemap.xml'),
    answer => !answer.text.includes('/en/manifesto/'),
  )
  expect(sitemap.text).toContain('/manifesto/</loc>')
})

test('a page in English only says so in Russian', async () => {
  await withdraw('guides', 'ru')
  const { text } = await until(
    () => ask(site, '/guides/'),
    answer => answer.text.includes('Эта страница есть только по-английски.'),
  )
  expect(text).toMatch(/<a[^>]*href="\/en\/guides\/"[^>]*>Читать по-английски<\/a>/)
  expect((await ask(site, '/en/guides/')).text).not.toContain('noindex')
})

test('its list in the office says it is withdrawn; a page needed in both has no such button and refuses in words', async () => {
  const open = async (path: string) => (await ask(site, path, { headers: { cookie } })).text
  await withdraw('selection', 'en')
  expect(await open('/office/content/pages/?state=withdrawn')).toContain(record('selection'))
  expect(await open(record('about'))).toContain('value="withdraw"')
  expect(await open(record('tickets'))).not.toContain('value="withdraw"')
  const refused = await withdraw('tickets', 'en')
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Эта страница нужна на\u00a0обоих языках')
  expect((await ask(site, '/en/tickets/')).text).not.toContain('only.')
})
