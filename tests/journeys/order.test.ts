import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { guest, whenHydrated } from '../builders/browser.ts'
import { order, payFor, send, startShop } from '../builders/buying.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 90_000 })

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const lines = [{ product: 'day', slot: '2025-09-26-before', quantity: 1 }]

test('a page that waits learns of the payment by itself; then a name, and a ticket back', async () => {
  const bought = await order(site, lines)
  const { page, problems } = await guest({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(20_000)
  await page.goto(`${site.url}/tickets/order/${bought.token}/`)
  await whenHydrated(page)
  expect(await page.getByRole('timer').textContent()).toMatch(/^\d\d:\d\d$/)
  expect(await accessibilityFaults(page)).toEqual([])

  await payFor(sandbox, bought)
  await page.getByRole('heading', { level: 1, name: 'Ждём вас 26 сентября' }).waitFor()
  expect(await page.getByText('Оплата прошла.').isVisible()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByText('Изменить билет').click()
  await page.getByLabel('Имя посетителя').fill('Пётр Лугин')
  await page.getByRole('button', { name: 'Сохранить имя' }).click()
  await page.getByText('Имя на билете изменено.').waitFor()
  expect(await page.getByRole('definition').filter({ hasText: 'Пётр Лугин' }).count()).toBe(1)

  // Not behind «Изменить билет»: a return is looked for by its own name.
  await page.getByRole('link', { name: /Оформить возврат/ }).click()
  await page.getByRole('heading', { name: /Вернуть билет/ }).waitFor()
  expect(await page.locator('#return').textContent()).toContain('2\u00a0100\u00a0₽')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Вернуть билет' }).click()
  await page.getByText('Заявление заполнено.').waitFor()
  const form = page.getByRole('link', { name: 'Скачать заявление', exact: true })
  expect(await form.getAttribute('href')).toMatch(/\/application-[\w-]+\.pdf$/)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Возврат запрошен')
  expect(await page.getByText('Ждём вас').count()).toBe(0)
  expect(await page.getByRole('img', { name: /QR-код/ }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('a page that waits learns of a declined card by itself, and offers another attempt', async () => {
  const bought = await order(site, lines)
  const { page, problems } = await guest({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(20_000)
  await page.goto(`${site.url}/tickets/order/${bought.token}/`)
  await whenHydrated(page)
  const again = page.getByRole('button', { name: 'Попробовать ещё раз' })
  expect(await again.count()).toBe(0)
  await payFor(sandbox, bought, '5555 5555 5555 4600')
  const alert = page.getByRole('alert')
  await alert.getByText('На\u00a0карте не\u00a0хватило денег.').waitFor()
  await again.waitFor()
  // One way to pay, and it is seen without scrolling.
  expect(await again.count()).toBe(1)
  expect(await again.evaluate(button => button.getBoundingClientRect().bottom + scrollY)).toBeLessThan(844)

  // Another attempt begins elsewhere: what failed before is no longer so, until that one fails as well.
  const { headers } = await send(site, `/tickets/order/${bought.token}/`, { do: 'pay' })
  await alert.waitFor({ state: 'detached' })
  await payFor(sandbox, { ...bought, paymentUrl: headers.location ?? null }, '5555 5555 5555 4600')
  await alert.waitFor()
  expect(problems).toEqual([])
})

test('in English on a wide screen nothing stands in anybody’s way', async () => {
  const bought = await order(site, lines, { locale: 'en' })
  await payFor(sandbox, bought)
  const { page, problems } = await guest({ locale: 'en-GB', reducedMotion: 'reduce' })
  await page.goto(`${site.url}/en/tickets/order/${bought.token}/`)
  await page.getByText('Change this ticket').click()
  expect(await accessibilityFaults(page)).toEqual([])
  // An entry window is nothing to plan; a tour and a class are.
  expect(await page.getByRole('button', { name: 'Add to my plan' }).count()).toBe(0)
  await page.getByRole('link', { name: /Show at the door/ }).click()
  await page.getByRole('img', { name: /QR code of ticket/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto(`${site.url}/en/tickets/lost/`)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('the tours of an order go into the plan of this device, and from there into a calendar', async () => {
  const [tour] = await sql(
    site,
    "select id from slots where kind = 'group' and day = '2025-09-26' order by starts_at, id limit 1",
  )
  const slot = String(tour?.id)
  const bought = await order(site, [...lines, { product: 'tour-group', slot, quantity: 1 }])
  await payFor(sandbox, bought)
  const { page, problems } = await guest()
  await page.goto(`${site.url}/tickets/order/${bought.token}/`)
  await page.getByRole('button', { name: 'В\u00a0мой план' }).click()
  await page.getByRole('link', { name: 'Открыть мой план' }).click()
  await page.getByRole('heading', { level: 1, name: 'Мой план' }).waitFor()
  const row = page.getByRole('article').first()
  expect(await row.textContent()).toContain('Экскурсия')
  expect(await row.getByRole('link').first().getAttribute('href')).toBe('/excursions/')
  const file = await ask(site, `/program/plan.ics?events=${slot}`)
  expect(file.text).toContain(`UID:${slot}.2025-09@portik.example`)
  expect(problems).toEqual([])
})
