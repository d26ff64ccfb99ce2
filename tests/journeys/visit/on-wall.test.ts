import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withLocale } from '../../../app/platform/languages.ts'
import { addressOf, guest, whenHydrated, whenStill } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

// 36 × 45 cm, and beside it 90 × 72 cm.
const work = { path: '/works/31-2/wall/', width: 45, height: 36 }
const other = { number: '2-1', width: 72, height: 90 }
const words = {
  ru: {
    table: 'Стол, 160',
    more: 'Ширина стены: Больше',
    graphite: 'Графит',
    life: 'Размер 1',
    done: 'Совпало',
  },
  en: {
    table: 'Table, 160',
    more: 'Wall width: More',
    graphite: 'Graphite',
    life: 'Size 1',
    done: 'It matches',
  },
}
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

describe('the scale is true in the browser', () => {
  test.each(oneWay([wide, phone, { width: 1024, height: 600 }], 1))(
    'on wall, sofa and side by side, at %o',
    async viewport => {
      const { page, problems } = await guest({ viewport })
      await page.goto(`${site.url}${work.path}?wall=380&with=${other.number}&gap=30`)
      await whenHydrated(page)
      const seen = await page.evaluate(() => {
        const box = (query: string) => document.querySelector(query)?.getBoundingClientRect()
        const ticks = [...document.querySelectorAll('[data-ruler="width"] [data-cm]')].map(tick => ({
          cm: Number(tick.getAttribute('data-cm')),
          x: tick.getBoundingClientRect().left,
        }))
        const written = [...document.querySelectorAll('[data-measure]')].map(measure => measure.textContent)
        return {
          ticks: [ticks[0], ticks.at(-1)],
          written,
          one: box('[data-work="31.2"] image'),
          two: box('[data-work="2.1"] image'),
          sofa: box('[data-furniture="sofa"] [data-cm="220"]'),
          wall: box('[data-wall]'),
        }
      })
      const [first, last] = seen.ticks
      const pxPerCm = ((last?.x ?? 0) - (first?.x ?? 0)) / ((last?.cm ?? 0) - (first?.cm ?? 0))
      const { one, two, sofa, wall } = seen
      if (!one || !two || !sofa || !wall) throw new Error('something is not on the wall')
      const drawn = [
        one.width / work.width,
        one.height / work.height,
        two.width / other.width,
        two.height / other.height,
        (two.left - one.right) / 30,
        sofa.width / 220,
        sofa.height / 82,
        wall.width / 380,
      ]
      for (const scale of drawn) expect(Math.abs(scale / pxPerCm - 1)).toBeLessThan(0.01)
      // The label says what is drawn.
      expect(seen.written).toEqual(['45\u00a0см', '36\u00a0см', '72\u00a0см', '90\u00a0см'])
      expect(problems).toEqual([])
    },
  )
})

test.each(
  oneWay(
    [
      ['ru', wide],
      ['en', phone],
    ] as const,
    0,
  ),
)('by keyboard alone, in %s, at %o', async (locale, viewport) => {
  const t = words[locale]
  const { page, problems, traffic } = await guest({
    viewport,
    locale: locale === 'ru' ? 'ru-RU' : 'en-GB',
    reducedMotion: 'reduce',
  })
  await page.goto(`${site.url}${withLocale(work.path, locale)}`)
  await whenHydrated(page)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  traffic.forget()

  await page.locator('input[name=below]:checked').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.locator('[data-furniture="table"]').count()).toBe(1)
  await page.getByRole('button', { name: t.more }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const dot = page.getByRole('radio', { name: t.graphite })
  await dot.focus()
  await page.keyboard.press('Space')
  await expect
    .poll(() => addressOf(page))
    .toBe(withLocale(`${work.path}?below=table&wall=320&colour=graphite`, locale))
  // Colours fade for those who like it; here they are there at once.
  expect(await page.locator('[data-wall]').evaluate(wall => getComputedStyle(wall).transitionProperty)).toBe(
    'none',
  )
  // Nothing was asked of the server for it.
  expect(traffic.payloads()).toEqual([])

  await page.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.locator('#wall-number').fill('2.1')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('[data-work="2.1"]').count()).toBe(1)
  expect(addressOf(page)).toContain('with=2-1')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  expect(await page.locator('[data-work="2.1"] image:visible').count()).toBe(1)
  expect(problems).toEqual([])
})

test('one to one, once a card has been matched; another zoom asks for the card again', async () => {
  const { page, context, problems } = await guest({ locale: 'en-GB' })
  await page.goto(`${site.url}/en${work.path}`)
  await whenHydrated(page)
  await page.getByRole('button', { name: words.en.life }).click()
  const slider = page.getByRole('slider')
  // This screen has 42 pixels to the centimetre: its card is 359.5 of them long.
  const pxPerCm = 42
  await slider.focus()
  for (let press = 0; press < 200; press++) {
    const length = Number(await slider.inputValue())
    if (Math.abs(length - pxPerCm * 8.56) <= 0.6) break
    await page.keyboard.press(length < pxPerCm * 8.56 ? 'ArrowRight' : 'ArrowLeft')
  }
  const card = await page.locator('[data-card]').boundingBox()
  expect(Math.abs((card?.width ?? 0) / (8.56 * pxPerCm) - 1)).toBeLessThan(0.02)
  expect(Math.abs((card?.height ?? 0) / (5.398 * pxPerCm) - 1)).toBeLessThan(0.02)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: words.en.done }).click()
  const shown = await page.locator('[data-life]').boundingBox()
  expect(Math.abs((shown?.width ?? 0) / (work.width * pxPerCm) - 1)).toBeLessThan(0.02)
  expect(Math.abs((shown?.height ?? 0) / (work.height * pxPerCm) - 1)).toBeLessThan(0.02)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)

  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 1309,
    height: 818,
    deviceScaleFactor: 1.1,
    mobile: false,
  })
  await page.getByRole('button', { name: words.en.life }).click()
  await expect.poll(() => page.locator('dialog').textContent()).toContain('has changed since')
  expect(await page.locator('[data-life]').count()).toBe(0)
  expect(problems).toEqual([])
})

