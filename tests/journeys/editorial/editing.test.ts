import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
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

const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /Сохранено|Saved/ })
    .first()
    .waitFor()

test('an editor writes: the typographer sets, undo takes it back, all of it saves itself, a press publishes', async () => {
  const { page, problems } = await desk('editor')
  await page.goto(`${site.url}/office/content/questions/catalogue/`)
  const question = page.getByLabel('Вопрос, Русский')
  await question.fill('')
  await question.pressSequentially('Где "Каталог" ')
  expect(await question.inputValue()).toBe('Где «Каталог» ')
  await page.keyboard.press('Control+z')
  // The last thing it set, and that alone.
  expect(await question.inputValue()).toBe('Где «Каталог" ')
  await question.fill('')
  await question.pressSequentially('Есть ли "Каталог" и в зале?')
  await saved(page)
  await until(
    async () =>
      (await wordsOf('catalogue', '{question,ru}')) === 'Есть\u00a0ли «Каталог» и\u00a0в\u00a0зале?',
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await page.getByRole('status').getByText('Опубликовано.').waitFor()
  await until(async () => (await ask(site, '/participants/')).text.includes('«Каталог»'))
  expect(problems).toEqual([])
})

test('a typo at midnight is mended on a phone, in English and by the keyboard alone', async () => {
  const { page, problems } = await desk('translator', 390)
  await page.goto(`${site.url}/en/office/content/questions/foreign-cards/`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const english = page.getByLabel('Question, English')
  await english.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' Really?')
  await saved(page)
  await until(async () => (await wordsOf('foreign-cards', '{question,en}')).endsWith(' Really?'))
  // Russian is not theirs to write.
  expect(await page.getByLabel('Question, Русский').isEditable()).toBe(false)
  expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('two editors in one text see both versions, and nobody’s words are lost', async () => {
  const one = await desk('editor')
  const other = await desk('chief-editor')
  const address = `${site.url}/office/content/questions/child-age/`
  await one.page.goto(address)
  await other.page.goto(address)
  await other.page.getByLabel('Вопрос, Русский').fill('Слова главного редактора')
  await saved(other.page)
  await until(async () => (await wordsOf('child-age', '{question,ru}')) === 'Слова главного редактора')
  await one.page.getByLabel('Вопрос, Русский').fill('Слова редактора')
  await one.page.getByText('Слова главного редактора').first().waitFor()
  expect(await one.page.getByLabel('Вопрос, Русский').inputValue()).toBe('Слова редактора')
  await one.page.getByLabel('Вопрос, Русский').press('End')
  await one.page.keyboard.type('!')
  await until(async () => (await wordsOf('child-age', '{question,ru}')) === 'Слова редактора!')
  // What was written over is a version.
  await one.page.goto(`${address}versions/`)
  await one.page.getByText('Варвара Купавина').first().waitFor()
  expect(await accessibilityFaults(one.page)).toEqual([])
})
