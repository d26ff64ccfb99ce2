import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormDescription } from '../../app/applications/description.ts'
import { sayer } from '../../app/applications/form-view.ts'
import { forms } from '../../app/applications/forms.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { type LocaleCode, withLocale } from '../../app/platform/languages.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { guest, whenHydrated } from '../builders/browser.ts'
import { type Answered, answersTo, slipsIn } from '../builders/filled-forms.ts'
import { landerRecords, lettersTo } from '../builders/forms.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { until } from '../builders/until.ts'
import { isWholeWalk } from '../builders/walks/whole-walk.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startSite({
    // Every form is open on this day.
    FAIR_NOW: '2025-08-10T10:00:00+03:00',
    POSTS_PER_MINUTE: '1000000',
    LANDER_URL: `${sandbox.url}/lander`,
    SMTP_URL: sandbox.smtpUrl,
  })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const required = { ru: 'Поле обязательно для заполнения.', en: 'Field is required.' }
let people = 0

const each = forms.flatMap(form => (['ru', 'en'] as const).map(locale => [form.id, locale, form] as const))
// One form goes out by keyboard, the next without a script, in Russian and in English by turns; on the whole walk each in
// both ways and both languages.
const byKeyboard = each.filter((_one, place) => isWholeWalk || place % 8 === 0 || place % 8 === 5)
const withoutScript = each.filter((_one, place) => isWholeWalk || place % 8 === 3 || place % 8 === 6)

describe('by keyboard alone', () => {
  test.each(byKeyboard)(
    '%s in %s: every slip is told, then it is sent',
    async (_id, locale, form) => {
      const { page, problems } = await guest({
        locale: locale === 'ru' ? 'ru-RU' : 'en-GB',
        viewport: { width: 390, height: 844 },
      })
      const person = `${form.id}-${++people}@mail.example`
      const answers = answersTo(form, person)
      await page.goto(`${site.url}${withLocale(form.home, locale)}?utm_source=poster`)
      await whenHydrated(page)

      // Sent empty: a sentence at each field, the first one in focus.
      await page.locator(`#form-${form.id} button[type=submit]`).focus()
      await page.keyboard.press('Enter')
      const needed = [...form.fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name)]
      await page.locator(`#form-${form.id} [role=alert] li`).first().waitFor()
      for (const name of needed) expect(await messageAt(page, form, name)).toBe(required[locale])
      if (form.consent) expect(await messageAt(page, form, 'personalDataAgree')).toBe(required[locale])
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(`${form.id}-${needed[0]}`)
      if (locale === 'ru' || !isWholeWalk) expect(await accessibilityFaults(page)).toEqual([])

      // Field after field, a slip first where there is one to make; Tab leads on.
      for (const answer of answers) await answerByKeyboard(page, form, answer, locale)
      if (form.consent) {
        await tabTo(page, `${form.id}-personalDataAgree`)
        await page.keyboard.press('Space')
      }
      expect(await page.locator(`#form-${form.id} [id^="below-"].text-error`).count()).toBe(0)
      await page.locator(`#form-${form.id} button[type=submit]`).focus()
      await page.keyboard.press('Enter')

      await page.waitForURL(`${site.url}${withLocale(`/thanks/?form=${form.id}`, locale)}`)
      await thanked(page, form, locale)
      await arrived(form, locale, person, answers, { utm_source: 'poster' })
      expect(problems).toEqual([])
    },
    60_000,
  )
})

describe('without a script', () => {
  test.each(withoutScript)(
    '%s in %s is refused with its page, then sent',
    async (_id, locale, form) => {
      const { page } = await guest({ javaScriptEnabled: false, locale: locale === 'ru' ? 'ru-RU' : 'en-GB' })
      const person = `${form.id}-${++people}@mail.example`
      const answers = answersTo(form, person)
      await page.goto(`${site.url}${withLocale(form.home, locale)}`)
      const own = `#form-${form.id}`
      // One answer is kept while all others are missing.
      const kept = answers.find(({ field }) => ['email', 'name'].includes(field.kind))
      await page.locator(`${own} [name=${kept?.field.name}]`).fill(kept?.typed[0] ?? '')
      await page.locator(`${own} button[type=submit]`).click()
      await page.waitForURL(`${site.url}${withLocale(form.home, locale)}${own}`)
      const missing = form.fields.filter(({ name, isOptional }) => !isOptional && name !== kept?.field.name)
      for (const { name } of missing) expect(await messageAt(page, form, name)).toBe(required[locale])
      expect(await page.locator(`${own} [name=${kept?.field.name}]`).inputValue()).toBe(kept?.typed[0])

      for (const { field, typed } of answers) {
        const box = page.locator(`${own} [name=${field.name}]`)
        if (field.kind === 'select') await box.selectOption(typed)
        else if (field.kind === 'accept') await box.check()
        else if (field.kind === 'radio' || field.kind === 'many')
          for (const one of typed)
            await page.locator(`${own} label:has([name=${field.name}][value="${one}"])`).click()
        else await box.fill(typed[0] ?? '')
      }
      if (form.consent) await page.locator(`${own} [name=personalDataAgree]`).check()
      await page.locator(`${own} button[type=submit]`).click()
      await page.waitForURL(({ pathname }) => pathname === withLocale('/thanks/', locale))
      await thanked(page, form, locale)
      await arrived(form, locale, person, answers, {})
    },
    60_000,
  )
})

