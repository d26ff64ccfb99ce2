import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { guest } from '../../builders/browser.ts'
import {
  applicationOf,
  fillWorks,
  newcomer,
  picture,
  save,
  wholeFields,
  workIds,
} from '../../builders/exhibitors/applicants.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { until } from '../../builders/until.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 180_000 })

const folder = mkdtempSync(join(tmpdir(), 'portico-works-'))
let site: Site
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '10000' })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function enter(page: Page, email: string, to: string): Promise<void> {
  page.setDefaultTimeout(30_000)
  await page.goto(`${site.url}/sign-in/`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('form button[type=submit]').first().click()
  await page.goto(`${site.url}${to}`)
}

describe.each(
  oneWay(
    [
      { locale: 'ru', prefix: '', width: 1440, saved: /Сохранено в/ },
      { locale: 'en', prefix: '/en', width: 390, saved: /Saved at/ },
    ],
    0,
  ),
)('$locale at $width', ({ locale, prefix, width, saved }) => {
  test('what is typed is kept without a button, a picture comes in pieces, works are moved by keys', async () => {
    const email = `journey-${locale}@example.test`
    await newcomer(site, email)
    const { page } = await guest({ viewport: { width, height: 900 } })
    await enter(page, email, `${prefix}/account/application/`)
    await page.locator('[name=nameRu]').fill('Бумажный ордер')
    await page.locator('#saved').filter({ hasText: saved }).waitFor()
    expect((await applicationOf(site, email))?.fields.nameRu).toBe('Бумажный ордер')
    expect(await accessibilityFaults(page)).toEqual([])

    const files = await Promise.all(
      [0, 1, 2].map(async n => {
        const path = join(folder, `${locale}-${n}.jpg`)
        writeFileSync(path, await picture(2_000 + n, 1_200))
        return path
      }),
    )
    await page.goto(`${site.url}${prefix}/account/application/works/`)
    await page.locator('input[type=file]').setInputFiles(files)
    await page.locator('li[data-work] img').nth(2).waitFor()
    const [first = '', second = '', third = ''] = await workIds(site, email)

    await page.locator(`#work-${first} [data-lift]`).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.locator('[data-announced]').filter({ hasText: /3/ }).waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    expect(await workIds(site, email)).toEqual([first, second, third])
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await until(
      () => workIds(site, email),
      ids => ids[0] === second,
    )
    expect(await workIds(site, email)).toEqual([second, first, third])
    expect(await accessibilityFaults(page)).toEqual([])

    for (const path of [`works/${first}/`, 'preview/', 'withdraw/']) {
      await page.goto(`${site.url}${prefix}/account/application/${path}`)
      expect([path, await accessibilityFaults(page)]).toEqual([path, []])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, overflow]).toEqual([path, 0])
    }
  })

  test('without a script it is filled in, refused with its sentences, and submitted', async () => {
    const email = `plain-${locale}@example.test`
    const cookie = await newcomer(site, email)
    await fillWorks(site, cookie, email)
    await save(site, cookie, { revision: '0', ...wholeFields, city: '' })
    const { page } = await guest({ viewport: { width, height: 900 }, javaScriptEnabled: false })
    await enter(page, email, `${prefix}/account/application/`)
    const send = page.locator('button[name=do][value=submit]:visible')
    await send.click()
    expect(await page.locator('[role=alert]').first().textContent()).toContain(
      locale === 'ru' ? 'Город' : 'City',
    )
    await page.locator('[name=city]').fill('Тула')
    await send.click()
    await page.locator('[role=status]').filter({ hasText: email }).waitFor()
    expect((await applicationOf(site, email))?.state).toBe('submitted')
  })
})

test('two tabs: the second is shown both versions', async () => {
  const email = 'journey-tabs@example.test'
  await newcomer(site, email)
  const { page, context } = await guest({ viewport: { width: 1440, height: 900 }, expected: /409/ })
  await enter(page, email, '/account/application/')
  const other = await context.newPage()
  await other.goto(`${site.url}/account/application/`)
  await page.locator('[name=conceptRu]').fill('Первая вкладка')
  await page.locator('#saved').filter({ hasText: 'Сохранено в' }).waitFor()
  await other.locator('[name=conceptRu]').fill('Вторая вкладка')
  await other.getByRole('heading', { name: 'Заявку изменили в другой вкладке' }).waitFor()
  expect(await other.locator('[name=conceptRu]').inputValue()).toBe('Вторая вкладка')
  expect(await other.locator('dl').first().textContent()).toContain('Первая вкладка')
  await other.locator('button[value=save]:visible').last().click()
  await until(
    () => applicationOf(site, email),
    row => row?.fields.conceptRu === 'Вторая вкладка',
  )
})

test('a connection that is lost in the middle of a file costs nothing', async () => {
  const email = 'journey-lost@example.test'
  await newcomer(site, email)
  const { page, context } = await guest({
    viewport: { width: 1440, height: 900 },
    expected: /ERR_|Failed to load/,
  })
  await enter(page, email, '/account/application/works/')
  const path = join(folder, 'lost.jpg')
  writeFileSync(path, await picture())
  let pieces = 0
  await context.route('**/api/v1/uploads/*', route => {
    pieces += 1
    return pieces === 1 ? route.abort() : route.continue()
  })
  await page.locator('input[type=file]').setInputFiles(path)
  await page.locator('li[data-work] img').first().waitFor()
  expect(pieces).toBeGreaterThan(1)
  expect(await workIds(site, email)).toHaveLength(1)
})
