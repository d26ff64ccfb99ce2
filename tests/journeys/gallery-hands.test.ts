import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whenStill } from '../builders/browser.ts'
import { drag, line, touch } from '../lab/hands.ts'
import { openWorksLab, type WorksLab } from '../lab/works-lab.ts'
import {
  boxOf,
  counterOf,
  enterWorks,
  gone,
  moments,
  shown,
  spaced,
  stopTime,
  work,
} from '../lab/works-visit.ts'

let lab: WorksLab

beforeAll(async () => {
  lab = await openWorksLab()
})
afterAll(() => lab.close())

describe('by the keyboard', () => {
  test('arrows, Home and End walk round, plus and minus enlarge, Esc closes', async () => {
    const { page } = await enter()
    await page.evaluate(() => window.wall.open({ first: 4 }))
    await shown(page)
    const walk: [string, string][] = [
      ['ArrowRight', '2 из 4'],
      ['PageDown', '3 из 4'],
      ['PageUp', '2 из 4'],
      ['End', '4 из 4'],
      ['ArrowRight', '1 из 4'],
      ['ArrowLeft', '4 из 4'],
      ['Home', '1 из 4'],
      ['Control+ArrowRight', '1 из 4'],
      ['Alt+ArrowDown', '1 из 4'],
      ['Shift+End', '1 из 4'],
      ['Meta+End', '1 из 4'],
    ]
    for (const [key, counter] of walk) {
      await page.keyboard.press(key)
      expect([key, await counterOf(page)]).toEqual([key, counter])
    }
    await shown(page)
    const width = (await boxOf(page, work)).width
    await page.keyboard.press('+')
    await expect.poll(async () => (await boxOf(page, work)).width / width).toBeCloseTo(1.5, 1)
    await page.keyboard.press('ArrowRight')
    expect(await counterOf(page)).toBe('1 из 4')
    await page.keyboard.press('-')
    await expect.poll(async () => (await boxOf(page, work)).width / width).toBeCloseTo(1, 2)

    await page.keyboard.press('Escape')
    await gone(page)
  })

  test('the space bar starts the slideshow and stops it', async () => {
    const { page } = await enter()
    await stopTime(page)
    await page.evaluate(() => window.wall.open())
    await page.locator('dialog[data-slide="opening"]').waitFor()
    await page.clock.runFor(250)
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Остановить слайд-шоу' }).waitFor()
    await page.clock.runFor(4_999)
    expect(await counterOf(page)).toBe('1 из 5')
    await page.clock.runFor(1)
    await expect.poll(() => counterOf(page)).toBe('2 из 5')
    await page.keyboard.press(' ')
    await page.clock.runFor(20_000)
    expect(await counterOf(page)).toBe('2 из 5')
  })

  test('the focus stays inside and returns to the thumbnail; the page behind does not move', async () => {
    const { page } = await enter()
    await page.evaluate(() => window.scrollTo(0, 120))
    const width = await page.evaluate(() => document.querySelector('main')?.clientWidth)
    await page.locator('main a').nth(1).focus()
    await page.keyboard.press('Enter')
    await shown(page)
    const names = new Set<string>()
    for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      names.add(
        await page.evaluate(() => document.activeElement?.closest('dialog button')?.ariaLabel ?? 'outside'),
      )
    }
    expect([...names].map(spaced).sort()).toEqual([
      'Включить слайд-шоу',
      'Закрыть',
      'Открыть на весь экран',
      'Показать изображение 2 из 5',
      'Предыдущее изображение',
      'Следующее изображение',
      'Увеличить',
      'Уменьшить',
    ])
    await page.mouse.move(100, 400)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('PageDown')
    await whenStill(page)
    expect(await page.evaluate(() => [scrollY, document.querySelector('main')?.clientWidth])).toEqual([
      120,
      width,
    ])

    await page.keyboard.press('Escape')
    await gone(page)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain('work-005')
    expect(await page.evaluate(() => scrollY)).toBe(120)
  })
})

describe('by hand', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

  test('a finger swipes to the neighbours, two fingers enlarge, a work carried down closes', async () => {
    const { page } = await enter('/', phone)
    await page.evaluate(() => window.wall.open())
    await shown(page)
    await touch(page, [line(330, 300, 130, 310)], 120)
    await expect.poll(() => counterOf(page)).toBe('2 из 5')
    await touch(page, [line(100, 300, 300, 290)], 120)
    await expect.poll(() => counterOf(page)).toBe('1 из 5')
    await touch(page, [line(200, 300, 150, 300)], 600)
    await shown(page)
    expect(await counterOf(page)).toBe('1 из 5')

    const { width } = await boxOf(page, work)
    await touch(page, [line(180, 300, 120, 300), line(210, 300, 270, 300)], 200)
    await expect.poll(async () => (await boxOf(page, work)).width / width).toBeGreaterThan(2)
    // Now a finger moves the work itself.
    const { left } = await boxOf(page, work)
    await touch(page, [line(330, 400, 130, 400)], 120)
    await expect.poll(async () => (await boxOf(page, work)).left).toBeLessThan(left - 50)
    expect(await counterOf(page)).toBe('1 из 5')
    await touch(page, [line(60, 300, 180, 300), line(330, 300, 200, 300)], 200)
    await expect.poll(() => page.locator('dialog').getAttribute('data-zoomed')).toBe(null)
    await touch(page, [line(200, 300, 205, 560)], 120)
    await gone(page)
  }, 60_000)

  test.each([
    [150, 700, false],
    [260, 700, true],
    [30, 0, false],
  ])('a work carried %i px by the mouse in %i ms: closed is %s', async (distance, durationMs, isClosed) => {
    const { page } = await enter()
    await page.evaluate(() => window.wall.open())
    await shown(page)
    await drag(page, line(720, 300, 720, 300 + distance), durationMs)
    if (isClosed) return gone(page)
    await whenStill(page)
    expect(await page.locator(work).evaluate(element => element.style.transform)).toBe('')
    expect(await page.locator('dialog').getAttribute('data-state')).toBe('ready')
    expect((await moments(page)).some(({ gallery }) => gallery !== 'ready')).toBe(false)
  })

  test('the wheel and a double click enlarge at the pointer; a press on the work itself does not close', async () => {
    const { page } = await enter()
    await page.evaluate(() => window.wall.open())
    await shown(page)
    const before = await boxOf(page, work)
    await page.mouse.move(600, 300)
    await page.mouse.wheel(0, -300)
    await expect.poll(async () => (await boxOf(page, work)).width / before.width).toBeGreaterThan(1.5)
    const after = await boxOf(page, work)
    const share = (box: typeof before) => (600 - box.left) / box.width
    expect(share(after)).toBeCloseTo(share(before), 1)
    await page.mouse.wheel(0, 3_000)
    await expect.poll(async () => (await boxOf(page, work)).width).toBe(before.width)

    await page.mouse.dblclick(720, 400)
    await expect.poll(() => page.locator('dialog').getAttribute('data-zoomed')).not.toBe(null)
    await whenStill(page)
    await page.mouse.dblclick(720, 400)
    await expect.poll(() => page.locator('dialog').getAttribute('data-zoomed')).toBe(null)
    expect(await page.locator('dialog').getAttribute('data-state')).toBe('ready')
  })
})

const enter = (path?: string, wishes?: Parameters<typeof enterWorks>[2]) => enterWorks(lab, path, wishes)