async function messageAt(page: Page, form: FormDescription, name: string): Promise<string | null> {
  const below = page.locator(`[id="below-${form.id}-${name}"]`)
  return (await below.count()) > 0 ? below.textContent() : null
}

/** Tab until a box is in focus: the keyboard must lead to everything. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not lead to ${id}`)
}

async function answerByKeyboard(
  page: Page,
  form: FormDescription,
  { field, typed }: Answered,
  locale: LocaleCode,
) {
  const id = `${form.id}-${field.name}`
  await tabTo(page, id)
  const { keyboard } = page
  const type = async (text: string) => {
    await keyboard.press('Control+a')
    await keyboard.press('Delete')
    await keyboard.insertText(text)
  }
  switch (field.kind) {
    case 'select':
      await keyboard.press('End')
      break
    case 'radio':
      await keyboard.press('Space')
      await keyboard.press('ArrowUp')
      break
    case 'many':
      for (const [place] of typed.entries()) {
        if (place > 0) await keyboard.press('Tab')
        await keyboard.press('Space')
      }
      break
    case 'accept':
      await keyboard.press('Space')
      break
    default: {
      for (const slip of slipsIn(field)) {
        await type(slip.typed)
        await keyboard.press('Tab')
        await expect.poll(() => messageAt(page, form, field.name)).toBe(slip[locale])
        await keyboard.press('Shift+Tab')
      }
      await type(typed[0] ?? '')
    }
  }
}

async function thanked(page: Page, form: FormDescription, locale: LocaleCode) {
  const say = sayer(autumn2025, locale)
  const main = page.locator('main')
  await main.getByText(say(form.thanks.text)).waitFor()
  expect(await page.locator('h1').textContent()).toContain(say(form.thanks.title).replace(/\s*!$/, ''))
}

/** The very query and body that came to the lander, and the letter that came to the person. */
async function arrived(
  form: FormDescription,
  locale: LocaleCode,
  person: string,
  answers: Answered[],
  utm: Record<string, string>,
) {
  const lead = await until(
    async () => (await landerRecords(sandbox.url)).find(({ body }) => body.email === person),
    Boolean,
    30_000,
  )
  expect(lead?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  expect(lead?.query).toEqual({
    r: 'land/index',
    unit: 'portico',
    type: form.id,
    land: 'art-fair',
    quote_id: '',
    'ignore-thanksall': '1',
    ...utm,
  })
  const query = new URLSearchParams(utm).toString()
  const groups = form.id === 'newsletter' ? { groups_enkod: form.lander.groups.join(',') } : {}
  expect(lead?.body).toEqual({
    version: String(form.version),
    form: form.lander.form,
    enkod_send_template_id: form.lander.templateId,
    ...groups,
    redirectUrl: withLocale(`/thanks/?form=${form.id}`, locale),
    newTab: 'false',
    personalDataAgree: 'on',
    mergelead: expect.stringMatching(/^id_[0-9a-z]{9}\d{10}$/),
    url_location: `${site.url.replace('127.0.0.1', 'localhost')}${withLocale(form.home, locale)}${query && `?${query}`}`,
    entry_point: new URL(site.url.replace('127.0.0.1', 'localhost')).host,
    analytics_id: '',
    ...Object.fromEntries(answers.map(({ field, kept }) => [field.name, kept])),
  })
  const [letter] = await until(
    () => lettersTo(sandbox.url, person),
    letters => letters.length > 0,
    30_000,
  )
  const title = form.title[locale]
  expect(letter?.subject).toBe(locale === 'ru' ? `Мы\u00a0получили: ${title}` : `We have received: ${title}`)
}
