import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isIn, whenStill } from '../builders/browser.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { everyOther } from '../builders/walks/whole-walk.ts'
import { heldBack } from '../lab/enter.ts'
import { drag, line } from '../lab/hands.ts'
import { openWorksLab, type WorksLab } from '../lab/works-lab.ts'
import {
  boxOf,
  close,
  enterWorks,
  gone,
  holdAnimations,
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
beforeEach(() => lab.reset())
afterAll(() => lab.close())

describe('a click', () => {
  test('opens only when it is plain and of the primary button', async () => {
    const { page } = await enter()
    const kept = await page
      .locator('main a')
      .first()
      .evaluate(link => {
        const kinds: MouseEventInit[] = [
          { ctrlKey: true },
          { metaKey: true },
          { shiftKey: true },
          { altKey: true },
          { button: 1 },
          { button: 2 },
          {},
        ]
        return kinds.map(kind => {
          let isOurs = false
          const note = (event: Event) => {
            isOurs = event.defaultPrevented
            event.preventDefault()
          }
          window.addEventListener('click', note, { once: true })
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...kind }))
          return isOurs
        })
      })
    expect(kept).toEqual([false, false, false, false, false, false, true])
    await page.locator('dialog[data-slide="ready"]').waitFor()
    expect(await page.locator('dialog').count()).toBe(1)
  })

  test('brings code and words that the page did not have before, in one language', async () => {
    const { page, traffic } = await enter()
    const lightbox = () => traffic.scripts().filter(path => /show-lightbox|texts/.test(path))
    expect(lightbox()).toEqual([])
    await page.locator('main a').first().click()
    await shown(page)
    expect(lightbox().sort()).toEqual(['/_assets/show-lightbox.js', '/_assets/texts.ru.js'])
  })

  test('leads to the picture in full when the code cannot be had', async () => {
    lab.lostChunks.add('show-lightbox')
    const { page } = await enter('/', { expected: /404/ })
    await page.locator('main a').first().click()
    await page.waitForURL(`${lab.url}/_ipx/q_90/works/work-001.jpg`)
  })
})

