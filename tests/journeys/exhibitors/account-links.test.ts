import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

// The router knows nothing of accounts: a link that it followed would end on its page of what is not there.
test.each(
  oneWay(
    [
      { prefix: '', apply: 'Подать заявку', account: 'Личный кабинет' },
      { prefix: '/en', apply: 'Apply', account: 'Account' },
    ],
    1,
  ),
)('from $prefix/exhibitor/ one comes to the registration, from the footer to the account', async words => {
  const { prefix, apply, account } = words
  const { page, problems } = await guest()
  await page.goto(`${site.url}${prefix}/exhibitor/`)
  await whenHydrated(page)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const link = page.getByRole('link', { name: apply, exact: true })
  await link.hover()
  await link.click()
  await page.waitForURL(`${site.url}${prefix}/account/register/`)
  await page.locator('input[name=fullName]').waitFor()
  // Personal pages are never fetched ahead.
  expect(asked.filter(path => path.includes('/account/') && path.endsWith('.json'))).toEqual([])

  await page.goto(`${site.url}${prefix}/about/`)
  await whenHydrated(page)
  const footer = page.locator('footer').getByRole('link', { name: account, exact: true })
  await footer.scrollIntoViewIfNeeded()
  await footer.click()
  await page.waitForURL(url => url.pathname === `${prefix}/sign-in/`)
  expect(problems).toEqual([])
})

test('once applications are closed nobody is asked to apply', async () => {
  const later = await startSite({ FAIR_NOW: '2025-12-20T13:00:00+03:00' })
  const { page } = await guest({ javaScriptEnabled: false })
  await page.goto(`${later.url}/exhibitor/`)
  expect(await page.getByRole('link', { name: 'Подать заявку', exact: true }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Открыть личный кабинет' }).count()).toBe(1)
  await later.stop()
})
