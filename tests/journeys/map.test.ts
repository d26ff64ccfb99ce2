import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, guest, whenHydrated } from '../builders/browser.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyOther } from '../builders/walks/whole-walk.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('a stand has an address', () => {
  test('it is chosen, named and in the middle of the plan', async () => {
    const { page, problems } = await open('/navigator/map/#stand-B-08')
    await bar(page).getByRole('heading', { name: 'Ульяна Крутоярова' }).waitFor()
    expect(await mark(page, 'B-08').getAttribute('aria-current')).toBe('true')
    await expect.poll(() => offCentre(page, 'B-08')).toBeLessThan(0.05)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('a place upstairs shows the mezzanine', async () => {
    const { page } = await open('/en/navigator/map/#place-quiet-room')
    await bar(page).getByRole('heading', { name: 'Quiet room' }).waitFor()
    expect(await page.getByRole('button', { name: 'Mezzanine' }).getAttribute('aria-pressed')).toBe('true')
    expect(await floorsSeen(page)).toEqual(['upper'])
  })

  test('choosing writes it, letting go takes it away, and the page does not move', async () => {
    const { page } = await open('/navigator/map/')
    await page.evaluate(() => scrollTo(0, 60))
    // Playwright may scroll what it presses out from under the header: the first press settles that.
    await mark(page, 'D-04').click()
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Escape')
    await mark(page, 'D-04').click()
    await bar(page).getByRole('heading', { name: 'Смальта' }).waitFor()
    expect(addressOf(page)).toBe('/navigator/map/#stand-D-04')
    expect(await page.locator('[data-row="D-04"]').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => addressOf(page)).toBe('/navigator/map/')
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})

test('Tab reaches the plan once; arrows walk, Enter chooses, plus comes nearer', async () => {
  const { page } = await open('/navigator/map/')
  expect(await page.locator('[data-mark][tabindex="0"]').evaluateAll(marks => marks.length)).toBe(1)
  await page.getByRole('button', { name: 'Показать план целиком' }).focus()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('A-01')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('A-02')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe('C-02')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/navigator/map/#stand-C-02')
  const before = (await mark(page, 'C-02').boundingBox())?.width ?? 0
  await page.keyboard.press('+')
  await expect
    .poll(async () => (await mark(page, 'C-02').boundingBox())?.width ?? 0)
    .toBeGreaterThan(before * 1.3)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBeNull()
})

test('the hand drags and the wheel zooms; a drag chooses nothing; no code is ever under 11 pixels', async () => {
  const { page } = await open('/navigator/map/')
  await page.mouse.move(900, 480)
  await whenCameraIsThere(page)
  const sizes = [await smallestCode(page)]
  for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -400)
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
  sizes.push(await smallestCode(page))
  const before = await mark(page, 'B-01').boundingBox()
  await page.mouse.down()
  await page.mouse.move(1000, 540, { steps: 4 })
  await page.mouse.up()
  const after = await mark(page, 'B-01').boundingBox()
  expect([
    Math.round((after?.x ?? 0) - (before?.x ?? 0)),
    Math.round((after?.y ?? 0) - (before?.y ?? 0)),
  ]).toEqual([100, 60])
  expect(addressOf(page)).toBe('/navigator/map/')
  await page.setViewportSize({ width: 700, height: 700 })
  await page.getByRole('button', { name: 'Показать план целиком' }).click()
  await expect.poll(() => scaleOf(page)).toBeLessThan(0.7)
  sizes.push(await smallestCode(page))
  expect(sizes.filter(size => size < 11)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('[data-level="far"]').waitFor()
  expect(await page.locator('.mark-stand text').first().isVisible()).toBe(false)
  expect(await page.locator('.plan-letters').isVisible()).toBe(true)
})

test('search and filters narrow the list and the plan together', async () => {
  const { page } = await open('/navigator/map/')
  await page.getByRole('searchbox').fill('veligor')
  await expect.poll(() => addressOf(page)).toBe('/navigator/map/?q=veligor')
  await page.getByText('Ничего не нашлось').waitFor()
  await page.getByRole('searchbox').fill('бумажны')
  await expect.poll(() => rows(page)).toEqual(['C-07'])
  expect(await mark(page, 'C-08').getAttribute('data-state')).toBe('missed')
  expect(await mark(page, 'C-07').getAttribute('data-state')).toBeNull()
  await page.getByRole('button', { name: 'Сбросить' }).click()
  await page.getByRole('button', { name: 'Сцены' }).click()
  await expect
    .poll(() => rows(page))
    .toEqual(['lecture-hall', 'small-stage', 'workshops', 'rotunda', 'childrens-area'])
  await page.getByRole('button', { name: 'F, книга' }).click()
  await expect.poll(() => rows(page)).toHaveLength(10)
  expect(addressOf(page)).toBe('/navigator/map/?section=F')
})

test('the floors change places', async () => {
  const { page } = await open('/navigator/map/')
  expect(await floorsSeen(page)).toEqual(['ground'])
  await page.getByRole('button', { name: 'Антресоль' }).click()
  await expect.poll(() => floorsSeen(page)).toEqual(['upper'])
  expect(addressOf(page)).toBe('/navigator/map/?floor=upper')
  await page.getByRole('button', { name: 'Первый ярус' }).click()
  await expect.poll(() => floorsSeen(page)).toEqual(['ground'])
})

describe('a route', () => {
  test('is drawn, told in words and kept in the address; without steps it is another', async () => {
    const { page, problems } = await open('/navigator/map/#stand-C-07')
    await bar(page).getByRole('button', { name: 'Маршрут сюда' }).click()
    await expect
      .poll(() => steps(page))
      .toEqual([
        'Портик. Поднимитесь по трём ступеням4 м',
        'Портик. Прямо, в вестибюль3 м',
        'Вестибюль. Налево, в левую галерею книги14 м',
        'Левая галерея. Прямо, на детскую территорию14 м',
        'Детская территория. Направо, в левый зал12 м',
        'Левый зал. Стенд C-07, Бумажный ордер — справа от вас18 м',
      ])
    expect(addressOf(page)).toBe('/navigator/map/?to=C-07#stand-C-07')
    expect(await page.locator('.plan-route > path').first().getAttribute('d')).toMatch(/^M490 592L490 553/)
    await page.getByLabel('Без ступеней').check()
    await expect.poll(async () => (await steps(page))[0]).toBe('Двор. Прямо, на детскую территорию3 м')
    expect(addressOf(page)).toBe('/navigator/map/?to=C-07&accessible=1#stand-C-07')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('comes with its link, in English too, and leads up by the lift', async () => {
    const { page } = await open('/en/navigator/map/?from=cloakroom&to=reading-room&accessible=1')
    await expect.poll(() => steps(page)).toContain('Mezzanine. Take the lift up to the mezzanine5 m')
    await page.getByLabel('Step-free').uncheck()
    await expect
      .poll(() => steps(page))
      .toContain('Mezzanine. Take the grand staircase up to the mezzanine12 m')
  })

  test('goes through all favourites by a short way', async () => {
    const { page } = await open('/navigator/map/?section=F')
    const [last, first] = ['Один экземпляр', 'Наборная касса']
    for (const name of [last, first]) await page.getByRole('button', { name: `В план: ${name}` }).click()
    expect(await mark(page, 'F-10').getAttribute('aria-label')).toBe(
      'Стенд F-10, Один экземпляр, в\u00a0моём плане',
    )
    await page.goto(`${site.url}/navigator/map/?tour=mine`)
    await expect
      .poll(async () => (await steps(page)).map(step => step.slice(0, 10)))
      .toEqual(['Стенд F-06', 'Стенд F-10'])
  })

  test('a ready one is one link away from the navigator', async () => {
    const { page } = await open('/navigator/')
    await page.getByRole('link', { name: 'Показать на плане: За 40 минут' }).click()
    await page.getByText('13 остановок').first().waitFor()
    expect(await page.locator('.plan-route circle').count()).toBe(14)
  })
})

describe('on a phone the plan fills the screen and a sheet lies over its foot', () => {
  test('a tap on a stand opens it half, and both are seen', async () => {
    const { page, problems } = await open('/navigator/map/', phone)
    expect(await sheetHeight(page)).toBe(150)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844)
    await mark(page, 'C-07').tap()
    await bar(page).getByRole('heading', { name: 'Бумажный ордер' }).waitFor()
    await expect.poll(() => sheetHeight(page)).toBe(424)
    await expect.poll(() => isSeenAboveSheet(page, 'C-07')).toBe(true)
    expect(await bar(page).getByRole('heading').evaluate(isOnScreen)).toBe(true)
    expect(await smallTargets(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await bar(page).getByRole('button', { name: 'К стенду C-08' }).tap()
    await bar(page).getByRole('heading', { name: 'Илья Студенец' }).waitFor()
    await expect.poll(() => isSeenAboveSheet(page, 'C-08')).toBe(true)
    expect(problems).toEqual([])
  })

  test('a tap in the list shows the stand on the plan and on the sheet', async () => {
    const { page } = await open('/navigator/map/', phone)
    await page.getByRole('link', { name: 'Список' }).tap()
    await expect.poll(() => page.locator('[data-row="A-01"]').evaluate(isOnScreen)).toBe(true)
    await page.locator('[data-row="E-09"] a').first().tap()
    await expect.poll(() => sheetHeight(page)).toBe(424)
    await expect.poll(() => isSeenAboveSheet(page, 'E-09')).toBe(true)
    await expect.poll(() => bar(page).getByRole('heading').evaluate(isOnScreen)).toBe(true)
    expect(addressOf(page)).toBe('/navigator/map/#stand-E-09')
  })

  test('it is moved by its buttons, drawn by its head, and Esc folds it before it lets go', async () => {
    const { page } = await open('/navigator/map/#stand-C-07', phone)
    await expect.poll(() => sheetHeight(page)).toBe(424)
    const full = (await page.locator('.map-stage').boundingBox())?.height ?? 0
    await page.getByRole('button', { name: 'Развернуть' }).tap()
    await expect.poll(() => sheetHeight(page)).toBe(full)
    await page.getByRole('button', { name: 'Свернуть' }).tap()
    await page.getByRole('button', { name: 'Свернуть' }).tap()
    await expect.poll(() => sheetHeight(page)).toBe(150)
    await pull(page, -130)
    await expect.poll(() => sheetHeight(page)).toBe(424)
    await pull(page, 200)
    await expect.poll(() => sheetHeight(page)).toBe(150)
    await mark(page, 'C-07').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toBe('C-08')
    await page.keyboard.press('Enter')
    await expect.poll(() => sheetHeight(page)).toBe(424)
    expect(addressOf(page)).toBe('/navigator/map/#stand-C-08')
    await page.keyboard.press('Escape')
    await expect.poll(() => sheetHeight(page)).toBe(150)
    expect(addressOf(page)).toBe('/navigator/map/#stand-C-08')
    await page.keyboard.press('Escape')
    await expect.poll(() => addressOf(page)).toBe('/navigator/map/')
  })

  test('it glides from stop to stop, unless motion is not wanted', async () => {
    const moves = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page } = await open('/navigator/map/', { ...phone, reducedMotion })
      return page.locator('.map-sheet').evaluate(sheet => getComputedStyle(sheet).transitionDuration)
    }
    expect([await moves('no-preference'), await moves('reduce')]).toEqual(['0.25s, 0.25s', '0s'])
  })

  test('a route is drawn and told with the plan in sight, and no letter lies over its stand', async () => {
    const { page } = await open('/navigator/map/', phone)
    await page.getByRole('button', { name: 'Развернуть' }).tap()
    await page.getByRole('button', { name: 'Проложить маршрут' }).tap()
    await destination(page).selectOption('C-09')
    await expect.poll(async () => (await steps(page)).length).toBeGreaterThan(3)
    await expect.poll(() => sheetHeight(page)).toBe(424)
    await page.locator('[data-level="far"]').waitFor()
    await expect.poll(() => isSeenAboveSheet(page, 'C-09')).toBe(true)
    expect(await lettersOver(page, 'C-09')).toEqual([])
    // The stand of another section's letter stays told.
    expect(await page.locator('.plan-letters text').allTextContents()).toContain('E')
  })
})

test('«Проложить маршрут» keeps the plan in view in a wide window too', async () => {
  const { page } = await open('/navigator/map/')
  await page.getByRole('button', { name: 'Проложить маршрут' }).click()
  await destination(page).selectOption('D-04')
  await expect.poll(async () => (await steps(page)).length).toBeGreaterThan(3)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await destination(page).evaluate(isOnScreen)).toBe(true)
  expect(await page.locator('.plan-window').evaluate(isOnScreen)).toBe(true)
  await page.getByRole('button', { name: 'Убрать маршрут' }).first().click()
  await expect.poll(() => addressOf(page)).toBe('/navigator/map/')
  expect(await destination(page).count()).toBe(0)
})

test('chips never lie over one another', async () => {
  for (const width of everyOther([320, 390, 768, 1024, 1440])) {
    const { page } = await open('/navigator/map/', { viewport: { width, height: 900 } })
    expect([width, await overlapping(page, '.map-chip-rows button')]).toEqual([width, []])
  }
})

test('without a script there are both floors and a list that leads on', async () => {
  const { page } = await guest({ javaScriptEnabled: false })
  await page.goto(`${site.url}/en/navigator/map/`)
  expect(await floorsSeen(page)).toEqual(['ground', 'upper'])
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  expect(await page.locator('[data-row="C-07"] a').getAttribute('href')).toBe(
    '/en/participants/bumazhny-order/',
  )
  expect(await mark(page, 'C-07').getAttribute('href')).toBe('/en/participants/bumazhny-order/')
  expect(await page.locator('[data-row]').count()).toBe(97)
})

test('the address of a stand leads to the plan, on a phone and without a script too', async () => {
  const { page } = await open('/navigator/map/#stand-C-07', phone)
  await bar(page).getByRole('heading', { name: 'Бумажный ордер' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const still = await guest({ javaScriptEnabled: false })
  await still.page.goto(`${site.url}/navigator/map/#stand-C-07`)
  expect(await mark(still.page, 'C-07').evaluate(isOnScreen)).toBe(true)
})

test('on paper there are both floors as they are, however near one was, and no controls', async () => {
  const { page } = await open('/navigator/map/#stand-C-07')
  await bar(page).getByRole('heading').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await floorsSeen(page)).toEqual(['ground', 'upper'])
  expect(await page.locator('.mark-stand text').first().isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Приблизить' }).isVisible()).toBe(false)
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  expect(
    await page
      .locator('[data-camera]')
      .first()
      .evaluate(layer => getComputedStyle(layer).transform),
  ).toBe('none')
})

test('the navigator finds participants, places and events, and keeps one’s own order', async () => {
  const { page, problems } = await open('/navigator/')
  await page.getByRole('searchbox').fill('гардероб')
  await page
    .getByRole('link', { name: /^Гардероб/ })
    .first()
    .waitFor()
  expect(
    await page.getByRole('link', { name: 'Искать «гардероб» по всему сайту' }).getAttribute('href'),
  ).toBe('/search/?q=%D0%B3%D0%B0%D1%80%D0%B4%D0%B5%D1%80%D0%BE%D0%B1')
  await page.getByRole('searchbox').fill('c7')
  const found = page.getByRole('link', { name: /^Бумажный ордер/ })
  expect(await found.getAttribute('href')).toBe('/participants/bumazhny-order/')
  await page.evaluate(() => {
    const plan = { events: [], participants: ['smalta', 'bumazhny-order'] }
    localStorage.setItem('portico-plan', JSON.stringify(plan))
  })
  await page.reload()
  await page.getByRole('link', { name: 'C-07, Бумажный ордер' }).waitFor()
  await expect
    .poll(() => page.locator('#my-plan ~ div li').allTextContents())
    .toEqual(['C-07, Бумажный ордер', 'D-04, Смальта'])
  expect(problems).toEqual([])
})

async function open(path: string, wishes: Parameters<typeof guest>[0] = {}) {
  const visit = await guest({ reducedMotion: 'reduce', ...wishes })
  await visit.page.goto(`${site.url}${path}`)
  await whenHydrated(visit.page)
  return visit
}

function mark(page: Page, id: string) {
  return page.locator(`[data-mark="${id}"]`)
}

function bar(page: Page) {
  return page.locator('.map-bars section')
}

/** Where a route leads to; «Откуда» ends with the same word. */
function destination(page: Page) {
  return page.locator('.map-route select').nth(1)
}

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('data-mark') ?? null)
}

function rows(page: Page) {
  return page.locator('[data-row]').evaluateAll(list => list.map(row => row.getAttribute('data-row')))
}

async function steps(page: Page) {
  const lines = await page.locator('.map-steps > li').allTextContents()
  return lines.map(line => line.replaceAll('\u00a0', ' '))
}

function floorsSeen(page: Page) {
  return page
    .locator('.plan-floor')
    .evaluateAll(floors =>
      floors
        .filter(floor => floor.checkVisibility({ visibilityProperty: true }))
        .map(floor => floor.getAttribute('data-floor')),
    )
}

function whenCameraIsThere(page: Page) {
  return page.locator('.plan-window[data-level]').waitFor()
}

function scaleOf(page: Page) {
  return page
    .locator('[data-floor="ground"] [data-camera]')
    .evaluate(layer => (layer as SVGGraphicsElement).getScreenCTM()?.a ?? 0)
}

/** In pixels of the screen; infinite where no code is shown. */
function smallestCode(page: Page) {
  return page.locator('.mark-stand text').evaluateAll(texts =>
    Math.min(
      ...texts
        .filter(text => text.getBoundingClientRect().width > 0)
        .map(text => {
          const scale = (text as SVGGraphicsElement).getScreenCTM()?.a ?? 0
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale
        }),
    ),
  )
}

/** How far a mark is from the middle of the plan's window, as a share of its size. */
async function offCentre(page: Page, id: string) {
  const [frame, box] = [await page.locator('.plan-window').boundingBox(), await mark(page, id).boundingBox()]
  if (!frame || !box) return 1
  const aside = Math.abs(box.x + box.width / 2 - frame.x - frame.width / 2) / frame.width
  const above = Math.abs(box.y + box.height / 2 - frame.y - frame.height / 2) / frame.height
  return Math.max(aside, above)
}

async function sheetHeight(page: Page) {
  return (await page.locator('.map-sheet').boundingBox())?.height ?? 0
}

/** Neither under the sheet nor under the buttons that stand on it. */
async function isSeenAboveSheet(page: Page, id: string) {
  const [stand, controls, frame] = [
    await mark(page, id).boundingBox(),
    await page.locator('.plan-controls').boundingBox(),
    await page.locator('.plan-window').boundingBox(),
  ]
  if (!stand || !controls || !frame) return false
  const isBelowTop = stand.y >= frame.y && stand.x >= 0 && stand.x + stand.width <= frame.width
  return isBelowTop && stand.y + stand.height <= controls.y
}

/** Draws the sheet by its head, so many pixels down. */
async function pull(page: Page, by: number) {
  const head = await page.locator('.map-sheet-head').boundingBox()
  const [x, y] = [(head?.x ?? 0) + 40, (head?.y ?? 0) + 24]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + by, { steps: 5 })
  await page.mouse.up()
}

function lettersOver(page: Page, id: string) {
  return page.locator('.plan-letters text').evaluateAll((letters, id) => {
    const stand = document.querySelector(`[data-mark="${id}"] path`)?.getBoundingClientRect()
    return letters
      .filter(letter => {
        const box = letter.getBoundingClientRect()
        return (
          stand &&
          box.left < stand.right &&
          box.right > stand.left &&
          box.top < stand.bottom &&
          box.bottom > stand.top
        )
      })
      .map(letter => letter.textContent)
  }, id)
}

/** Buttons and links of the map under 44 pixels either way. */
function smallTargets(page: Page) {
  return page.locator('.map-page :is(button, a[class], input)').evaluateAll(targets =>
    targets
      .filter(target => !target.closest('.plan-window'))
      .map(target => [target.textContent, target.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
      .map(([words]) => words),
  )
}

function overlapping(page: Page, selector: string) {
  return page.locator(selector).evaluateAll(elements => {
    const boxes = elements.map(element => [element.textContent, element.getBoundingClientRect()] as const)
    return boxes.flatMap(([words, one], index) =>
      boxes
        .slice(index + 1)
        .filter(
          ([, other]) =>
            one.width > 0 &&
            other.width > 0 &&
            one.left < other.right - 0.5 &&
            other.left < one.right - 0.5 &&
            one.top < other.bottom - 0.5 &&
            other.top < one.bottom - 0.5,
        )
        .map(([others]) => `${words} / ${others}`),
    )
  })
}

function isOnScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
