import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../app/platform/database/database.server.ts'
import { demoPassword } from '../../db/seed/seed-people.ts'
import { enterWith, guest } from '../builders/browser.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { emailOf, signIn } from '../builders/sign-in.ts'
import { type Site, startSite } from '../builders/site.ts'
import { openSiteDatabase, submit } from '../builders/submissions.ts'
import { everyOther } from '../builders/walks/whole-walk.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 60_000 })

let site: Site
let database: Database
let id: string

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '1000' })
  database = await openSiteDatabase(site)
  id = await submit(database, 'contact', {
    fullName: 'Фома Зяблик',
    email: 'foma.zyablik.with.a.long.address@example.test',
    phone: '+7 900 000-31-41',
    comments: 'Где посмотреть гравюры?',
  })
})
afterAll(async () => {
  await database.close()
  await site.stop()
})

test('sign in, find what somebody wrote, say that it is in work and why', async () => {
  // Scripts are off, because the office needs none.
  const { page, problems } = await guest({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })
  await page.goto(`${site.url}/office/submissions/`)
  await page.getByLabel('Электронная почта').fill(emailOf('requests'))
  await page.getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByLabel('Имя, почта, телефон или ответ').fill('ГРАВЮРЫ зяблик')
  await page.getByLabel('Форма').selectOption('contact')
  await page.getByRole('button', { name: 'Найти' }).click()
  await page.getByText('Найдено: 1').waitFor()
  await page.getByRole('link', { name: 'Новая, 1' }).click()
  await page.getByRole('link', { name: 'Фома Зяблик' }).click()
  await page.getByRole('heading', { level: 1, name: 'Фома Зяблик' }).waitFor()
  await page.getByLabel('Новый статус').selectOption('in-work')
  await page.getByRole('button', { name: 'Изменить' }).click()
  await page.getByText('Статус изменён.').waitFor()
  await page.getByLabel('Заметка для коллег').fill('Спросили в\u00a0графике')
  await page.getByRole('button', { name: 'Добавить заметку' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Спросили в графике' }).waitFor()
  await page.getByRole('link', { name: 'Все заявки' }).click()
  await page.getByRole('link', { name: /^В работе, / }).click()
  await page.getByRole('link', { name: 'Фома Зяблик' }).waitFor()
  expect(problems).toEqual([])
})

// The Russian words, which are longer, on the phone, their twins on the desk.
test.each(
  everyOther(
    [
      ['/office/submissions/', 390],
      ['/office/submissions/?q=нет+такого&state=new', 320],
      ['/en/office/submissions/', 1440],
      ['/office/submissions/:id/', 320],
      ['/en/office/submissions/:id/', 1440],
    ],
    1,
  ),
)('%s at %i is readable to everybody', async (path, width) => {
  const { page, context, problems } = await guest({ viewport: { width, height: 844 } })
  await enterWith(context, site, await signIn(site, 'requests'))
  await page.goto(`${site.url}${path.replace(':id', id)}`)
  for (const summary of await page.locator('summary').all()) await summary.click()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(problems).toEqual([])
})
