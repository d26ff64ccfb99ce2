import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { letterTo, linkIn, ownPassword } from '../../builders/account/members.ts'
import { ask } from '../../builders/ask.ts'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { send, startShop } from '../../builders/buying.ts'
import {
  applicationOf,
  picture,
  wholeFields,
  wholeWork,
  workIds,
} from '../../builders/exhibitors/applicants.ts'
import { itemsOf, officePath, wholeCaption, wholeMaterials } from '../../builders/exhibitors/materials.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import type { Site } from '../../builders/site.ts'
import { until } from '../../builders/until.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

// From a stranger who reads the exhibitors' page in August to the page of theirs that visitors read in February.
vi.setConfig({ testTimeout: 400_000 })

// Tried again, it is another person who comes.
let people = 0
const folder = mkdtempSync(join(tmpdir(), 'portico-way-'))
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let clone: Awaited<ReturnType<typeof cloneFair>>
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  clone = await cloneFair()
})
afterAll(async () => {
  await clone.drop()
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The same fair on another day. */
async function on<T>(moment: string, work: (site: Site) => Promise<T>): Promise<T> {
  const site = await startShop(sandbox, {
    DATABASE_URL: clone.url,
    FAIR_NOW: `${moment}+03:00`,
    POSTS_PER_MINUTE: '10000',
  })
  try {
    return await work(site)
  } finally {
    await site.stop()
  }
}

async function isSound(page: Page, where: string): Promise<void> {
  expect([where, await accessibilityFaults(page)]).toEqual([where, []])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([where, overflow]).toEqual([where, 0])
}

async function files(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const path = join(folder, `work-${n}.jpg`)
      writeFileSync(path, await picture(2_000 + n, 1_200))
      return path
    }),
  )
}

