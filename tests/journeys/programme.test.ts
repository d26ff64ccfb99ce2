import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, guest, whenHydrated, whenStill } from '../builders/browser.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { partsOf, readCalendar } from '../builders/read-calendar.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyOther } from '../builders/walks/whole-walk.ts'

/** Before the fair, and in the middle of its third day. */
let site: Site
let fair: Site
beforeAll(async () => {
  ;[site, fair] = await Promise.all([startSite(), startSite({ FAIR_NOW: '2025-09-26T15:01:00+03:00' })])
})
afterAll(async () => {
  await Promise.all([site.stop(), fair.stop()])
})

const titles = (page: Page) => page.locator('#programme article:visible :is(h3, h4)').allTextContents()
const chip = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Фильтры' }).getByRole('link', { name })
const status = (page: Page) => page.locator('p[role=status]').first()
const heart = (page: Page, name: string) => page.getByRole('button', { name: `В мой план: ${name}` })

async function open(where: Site, path: string, wishes: Parameters<typeof guest>[0] = {}) {
  const visit = await guest({ reducedMotion: 'reduce', ...wishes })
  await visit.page.goto(`${where.url}${path}`)
  if (wishes.javaScriptEnabled !== false) await whenHydrated(visit.page)
  return visit
}

describe('filters', () => {
  test('are kept in the address, come back with Back, stay after a reload, and go with one click', async () => {
    const { page, problems } = await open(site, '/program/')
    await expect.poll(() => titles(page)).toHaveLength(62)

    await page.getByRole('tab', { name: '26, пт' }).click()
    await chip(page, /^Мастер-классы/).click()
    await chip(page, /^С доплатой/).click()
    expect(addressOf(page)).toBe('/program/?day=26&format=master-class&price=paid')
    expect(await titles(page)).toEqual(['Смальта: собрать фрагмент'])
    expect(await status(page).textContent()).toBe('Показано 1\u00a0событие')

    await page.goBack()
    await expect.poll(() => addressOf(page)).toBe('/program/?day=26&format=master-class')
    expect(await titles(page)).toHaveLength(7)

    await page.reload()
    await whenHydrated(page)
    await expect.poll(() => titles(page)).toHaveLength(7)

    await page.getByRole('link', { name: 'Сбросить', exact: true }).click()
    expect(addressOf(page)).toBe('/program/?day=26')
    expect(await titles(page)).toHaveLength(20)
    expect(problems).toEqual([])
  })

  test('that leave nothing say so and offer the way back', async () => {
    const { page } = await open(site, '/en/program/?format=concert&hall=workshops')
    await expect.poll(() => status(page).textContent()).toBe('0\u00a0events are shown')
    expect(await page.getByText('No events match these filters.').isVisible()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Reset the filters' }).click()
    await expect.poll(() => titles(page)).toHaveLength(62)
  })
})

test('arrow keys walk along the days, one of which is in the order of Tab', async () => {
  const { page } = await open(site, '/program/')
  await page.getByRole('tab', { name: 'Все' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => addressOf(page)).toBe('/program/?day=24')
  expect(await page.locator(':focus').textContent()).toContain('24, ср')
  expect(await titles(page)).toHaveLength(4)
  await page.keyboard.press('End')
  await expect.poll(() => addressOf(page)).toBe('/program/')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => addressOf(page)).toBe('/program/?day=27')
  expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1)
  expect(await page.getByRole('tab', { selected: true }).textContent()).toContain('27, сб')
})

