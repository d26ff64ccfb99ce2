import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const part = (name: string) => `[data-part="${name}"]`
const window = (page: Page) => page.locator(part('window')).textContent()
const live = (page: Page) => page.waitForSelector('.closer[data-live]')
/** Where the rulers say that the work begins, and how much of the page a centimetre takes. */
const rulerOf = (page: Page, name: string) =>
  page.locator(part(`ruler-${name}`)).evaluate(ruler => {
    const { startPx, pxPerCm } = (ruler as SVGElement).dataset
    return { startPx: Number(startPx), pxPerCm: Number(pxPerCm) }
  })
/** What has been drawn, at rest: the same twice in a row. */
const drawn = async (page: Page) => {
  let before = ''
  await expect
    .poll(
      async () => {
        const now = await page
          .locator(part('canvas'))
          .evaluate(canvas => (canvas as HTMLCanvasElement).toDataURL('image/jpeg', 0.5))
        const isBusy = await page.locator(part('stage')).getAttribute('aria-busy')
        const isSame = now === before && isBusy === 'false'
        before = now
        return isSame
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBe(true)
}

test('the rulers are true: drawn pixels for each centimetre of the label', async () => {
  const { page, problems } = await guest({ expected: /willReadFrequently/ })
  await page.goto(`${site.url}/works/41-1/closer/`)
  await live(page)
  await drawn(page)
  // The picture as it was drawn, found by its own pixels: the canvas around it is empty.
  const found = await page.locator(part('canvas')).evaluate(canvas => {
    const { width, height } = canvas as HTMLCanvasElement
    const context = (canvas as HTMLCanvasElement).getContext('2d')
    const row = context?.getImageData(0, Math.round(height / 2), width, 1).data ?? []
    const column = context?.getImageData(Math.round(width / 2), 0, 1, height).data ?? []
    const ends = (line: ArrayLike<number>, length: number) => {
      const solid = Array.from({ length }, (_, at) => at).filter(at => (line[at * 4 + 3] ?? 0) > 0)
      return { from: solid[0] ?? -1, to: (solid.at(-1) ?? -2) + 1 }
    }
    return { across: ends(row, width), down: ends(column, height) }
  })
  const across = await rulerOf(page, 'across')
  const down = await rulerOf(page, 'down')
  // 70 × 56 cm, says the label.
  expect(Math.abs((found.across.to - found.across.from) / 56 - across.pxPerCm)).toBeLessThan(2 / 56)
  expect(Math.abs((found.down.to - found.down.from) / 70 - down.pxPerCm)).toBeLessThan(2 / 70)
  expect(Math.abs(found.across.from - across.startPx)).toBeLessThan(1.5)
  expect(Math.abs(found.down.from - down.startPx)).toBeLessThan(1.5)
  expect(problems).toEqual([])
}, 120_000)

test.each(
  oneWay(
    [
      ['ru', '/works/41-1/closer/', { width: 1440, height: 900 }],
      ['en', '/en/works/41-1/closer/', { width: 390, height: 844 }],
    ] as const,
    1,
  ),
)(
  'by the keyboard alone, without motion, in %s',
  async (_locale, path, viewport) => {
    const { page, problems } = await guest({ viewport, reducedMotion: 'reduce' })
    await page.goto(`${site.url}${path}`)
    await live(page)
    const whole = await window(page)
    for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key)
    await expect.poll(() => window(page)).not.toBe(whole)
    const before = await rulerOf(page, 'across')
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await rulerOf(page, 'across')).startPx).toBeLessThan(before.startPx - 20)
    // The address follows, and brings back the very same detail.
    await expect.poll(() => page.url()).toContain('?at=')
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(600)
    const left = [await rulerOf(page, 'across'), await rulerOf(page, 'down')]
    const shared = await page.locator(part('share')).evaluate(link => (link as HTMLAnchorElement).href)
    expect(shared).toBe(page.url())
    await page.goto(shared)
    await live(page)
    await expect
      .poll(async () => Math.abs((await rulerOf(page, 'across')).startPx - (left[0]?.startPx ?? 0)))
      .toBeLessThan(2)
    expect(Math.abs((await rulerOf(page, 'down')).startPx - (left[1]?.startPx ?? 0))).toBeLessThan(2)
    expect(await accessibilityFaults(page)).toEqual([])
    // The sliders are the small picture's twin.
    await page.locator(part('across')).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('0')
    await expect.poll(() => window(page)).toBe(whole)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(problems).toEqual([])
  },
  120_000,
)