/** Fills in a form by the names of its fields, whatever they are. */
async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`).first()
    const kind = await field.evaluate(
      element => (element as HTMLInputElement).type ?? element.tagName.toLowerCase(),
    )
    if (kind === 'checkbox') await field.check()
    else if (kind === 'radio') await page.locator(`[name="${name}"][value="${value}"]`).check()
    else if (kind === 'select-one') await field.selectOption(value)
    else await field.fill(value)
  }
}

const russian = { locale: 'ru', prefix: '', apply: 'Подать заявку', poor: /не\u00a0хватило денег/ }
const english = { locale: 'en', prefix: '/en', apply: 'Apply', poor: /not enough money/ }
const [declined, good] = ['5555555555554600', '5555555555554444']

test.each(
  oneWay(
    [
      { ...russian, width: 1440, cards: [declined, good] },
      { ...english, width: 390, cards: [declined, good] },
      { ...russian, width: 390, cards: [good] },
      { ...english, width: 1440, cards: [good] },
    ],
    1,
  ),
)('$locale at $width, with the cards $cards', async ({ locale, prefix, width, apply, poor, cards }) => {
  let stand = ''
  const email = `way-${people++}-${locale}@example.test`
  const size = { viewport: { width, height: 900 } }
  const name = locale === 'ru' ? 'Мастерская Восьмой лист' : 'Eighth Sheet Workshop'
  async function enter(page: Page, site: Site, to: string) {
    await page.goto(`${site.url}${prefix}/sign-in/`)
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill(ownPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${prefix}/account/`)
    await page.goto(`${site.url}${prefix}${to}`)
  }
  const open = async () => {
    const { page } = await guest(size)
    page.setDefaultTimeout(30_000)
    return page
  }

  await on('2025-08-20T10:00:00', async site => {
    const page = await open()
    await page.goto(`${site.url}${prefix}/exhibitor/`)
    await whenHydrated(page)
    await page.getByRole('link', { name: apply, exact: true }).click()
    await fillIn(page, { fullName: 'Роман Лозняк', email, password: ownPassword, personalDataAgree: 'on' })
    await page.locator('#password').press('Enter')
    const letter = await letterTo(sandbox, email)
    await page.goto(`${site.url}${linkIn(letter)}`)
    await page.locator('main form button').first().press('Enter')
    await page.waitForURL(`**${prefix}/account/?welcome`)
    await isSound(page, 'account')

    await page.goto(`${site.url}${prefix}/account/application/works/`)
    await page.locator('input[type=file]').setInputFiles(await files(5))
    await page.locator('li[data-work] img').nth(4).waitFor()
    for (const id of await workIds(site, email)) {
      await page.goto(`${site.url}${prefix}/account/application/works/${id}/`)
      await fillIn(page, wholeWork)
      await page.locator('form:has(input[name=do][value=save]) button[type=submit]').first().press('Enter')
      await page.waitForURL(url => !url.pathname.endsWith(`${id}/`) || url.search !== '')
    }
    await page.goto(`${site.url}${prefix}/account/application/`)
    await fillIn(page, {
      ...wholeFields,
      nameRu: 'Мастерская Восьмой лист',
      nameEn: 'Eighth Sheet Workshop',
      email,
    })
    await page.locator('button[name=do][value=submit]:visible').first().press('Enter')
    await page.locator('[role=status]').filter({ hasText: email }).waitFor()
    expect((await applicationOf(site, email))?.state).toBe('submitted')
    await isSound(page, 'submitted')
  })
  const id = (await applicationOf({ databaseUrl: clone.url, url: '' }, email))?.id ?? ''

  await on('2026-01-19T13:00:00', async site => {
    const secretary = { cookie: await signIn(site, 'exhibitors') }
    const member = { cookie: await signIn(site, 'council') }
    await send(site, '/office/decisions/', { do: 'begin' }, secretary)
    expect((await send(site, `/council/${id}/`, { do: 'vote', score: '5' }, member)).status).toBe(303)
    const decision = { do: 'decide', application: id, decision: 'accept', section: 'paper', message: '' }
    expect((await send(site, '/office/decisions/', decision, secretary)).status).toBe(303)
    const { text } = await ask(site, '/office/decisions/', { headers: secretary })
    const digest = /name="digest" value="([\da-f]{32})"/.exec(text)?.[1] ?? ''
    const released = await send(
      site,
      '/office/decisions/',
      { do: 'release', digest, confirm: 'yes' },
      secretary,
    )
    expect(released.status).toBe(303)
    expect((await applicationOf(site, email))?.state).toBe('accepted')
  })

  await on('2026-02-05T12:00:00', async site => {
    const page = await open()
    await enter(page, site, '/account/stand/')
    await page.locator('#choice[data-live]').waitFor()
    const free = page.locator('tr[data-row]:has(button)').filter({ visible: true }).first()
    stand = (await free.getAttribute('data-row')) ?? ''
    await free.locator('button').press('Enter')
    await page.locator('#own-title').filter({ hasText: stand }).waitFor({ state: 'attached' })
    if (width === 390) await page.locator('button[popovertarget=summary]').filter({ visible: true }).click()
    await page.locator('#own-title').waitFor()
    await isSound(page, 'stand')
    await page.locator('a[href$="/account/payment/"]:visible').last().press('Enter')
    for (const card of cards) {
      await page.locator('[name=contractAgree]').check()
      await page.locator('button[value=pay]').press('Enter')
      await page.locator('input[name=number]').fill(card)
      await page.locator('input[name=expiry]').fill('12/30')
      await page.locator('input[name=csc]').fill('123')
      await page.locator('button[name=method]').click()
      await page.goto(`${site.url}${prefix}/account/payment/?returned=1`)
      if (card === declined) await page.getByText(poor).waitFor()
    }
    await until(async () => {
      await page.goto(`${site.url}${prefix}/account/payment/?returned=1`)
      return (await applicationOf(site, email))?.state === 'stand-paid'
    })
    await isSound(page, 'paid')
  })

  await on('2026-02-19T12:00:00', async site => {
    const page = await open()
    await enter(page, site, '/account/')
    await isSound(page, 'what waits')
    await page.goto(`${site.url}${prefix}/account/materials/`)
    const logo = join(folder, 'logo.png')
    writeFileSync(logo, await picture(700, 500, 'png'))
    await page.locator('#file-logo').setInputFiles(logo)
    await page.locator('#logo img').waitFor()
    await page.locator('#file-picture').setInputFiles(await files(3))
    await page.locator('#pictures li img').nth(2).waitFor()
    await fillIn(page, {
      ...wholeMaterials,
      nameRu: 'Мастерская Восьмой лист',
      nameEn: 'Eighth Sheet Workshop',
    })
    for (const { id: item, kind } of await itemsOf(site, id)) {
      if (kind === 'logo') continue
      const captions = Object.entries(wholeCaption).map(([field, text]) => [`picture:${item}:${field}`, text])
      await fillIn(page, Object.fromEntries(captions))
    }
    await page.locator('button[name=do][value=submit]:visible').first().press('Enter')
    await until(async () => (await applicationOf(site, email))?.state === 'materials-in-review')
    const office = { cookie: await signIn(site, 'exhibitors') }
    for (const verb of ['rest', 'publish']) {
      // The form carries what the clerk has seen.
      const { text } = await ask(site, officePath(id), { headers: office })
      const form = new RegExp(`<form(?:(?!</form>).)*value="${verb}"(?:(?!</form>).)*</form>`, 's').exec(
        text,
      )?.[0]
      const hidden = [...(form ?? '').matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
        /name="([^"]*)"/.exec(tag)?.[1] ?? '',
        /value="([^"]*)"/.exec(tag)?.[1] ?? '',
      ])
      const answer = await send(site, officePath(id), { ...Object.fromEntries(hidden), do: verb }, office)
      expect([verb, answer.status]).toEqual([verb, 303])
    }
    await page.goto(`${site.url}${prefix}/account/materials/`)
    const there = await page.locator('a[href*="/participants/"]').first().getAttribute('href')
    const visitor = await open()
    await visitor.goto(`${site.url}${there}`)
    await whenHydrated(visitor)
    expect(await visitor.locator('h1').textContent()).toContain(name)
    expect(await visitor.locator('main').textContent()).toContain(stand)
    await isSound(visitor, 'the page')
    // In the other language too, in the list and in the search.
    const twin = prefix ? String(there).replace(/^\/en/, '') : `/en${there}`
    expect((await ask(site, twin)).text).toContain(prefix ? 'Восьмой лист' : 'Eighth Sheet')
    expect((await ask(site, `${prefix}/participants/`)).text).toContain(name)
  })
})
