import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf, click } from '../builders/browser.ts'
import { enter } from './enter.ts'
import { type Lab, openLab } from './lab.ts'

let lab: Lab

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())
beforeEach(() => lab.reset())

// Written with escapes, so that the disguise can be seen.
const scripts = [
  'javascript:document.title="harmed"',
  'JaVaScRiPt:document.title="harmed"',
  ' javascript:document.title="harmed"',
  '\t\n javascript:document.title="harmed"',
  'java\nscript:document.title="harmed"',
  'java\tscript:document.title="harmed"',
  'java\r\nscript:document.title="harmed"',
  'javascript\n:document.title="harmed"',
  '\u0000javascript:document.title="harmed"',
  '\u0001\u001fjavascript:document.title="harmed"',
  '\u200bjavascript:document.title="harmed"',
  'java\u200dscript:document.title="harmed"',
  '\ufeffjavascript:document.title="harmed"',
  '\u00a0javascript:document.title="harmed"',
  '\u2028javascript:document.title="harmed"',
  'java\u00adscript:document.title="harmed"',
  'javascript://%0adocument.title="harmed"',
  'view-source:javascript:document.title="harmed"',
  'View-Source: view-source:\tjavascript:document.title="harmed"',
  'data:text/html,<script>document.title="harmed"</script>',
  'DATA:text/html,x',
  'da\tta:text/html,x',
  'blob:https://portik.example/0c2b7a',
  ' BLOB:x',
  'vbscript:msgbox(1)',
  'VB\u0000Script:msgbox(1)',
]

const outside = [
  'https://elsewhere.example/',
  'HTTP://elsewhere.example/',
  ' https://elsewhere.example/',
  'ht\ntps://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '\\\\elsewhere.example/',
  '\\/elsewhere.example/',
  '/\t/elsewhere.example/',
  ' //elsewhere.example/',
  'mailto:hello@portik.example',
  'tel:+74950000000',
]

test('a link never carries a script, neither in the server’s text nor in the browser', async () => {
  lab.rooms['/gallery/'] = { name: '/gallery/', links: scripts.map(to => ({ to })) }
  const served = await (await fetch(`${lab.url}/gallery/`)).text()
  const anchors = served.match(/<a [^>]*>/g) ?? []
  expect(anchors.length).toBe(scripts.length)
  expect(anchors.filter(anchor => anchor.includes('href'))).toEqual([])

  const { page, problems } = await enter(lab, '/gallery/')
  const carried = page.locator('[data-link][href]')
  expect(await carried.count()).toBe(0)
  expect(await page.locator('[data-link]').count()).toBe(scripts.length)
  await click(page, '[data-link="0"]')
  expect(await page.title()).toBe('lab')
  expect(problems).toEqual([])
})

test.each([
  ['navigate', {}],
  ['navigate, leaving the site allowed', { external: true }],
  ['navigate, leaving the site allowed, in place of this page', { external: true, replace: true }],
  ['open', { open: {} }],
  ['open in a named window', { open: { target: 'other', features: 'width=100' } }],
])('no script gets through %s', async (_, options) => {
  const { page } = await enter(lab, '/gallery/')
  const outcomes = await page.evaluate(
    async ([scripts, options]) => {
      window.open = () => {
        document.title = 'a window was opened'
        return null
      }
      const outcomeOf = (to: string) =>
        window.lab.navigate(to, options).then(
          () => 'followed',
          (error: Error) => error.message,
        )
      return Promise.all(scripts.map(outcomeOf))
    },
    [scripts, options] as const,
  )
  expect(outcomes).toEqual(scripts.map(() => 'A script URL is never opened.'))
  expect(await page.title()).toBe('lab')
  expect(addressOf(page)).toBe('/gallery/')
})

test('no script gets through a redirect, neither of the table nor of a page', async () => {
  const { page } = await enter(lab, '/gallery/', { expected: /Failed to load resource/ })
  await page.evaluate(() => window.lab.navigate('/harm/'))
  await page.locator('[data-error="404"]').waitFor()
  expect(await page.title()).not.toBe('harmed')

  await page.route('**/annex/_payload.json*', async route => {
    const response = await route.fetch()
    const payload = (await response.json()) as object
    await route.fulfill({ response, json: { ...payload, redirect: 'javascript:document.title="harmed"' } })
  })
  const outcome = await page.evaluate(() =>
    window.lab.navigate('/annex/').then(
      () => 'followed',
      (error: Error) => error.message,
    ),
  )
  expect(outcome).toBe('A script URL is never opened.')
  expect(await page.title()).not.toBe('harmed')
})

test('the site is not left unless that is allowed', async () => {
  const { page, problems } = await enter(lab, '/gallery/')
  const outcomes = await page.evaluate(
    targets =>
      Promise.all(
        targets.map(to =>
          window.lab.navigate(to).then(
            () => 'followed',
            (error: Error) => error.message,
          ),
        ),
      ),
    outside,
  )
  const refusal = 'Navigating to an external URL is refused unless `external` is set.'
  expect(outcomes).toEqual(outside.map(() => refusal))
  expect(addressOf(page)).toBe('/gallery/')
  expect(problems).toEqual([])
})

test.each([[{ external: true, replace: false }], [{ external: true, replace: true }]])(
  'with leave to, it is left: %o',
  async options => {
    const { page, context } = await enter(lab, '/', { expected: /^foreign request/ })
    await context.route('https://elsewhere.example/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
    )
    await page.evaluate(() => window.lab.navigate('/gallery/'))
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(options => void window.lab.navigate('https://elsewhere.example/x', options), options)
    await page.waitForURL('https://elsewhere.example/x')
    expect(await page.evaluate(() => history.length)).toBe(options.replace ? entries : entries + 1)
  },
)

test('a path that would climb to another host stays on ours', async () => {
  const { page, problems, traffic } = await enter(lab, '/gallery/')
  traffic.forget()
  await page.evaluate(() => window.lab.navigate('/..//elsewhere.example/x'))
  await page.locator('[data-error="404"]').waitFor()
  expect(addressOf(page)).toBe('/elsewhere.example/x/')
  expect(traffic.documents()).toEqual([])
  expect(problems).toEqual([])
})

test('open gives a window of its own, this page stays', async () => {
  const { page, context } = await enter(lab, '/gallery/')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => window.lab.navigate('/annex/', { open: {} }))
  const tab = await opened
  await tab.waitForURL('**/annex/')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(addressOf(page)).toBe('/gallery/')
})

test('open passes on the window’s name and features, and may show another site', async () => {
  const { page } = await enter(lab, '/gallery/')
  const asked = await page.evaluate(async () => {
    const calls: unknown[][] = []
    window.open = (...call) => {
      calls.push(call)
      return null
    }
    await window.lab.navigate('https://elsewhere.example/', { open: {} })
    await window.lab.navigate('/annex/', { open: { target: 'plan', features: 'width=400' } })
    return calls
  })
  expect(asked).toEqual([
    ['https://elsewhere.example/', '_blank', 'noopener'],
    ['/annex/', 'plan', 'width=400'],
  ])
})
