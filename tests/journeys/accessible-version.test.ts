import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchRoute } from '../../app/navigation/route-table.ts'
import { routes } from '../../app/routes.ts'
import { accessOptions, firstChoice } from '../../app/shell/accessible/choice.ts'
import { ask } from '../builders/ask.ts'
import { addressOf, click, guest, whenHydrated } from '../builders/browser.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyNth, everyOther } from '../builders/walks/whole-walk.ts'

let site: Site
const chosenCookie = 'size-200.beige.no-pictures.letters-3.lines-2.serif'
const someOfEachKind = ['/', '/award/', '/speakers/', '/tickets/', '/program/', '/participants/'].filter(
  path => matchRoute(routes, path) !== null,
)

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test.each([
  ['the eye in the header', (page: Page) => page.locator('header').getByRole('button', eye).last().click()],
  ['the foot of the page', (page: Page) => page.locator('footer').getByRole('button', eye).click()],
  [
    'the second stop of the keyboard',
    async (page: Page) => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
  ],
])('it is opened from %s, at once and without a reload', async (_, open) => {
  const { page, traffic, problems } = await enter('/award/')
  traffic.forget()
  await open(page)
  await panel(page).waitFor()
  expect(await choice(page)).toBe(firstChoice)
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('access-panel')
  expect([...traffic.documents(), ...traffic.payloads()]).toEqual([])
  expect(problems).toEqual([])
})

const eye = { name: 'Версия для слабовидящих' }

test('a choice is remembered, and the next document is served with it: nothing flashes up', async () => {
  const { page, context } = await enter('/award/')
  await open(page)
  await page.getByLabel('Белым по чёрному').check()
  await page.getByLabel('200 %').check()
  const tab = await context.newPage()
  const answer = await tab.goto(`${site.url}/speakers/`)
  const wanted = 'size-200 white-on-black pictures letters-1 lines-1 sans'
  expect(htmlTag((await answer?.text()) ?? '')).toBe(
    `<html data-access="${wanted}" lang="ru-RU" data-layout="dark">`,
  )
  await whenHydrated(tab)
  // Set up already, it is folded now; the way back is in sight.
  expect(await tab.getByLabel('200 %').isVisible()).toBe(false)
  await panel(tab).getByRole('button', { name: 'Обычная версия' }).click()
  expect(await choice(tab)).toBeNull()
  expect((await context.cookies()).filter(({ name }) => name === 'accessible')).toEqual([])
})