describe('opening and closing', () => {
  test('a slide loads, opens and is ready; the gallery grows out of its thumbnail and goes back into it', async () => {
    const { page, problems } = await enter()
    const release = await holdAnimations(page)
    await page.evaluate(() =>
      window.wall.open({ thumbnail: document.querySelector<HTMLElement>('main a') as HTMLElement }),
    )
    const thumbnail = await boxOf(page, 'main a img')
    expect(await boxOf(page, work)).toEqual(thumbnail)
    await release()
    await shown(page)
    const slides = (await moments(page)).map(({ slide }) => slide)
    expect(slides.filter((slide, place) => slide !== slides[place - 1])).toEqual([
      'loading',
      'opening',
      'ready',
    ])

    await page.keyboard.press('Escape')
    await gone(page)
    expect((await moments(page)).slice(-2).map(({ gallery, slide }) => [gallery, slide])).toEqual([
      ['custom-closing', 'closing'],
      ['destroyed', 'closing'],
    ])
    expect(problems).toEqual([])
  })

  test('closing fades where there is no thumbnail to go back to, or the work is enlarged', async () => {
    const { page } = await enter()
    await page.evaluate(() => window.wall.open({ index: 4 }))
    await shown(page)
    await page.keyboard.press('Escape')
    await gone(page)
    expect((await moments(page)).at(-2)?.gallery).toBe('closing')

    await page.evaluate(() => window.wall.open())
    await shown(page)
    await page.keyboard.press('+')
    await page.keyboard.press('Escape')
    await gone(page)
    expect((await moments(page)).at(-2)?.gallery).toBe('closing')
  })

  test('a gallery is destroyed within 500 ms after closing, even if no animation ever ends', async () => {
    const { page } = await enter()
    await stopTime(page)
    await page.evaluate(() => window.wall.open())
    await page.locator('dialog[data-slide="opening"]').waitFor()
    await page.clock.runFor(300)
    await shown(page)
    await holdAnimations(page)
    await page.evaluate(() => void window.wall.close())
    await page.clock.runFor(300)
    expect(await page.locator('dialog').getAttribute('data-state')).toBe('custom-closing')
    await page.clock.runFor(199)
    expect(await page.locator('dialog').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  })

  test('a handler can refuse every way of closing', async () => {
    const { page } = await enter()
    await page.evaluate(() => window.wall.open())
    await shown(page)
    await page.evaluate(() => {
      window.wall.isClosingRefused = true
    })
    const size = page.viewportSize() ?? { width: 0, height: 0 }
    for (let time = 0; time < 3; time++) await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Закрыть' }).click()
    await page.mouse.click(200, size.height / 3)
    await drag(page, line(720, 300, 720, 600), 0)
    expect(await page.evaluate(() => window.wall.close())).toBe(false)
    await expect.poll(() => page.locator(work).evaluate(element => element.style.transform)).toBe('')
    await whenStill(page)
    expect(await page.locator('dialog').getAttribute('data-state')).toBe('ready')

    await page.evaluate(() => {
      window.wall.isClosingRefused = false
    })
    await page.mouse.click(200, size.height / 3)
    await gone(page)
  })

  test('full screen is left and waited for before closing, but only if the gallery entered it', async () => {
    const { page } = await enter()
    await page.evaluate(() => window.wall.open())
    await shown(page)
    await page.getByRole('button', { name: 'Открыть на весь экран' }).click()
    await page.getByRole('button', { name: 'Выйти из полноэкранного режима' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'Закрыть' }).click()
    await gone(page)
    const ends = (await moments(page)).slice(-3)
    expect(ends.map(({ gallery, isFull }) => [gallery, isFull])).toEqual([
      ['ready', true],
      ['custom-closing', false],
      ['destroyed', false],
    ])

    await page.locator('h1').click()
    await page.evaluate(() => document.documentElement.requestFullscreen())
    await page.evaluate(() => window.wall.open())
    await shown(page)
    await close(page)
    expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML')
  }, 60_000)

  test('a page that is left takes its gallery along', async () => {
    const { page, problems } = await enter()
    await page.locator('main a').first().click()
    await shown(page)
    await page.evaluate(() => window.wall.takeDown())
    await gone(page)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    expect(problems).toEqual([])
  })
})

describe('waiting for a picture', () => {
  test('a spinner shows after 250 ms of loading, and never for a picture that takes 100', async () => {
    const { page } = await enter()
    await stopTime(page)
    const [quick, slow] = [heldBack(), heldBack()]
    lab.heldBack.set('work-001.jpg', quick.released).set('work-045.jpg', slow.released)
    const spinner = page.locator('.lightbox-spinner')

    await page.evaluate(() => window.wall.open())
    await page.locator('dialog[data-slide="loading"]').waitFor()
    await page.clock.runFor(100)
    quick.release()
    await page.locator('dialog[data-slide="opening"]').waitFor()
    await page.clock.runFor(1_000)
    expect((await moments(page)).filter(({ hasSpinner }) => hasSpinner)).toEqual([])
    await close(page)

    await page.evaluate(() => window.wall.open({ index: 3 }))
    await page.locator('dialog[data-slide="loading"]').waitFor()
    await page.clock.runFor(249)
    expect(await spinner.count()).toBe(0)
    // The label comes first: it needs no picture.
    expect(await page.locator('.lightbox-label').textContent()).toContain('Ольга Обручина')
    await page.clock.runFor(1)
    await spinner.waitFor()
    slow.release()
    await page.locator('dialog[data-slide="opening"]').waitFor()
    expect(await spinner.count()).toBe(0)
  })

  test.each([
    ['/', 404, 'Изображение не найдено'],
    ['/', 500, 'Изображение не загрузилось'],
    ['/en/', 404, 'Picture not found'],
    ['/en/', 500, 'The picture could not be loaded'],
  ])(
    '%s says what a %i means, in a frame of the work’s size and with its label',
    async (path, status, text) => {
      lab.refused.set('work-005.jpg', status)
      const { page } = await enter(path, { expected: /Failed to load resource/ })
      await page.evaluate(() => window.wall.open({ index: 1 }))
      const frame = page.locator(`${work} .lightbox-error`)
      await frame.waitFor()
      expect(spaced(await frame.textContent())).toBe(text)
      expect(await page.getByRole('status').textContent()).toContain(text.slice(-5))
      const box = await boxOf(page, work)
      expect(box.width / box.height).toBeCloseTo(1.6, 1)
      expect(await page.locator('.lightbox-label').textContent()).toContain('60 × 96')
      expect(await page.locator('dialog').getAttribute('data-slide')).toBe('ready')
    },
  )

  test('content that is not there at all is said to be missing, without asking', async () => {
    const { page } = await enter()
    await page.evaluate(() => window.wall.open({ index: 4 }))
    await page.getByText('Изображение не найдено').first().waitFor()
  })
})

test('idle comes after its time and hides arrows and counter, never the label; any activity ends it', async () => {
  const { page } = await enter()
  await stopTime(page)
  await page.evaluate(() => window.wall.open())
  await page.locator('dialog[data-slide="opening"]').waitFor()
  await page.clock.runFor(250)
  await shown(page)
  const opacity = (selector: string) =>
    page.locator(selector).evaluate(element => Number(getComputedStyle(element).opacity))
  const isIdle = async () => (await page.locator('dialog').getAttribute('data-idle')) !== null
  const activities: [string, () => Promise<void>][] = [
    ['a mouse', () => page.mouse.move(300, 300)],
    ['a key', () => page.keyboard.press('Shift')],
    ['a wheel', () => page.mouse.wheel(0, 10)],
    ['a press', () => page.mouse.down()],
  ]
  for (const [what, stir] of activities) {
    await page.clock.runFor(3_999)
    expect([what, await isIdle()]).toEqual([what, false])
    await page.clock.runFor(1)
    await expect.poll(isIdle).toBe(true)
    await expect.poll(() => opacity('.lightbox-foot')).toBe(0)
    await expect.poll(() => opacity('.lightbox-bar')).toBe(0)
    expect(await opacity('.lightbox-caption')).toBe(1)
    await stir()
    await expect.poll(isIdle).toBe(false)
  }
})

test('a thumbnail decides how soon its gallery is idle, and whether it may be closed', async () => {
  const { page } = await enter('/?idle=700')
  await stopTime(page)
  await page.locator('main a').first().click()
  await page.locator('dialog[data-slide="opening"]').waitFor()
  await page.clock.runFor(250)
  await shown(page)
  const isIdle = async () => (await page.locator('dialog').getAttribute('data-idle')) !== null
  await page.keyboard.press('Shift')
  await page.clock.runFor(699)
  expect(await isIdle()).toBe(false)
  await page.clock.runFor(1)
  await expect.poll(isIdle).toBe(true)

  await page.evaluate(() => {
    window.wall.isClosingRefused = true
  })
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  expect(await page.locator('dialog').count()).toBe(1)
  await page.evaluate(() => {
    window.wall.isClosingRefused = false
  })
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await gone(page)
})

// Playwright cannot ask Firefox for less movement.
test.skipIf(isIn('firefox'))('where less movement is wanted, everything is a cut', async () => {
  const { page } = await enter('/', { reducedMotion: 'reduce' })
  await page.evaluate(() => window.wall.open({ thumbnail: document.querySelector('main a') as HTMLElement }))
  await shown(page)
  expect((await moments(page)).some(({ slide }) => slide === 'opening')).toBe(false)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  const running = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
  )
  expect(running.filter(duration => duration !== 0)).toEqual([])
  await page.keyboard.press('Escape')
  await gone(page)
  const [closing, destroyed] = (await moments(page)).slice(-2)
  expect((destroyed?.atMs ?? 0) - (closing?.atMs ?? 0)).toBeLessThan(150)
})

test.each(
  everyOther(
    [
      ['/', 1440, 900],
      ['/en/', 390, 844],
      ['/', 320, 640],
      ['/', 844, 390],
    ],
    1,
  ),
)('%s at %i × %i is accessible while open, and all of it is on the screen', async (path, width, height) => {
  const { page, problems } = await enter(path, { viewport: { width, height }, reducedMotion: 'reduce' })
  await page.locator('main a').nth(1).click()
  await shown(page)
  expect(await accessibilityFaults(page)).toEqual([])
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('dialog button:not([tabindex="-1"]), .lightbox-label, .lightbox-scale')]
      .filter(element => element.checkVisibility())
      .filter(element => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
      })
      .map(element => element.ariaLabel ?? element.className),
  )
  expect(outside).toEqual([])
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('dialog button')]
      .filter(element => element.checkVisibility())
      .filter(
        element => (element as HTMLElement).offsetWidth < 44 || (element as HTMLElement).offsetHeight < 44,
      )
      .map(element => element.ariaLabel),
  )
  expect(small).toEqual([])
  expect(problems).toEqual([])
})

const enter = (path?: string, wishes?: Parameters<typeof enterWorks>[2]) => enterWorks(lab, path, wishes)
