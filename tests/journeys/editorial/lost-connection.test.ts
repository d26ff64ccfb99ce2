import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { desk, saved, sound, wordsOf } from '../../builders/editorial/desk.ts'
import { type MortalSite, mortalSite } from '../../builders/exhibitors/mortal-site.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { freePort } from '../../builders/postgres-cluster.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// Whole stories with several pages in them, and a site that is started anew.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let clone: Awaited<ReturnType<typeof cloneFair>>
let site: MortalSite
beforeAll(async () => {
  clone = await cloneFair()
  const port = String(await freePort())
  site = await mortalSite({ DATABASE_URL: clone.url, PORT: port, POSTS_PER_MINUTE: '100000' })
})
afterAll(async () => {
  await site.stop()
  await clone.drop()
})

// What a browser says of a house that does not open.
const shut = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED/

const recordOf = (key: string, language = '') => `${site.url}${language}/office/content/questions/${key}/`

test('whoever types without a pause is saved while they type', async () => {
  const { page, problems } = await desk(site, 'editor')
  await page.goto(recordOf('catalogue'))
  await page.getByLabel('Вопрос, Русский').fill('')
  let isTyping = true
  // Never half a second without a stroke.
  const typing = page.keyboard.type('слово'.repeat(30), { delay: 100 }).then(() => {
    isTyping = false
  })
  await until(async () => (await wordsOf(site, 'catalogue', '{question,ru}')).startsWith('словослово'))
  expect(isTyping).toBe(true)
  await typing
  await until(async () => (await wordsOf(site, 'catalogue', '{question,ru}')) === 'слово'.repeat(30))
  expect(problems).toEqual([])
})

test('an answer that was lost on its way back makes nobody a stranger to their own words', async () => {
  const { page, problems } = await desk(site, 'editor', { expected: shut })
  let lost = 0
  await page.route('**/office/content/questions/child-age/', async route => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost++
    // It has arrived there, and nobody here hears of it.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto(recordOf('child-age'))
  const question = page.getByLabel('Вопрос, Русский')
  await question.fill('Начало')
  await until(() => lost === 1)
  await question.press('End')
  await page.keyboard.type(' и конец')
  await until(async () => (await wordsOf(site, 'child-age', '{question,ru}')) === 'Начало и\u00a0конец')
  await saved(page)
  // No page of two texts came in between, and what was sent twice was made once.
  expect(await page.getByRole('alert').count()).toBe(0)
  const edits = await sql(
    site,
    "select revision from content_edits where key = 'child-age' order by revision",
  )
  expect(edits).toEqual([{ revision: 1 }, { revision: 2 }])
  expect(problems).toEqual([])
})

test('killed with -9 while somebody types, the words wait in the tab and save themselves when the site is back', async () => {
  const { page, problems } = await desk(site, 'editor', { expected: shut })
  await page.goto(recordOf('foreign-cards'))
  const question = page.getByLabel('Вопрос, Русский')
  await question.fill('Начато')
  await until(async () => (await wordsOf(site, 'foreign-cards', '{question,ru}')) === 'Начато')
  await site.die()
  await question.press('End')
  await page.keyboard.type(' и кончено')
  await page.getByText('Нет связи. Правки хранятся').waitFor()
  await sound(page)
  await site.rise()
  await until(async () => (await wordsOf(site, 'foreign-cards', '{question,ru}')) === 'Начато и\u00a0кончено')
  await saved(page)
  expect(problems).toEqual([])
})

test('a reload while the site is dead loses nothing: the words come back, and where another has written both are shown', async () => {
  const { page, problems } = await desk(site, 'editor', { expected: shut })
  // The browser asks whether one really wants to leave; one does.
  page.on('dialog', dialog => void dialog.accept())
  await page.goto(recordOf('photography', '/en'))
  const russian = page.getByLabel('Question, Русский')
  const english = page.getByLabel('Question, English')
  await site.die()
  await russian.fill('Слова без связи')
  await english.fill('Words without a connection')
  await page.getByText('No connection. Your changes').waitFor()
  await page.reload().catch(() => null)
  await site.rise()
  const other = await desk(site, 'chief-editor')
  await other.page.goto(recordOf('photography'))
  await other.page.getByLabel('Вопрос, English').fill('Words of another')
  await until(async () => (await wordsOf(site, 'photography', '{question,en}')) === 'Words of another')

  await page.goto(recordOf('photography', '/en'))
  await page.getByText('They are back and will be saved').waitFor()
  await until(async () => (await wordsOf(site, 'photography', '{question,ru}')) === 'Слова без связи')
  await page.getByText('somebody wrote something else here: “Words of another”').waitFor()
  expect(await page.locator('#field-question-en').inputValue()).toBe('Words without a connection')
  expect(await wordsOf(site, 'photography', '{question,en}')).toBe('Words of another')
  await sound(page)
  await page.getByRole('button', { name: 'Keep mine' }).focus()
  await page.keyboard.press('Enter')
  await until(
    async () => (await wordsOf(site, 'photography', '{question,en}')) === 'Words without a connection',
  )
  // All of it is saved: opened once more, nothing is brought back.
  await page.goto(recordOf('photography', '/en'))
  expect(await page.getByText('They are back').count()).toBe(0)
  expect((await ask(site, '/healthz')).status).toBe(200)
  expect(problems).toEqual([])
})