test('the stored page stays as it is for everybody else, whatever is in the cookie', async () => {
  const cookie = `accessible=${chosenCookie}`
  const chosen = await ask(site, '/manifesto/', { headers: { cookie, 'accept-encoding': 'br' } })
  const plain = await ask(site, '/manifesto/')
  const mark = `data-access="${chosenCookie.replaceAll('.', ' ')}" `
  expect(htmlTag(chosen.text)).toBe(`<html ${mark}lang="ru-RU" data-layout="dark">`)
  expect(chosen.text.replace(mark, '') === plain.text).toBe(true)
  expect(chosen.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-encoding': 'br' })
  expect(chosen.headers.etag).not.toBe(plain.headers.etag)
  const again = await ask(site, '/manifesto/', {
    headers: { cookie, 'accept-encoding': 'br', 'if-none-match': chosen.headers.etag },
  })
  expect(again.status).toBe(304)
  const forged = await ask(site, '/manifesto/', { headers: { cookie: 'accessible="><script>' } })
  expect(htmlTag(forged.text)).toBe('<html lang="ru-RU" data-layout="dark">')
  const missing = await ask(site, '/nowhere/', { headers: { cookie } })
  expect(htmlTag(missing.text)).toBe(`<html ${mark}lang="ru-RU" data-layout="dark">`)
})

test('every setting does what it says, and all of them can be taken back', async () => {
  const { page } = await enter('/speakers/')
  await open(page)
  const style = (property: string) =>
    page
      .locator('main p')
      .first()
      .evaluate((p, name) => getComputedStyle(p).getPropertyValue(name), property)
  const before = await Promise.all(['letter-spacing', 'line-height', 'font-family'].map(style))
  await page.getByLabel('100 %').check()
  expect(await style('font-size')).toBe('16px')
  await page.getByLabel('200 %').check()
  expect(await style('font-size')).toBe('32px')
  await page.getByRole('group', { name: 'Межбуквенный интервал' }).getByLabel('Большой').check()
  await page.getByRole('group', { name: 'Межстрочный интервал' }).getByLabel('Увеличенный').check()
  await page.getByLabel('С засечками').check()
  expect(await style('letter-spacing')).toBe('5.12px')
  expect(await style('line-height')).toBe('57.6px')
  expect(await style('font-family')).toMatch(/^"?Noto Serif"?,/)
  await page.getByRole('button', { name: 'Сбросить' }).click()
  expect(await Promise.all(['letter-spacing', 'line-height', 'font-family'].map(style))).toEqual(before)
  expect(await choice(page)).toBe(firstChoice)
})

test('with pictures off, their descriptions stand in dashed frames and the labels stay', async () => {
  const { page } = await enter('/')
  await open(page)
  await page.getByRole('group', { name: 'Изображения' }).getByLabel('Нет').check()
  const work = page.locator('main picture[data-alt]').first()
  const alt = await work.locator('img').getAttribute('alt')
  const frame = await work.evaluate(picture => {
    const { content, borderTopStyle } = getComputedStyle(picture, '::before')
    return { content, borderTopStyle }
  })
  expect(frame.borderTopStyle).toBe('dashed')
  expect(frame.content).toContain('[Изображение: ')
  expect(alt).not.toBe('')
  expect(await page.locator('img:visible').count()).toBe(0)
  expect(await page.getByText('Храм без города').first().isVisible()).toBe(true)
})

test('it goes along to the next page and into the other language', async () => {
  const { page, traffic } = await enter('/award/')
  await open(page)
  traffic.forget()
  await click(page, 'a[href="/speakers/"]')
  await page.waitForURL(`${site.url}/speakers/`)
  expect(await choice(page)).toBe(firstChoice)
  await click(page, 'a[hreflang="en-GB"]')
  await page.waitForURL(`${site.url}/en/speakers/`)
  expect(await choice(page)).toBe(firstChoice)
  await page.getByRole('region', { name: 'Accessible version' }).waitFor()
  expect(await page.locator('main [aria-current="true"]').first().evaluate(saidAfter)).toBe('" – selected"')
  expect(traffic.documents()).toEqual([])
  expect(addressOf(page)).toBe('/en/speakers/')
})

test('columns, light and drawings go, their twins in words come', async () => {
  const { page } = await enter('/')
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<p data-plan>plan</p><p data-timetable>grid</p><ul data-twin class="hidden"><li>twin</li></ul>',
      )
  })
  const isSeen = (selector: string) => page.locator(selector).first().isVisible()
  expect(await isSeen('[data-plan]')).toBe(true)
  await open(page)
  const seen = ['[data-plan]', '[data-timetable]', '.colonnade', 'footer .type-inscription', '[data-twin]']
  expect(await Promise.all(seen.map(isSeen))).toEqual([false, false, false, false, true])
  const name = page.locator('h1').getByText('Портик. Ярмарка академического искусства')
  expect((await name.boundingBox())?.width).toBeGreaterThan(300)
})

test.each(everyOther(accessOptions.scheme, 1))(
  'in %s every word stands out by 7 : 1 or more',
  async scheme => {
    const { page, context } = await guest({ reducedMotion: 'reduce' })
    await context.addCookies([remembered(`size-150.${scheme}.pictures.letters-1.lines-1.sans`)])
    for (const path of everyNth(3, someOfEachKind, accessOptions.scheme.indexOf(scheme) % 3)) {
      await page.goto(`${site.url}${path}`)
      await whenHydrated(page)
      await panel(page).locator('summary').click()
      expect([path, await paleWords(page)]).toEqual([path, []])
    }
  },
  90_000,
)

