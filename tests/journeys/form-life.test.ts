import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { addressOf, guest, navigateInside, whenHydrated } from '../builders/browser.ts'
import { landerRecords } from '../builders/forms.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startSite({ POSTS_PER_MINUTE: '1000000', LANDER_URL: `${sandbox.url}/lander` })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

let people = 0
const own = '#form-contact'
const box = (page: Page, name: string) => page.locator(`${own} [name="${name}"]`)
const submit = (page: Page) => page.locator(`${own} button[type=submit]`)
const notice = (page: Page) => page.locator(`${own} [role=alert]`)
const saved = (email: string) => sql(site, 'select id from submissions where email = $1', [email])

async function open(path = '/contacts/', expected?: RegExp) {
  const visit = await guest(expected ? { expected } : {})
  await visit.page.goto(`${site.url}${path}`)
  await whenHydrated(visit.page)
  return { ...visit, email: `asker-${++people}@mail.example` }
}

async function fill(page: Page, email: string) {
  await box(page, 'fullName').fill('Анна Ветрова')
  await box(page, 'email').fill(email)
  await box(page, 'phone').fill('+44 20 7946 0958')
  await box(page, 'comments').fill('Где вход для колясок?')
  await box(page, 'personalDataAgree').check()
}

describe('a field that has been left once', () => {
  const wrong = 'Поле не должно содержать цифры'
  const under = (page: Page, name: string) => page.locator(`#below-contact-${name}`)

  test('speaks from then on with every change, also when it goes wrong once more', async () => {
    const { page } = await open()
    const name = box(page, 'fullName')
    await name.pressSequentially('Анна 5')
    expect(await under(page, 'fullName').count()).toBe(0)
    await name.press('Tab')
    await page.getByText(wrong).waitFor()
    await name.fill('Анна')
    await page.getByText(wrong).waitFor({ state: 'detached' })
    await name.press('End')
    await name.press('7')
    await page.getByText(wrong).waitFor()
  })

  test('speaks like that after a refusal too', async () => {
    const { page } = await open()
    await box(page, 'fullName').fill('Анна')
    await submit(page).click()
    await page.locator(`${own} [role=alert] li`).first().waitFor()
    await box(page, 'fullName').press('7')
    await page.getByText(wrong).first().waitFor()
  })

  test('of several to choose from speaks when the choice is left, not while one walks through it', async () => {
    const { page } = await guest()
    await page.goto(`${site.url}/volunteers/`)
    await whenHydrated(page)
    const sizes = page.locator('#form-volunteer [name=shirtSize]')
    const told = page.locator('#below-volunteer-shirtSize')
    await sizes.first().focus()
    await sizes.nth(1).focus()
    expect(await told.count()).toBe(0)
    await page.locator('#form-volunteer [name=expectations]').focus()
    await told.waitFor()
    expect(await told.textContent()).toBe('Поле обязательно для заполнения.')
    await sizes.nth(2).check()
    await told.waitFor({ state: 'detached' })
  })
})

test.each(
  oneWay(
    [
      [390, 844],
      [1440, 900],
    ],
    0,
  ),
)(
  'the first field that is wrong is brought into the middle of the window, %i × %i',
  async (width, height) => {
    const { page } = await guest({ viewport: { width, height } })
    await page.goto(`${site.url}/volunteers/`)
    await whenHydrated(page)
    await page.locator('#form-volunteer button[type=submit]').click()
    await page.locator('#form-volunteer [role=alert] a').first().waitFor()
    const middle = () =>
      page.evaluate(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
        return Math.round((top + bottom) / 2)
      })
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('input'))).toBe(true)
    await expect.poll(async () => Math.abs((await middle()) - height / 2)).toBeLessThan(60)
  },
)

