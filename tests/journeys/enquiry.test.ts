import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLocale } from '../../app/platform/languages.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { guest, whenHydrated } from '../builders/browser.ts'
import { lettersTo } from '../builders/forms.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { until } from '../builders/until.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startSite({
    POSTS_PER_MINUTE: '1000000',
    LANDER_URL: `${sandbox.url}/lander`,
    SMTP_URL: sandbox.smtpUrl,
  })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const words = {
  ru: { browser: 'ru-RU', ask: 'Спросить о\u00a0работе «Пять правильных вопросов»', artist: 'Анна Велигор' },
  en: { browser: 'en-GB', ask: 'Ask about the work “Five Regular Questions”', artist: 'Anna Veligor' },
}

test.each(oneWay(['ru', 'en'] as const, 1))(
  'from a stand to the artist, from a label to the question, in %s',
  async locale => {
    const { browser, ask, artist } = words[locale]
    const { page, problems } = await guest({ locale: browser, viewport: { width: 390, height: 844 } })
    const at = (path: string) => `${site.url}${withLocale(path, locale)}`
    await page.goto(at('/participants/bumazhny-order/'))
    await whenHydrated(page)
    await page.getByRole('link', { name: artist, exact: true }).first().click()
    await page.waitForURL(at('/artists/anna-veligor/'))
    expect(await accessibilityFaults(page)).toEqual([])

    const link = page.getByRole('link', { name: ask })
    // A finger finds it.
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await link.click()
    await page.waitForURL(at('/enquiry/?work=31.2'))
    expect(await accessibilityFaults(page)).toEqual([])
    const number = page.locator('#enquiry-work')
    expect([
      await number.inputValue(),
      await number.evaluate(box => (box as HTMLInputElement).readOnly),
    ]).toEqual(['31.2', true])

    // What was typed waits; which work it is about comes from the page, not from the draft.
    const person = `collector-${locale}@mail.example`
    await page.locator('#enquiry-fullName').fill('Pyotr Ladov')
    await page.locator('#enquiry-comments').fill('Is it framed?')
    // A draft is written when the typing rests.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Is it framed?')
    await page.goto(at('/enquiry/?work=2.2'))
    await expect.poll(() => page.locator('#enquiry-comments').inputValue()).toBe('Is it framed?')
    expect(await number.inputValue()).toBe('2.2')

    await page.goto(at('/enquiry/?work=31.2'))
    await expect.poll(() => page.locator('#enquiry-fullName').inputValue()).toBe('Pyotr Ladov')
    await page.locator('#enquiry-email').fill(person)
    await page.locator('#enquiry-personalDataAgree').check()
    await page.locator('#form-enquiry button[type=submit]').click()
    await page.waitForURL(at('/thanks/?form=enquiry'))
    const [letter] = await until(
      () => lettersTo(sandbox.url, person),
      letters => letters.length > 0,
      30_000,
    )
    expect(letter?.text).toContain(artist)
    expect(problems).toEqual([])
  },
  60_000,
)