// The schemes differ in colours alone, and of those the test above is the stricter judge.
test.each(everyNth(3, someOfEachKind, 1))('axe is content with %s', async path => {
  const { page, context } = await guest({ reducedMotion: 'reduce' })
  await context.addCookies([remembered('size-150.black-on-white.pictures.letters-1.lines-1.sans')])
  await page.goto(`${site.url}${path}`)
  await whenHydrated(page)
  await panel(page).locator('summary').click()
  expect(await accessibilityFaults(page)).toEqual([])
})

test.each([1280, 390])(
  'at twice the size nothing scrolls sideways on a screen of %i px',
  async width => {
    const { page, context } = await guest({ viewport: { width, height: 800 } })
    await context.addCookies([remembered(chosenCookie.replace('no-pictures', 'pictures'))])
    for (const path of everyNth(
      3,
      [...someOfEachKind, '/en/', '/speakers/1/', '/nowhere/'],
      width === 390 ? 0 : 1,
    )) {
      await page.goto(`${site.url}${path}`)
      await whenHydrated(page)
      await panel(page).locator('summary').click()
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
    }
  },
  90_000,
)

async function enter(path: string) {
  const visit = await guest({ connection: { saveData: true } })
  await visit.page.goto(`${site.url}${path}`)
  await whenHydrated(visit.page)
  return visit
}

async function open(page: Page) {
  await page
    .locator('footer')
    .getByRole('button', eye)
    .evaluate((button: HTMLElement) => button.click())
  await panel(page).waitFor()
}

function panel(page: Page) {
  return page.locator('.access-panel')
}

function choice(page: Page) {
  return page.locator('html').getAttribute('data-access')
}

function remembered(value: string) {
  return { name: 'accessible', value, url: site.url }
}

function htmlTag(html: string) {
  return /<html[^>]*>/.exec(html)?.[0]
}

function saidAfter(element: Element): string {
  return getComputedStyle(element, '::after').content
}

/** Visible words whose colour differs from their ground by less than 7 : 1. */
function paleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map(value => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ground = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const colour = getComputedStyle(element).backgroundColor
      return (channels(colour)[3] ?? 1) === 0 ? ground(element.parentElement) : colour
    }
    const pale: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || !text.nodeValue?.trim() || element.closest('script, svg')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const [a, b] = [light(getComputedStyle(element).color), light(ground(element))].sort((x, y) => y - x)
      const ratio = ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05)
      if (ratio < 7) pale.push(`${text.nodeValue.trim().slice(0, 30)} ${ratio.toFixed(1)}`)
    }
    return pale
  })
}

test('at a desk it is one column: works as large as it allows with their labels, the search in words', async () => {
  const { page } = await enter('/')
  await open(page)
  const works = await page.evaluate(() =>
    [...document.querySelectorAll('main .hung')].map(work => {
      const label = work.closest('li')?.querySelector('.hung-label') as HTMLElement
      const [own, words] = [work.getBoundingClientRect(), label.getBoundingClientRect()]
      return { width: own.width, isUnder: words.top >= own.bottom, isAligned: words.left === own.left }
    }),
  )
  expect(works).toEqual(Array(6).fill({ width: 640, isUnder: true, isAligned: true }))
  const search = page.locator('header > div > a[href="/search/"]')
  const word = () => search.evaluate(link => getComputedStyle(link, '::after').content)
  expect([await search.isVisible(), await word()]).toEqual([true, '"Поиск"'])
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await search.isVisible()).toBe(true)
})

test('the plan of the fair is its list, as wide as the column, without a legend to nothing', async () => {
  const { page } = await enter('/navigator/map/')
  await page.locator('header').getByRole('button', eye).last().click()
  await panel(page).waitFor()
  expect(await page.locator('.plan').isVisible()).toBe(false)
  expect(await page.locator('.plan-legend > ul').isVisible()).toBe(false)
  const { head, row, dates, name } = await page.evaluate(() => {
    const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect
    return {
      head: at('.map-head'),
      row: at('.map-row'),
      dates: at('.header-dates'),
      name: at('.header-name > a'),
    }
  })
  expect([Math.round(head.width), Math.round(row.width)]).toEqual([1000, 1000])
  expect(row.left).toBe(head.left)
  expect(dates.left - name.right).toBeGreaterThan(8)
})
