import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { enterWith, guest } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
})
afterAll(() => site.stop())

async function desk(role: Role, width = 1440) {
  const seen = await guest({ viewport: { width, height: 900 } })
  await enterWith(seen.context, site, await signIn(site, role))
  return seen
}

async function wordsOf(key: string, path: string): Promise<string> {
  const [draft] = await sql<{ words: string }>(
    site,
    'select record #>> $2::text[] words from content_drafts where key = $1',
    [key, path],
  )
  return draft?.words ?? ''
}

test('texts are written on the page itself: set, saved, shown in their field and in the page made anew', async () => {
  const { page, problems } = await desk('editor')
  await page.goto(`${site.url}/office/content/pages/about/`)
  const russian = page.frameLocator('iframe').first()
  const title = russian.locator('h1 portico-text')
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' и "портик"')
  await until(async () => (await wordsOf('about', '{title,ru}')) === 'О\u00a0ярмарке и\u00a0«портик»')
  expect(await page.inputValue('[name="field:title:ru"]')).toBe('О\u00a0ярмарке и\u00a0«портик»')
  // The page has been made anew, and the caret is where it was.
  await page.keyboard.type('!')
  await until(async () => (await wordsOf('about', '{title,ru}')).endsWith('«портик»!'))
  expect(await russian.locator('h1').textContent()).toContain('«портик»!')

  // The other way round: what is typed in a field is seen at once, and nobody's page jumps.
  const frame = page.frames().find(one => one.url().includes('language=ru'))
  await frame?.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await page.locator('[name="field:title:ru"]').fill('Другое название')
  expect(await russian.locator('h1').textContent()).toBe('Другое название')
  await until(async () => (await wordsOf('about', '{title,ru}')) === 'Другое название')
  await until(
    () => frame?.evaluate(() => window.scrollY),
    top => top === 300,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('blocks are reached by the keyboard; links lead nowhere; the width and the language are chosen', async () => {
  const { page, problems } = await desk('editor')
  await page.goto(`${site.url}/en/office/content/pages/about/`)
  const english = page.frameLocator('iframe').nth(1)
  await english.locator('h1 portico-text').waitFor()
  await page.getByRole('radio', { name: 'English' }).focus()
  await page.keyboard.press('Space')
  expect(await page.locator('iframe:visible').count()).toBe(1)
  await page.getByRole('radio', { name: 'Phone 390' }).check({ force: true })
  expect(await page.locator('iframe:visible').evaluate(one => one.clientWidth)).toBe(390)
  await page.locator('summary').filter({ hasText: 'Blocks' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type(' Really.')
  await until(async () => {
    const [draft] = await sql<{ found: boolean }>(
      site,
      "select record::text like '%Really.%' found from content_drafts where key = 'about'",
    )
    return draft?.found === true
  })
  const address = page
    .frames()
    .find(one => one.url().includes('language=en'))
    ?.url()
  await english.locator('footer a').first().click()
  expect(
    page
      .frames()
      .find(one => one.url().includes('language=en'))
      ?.url(),
  ).toBe(address)
  expect(problems).toEqual([])
})

test('what somebody may not write is not written in the page either; on a phone the page waits to be asked for', async () => {
  const translator = await desk('translator')
  await translator.page.goto(`${site.url}/office/content/pages/manifesto/`)
  const [russian, english] = [0, 1].map(place => translator.page.frameLocator('iframe').nth(place))
  await english?.locator('portico-text[contenteditable]').first().waitFor()
  expect(await russian?.locator('portico-text[data-field$=":ru"][contenteditable]').count()).toBe(0)
  const phone = await desk('editor', 390)
  await phone.page.goto(`${site.url}/office/content/pages/manifesto/`)
  expect(await phone.page.locator('iframe:visible').count()).toBe(0)
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(phone.problems).toEqual([])
})

test('two in one record see each other; words come over by themselves, and where both write both are shown', async () => {
  const one = await desk('editor')
  const other = await desk('chief-editor')
  const address = `${site.url}/office/content/pages/guides/`
  await one.page.goto(address)
  await other.page.goto(address)
  await other.page.locator('[name="field:title:ru"]').focus()
  await one.page.getByText('Сейчас здесь: Варвара Купавина').waitFor()
  await one.page.locator('label [data-flag]').filter({ hasText: 'Варвара Купавина' }).waitFor()

  await other.page.locator('[name="field:lead:ru"]').fill('Слова главного редактора')
  await until(
    async () => (await one.page.inputValue('[name="field:lead:ru"]')) === 'Слова главного редактора',
  )
  expect(await one.page.frameLocator('iframe').first().getByText('Слова главного редактора').count()).toBe(1)

  // Both write, and neither has the other's words yet.
  await one.context.setOffline(true)
  await one.page.locator('[name="field:title:ru"]').fill('Моё название')
  await other.page.locator('[name="field:title:ru"]').fill('Чужое название')
  await until(async () => (await wordsOf('guides', '{title,ru}')) === 'Чужое название')
  await one.context.setOffline(false)
  await one.page.getByText('Чужое название').first().waitFor()
  expect(await one.page.inputValue('#field-title-ru')).toBe('Моё название')
})
