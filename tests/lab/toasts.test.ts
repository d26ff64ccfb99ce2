import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enter } from './enter.ts'
import { type Lab, openLab } from './lab.ts'

let lab: Lab
const clockAt = '2025-08-20T10:00:00Z'

beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())
beforeEach(() => lab.reset())

test('a slip is announced politely, goes after six seconds, and outlives a change of page', async () => {
  const { page } = await enter(lab, '/', { clockAt })
  await show(page, 'Добавлено в ваш план')
  const slip = page.getByRole('status').getByText('Добавлено в ваш план')
  await slip.waitFor()
  await page.evaluate(() => window.lab.navigate('/gallery/'))
  expect(await slip.count()).toBe(1)
  await page.clock.runFor(5_000)
  expect(await slip.count()).toBe(1)
  await page.clock.runFor(1_100)
  await expect.poll(() => slip.count()).toBe(0)
})

test('whoever points at it or reaches it has time; what it offers is done once', async () => {
  const { page } = await enter(lab, '/', { clockAt })
  await show(page, 'Добавлено в ваш план', { actionLabel: 'Открыть' })
  const action = page.getByRole('button', { name: 'Открыть' })
  await action.focus()
  await page.clock.runFor(60_000)
  expect(await action.count()).toBe(1)
  await action.evaluate((button: HTMLElement) => button.blur())
  await page.mouse.move(5, 5)
  await page.getByText('Добавлено в ваш план').hover()
  await page.clock.runFor(60_000)
  expect(await action.count()).toBe(1)
  await action.click()
  expect(await page.evaluate(() => document.title)).toBe('done')
  await expect.poll(() => action.count()).toBe(0)
})

test('an error is announced at once and stays until it is closed', async () => {
  const { page } = await enter(lab, '/', { clockAt })
  await show(page, 'Не удалось отправить', { isError: true })
  const slip = page.getByRole('alert').getByText('Не удалось отправить')
  await slip.waitFor()
  await page.clock.runFor(600_000)
  expect(await slip.count()).toBe(1)
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect.poll(() => slip.count()).toBe(0)
})

async function show(page: Page, text: string, more: { isError?: boolean; actionLabel?: string } = {}) {
  await page.evaluate(
    ([text, { isError = false, actionLabel }]) => {
      const onClick = () => {
        document.title = 'done'
      }
      window.lab.showToast(text, {
        isError,
        ...(actionLabel ? { action: { label: actionLabel, onClick } } : {}),
      })
    },
    [text, more] as const,
  )
  await page.clock.runFor(100)
}
