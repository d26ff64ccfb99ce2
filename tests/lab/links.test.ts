import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf, click } from '../builders/browser.ts'
import { enter } from './enter.ts'
import { type Lab, labPublicUrl, openLab } from './lab.ts'
import type { RoomLink } from './room.tsx'

let lab: Lab

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())
beforeEach(() => lab.reset())

type Anchor = { href: string | null; target: string | null; rel: string | null }
const plain = { target: null, rel: null }
const sameTab = { target: null, rel: 'nofollow noopener' }
const newTab = { target: '_blank', rel: 'nofollow noopener' }

const onRussianPage: [RoomLink, Anchor][] = [
  [{ to: '/annex' }, { href: '/annex/', ...plain }],
  [{ to: '/annex?x=1#h' }, { href: '/annex/?x=1#h', ...plain }],
  [{ to: 'annex?x=1#h' }, { href: '/gallery/annex/?x=1#h', ...plain }],
  [{ to: '../annex' }, { href: '/annex/', ...plain }],
  [{ to: '?day=2' }, { href: '?day=2', ...plain }],
  [{ to: '#middle' }, { href: '#middle', ...plain }],
  [{ to: '/en/annex/' }, { href: '/annex/', ...plain }],
  [{ to: '/energy' }, { href: '/energy/', ...plain }],
  [
    { to: '/annex', locale: 'en' },
    { href: '/en/annex/', ...plain },
  ],
  [
    { to: '/annex', newTab: true },
    { href: '/annex/', ...newTab },
  ],
  [{ to: `${labPublicUrl}/annex` }, { href: `${labPublicUrl}/annex`, ...sameTab }],
  [
    { to: `${labPublicUrl}/annex`, newTab: true },
    { href: `${labPublicUrl}/annex`, ...newTab },
  ],
  [{ to: 'https://elsewhere.example/x' }, { href: 'https://elsewhere.example/x', ...newTab }],
  [{ to: 'http://elsewhere.example' }, { href: 'http://elsewhere.example', ...newTab }],
  [{ to: 'HTTPS://ELSEWHERE.EXAMPLE' }, { href: 'HTTPS://ELSEWHERE.EXAMPLE', ...newTab }],
  [{ to: '//elsewhere.example/x' }, { href: '//elsewhere.example/x', ...newTab }],
  [{ to: '/\\elsewhere.example' }, { href: '/\\elsewhere.example', ...newTab }],
  [{ to: '\\\\elsewhere.example' }, { href: '\\\\elsewhere.example', ...newTab }],
  [{ to: 'mailto:hello@portik.example' }, { href: 'mailto:hello@portik.example', ...plain }],
  [{ to: 'tel:+74950000000' }, { href: 'tel:+74950000000', ...plain }],
  [{ to: '/files/rules.pdf' }, { href: '/files/rules.pdf', ...plain }],
  [
    { to: '/files/rules.pdf', newTab: true },
    { href: '/files/rules.pdf', ...newTab },
  ],
]

const onEnglishPage: [RoomLink, Anchor][] = [
  [{ to: '/' }, { href: '/en/', ...plain }],
  [{ to: '/annex?x=1#h' }, { href: '/en/annex/?x=1#h', ...plain }],
  [{ to: '/en/annex' }, { href: '/en/annex/', ...plain }],
  [{ to: '/energy' }, { href: '/en/energy/', ...plain }],
  [
    { to: '/en/annex/?x=1', locale: 'ru' },
    { href: '/annex/?x=1', ...plain },
  ],
  [{ to: '/files/rules.pdf' }, { href: '/files/rules.pdf', ...plain }],
]