describe('what was typed', () => {
  test('outlives a reload and a change of language; consent is given anew', async () => {
    const { page, email } = await open()
    await fill(page, email)
    await until(() => page.evaluate(() => localStorage.getItem('draft-contact') !== null))
    await page.reload()
    await page.getByText('Восстановили то, что вы\u00a0вводили раньше.').waitFor()
    expect(await box(page, 'comments').inputValue()).toBe('Где вход для колясок?')
    expect(await box(page, 'personalDataAgree').isChecked()).toBe(false)
    await page.getByRole('link', { name: 'ENG' }).first().click()
    await page.getByText('We have put back what you typed before.').waitFor()
    expect(await box(page, 'email').inputValue()).toBe(email)
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await box(page, 'email').inputValue()).toBe('')
    await page.reload()
    await whenHydrated(page)
    expect(await box(page, 'email').inputValue()).toBe('')
  })

  test('outlives a lost connection, and is sent when it is back', async () => {
    const { page, email, context } = await open('/contacts/', /net::ERR_INTERNET_DISCONNECTED/)
    await fill(page, email)
    await context.setOffline(true)
    await submit(page).click()
    await notice(page).getByText('Нет связи с\u00a0сайтом.').waitFor()
    expect(await box(page, 'comments').inputValue()).toBe('Где вход для колясок?')
    expect(await saved(email)).toEqual([])
    await context.setOffline(false)
    await submit(page).click()
    await page.waitForURL('**/thanks/?form=contact')
    expect(await saved(email)).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('draft-contact'))).toBe(null)
  })

  test('outlives a fault of ours', async () => {
    const { page, email } = await open('/contacts/', /status of 500/)
    await fill(page, email)
    await page.route('**/contacts/', route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    )
    await submit(page).click()
    await notice(page).getByText('У\u00a0нас случилась ошибка, форма не\u00a0отправлена.').waitFor()
    await page.unroute('**/contacts/')
    await submit(page).click()
    await page.waitForURL('**/thanks/?form=contact')
    expect(await saved(email)).toHaveLength(1)
  })
})

test('clicked twice, it is sent once', async () => {
  const { page, email, traffic } = await open()
  await fill(page, email)
  await submit(page).dblclick()
  await page.waitForURL('**/thanks/?form=contact')
  expect(await saved(email)).toHaveLength(1)
  expect(traffic.all().filter(path => path === '/contacts/').length).toBeLessThanOrEqual(2)
})

test('a lander that is down costs the visitor nothing', async () => {
  await fetch(`${sandbox.url}/lander/control`, {
    method: 'POST',
    body: JSON.stringify({ status: 500, times: 2 }),
  })
  const { page, email } = await open()
  await fill(page, email)
  await submit(page).click()
  await page.waitForURL('**/thanks/?form=contact')
  const told = await until(
    async () => (await landerRecords(sandbox.url)).filter(({ body }) => body.email === email),
    found => found.some(({ answeredStatus }) => answeredStatus === 200),
    60_000,
  )
  expect(new Set(told.map(({ body }) => body.mergelead)).size).toBe(1)
}, 90_000)

test('come to by the router, a form asks for a token of its own and tells by which campaign one came', async () => {
  const { page, email, traffic } = await open('/?utm_source=newspaper&utm_medium=print')
  await navigateInside(page, '/contacts/')
  await page.waitForURL('**/contacts/')
  await fill(page, email)
  await submit(page).click()
  await page.waitForURL('**/thanks/?form=contact')
  expect(traffic.all().filter(path => path === '/api/v1/forms/token')).toHaveLength(1)
  const lead = await until(async () =>
    (await landerRecords(sandbox.url)).find(({ body }) => body.email === email),
  )
  expect(lead?.query).toMatchObject({ utm_source: 'newspaper', utm_medium: 'print' })
  // Back at the form: it is empty, and may be sent anew.
  await page.goBack()
  await page.waitForURL('**/contacts/')
  expect(addressOf(page)).toBe('/contacts/')
  await fill(page, `again-${email}`)
  await submit(page).click()
  await page.waitForURL('**/thanks/?form=contact')
  expect(await saved(`again-${email}`)).toHaveLength(1)
})

test('a page that the browser has kept may be sent from again: its used token is replaced without a word', async () => {
  const { page, email } = await open()
  await fill(page, email)
  await submit(page).click()
  await page.waitForURL('**/thanks/?form=contact')
  // Known by its tag, the page is not sent again, and brings the token it came with.
  await page.goto(`${site.url}/contacts/`)
  await whenHydrated(page)
  await fill(page, `second-${email}`)
  await submit(page).click()
  await page.waitForURL('**/thanks/?form=contact')
  expect(await saved(`second-${email}`)).toHaveLength(1)
})

test('messages come when a field is left, for a box when it changes, and go when it is mended', async () => {
  const { page } = await open()
  const below = (name: string) => page.locator(`#below-contact-${name}`)
  await box(page, 'fullName').focus()
  await box(page, 'fullName').pressSequentially('Анна 2')
  expect(await below('fullName').count()).toBe(0)
  await box(page, 'email').focus()
  await below('fullName').getByText('Поле не должно содержать цифры').waitFor()
  await box(page, 'fullName').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await below('fullName').waitFor({ state: 'detached' })
  await box(page, 'personalDataAgree').focus()
  await page.keyboard.press('Tab')
  expect(await below('personalDataAgree').count()).toBe(0)
  await box(page, 'personalDataAgree').check()
  await box(page, 'personalDataAgree').uncheck()
  await below('personalDataAgree').getByText('Поле обязательно для заполнения.').waitFor()
})
