import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { coverOf, plainPdf } from '../../builders/award/books.ts'
import {
  addBook,
  addFile,
  addJuror,
  addSheet,
  addSilentJuror,
  reasons,
  setStage,
} from '../../builders/award/reading-room.ts'
import { guest } from '../../builders/browser.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'
import { everyOther, oneWay } from '../../builders/walks/whole-walk.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 })

let site: Site
const colleagues: string[] = []
const titles = ['Линия и её сомнения', 'Фриз как дорога', 'Свет северного окна']

beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2025-09-05T12:00:00+03:00', POSTS_PER_MINUTE: '100000' })
  for (const name of ['Лидия Сорокодум', 'Борис Гжатин', 'Алексей Дольник'])
    colleagues.push(await addSilentJuror(site, name))
  await setStage(site, 'first-round')
})
afterAll(() => site.stop())

async function enter(page: Page, email: string, to: string): Promise<void> {
  page.setDefaultTimeout(30_000)
  await page.goto(`${site.url}/sign-in/`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL(url => !url.pathname.includes('sign-in'))
  await page.goto(`${site.url}${to}`)
}

/** A juror with three books of their own, which colleagues have judged. */
async function jurorWithBooks(email: string): Promise<{ juror: string; books: string[] }> {
  await newcomer(site, email, 'juror')
  const juror = await addJuror(site, email)
  const books: string[] = []
  for (const title of titles) {
    const id = await addBook(site, { title, readers: [juror, ...colleagues] })
    await addFile(site, id, 'cover', await coverOf(600, 840))
    await addFile(site, id, 'reading-copy', plainPdf)
    for (const colleague of colleagues) await addSheet(site, id, colleague)
    books.push(id)
  }
  return { juror, books }
}

const sheetOf = async (book: string, juror: string) => {
  const [row] = await sql<{ halves: Record<string, number>; note: string; outcome: string | null }>(
    site,
    'select halves, note, outcome from award_sheets where application_id = $1 and juror_id = $2',
    [book, juror],
  )
  return row ?? null
}

const said = (page: Page, text: RegExp) => page.locator('#saved').filter({ hasText: text }).waitFor()
const focusOn = (page: Page, name: string) =>
  page.locator(`fieldset[data-criterion=${name}] input[value="2"]`).focus()

describe.each(
  oneWay(
    [
      { locale: 'ru', prefix: '', saved: /Сохранено в/, oneLeft: /ещё один критерий/, sum: '8,25' },
      { locale: 'en', prefix: '/en', saved: /Saved at/, oneLeft: /one criterion left/, sum: '8.25' },
    ],
    1,
  ),
)('$locale', ({ locale, prefix, saved, oneLeft, sum }) => {
  test('a juror judges and votes with the keyboard alone', async () => {
    await setStage(site, 'first-round')
    const email = `keys-${locale}@example.test`
    const { juror, books } = await jurorWithBooks(email)
    const [first = '', second = ''] = books
    const { page } = await guest({ viewport: { width: 1440, height: 900 } })
    await enter(page, email, `${prefix}/jury/`)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto(`${site.url}${prefix}/jury/books/${first}/`)
    await page.locator('[data-keys]').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const { keyboard } = page

    // A digit is a whole point, an arrow half of one; Tab goes on to the next criterion.
    await focusOn(page, 'novelty')
    await keyboard.press('9')
    await keyboard.press('Tab')
    await keyboard.press('9')
    await keyboard.press('ArrowLeft')
    await keyboard.press('Tab')
    await keyboard.press('8')
    await keyboard.press('ArrowLeft')
    await keyboard.press('Tab')
    await keyboard.press('8')
    await said(page, saved)
    expect((await sheetOf(first, juror))?.halves).toEqual({
      novelty: 18,
      argument: 17,
      clarity: 15,
      apparatus: 16,
    })
    await page.locator('[data-send]').filter({ hasText: oneLeft }).waitFor()

    // What is missing is not sent.
    await keyboard.press('Control+Enter')
    await keyboard.press('Tab')
    await keyboard.press('7')
    await page.locator('[data-weighted]').filter({ hasText: sum }).waitFor()
    expect(await page.locator('[data-send]').isDisabled()).toBe(true)
    await page.locator('#note').fill(reasons)
    await page.locator('#note').press('1')
    expect(await page.locator('#note').inputValue()).toContain('1')
    await page.locator('#note').fill(reasons)
    await keyboard.press('Control+Enter')
    await page.waitForURL(/done=sent/)
    expect((await sheetOf(first, juror))?.outcome).toBe('sent')
    await page.getByText('Лидия Сорокодум').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    // J and K walk the books.
    await page.locator('h1').click()
    await keyboard.press('j')
    await page.waitForURL(new RegExp(second))
    await page.locator('[data-keys]:visible').waitFor()
    await keyboard.press('k')
    await page.waitForURL(new RegExp(first))

    // The second round: a word by its digit, down to the next book, Delete takes it back.
    await setStage(site, 'second-round')
    await page.goto(`${site.url}${prefix}/jury/second-round/`)
    await page.locator('[data-keys]:visible').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const rows = page.locator('[data-row]')
    const count = await rows.count()
    await rows.first().locator('input').first().focus()
    for (let place = 0; place < count; place += 1) {
      await keyboard.press('2')
      await keyboard.press('ArrowDown')
    }
    await keyboard.press('Delete')
    expect(await page.locator('[data-send]').isDisabled()).toBe(true)
    await keyboard.press('3')
    await said(page, saved)
    await keyboard.press('Control+Enter')
    await page.waitForURL(/done=cast/)
    const [ballot] = await sql<{ grades: Record<string, string>; outcome: string }>(
      site,
      'select grades, outcome from award_ballots where juror_id = $1',
      [juror],
    )
    expect(ballot?.outcome).toBe('cast')
    expect(Object.values(ballot?.grades ?? {}).sort()).toEqual([
      'good',
      ...Array.from({ length: count - 1 }, () => 'very-good'),
    ])
    await page.close()
  })

  test.each(everyOther([390, 768, 1440, 1024], locale === 'ru' ? 0 : 1))(
    'nothing is too wide or too small at %i',
    async width => {
      await setStage(site, 'first-round')
      const email = `wide-${locale}-${width}@example.test`
      const { books } = await jurorWithBooks(email)
      const { page } = await guest({ viewport: { width, height: 900 } })
      await enter(page, email, `${prefix}/jury/`)
      const paths = ['/jury/', `/jury/books/${books[0]}/`, `/jury/books/${books[0]}/reading/`]
      for (const path of paths) await check(path)
      await setStage(site, 'second-round')
      for (const path of ['/jury/second-round/', '/jury/second-round/?nomination=prize']) await check(path)
      await page.close()

      async function check(path: string) {
        await page.goto(`${site.url}${prefix}${path}`)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([path, wide]).toEqual([path, width])
        if (!path.endsWith('reading/')) expect([path, await accessibilityFaults(page)]).toEqual([path, []])
      }
    },
  )
})

test('two tabs: yesterday’s is told, and overwrites nothing', async () => {
  await setStage(site, 'first-round')
  const email = 'tabs@example.test'
  const { juror, books } = await jurorWithBooks(email)
  const [book = ''] = books
  const { page, context } = await guest({ viewport: { width: 1024, height: 900 } })
  await enter(page, email, `/jury/books/${book}/`)
  const old = await context.newPage()
  await old.goto(`${site.url}/jury/books/${book}/`)
  await focusOn(page, 'novelty')
  await page.keyboard.press('9')
  await said(page, /Сохранено в/)
  await focusOn(old, 'novelty')
  await old.keyboard.press('2')
  await old.getByText('Сохранено в\u00a0другой вкладке').waitFor()
  expect((await sheetOf(book, juror))?.halves).toEqual({ novelty: 18 })
  expect(await old.locator('fieldset[data-criterion=novelty] input:checked').inputValue()).toBe('4')
  await page.close()
  await old.close()
})

test('without its script the reading room is links and forms', async () => {
  await setStage(site, 'first-round')
  const email = 'plain@example.test'
  const { juror, books } = await jurorWithBooks(email)
  const [book = ''] = books
  const { page } = await guest({ viewport: { width: 768, height: 1024 }, javaScriptEnabled: false })
  await enter(page, email, '/jury/')
  await page.getByRole('link', { name: /Линия и её сомнения/ }).click()
  expect(await page.locator('[data-keys]').isVisible()).toBe(false)
  for (const name of ['novelty', 'argument', 'clarity', 'apparatus', 'pictures'])
    await page.locator(`fieldset[data-criterion=${name}] input[value="17"]`).check({ force: true })
  await page.locator('#note').fill(reasons)
  await page.locator('button[value=save]').click()
  await page.waitForURL(/done=saved/)
  await page.goto(`${site.url}/jury/books/${book}/reading/`)
  await page.locator('#page').fill('84')
  await page.locator('button[value=place]').click()
  await page.waitForURL(/done=kept/)
  await page.goto(`${site.url}/jury/books/${book}/`)
  await page.locator('button[value=send]').click()
  await page.waitForURL(/done=sent/)
  await until(
    () => sheetOf(book, juror),
    sheet => sheet?.outcome === 'sent',
  )
  await page.close()
})