test.each([
  ['/gallery/', onRussianPage],
  ['/en/gallery/', onEnglishPage],
] as const)('on %s every kind of link is the anchor it should be', async (path, rows) => {
  showLinks(...rows.map(([link]) => link))
  const { page, problems } = await enter(lab, path)
  const found = await page.locator('[data-link]').evaluateAll(anchors =>
    anchors.map(anchor => ({
      href: anchor.getAttribute('href'),
      target: anchor.getAttribute('target'),
      rel: anchor.getAttribute('rel'),
    })),
  )
  expect(rows.map(([link], index) => [link, found[index]])).toEqual(rows)
  expect(problems).toEqual([])
})

test('a link to the current page only emits its click', async () => {
  showLinks({ to: '/gallery' }, { to: '/annex' })
  const { page, traffic } = await enter(lab, '/gallery/', { connection: { saveData: true } })
  const entries = await page.evaluate(() => history.length)
  traffic.forget()
  await click(page, '[data-link="0"]')
  expect(await page.evaluate(() => globalThis.clicks)).toBe(1)

  // What the first click might have begun would be seen beside what the second one does.
  await click(page, '[data-link="1"]')
  await page.locator('h1', { hasText: '/annex/' }).waitFor()
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  expect(traffic.payloads()).toEqual(['/annex/_payload.json?0123456789'])
  expect(traffic.documents()).toEqual([])
})

test('the link to the current page is marked as such, in either language', async () => {
  showLinks({ to: '/gallery' }, { to: '/annex' })
  const { page } = await enter(lab, '/en/gallery/')
  const current = () =>
    page
      .locator('[data-link]')
      .evaluateAll(anchors => anchors.map(anchor => anchor.getAttribute('aria-current')))
  expect(await current()).toEqual(['page', null])
})

test('clicks with a modifier or another button are the browser’s', async () => {
  showLinks({ to: '/annex' })
  const { page } = await enter(lab, '/gallery/')
  await page.evaluate(() => {
    addEventListener('click', event => {
      document.title = event.defaultPrevented ? 'ours' : 'the browser’s'
      event.preventDefault()
    })
  })
  const whoseIs = async (how: Parameters<typeof click>[2]) => {
    await click(page, '[data-link="0"]', how)
    return page.title()
  }
  expect(await whoseIs({ ctrlKey: true })).toBe('the browser’s')
  expect(await whoseIs({ metaKey: true })).toBe('the browser’s')
  expect(await whoseIs({ shiftKey: true })).toBe('the browser’s')
  expect(await whoseIs({ altKey: true })).toBe('the browser’s')
  expect(await whoseIs({ button: 1 })).toBe('the browser’s')
  expect(addressOf(page)).toBe('/gallery/')
  expect(await whoseIs({})).toBe('ours')
})

test('a middle click opens another tab and leaves this one alone', async () => {
  showLinks({ to: '/annex' })
  const { page, context } = await enter(lab, '/gallery/')
  const opened = context.waitForEvent('page')
  await page.locator('[data-link="0"]').click({ button: 'middle' })
  const tab = await opened
  await tab.waitForURL('**/annex/')
  expect(addressOf(page)).toBe('/gallery/')
})

test('a file is fetched by the browser, not by the router', async () => {
  showLinks({ to: '/files/rules.pdf' })
  const { page, traffic } = await enter(lab, '/gallery/')
  traffic.forget()
  await click(page, '[data-link="0"]')
  await page.waitForURL('**/files/rules.pdf')
  expect(traffic.documents()).toEqual(['/files/rules.pdf'])
})

test('a replacing link leaves no entry of the page it was on', async () => {
  showLinks({ to: '/annex', replace: true })
  const { page } = await enter(lab, '/')
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  await shows(page, '/gallery/')
  await click(page, '[data-link="0"]')
  await shows(page, '/annex/')
  await page.evaluate(() => history.back())
  await shows(page, '/')
})

function showLinks(...links: RoomLink[]) {
  lab.rooms['/gallery/'] = { name: '/gallery/', links }
}

async function shows(page: Page, name: string) {
  await page.locator('h1', { hasText: new RegExp(`^${name}$`) }).waitFor()
}