test('from the lightbox and back to where one was', async () => {
  const { page, problems } = await guest({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/participants/`)
  await page.goto(`${site.url}/participants/anush-vardumyan/`)
  await whenHydrated(page)
  await page.locator('.gallery-trigger').first().click()
  const look = page.getByRole('button', { name: 'Рассмотреть ближе' })
  await look.click()
  await live(page)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-part'))).toBe('stage')
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  // The lightbox behind has not heard of it.
  await expect.poll(() => page.locator('.lightbox-counter').textContent()).toMatch(/^1/)
  await page.getByRole('link', { name: 'Следующая работа' }).click()
  await expect.poll(() => page.locator('.closer h1').textContent()).toBe('Лоза')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.closer').count()).toBe(0)
  expect(await look.evaluate(button => button === document.activeElement)).toBe(true)
  expect(await page.locator('.lightbox').isVisible()).toBe(true)
  // Back closes what lies on top, as one expects with a phone in the hand, and the next Back leaves the page.
  await look.click()
  await live(page)
  const number = page.locator('.lightbox-counter')
  await page.goBack()
  await expect.poll(() => page.locator('.closer-dialog').count()).toBe(0)
  expect(await look.evaluate(button => button === document.activeElement)).toBe(true)
  expect(await number.isVisible()).toBe(true)
  await page.goBack()
  await expect.poll(() => page.url()).toBe(`${site.url}/participants/`)
  expect(problems).toEqual([])
}, 120_000)

test('the page is left from under the closer: nothing of it stays, not even what is still on its way', async () => {
  const { page, problems } = await guest({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/artists/anush-vardumyan/`)
  await whenHydrated(page)
  const there = page.locator('a[href="/participants/anush-vardumyan/"]').first()
  await there.click()
  await page.waitForURL('**/participants/anush-vardumyan/')
  const trigger = page.locator('.gallery-trigger').first()
  await trigger.click()
  const look = page.getByRole('button', { name: 'Рассмотреть ближе' })
  await look.click()
  await live(page)
  // Two entries at once, as by a long press on the button.
  await page.evaluate(() => history.go(-2))
  await there.waitFor()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  await page.goForward()
  await trigger.click()
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/closer/', async route => {
    await asked
    await route.continue()
  })
  await look.click()
  await page.goBack()
  await page.waitForURL('**/artists/anush-vardumyan/')
  const answered = page.waitForResponse('**/closer/')
  answer()
  await (await answered).finished()
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  expect(await page.locator('.closer-dialog').count()).toBe(0)
  await there.waitFor()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  expect(problems).toEqual([])
}, 120_000)

test('what does not come is said, and asked for again', async () => {
  const { page } = await guest({ expected: /Failed to load resource/ })
  await page.route('**/_tiles/**', route => route.abort())
  await page.goto(`${site.url}/works/41-1/closer/?at=30,30&w=10`)
  await live(page)
  const said = page.locator(part('said'))
  await expect.poll(() => said.textContent()).toContain('не\u00a0загрузилась')
  await page.unroute('**/_tiles/**')
  await page.locator(part('again')).click()
  await expect.poll(() => said.textContent(), { timeout: 60_000 }).not.toContain('не\u00a0загрузилась')
  await page.context().setOffline(true)
  await expect.poll(() => said.textContent()).toContain('Нет связи')
  await page.context().setOffline(false)
  await expect.poll(() => said.textContent()).not.toContain('Нет связи')
}, 120_000)
