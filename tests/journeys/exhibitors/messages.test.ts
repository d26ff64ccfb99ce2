import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { guest } from '../../builders/browser.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { insertApplication, personId } from '../../builders/exhibitors/in-review.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { emailOf } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 180_000 })

let site: Site
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '10000' })
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

test.each(
  oneWay(
    [
      { locale: 'ru', prefix: '', width: 390, send: 'Отправить', fresh: 'Новое сообщение' },
      { locale: 'en', prefix: '/en', width: 1440, send: 'Send', fresh: 'New message' },
    ],
    0,
  ),
)(
  'in $locale at $width an exhibitor asks, the office answers, and each finds it',
  async ({ locale, prefix, width, send, fresh }) => {
    const email = `talk-${locale}@example.test`
    await newcomer(site, email)
    await insertApplication(site, { name: `Мастерская ${locale}`, owner: await personId(site, email) })
    const exhibitor = await guest({ viewport: { width, height: 844 } })
    const clerk = await guest({ viewport: { width, height: 844 } })
    const check = async (page: Page) => {
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await enter(exhibitor.page, email, `${prefix}/account/messages/`)
    await check(exhibitor.page)
    await exhibitor.page.locator('#text').fill(`Сколько весит постамент? ${'очень'.repeat(60)}`)
    await exhibitor.page.getByRole('button', { name: send }).click()
    await exhibitor.page.waitForURL(/done=sent/)
    await check(exhibitor.page)

    await enter(clerk.page, emailOf('exhibitors'), `${prefix}/office/messages/`)
    await check(clerk.page)
    await clerk.page.getByRole('link', { name: `Мастерская ${locale}` }).click()
    await check(clerk.page)
    await clerk.page.locator('#text').fill('Двадцать килограммов.')
    await clerk.page.getByRole('button', { name: send }).click()
    await clerk.page.waitForURL(/done=sent/)

    await exhibitor.page.goto(`${site.url}${prefix}/account/`)
    await check(exhibitor.page)
    await exhibitor.page.getByRole('link', { name: fresh }).click()
    await exhibitor.page.getByText('Двадцать килограммов.').waitFor()
    await check(exhibitor.page)
    expect([...exhibitor.problems, ...clerk.problems]).toEqual([])
  },
)
