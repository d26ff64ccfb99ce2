import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { addressOf, guest, whenHydrated } from '../builders/browser.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

describe('the lightbox', () => {
  test('tells whether a work can be had and for how much, and leads to its stand on the map', async () => {
    const { page, problems } = await opened('/participants/bumazhny-order/')
    const labels = await page
      .locator('#works ~ * figcaption, section[aria-labelledby="works"] figcaption')
      .allTextContents()
    expect(labels.length).toBeGreaterThan(1)
    await page.locator('section[aria-labelledby="works"] .gallery-trigger').first().click()
    const caption = page.locator('.lightbox-label')
    await caption
      .getByText(/^(?:(?:свободна|отложена), (?:\d+\u00a0\d{3}\u00a0₽|цена по\u00a0запросу)|продана)$/)
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await caption.getByRole('link', { name: 'Стенд C-07, на плане' }).click()
    await page.waitForURL('**/navigator/map/#stand-C-07')
    expect(problems).toEqual([])
  })

  test('tells it of a work of the home wall too, in English', async () => {
    const { page } = await opened('/en/')
    await page.locator('.wall-work').first().click()
    const link = page
      .locator('.lightbox-label')
      .getByRole('link', { name: /^Stand [A-F]-\d\d, on the plan$/ })
    await link.waitFor()
    expect(await link.getAttribute('href')).toMatch(/^\/en\/navigator\/map\/#stand-[A-F]-\d\d$/)
    await page
      .locator('.lightbox-label')
      .getByText(/^(?:(?:available|on hold), (?:₽[\d,]+|price on request)|sold)$/)
      .waitFor()
  })
})

describe('the list', () => {
  test('is narrowed step by step, keeps its state in the address, and goes back the same way', async () => {
    const { page, problems } = await opened('/participants/')
    expect(await page.getByRole('link', { name: 'Сбросить' }).count()).toBe(0)

    await page.getByRole('link', { name: 'C Графика, 12' }).click()
    await page.getByLabel('Тип').selectOption('workshop')
    await page.getByRole('link', { name: 'Б', exact: true }).click()
    expect(addressOf(page)).toBe('/participants/?section=paper&type=workshop&letter=%D0%91')
    expect(await names(page)).toEqual(['«Бумажный ордер»'])
    expect(await status(page)).toBe('1 участник')
    expect(await page.getByText('A Живопись, 0').evaluate(chip => chip.tagName)).toBe('SPAN')

    await page.reload()
    await whenHydrated(page)
    await expect.poll(() => names(page)).toEqual(['«Бумажный ордер»'])
    expect(await page.getByLabel('Тип').inputValue()).toBe('workshop')
    expect(await accessibilityFaults(page)).toEqual([])

    await page.goBack()
    await expect.poll(() => status(page)).toBe('4 участника')
    await page.goBack()
    await expect.poll(() => status(page)).toBe('12 участников')

    await page.getByRole('link', { name: 'Сбросить' }).click()
    expect(addressOf(page)).toBe('/participants/')
    await expect.poll(() => status(page)).toBe('70 участников')
    expect(problems).toEqual([])
  }, 60_000)

  test('on a phone is whole a moment after its first screen, with a script or without', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await guest({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
      await page.goto(`${site.url}/participants/`)
      const cards = page.locator('main ul > li.later')
      expect(await cards.count()).toBe(24)
      for (const place of [0, 4, 19, 23]) {
        await cards
          .nth(place)
          .getByText(/^Стенд/)
          .waitFor()
      }
    }
  })

  test('follows the typing without filling the history, in either alphabet', async () => {
    const { page, traffic } = await opened('/participants/')
    const entriesBefore = await page.evaluate(() => history.length)
    traffic.forget()
    await page.getByRole('searchbox').pressSequentially('severny', { delay: 20 })
    await expect.poll(() => names(page)).toEqual(['«Северный свод»'])
    expect(addressOf(page)).toBe('/participants/?q=severny')
    expect(await page.evaluate(() => history.length)).toBe(entriesBefore)
    expect(traffic.documents()).toEqual([])

    await page.getByRole('searchbox').fill('C-07')
    await page.getByRole('searchbox').press('Enter')
    expect(addressOf(page)).toBe('/participants/?q=C-07')
    await page.getByRole('link', { name: 'Сбросить' }).click()
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
  })

  test('shows the same people in the other language, whatever was asked for', async () => {
    const { page } = await opened('/participants/?city=st-petersburg&letter=П')
    await expect.poll(() => names(page)).toEqual(['«Пятый пилон»'])
    await page.getByRole('link', { name: 'ENG', exact: true }).click()
    await expect.poll(() => names(page)).toEqual(['Fifth Pylon'])
    expect(await page.getByLabel('City').inputValue()).toBe('st-petersburg')

    await page.goto(`${site.url}/en/participants/?q=овсяник`)
    await expect.poll(() => names(page)).toContain('Lev Ovsyanik')
  })

  test.each(
    oneWay(
      [
        ['/participants/?q=абракадабра&section=book', 'Никого не нашлось', 'Показать всех'],
        ['/en/participants/?mine=1', 'no exhibitors in your plan yet', 'Show everybody'],
      ],
      1,
    ),
  )('%s says that it is empty and offers the way out', async (path, words, action) => {
    const { page } = await opened(path)
    await page.getByText(words).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: action }).click()
    await expect.poll(() => names(page)).toHaveLength(24)
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
  })

  test('opens further by the keyboard and goes on where it stopped', async () => {
    const { page } = await opened('/participants/')
    expect(await names(page)).toHaveLength(24)
    await page.getByRole('link', { name: 'Показать ещё' }).press('Enter')
    await expect.poll(() => names(page)).toHaveLength(48)
    expect(addressOf(page)).toBe('/participants/?page=2')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
    expect(await focused()).toBe('/participants/nestor-polynnik/')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}/participants/nestor-polynnik/`)
    await page.goBack()
    await expect.poll(() => names(page)).toHaveLength(48)
  })

  test('without a script is whole, and offers nothing that would not work', async () => {
    const { page } = await guest({ javaScriptEnabled: false })
    await page.goto(`${site.url}/participants/`)
    expect(await names(page)).toHaveLength(70)
    expect(await page.getByRole('searchbox').isVisible()).toBe(false)
    expect(await page.getByText('Показать ещё').isVisible()).toBe(false)
  })

  test('is light on a phone, and nothing in it moves', async () => {
    const { page, context } = await guest({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      connection: { saveData: true },
    })
    await page.addInitScript(watchShifts)
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    let bytes = 0
    network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.goto(`${site.url}/participants/`, { waitUntil: 'networkidle' })
    expect(bytes).toBeGreaterThan(200_000)
    expect(bytes).toBeLessThan(450_000)
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)
  })
})

describe('a participant', () => {
  test('is kept on their page and then found in the list by my plan', async () => {
    const { page, problems } = await opened('/participants/smalta/')
    await page.getByRole('button', { name: 'В мой план: «Смальта»' }).click()
    expect(await page.getByText('В моём плане').isVisible()).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Участники' }).click()
    await page.getByRole('link', { name: 'Мой план, 1' }).click()
    expect(addressOf(page)).toBe('/participants/?mine=1')
    await expect.poll(() => names(page)).toEqual(['«Смальта»'])
    expect(problems).toEqual([])
  })

  test('shows the works with their marks, the way to the plan and both neighbours', async () => {
    const { page } = await opened('/en/participants/bumazhny-order/')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Paper Order')
    const plan = page.getByRole('link', { name: 'Show on the plan' })
    expect(await plan.getAttribute('href')).toBe('/en/navigator/map/#stand-C-07')
    const works = page.getByRole('region', { name: 'Works' })
    expect(await works.getByRole('figure').count()).toBe(3)
    const legend = works.getByRole('list', { name: 'What the dots mean' }).getByRole('listitem')
    expect(await legend.allTextContents()).toEqual(['available', 'on hold', 'sold'])
    await works
      .getByRole('link', { name: /^Open: / })
      .nth(1)
      .click()
    await page
      .getByRole('dialog')
      .getByText(/No\.\s31\.2/)
      .waitFor()
    await page.keyboard.press('Escape')
    const neighbours = page.getByRole('navigation', { name: 'Neighbouring stands' }).getByRole('link')
    expect(await neighbours.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
      '/en/participants/dom-ottiska/',
      '/en/participants/ilya-studenets/',
    ])
  })

  test('whom nobody knows is not found', async () => {
    for (const path of ['/participants/nobody/', '/en/participants/nobody/']) {
      expect([path, (await ask(site, path)).status]).toEqual([path, 404])
    }
  })

  test('not published in a language leads there to the list, and is missing from it', async () => {
    const client = new pg.Client({ connectionString: site.databaseUrl })
    await client.connect()
    await client.query(`update participants set published_en_at = null where slug = 'ivovy-ugol'`)
    await client.end()
    await expect
      .poll(async () => (await ask(site, '/en/participants/')).text)
      .not.toContain('/en/participants/ivovy-ugol/')
    const english = await ask(site, '/en/participants/ivovy-ugol/')
    expect([english.status, english.headers.location]).toEqual([302, '/en/participants/'])
    expect((await ask(site, '/participants/ivovy-ugol/')).status).toBe(200)

    const { page } = await opened('/participants/ivovy-ugol/')
    await page.getByRole('link', { name: 'ENG', exact: true }).click()
    await page.waitForURL(`${site.url}/en/participants/`)
  })
})

async function opened(path: string) {
  const visit = await guest()
  await visit.page.goto(`${site.url}${path}`)
  await whenHydrated(visit.page)
  return visit
}

/** The names on the cards that are seen, in their order. */
function names(page: Page): Promise<string[]> {
  return page
    .locator('main ul > li a[href*="/participants/"] p:nth-child(2)')
    .evaluateAll(all =>
      all
        .filter(name => (name as HTMLElement).checkVisibility())
        .map(name => (name.textContent ?? '').replaceAll('\u00a0', ' ')),
    )
}

async function status(page: Page): Promise<string> {
  return ((await page.getByRole('main').getByRole('status').first().textContent()) ?? '').replaceAll(
    '\u00a0',
    ' ',
  )
}

function watchShifts() {
  Object.assign(window, { shifted: 0 })
  const sum = window as unknown as { shifted: number }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) sum.shifted += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

test('whatever the keyboard reaches above the list can be seen', async () => {
  const { page } = await guest()
  await page.goto(`${site.url}/participants/`)
  await whenHydrated(page)
  await page.getByRole('searchbox').last().focus()
  const reached: string[] = []
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => {
        const { width, height } = (document.activeElement as HTMLElement).getBoundingClientRect()
        return width >= 24 && height >= 24 ? 'seen' : `hidden: ${document.activeElement?.textContent}`
      }),
    )
  }
  expect(reached).toEqual(['seen', 'seen', 'seen', 'seen', 'seen'])
})