test('one’s own photograph stays on the device, and the work hangs in it as large as the card says', async () => {
  const { page, problems, traffic } = await guest({ viewport: phone, locale: 'en-GB', hasTouch: true })
  const bodies: number[] = []
  page.on('request', request => bodies.push(request.postDataBuffer()?.length ?? 0))
  await page.goto(`${site.url}/en${work.path}`)
  await whenHydrated(page)
  const jpeg = await photographWithCard(page)
  await page.locator('input[value=photo]').check()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1)
  expect(await page.locator('dialog').textContent()).toContain('The photo never leaves your device.')
  const file = page.locator('input[type=file]').first()
  await file.setInputFiles({
    name: 'IMG_1.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('ftypheic, and no picture'),
  })
  await expect.poll(() => page.locator('dialog').textContent()).toContain('HEIC')
  const before = traffic.all().length
  await file.setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await page.locator('canvas').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // The card drawn in the photograph: 200 points long at (900, 600). The marks are taken there by keys.
  const wanted = [
    [900, 600],
    [1100, 600],
    [1100, 726],
    [900, 726],
  ]
  const marks = page.locator('[data-stage] > button')
  for (const [index, [x = 0, y = 0]] of wanted.entries()) {
    await marks.nth(index).focus()
    await walk(page, x, y)
  }
  await page.getByRole('button', { name: 'Hang the work' }).click()
  const hung = page.locator('[data-hung]')
  const scale = await page.locator('canvas').evaluate(canvas => canvas.getBoundingClientRect().width / 2000)
  const box = await hung.boundingBox()
  // 200 points for 8.56 cm; the mark's own grain is one point.
  const trueWidth = (work.width * 200 * scale) / 8.56
  expect(Math.abs((box?.width ?? 0) / trueWidth - 1)).toBeLessThan(0.02)
  expect(await page.locator('dialog').textContent()).toMatch(/The card is 200.px long/)
  await hung.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await whenStill(page)
  const moved = await hung.boundingBox()
  expect(((moved?.x ?? 0) - (box?.x ?? 0)) / ((10 * 200 * scale) / 8.56)).toBeCloseTo(1, 1)
  expect(await accessibilityFaults(page)).toEqual([])

  // Nothing but the work's own picture was asked for, and nothing was sent.
  const asked = traffic.all().slice(before)
  expect(asked.filter(path => !/^\/(?:_ipx|_assets)\//.test(path))).toEqual([])
  expect(Math.max(...bodies)).toBe(0)
  expect(addressOf(page)).toBe(`/en${work.path}?below=photo`)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'blob',
  )
  await page.keyboard.press('Escape')
  // Left is forgotten: whoever opens it again is asked again.
  await page.getByRole('button', { name: 'Open your photo' }).click()
  await expect.poll(() => page.locator('dialog input[type=file]').count()).toBe(2)
  expect(problems).toEqual([])
})

test('without a script every choice is a plain question', async () => {
  const { page } = await guest({ javaScriptEnabled: false })
  await page.goto(`${site.url}${work.path}`)
  await page.locator('input[value=nothing]').check()
  await page.locator('#wall-wall').fill('500')
  await page.getByRole('radio', { name: 'Охра' }).check()
  await page.getByRole('button', { name: 'Показать на' }).click()
  expect(new URL(page.url()).search).toContain('below=nothing&wall=500&centre=155&colour=ochre')
  expect(await page.locator('[data-furniture]').count()).toBe(0)
  expect(await page.locator('#wall-wall').inputValue()).toBe('500')
})

/** Two thousand points wide: a wall, and on it a card of 200 by 126. Made in the page, so that nothing is kept for it. */
async function photographWithCard(page: Page): Promise<Buffer> {
  const numbers = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2000, 1500)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = '#cfc8b8'
    pen.fillRect(0, 0, 2000, 1500)
    pen.fillStyle = '#213a6b'
    pen.fillRect(900, 600, 200, 126)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return Buffer.from(numbers)
}

/** The mark in focus says where it is: «…: 833, 645». */
async function walk(page: Page, x: number, y: number) {
  for (;;) {
    const said = (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? ''
    const [, atX = '', atY = ''] = /(\d+), (\d+)$/.exec(said) ?? []
    const [dx, dy] = [x - Number(atX), y - Number(atY)]
    if (dx === 0 && dy === 0) return
    const far = dx !== 0 ? dx : dy
    const key = dx !== 0 ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp'
    await page.keyboard.press(Math.abs(far) >= 10 ? `Shift+${key}` : key)
  }
}