test('the timetable shows the same events by hall; a phone keeps the list', async () => {
  const { page, problems } = await open(site, '/program/?day=26&view=grid')
  const frame = page.getByRole('region', { name: 'Сетка залов: 26 сентября, пятница' })
  await expect.poll(() => frame.locator('article').count()).toBe(20)
  expect(await frame.locator('h3').allTextContents()).toEqual([
    'Лекторий',
    'Малая сцена',
    'Мастерские',
    'Ротонда',
    'Детская территория',
    'Двор',
  ])
  // An hour is at least 112 px, and what begins together stands at one height.
  const top = async (title: string) =>
    (await frame.locator('article', { hasText: title }).boundingBox())?.y ?? Number.NaN
  const hour = (await top('Ордер как язык')) - (await top('Офортный станок'))
  expect(hour).toBeGreaterThanOrEqual(111)
  expect(await top('Инструмент каменотёса')).toBeCloseTo(await top('Ордер как язык'), 0)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await frame.isVisible()).toBe(false)
  expect(await titles(page)).toHaveLength(20)
  expect(problems).toEqual([])
})

describe('my plan', () => {
  test('is kept over a reload and in a second tab; overlaps are told at both events', async () => {
    const { page, context, problems } = await open(site, '/program/?day=26')
    await heart(page, 'Академия сегодня: школа или музей?').click()
    await heart(page, 'Смальта: собрать фрагмент').click()
    await page.reload()
    await whenHydrated(page)
    const kept = heart(page, 'Академия сегодня: школа или музей?')
    await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('true')

    const second = await context.newPage()
    await second.goto(`${site.url}/program/plan/`)
    await expect.poll(() => second.locator('article').count()).toBe(2)
    expect(await second.getByText('В плане 1\u00a0пересечение').isVisible()).toBe(true)
    expect(await second.locator('article').allTextContents()).toEqual([
      expect.stringContaining('В\u00a0одно время: 15:30–17:00, Смальта: собрать фрагмент'),
      expect.stringContaining('В\u00a0одно время: 15:00–16:15, Академия сегодня: школа или музей?'),
    ])
    expect(await accessibilityFaults(second)).toEqual([])

    // What one tab lets go, the other lets go too.
    await kept.click()
    await expect.poll(() => second.locator('article').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('comes as a file for the calendar that holds exactly its events', async () => {
    const { page } = await open(site, '/program/academy-today/')
    await heart(page, 'Академия сегодня: школа или музей?').click()
    await page.goto(`${site.url}/program/plan/`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Файл для календаря' }).click(),
    ])
    const file = await text(await download.createReadStream())
    expect(partsOf(readCalendar(file), 'VEVENT').map(({ properties }) => properties.SUMMARY)).toEqual([
      'Академия сегодня: школа или музей?',
    ])
  })

  test('is shown to others by its link, and becomes theirs only when they say so', async () => {
    const { page, problems } = await open(
      site,
      '/program/plan/?events=academy-today,not-there&participants=bumazhny-order',
    )
    await expect.poll(() => page.locator('h1').textContent()).toBe('План по\u00a0ссылке')
    expect(await page.locator('article').count()).toBe(2)
    expect(await page.evaluate(() => localStorage.getItem('portico-plan'))).toBeNull()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('button', { name: 'Добавить в\u00a0мой план' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Мой план')
    expect(addressOf(page)).toBe('/program/plan/')
    expect(await page.getByLabel('Ссылка на\u00a0план').inputValue()).toMatch(
      /\/program\/plan\/\?events=academy-today&participants=bumazhny-order$/,
    )
    expect(await page.getByRole('link', { name: 'Показать на\u00a0плане' }).getAttribute('href')).toBe(
      '/navigator/map/#stand-C-07',
    )
    expect(problems).toEqual([])
  })

  test('is warned of at an event of the same hour', async () => {
    const { page } = await open(site, '/en/program/academy-today/')
    await page.getByRole('button', { name: 'Add to my plan' }).click()
    await page.getByRole('link', { name: 'Smalti: setting a fragment' }).click()
    const warning = page.getByText('Overlaps with your plan: 15:00–16:15, The academy today')
    await expect.poll(() => warning.isVisible()).toBe(true)
  })

  test('empty, says how it is filled', async () => {
    const { page } = await open(site, '/program/plan/')
    await expect.poll(() => page.getByRole('link', { name: 'Выбрать события' }).isVisible()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('and the programme keep to paper: one page of plan, the list by hall', async () => {
    const { page, context } = await open(site, '/program/?day=26&view=grid')
    await expect.poll(() => page.locator('#programme article').count()).toBe(40)
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const order = await page.locator('#programme li:visible').evaluateAll(items =>
      items
        .map(item => ({ hall: (item as HTMLElement).dataset.hall, top: item.getBoundingClientRect().top }))
        .toSorted((one, other) => one.top - other.top)
        .map(({ hall }) => hall),
    )
    const runs = order.filter((hall, place) => hall !== order[place - 1])
    expect(runs).toEqual([
      'lecture-hall',
      'small-stage',
      'workshops',
      'rotunda',
      'childrens-area',
      'courtyard',
    ])
    await context.addInitScript(() => {
      const events = ['biography-of-a-cast', 'corner-error', 'etching-press', 'academy-today', 'singing-line']
      const more = [
        'smalti-a-fragment',
        'magic-lantern',
        'back-of-the-sheet',
        'one-square-metre',
        'fair-closing',
      ]
      localStorage.setItem('portico-plan', JSON.stringify({ events: [...events, ...more], participants: [] }))
    })
    await page.goto(`${site.url}/program/plan/`)
    await expect.poll(() => page.locator('article').count()).toBe(10)
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(/\/Count (\d+)/.exec(paper)?.[1]).toBe('1')
  })
})

describe('during the fair', () => {
  test('the programme opens with today, and what is on now is said and can be asked for', async () => {
    const { page, problems, traffic } = await open(fair, '/program/')
    expect(await page.getByRole('tab', { selected: true }).textContent()).toContain('26, пт')
    expect(await titles(page)).toHaveLength(20)
    const running = page.locator('article', { hasText: 'идёт сейчас' })
    expect(await running.locator('h3').allTextContents()).toEqual(['Академия сегодня: школа или музей?'])
    expect(await page.locator('article', { hasText: 'Прошло' }).count()).toBe(10)

    await chip(page, /^Идёт сейчас/).click()
    expect(addressOf(page)).toBe('/program/?now=1')
    expect(await titles(page)).toEqual(['Академия сегодня: школа или музей?'])
    await chip(page, /^Идёт сейчас/).click()
    await page.getByRole('link', { name: 'Сетка' }).click()
    await expect.poll(() => page.locator('.hall-grid-now').textContent()).toMatch(/^15:[012]\d$/)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('tab', { name: 'Все' }).click()
    expect(addressOf(page)).toBe('/program/?day=all&view=grid')
    await page.getByRole('link', { name: 'Академия сегодня: школа или музей?' }).first().click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Академия сегодня: школа или музей?')
    expect(await page.getByText('идёт сейчас').isVisible()).toBe(true)
    // The clock is asked once, however many pages need it.
    expect(traffic.all().filter(path => path === '/api/v1/clock')).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('without a script the whole programme is there', async () => {
    const { page } = await open(fair, '/program/', { javaScriptEnabled: false })
    expect(await titles(page)).toHaveLength(62)
    expect(await page.getByRole('navigation', { name: 'Фильтры' }).isVisible()).toBe(false)
    await page.getByRole('tab', { name: '27, сб' }).click()
    expect(addressOf(page)).toBe('/program/#day-27')
    await page.goto(`${fair.url}/program/plan/`)
    expect(await page.locator('noscript p').isVisible()).toBe(true)
  })
})

test('before the fair nobody asks for its clock', async () => {
  const { page, traffic } = await open(site, '/program/?now=1')
  await expect.poll(() => page.getByText('Сейчас ничего не\u00a0идёт.').isVisible()).toBe(true)
  expect(traffic.all().filter(path => path === '/api/v1/clock')).toEqual([])
})

describe('nothing jumps when the script takes over', () => {
  const plan =
    '{"events":["fair-opening","academy-today","smalti-a-fragment"],"participants":["bumazhny-order"]}'

  test.each(
    everyOther(
      [
        ['before', '/program/', 1440, ''],
        ['before', '/program/', 390, plan],
        ['before', '/program/?day=26&format=talk&hall=lecture-hall', 1440, ''],
        ['before', '/program/?day=26&format=concert', 390, ''],
        ['during', '/program/', 390, ''],
        ['during', '/program/?view=grid', 1440, plan],
        ['during', '/program/smalti-a-fragment/', 390, plan],
        ['before', '/program/plan/', 390, plan],
        ['before', '/program/plan/?events=academy-today', 390, ''],
      ],
      0,
    ),
  )('%s the fair: %s at %i px', async (when, path, width, kept) => {
    const { page, context } = await guest({ viewport: { width, height: 844 } })
    await context.addInitScript(watchShifts)
    if (kept) await context.addInitScript(text => localStorage.setItem('portico-plan', text), kept)
    // During the fair the pages move with its clock, once it has answered.
    const clock = when === 'during' ? page.waitForResponse('**/api/v1/clock') : null
    await page.goto(`${(when === 'before' ? site : fair).url}${path}`)
    await clock
    await whenHydrated(page)
    await page.evaluate(() => document.fonts.ready)
    await whenStill(page)
    expect(await page.evaluate(() => (window as unknown as ShiftCounter).countShift())).toBeLessThan(0.01)
  })
})

type ShiftCounter = { countShift(): number }

function watchShifts() {
  let shift = 0
  const count = (entries: PerformanceEntry[]) => {
    for (const entry of entries) shift += (entry as unknown as { value: number }).value
  }
  const observer = new PerformanceObserver(list => count(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const counter: ShiftCounter = {
    countShift() {
      // What is on its way to the observer counts too.
      count(observer.takeRecords())
      return shift
    },
  }
  Object.assign(window, counter)
}

test('the names of the halls stay above their events, and the last hour is seen whole', async () => {
  for (const width of [1440, 1024]) {
    const { page } = await guest({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/program/?day=26&view=grid`)
    const frame = page.locator('.hall-grid-frame')
    await frame.waitFor()
    await whenHydrated(page)
    const { top, gap } = await frame.evaluate(async element => {
      const names = element.querySelector('.hall-grid-names') as HTMLElement
      const hour = [...element.querySelectorAll('.hall-grid-hour')].at(-1) as HTMLElement
      // Half way down, on the page or in the window of its own.
      const isOwn = element.scrollHeight > element.clientHeight + 1
      element.scrollIntoView()
      if (isOwn) element.scrollTop = 500
      else scrollBy(0, 700)
      await new Promise(requestAnimationFrame)
      const top = names.getBoundingClientRect().top - (isOwn ? element.getBoundingClientRect().top : 75)
      if (isOwn) element.scrollTop = element.scrollHeight
      const words = document.createRange()
      words.selectNodeContents(hour)
      return { top, gap: element.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom }
    })
    expect(Math.abs(top)).toBeLessThan(2)
    expect(gap).toBeGreaterThan(0)
  }
})

test('on a phone the days stay in sight, and a day chosen there is read from its beginning', async () => {
  const { page } = await guest({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await page.goto(`${site.url}/program/`)
  await whenHydrated(page)
  await page.evaluate(() => scrollTo(0, 2400))
  const tabs = page.getByRole('tablist')
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBeCloseTo(63, 0)
  await tabs.getByRole('tab').nth(2).click()
  const first = page.locator('#programme article').first()
  await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThan(110)
  expect((await first.boundingBox())?.y).toBeLessThan(500)
})

test('filters stand under the names of their groups', async () => {
  const { page } = await guest()
  await page.goto(`${site.url}/program/`)
  for (const name of ['Зал', 'Кому', 'Язык', 'Вход']) {
    expect(await page.getByRole('group', { name }).getByText(name, { exact: true }).isVisible()).toBe(true)
  }
})
