import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

// What a visitor who stays is given comes after five seconds.
vi.setConfig({ testTimeout: 90_000 })

let site: Site
beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2025-09-25T12:00:00+03:00' })
})
afterAll(() => site.stop())

const settled = (page: Page) => page.waitForSelector('html[data-lit]', { state: 'attached', timeout: 30_000 })
/** Each view transition: which pictures carry the name of the work as it begins, and as the new page stands. */
const travels = (page: Page) =>
  page.evaluate(() => (window as unknown as { travels: { from: string[]; to: string[] }[] }).travels)

async function traveller(wishes: Parameters<typeof guest>[0]) {
  const visit = await guest(wishes)
  await visit.page.addInitScript(() => {
    const seen: { from: string[]; to: string[] }[] = []
    Object.assign(window, { travels: seen })
    const named = () =>
      [...document.querySelectorAll('img')]
        .filter(picture => picture.style.getPropertyValue('view-transition-name') === 'work')
        .map(picture => picture.src.replace(/^.*\/_ipx\/[^/]*\//, ''))
    const start = document.startViewTransition?.bind(document)
    if (!start) return
    document.startViewTransition = change => {
      const one = { from: named(), to: [] as string[] }
      seen.push(one)
      const transition = start(change)
      // Names are given once the new page stands. A busy browser may not show the movement; it is named all the same.
      transition.updateCallbackDone.then(() => setTimeout(() => one.to.push(...named())))
      return transition
    }
  })
  return visit
}

const ways = [
  ['ru', { locale: 'ru-RU', viewport: { width: 1440, height: 900 } }, ''],
  ['en', { locale: 'en-GB', viewport: { width: 390, height: 844 } }, '/en'],
] as const

test.each(oneWay(ways, 0))(
  'one work moves from its card to its page and back again, in %s',
  async (_locale, wishes, prefix) => {
    const { page, problems } = await traveller(wishes)
    await page.goto(`${site.url}${prefix}/works/?colour=blue`)
    await whenHydrated(page)
    await settled(page)
    const card = page.locator('.works-wall > li a img').first()
    await card.scrollIntoViewIfNeeded()
    const file = (await card.getAttribute('src'))?.replace(/^.*\/_ipx\/[^/]*\//, '')
    await card.click()
    await page.waitForURL(/\/works\/\d+-\d+\/$/)
    await expect.poll(async () => (await travels(page)).at(-1)).toEqual({ from: [file], to: [file] })
    await page.goBack()
    await page.waitForURL(/colour=blue/)
    await expect.poll(async () => (await travels(page)).length).toBe(2)
    await expect.poll(async () => (await travels(page)).at(-1)).toEqual({ from: [file], to: [file] })
    // The name is one work's for as long as it moves, and nobody's afterwards.
    await expect.poll(() => page.locator('img[style*="view-transition-name"]').count()).toBe(0)
    expect(problems).toEqual([])
  },
)

test('whoever goes back at once, over a slow line, sees it move all the same', async () => {
  const { page } = await traveller({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/works/?colour=blue`)
  await whenHydrated(page)
  await settled(page)
  const card = page.locator('.works-wall > li a img').first()
  await card.click()
  await page.waitForURL(/\/works\/\d+-\d+\/$/)
  await expect.poll(async () => (await travels(page)).at(-1)?.to.length).toBe(1)
  // Longer than the name of the first move is kept.
  await page.route(/_payload\.json/, async route => {
    await new Promise(resolve => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goBack()
  await expect.poll(async () => (await travels(page)).length).toBe(2)
  expect((await travels(page)).at(-1)?.from).toHaveLength(1)
})

test('from its page into the lightbox and back, out of the very place it hangs in', async () => {
  const { page, problems } = await guest({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/works/31-2/`)
  await whenHydrated(page)
  const trigger = page.locator('.gallery-trigger').first()
  await trigger.hover()
  const hung = await trigger.locator('img:not(.reserved-blur)').boundingBox()
  // The first frame of what is moved: where it begins, and at the end where it goes back to.
  await page.evaluate(() => {
    const { animate } = Element.prototype
    const begun: { className: string; frames: unknown }[] = []
    const previews: string[] = []
    Object.assign(window, { begun, previews })
    new MutationObserver(() => {
      const preview = document.querySelector<HTMLImageElement>('.lightbox-preview')
      if (preview) previews.push(preview.src)
    }).observe(document.documentElement, { childList: true, subtree: true })
    Element.prototype.animate = function (...call) {
      begun.push({ className: this.className, frames: call[0] })
      return animate.apply(this, call)
    }
  })
  await trigger.click()
  await page.locator('dialog[data-slide="ready"]').waitFor()
  const begun = () => page.evaluate(() => JSON.stringify((window as unknown as { begun: unknown[] }).begun))
  expect(await begun()).toContain('transform')
  // It begins as what was seen on the wall, not as the few pixels that kept its place.
  const previews = await page.evaluate(() => (window as unknown as { previews: string[] }).previews)
  expect(new Set(previews.map(src => /\/w_16&/.test(src)))).toEqual(new Set([false]))
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect(await trigger.locator('img:not(.reserved-blur)').boundingBox()).toEqual(hung)
  expect(problems).toEqual([])
})

const lampsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[class*='--bays:'] > li")]
      .map(bay => bay.querySelector('.wall-light'))
      .filter(light => light !== null)
      .map(light => {
        const { animationName, animationDelay, animationIterationCount } = getComputedStyle(light, '::before')
        return { animationName, animationDelay, animationIterationCount }
      }),
  )

test('lamps come up bay by bay, once: whoever comes back finds them lit', async () => {
  const { page, problems } = await guest({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/`)
  await whenHydrated(page)
  const lamps = (await lampsOf(page)).slice(0, 6)
  expect(lamps.map(({ animationName }) => animationName)).toEqual(Array(6).fill('lamp-comes-up'))
  expect(lamps.map(({ animationDelay }) => animationDelay)).toEqual([
    '0.1s',
    '0.25s',
    '0.4s',
    '0.55s',
    '0.7s',
    '0.85s',
  ])
  expect(new Set(lamps.map(({ animationIterationCount }) => animationIterationCount))).toEqual(new Set(['1']))
  await settled(page)
  expect(new Set((await lampsOf(page)).map(({ animationName }) => animationName))).toEqual(new Set(['none']))
  expect(problems).toEqual([])
})

// Pages on which something moves for those who like it.
const pages = [
  '/',
  '/works/?colour=blue',
  '/works/31-2/',
  '/works/31-2/closer/',
  '/works/31-2/wall/',
  '/works/saved/',
  '/program/plan/walk/?events=how-to-look-at-a-drawing,academy-today&day=26',
]

test.each(oneWay([{ viewport: { width: 1440, height: 900 } }, { viewport: { width: 390, height: 844 } }], 0))(
  'for those who prefer less nothing moves, at %o',
  async wishes => {
    const { page, problems } = await traveller({ ...wishes, reducedMotion: 'reduce' })
    // Whatever moves for longer than an instant is written down as it begins, by whichever means.
    await page.addInitScript(() => {
      const moved = new Set<string>()
      Object.assign(window, { moved })
      const look = () => {
        for (const one of document.getAnimations()) {
          const { duration, endTime } = one.effect?.getComputedTiming() ?? {}
          const moves = Number(duration) > 10 && one.timeline === document.timeline
          const target = (one.effect as KeyframeEffect | null)?.target
          if (moves)
            moved.add(`${one.constructor.name} of ${target?.tagName}.${target?.className}, ${endTime} ms`)
        }
      }
      for (const begun of ['transitionrun', 'animationstart']) addEventListener(begun, look, true)
      const { animate } = Element.prototype
      Element.prototype.animate = function (...call) {
        const animation = animate.apply(this, call)
        look()
        return animation
      }
      addEventListener('load', look)
    })
    const moving = () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])
    for (const path of pages) {
      await page.goto(`${site.url}${path}`)
      await page.waitForLoadState('load')
      expect([path, await moving()]).toEqual([path, []])
    }
    // By links and back, into the lightbox, and along the lamps.
    await page.goto(`${site.url}/works/?colour=blue`)
    await whenHydrated(page)
    await settled(page)
    await page.locator('.works-wall > li a img').first().click()
    await page.waitForURL(/\/works\/\d+-\d+\/$/)
    await page.locator('.gallery-trigger').first().click()
    await page.locator('dialog[data-slide="ready"]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(/colour=blue/)
    expect(await moving()).toEqual([])
    expect(await travels(page)).toEqual([])
    expect(problems).toEqual([])
  },
)
