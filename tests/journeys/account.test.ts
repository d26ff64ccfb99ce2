import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { letterTo, linkIn, ownPassword } from '../builders/account/members.ts'
import { addressOf, guest } from '../builders/browser.ts'
import { startShop } from '../builders/buying.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import type { Site } from '../builders/site.ts'
import { everyOther, oneWay } from '../builders/walks/whole-walk.ts'

// A whole story with several pages in it.
vi.setConfig({ testTimeout: 180_000 })

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

const words = {
  ru: {
    register: 'Создать кабинет',
    look: 'Посмотрите почту',
    confirm: 'Подтвердите адрес',
    open: 'Открыть кабинет',
    account: 'Личный кабинет',
    security: 'Безопасность',
    menu: 'Меню',
    signOut: 'Выйти',
    byLink: 'Прислать ссылку на почту',
    signIn: 'Войти',
    sessions: 'Других сеансов нет.',
  },
  en: {
    register: 'Create an account',
    look: 'Check your e-mail',
    confirm: 'Confirm your address',
    open: 'Open my account',
    account: 'My account',
    security: 'Security',
    menu: 'Menu',
    signOut: 'Sign out',
    byLink: 'Send me a sign-in link',
    signIn: 'Sign in',
    sessions: 'There are no other sessions.',
  },
}

/** What is wrong with the page as it stands: to axe, and to a thumb. */
async function faultsOf(page: Page): Promise<string[]> {
  const small = await page.evaluate(() => {
    const isWide = innerWidth >= 1024
    const doors = [...document.querySelectorAll('button, nav a, form input:not([type=hidden])')]
    return doors.flatMap(door => {
      const { height, width } = (door.closest('label') ?? door).getBoundingClientRect()
      const isTick = door.matches('[type=checkbox]')
      return isWide || isTick || width === 0 || height >= 44 ? [] : [`small: ${door.outerHTML.slice(0, 80)}`]
    })
  })
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...(await accessibilityFaults(page)), ...small, ...(isTooWide ? ['scrolls sideways'] : [])]
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

describe.each(
  everyOther(
    [
      ['ru', 390],
      ['ru', 1440],
      ['en', 1440],
      ['en', 390],
    ] as const,
    0,
  ),
)('in %s at %i px', (locale, width) => {
  const t = words[locale]
  const prefix = locale === 'ru' ? '' : '/en'
  const email = `${locale}-${width}@example.test`

  test('from registering to one’s own account and back in by a link, by keyboard alone', async () => {
    const { page, problems } = await guest({ viewport: { width, height: 844 } })
    page.setDefaultTimeout(30_000)
    await page.goto(`${site.url}${prefix}/sign-in/`)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: t.register }).press('Enter')
    await page.locator('#fullName').waitFor()
    expect(await faultsOf(page)).toEqual([])

    await page.locator('#fullName').focus()
    await page.keyboard.type('Роман Лозняк')
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(ownPassword)
    // Past the eye.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await page.locator('#personalDataAgree').isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.register)
    await page.keyboard.press('Enter')
    await heading(page, t.look)
    expect(await faultsOf(page)).toEqual([])

    await page.goto(`${site.url}${linkIn(await letterTo(sandbox, email))}`)
    await heading(page, t.confirm)
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: t.open }).press('Enter')
    await heading(page, t.account)
    expect(addressOf(page)).toBe(`${prefix}/account/?welcome`)
    expect(await faultsOf(page)).toEqual([])

    if (width < 1024) {
      await page.getByRole('button', { name: t.menu }).press('Enter')
      expect(await faultsOf(page)).toEqual([])
    }
    await page.getByRole('navigation').getByRole('link', { name: t.security }).press('Enter')
    await heading(page, t.security)
    await page.getByText(t.sessions).waitFor()
    expect(await faultsOf(page)).toEqual([])

    if (width < 1024) await page.getByRole('button', { name: t.menu }).press('Enter')
    await page.getByRole('button', { name: t.signOut }).press('Enter')
    await page.getByRole('button', { name: t.byLink }).waitFor()
    await page.locator('#email').fill(email)
    await page.getByRole('button', { name: t.byLink }).press('Enter')
    await heading(page, t.look)
    await page.goto(`${site.url}${linkIn(await letterTo(sandbox, email, 1))}`)
    await page.getByRole('button', { name: t.signIn }).press('Enter')
    await heading(page, t.account)
    expect(problems).toEqual([])
  })
})

test('Enter in a field signs in: the link is only sent by its own button', async () => {
  const { page } = await guest()
  await page.goto(`${site.url}/en/sign-in/`)
  await page.locator('#email').fill('member@portico.example')
  await page.locator('#password').fill('portico-demo-2025')
  await page.keyboard.press('Enter')
  await heading(page, 'My account')
})

describe.each(
  oneWay(
    [
      ['/sign-in/', 'Показать пароль'],
      ['/en/account/register/', 'Show the password'],
    ],
    1,
  ),
)('the eye at %s', (path, name) => {
  test('shows what was typed, by keyboard, and is sent as a password', async () => {
    const { page } = await guest({ viewport: { width: 390, height: 844 } })
    await page.goto(`${site.url}${path}`)
    const field = page.locator('#password')
    const eye = page.getByRole('button', { name })
    await field.fill('three short words')
    await page.keyboard.press('Tab')
    expect(await eye.evaluate(button => button === document.activeElement)).toBe(true)
    const size = await eye.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect([await field.getAttribute('type'), await eye.getAttribute('aria-pressed')]).toEqual([
      'password',
      'false',
    ])
    await page.keyboard.press('Space')
    expect([await field.getAttribute('type'), await eye.getAttribute('aria-pressed')]).toEqual([
      'text',
      'true',
    ])
    expect(await field.inputValue()).toBe('three short words')
    expect(await accessibilityFaults(page)).toEqual([])
    const types = await page.evaluate(() => {
      const form = document.querySelector('#password')?.closest('form') as HTMLFormElement
      form.addEventListener('submit', event => event.preventDefault())
      form.noValidate = true
      form.requestSubmit()
      return (document.querySelector('#password') as HTMLInputElement).type
    })
    expect(types).toBe('password')
  })

  test('is not there without a script', async () => {
    const { page } = await guest({ javaScriptEnabled: false })
    await page.goto(`${site.url}${path}`)
    expect(await page.locator('#password').isVisible()).toBe(true)
    expect(await page.locator('[data-eye]').isVisible()).toBe(false)
  })
})
