import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { enterWith, guest } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { until } from '../../builders/until.ts'

// A whole story with several pages in it.
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

test('rows are chosen by keyboard, go to a release, are planned, taken off, put out and taken back', async () => {
  const { page, problems } = await desk('chief-editor')
  const words = 'Можно ли прийти вечером?'
  await page.goto(`${site.url}/office/content/questions/catalogue/`)
  await page.getByLabel('Вопрос, Русский').fill(words)
  await page.getByRole('status').filter({ hasText: 'Сохранено' }).first().waitFor()
  await page.goto(`${site.url}/office/content/questions/?state=draft`)
  // j to the row, x to choose it.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByText('Выбрано: 1').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Название нового выпуска').fill('Суббота')
  await page.getByRole('button', { name: 'Добавить в выпуск' }).click()
  await page.getByRole('heading', { name: 'Суббота', level: 1 }).waitFor()
  expect(await page.getByText('готовы: 1, ждут: 0').count()).toBe(1)
  await page.getByText('1 правка').click()
  await page.locator('ins').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByLabel('День и час по Москве').fill('2025-08-23T10:00')
  await page.getByRole('button', { name: 'Назначить время' }).click()
  await page.getByRole('heading', { name: 'Выйдет сам' }).waitFor()
  const address = page.url().split('?')[0] ?? ''
  await page.goto(`${site.url}/office/releases/`)
  await page.getByRole('article').filter({ hasText: 'Суббота' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto(address)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Снять с расписания' }).click()
  await page.getByText('выпуск снова собирается').waitFor()
  await page.getByRole('button', { name: 'Выпустить сейчас' }).click()
  await page.getByText('Выпуск вышел.').waitFor()
  await until(async () => (await ask(site, '/participants/')).text.includes('Можно ли прийти'))
  await page.getByRole('button', { name: 'Отозвать выпуск' }).click()
  await page.getByText('сайт показывает то же, что и до него').waitFor()
  await until(async () => !(await ask(site, '/participants/')).text.includes('Можно ли прийти'))
  expect(problems).toEqual([])
})
