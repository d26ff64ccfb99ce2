import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { guest } from '../../builders/browser.ts'
import { send } from '../../builders/buying.ts'
import {
  applicationOf,
  fillWorks,
  newcomer,
  submit,
  wholeFields,
} from '../../builders/exhibitors/applicants.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let open: Site
let site: Site
const ids: string[] = []

// Submitted in August, before the council in January: two sites with two clocks on one database.
beforeAll(async () => {
  open = await startSite({ POSTS_PER_MINUTE: '100000' })
  for (const name of ['first', 'second']) {
    const email = `${name}@example.test`
    const cookie = await newcomer(open, email)
    await fillWorks(open, cookie, email)
    await submit(open, cookie, { revision: '0', ...wholeFields, nameRu: name, nameEn: name })
    ids.push((await applicationOf(open, email))?.id ?? '')
  }
  site = await startSite({
    DATABASE_URL: open.databaseUrl,
    FAIR_NOW: '2026-01-12T13:00:00+03:00',
    POSTS_PER_MINUTE: '100000',
  })
  await send(site, '/office/decisions/', { do: 'begin' }, { cookie: await signIn(site, 'exhibitors') })
})
afterAll(async () => {
  await site.stop()
  await open.stop()
})

async function enter(page: Page, email: string, to: string): Promise<void> {
  page.setDefaultTimeout(30_000)
  await page.goto(`${site.url}/sign-in/`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL(url => !url.pathname.includes('sign-in'))
  await page.goto(`${site.url}${to}`)
}

const votesOf = (email: string) =>
  sql<{ score: number; said: string }>(
    site,
    `select v.score, v.for_applicant as said from council_votes v join people p on p.id = v.person_id
     where p.email = $1 order by v.voted_at`,
    [email],
  )

describe.each(
  oneWay(
    [
      { locale: 'ru', prefix: '', off: 'Клавиши выключены', work: /Работа 2 из/ },
      { locale: 'en', prefix: '/en', off: 'Keys are off', work: /Work 2 of/ },
    ],
    0,
  ),
)('$locale', ({ locale, prefix, off, work }) => {
  const email = `keys-${locale}@example.test`
  const table = (place: number) => `${prefix}/council/${ids[place]}/`

  test('a member judges with the keyboard alone', async () => {
    await newcomer(site, email, 'council')
    const { page } = await guest({ viewport: { width: 1440, height: 900 } })
    await enter(page, email, table(0))
    await page.locator('[data-keys]').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const { keyboard } = page

    // Arrows walk the works in place, and what is typed stays.
    await page.locator('#forColleagues').fill('Ровная печать')
    await keyboard.press('ArrowRight')
    await keyboard.press('n')
    expect(await page.locator('#forColleagues').inputValue()).toBe('Ровная печатьn')
    await page.locator('h1').click()
    await keyboard.press('ArrowRight')
    await page.locator('[data-announced]').filter({ hasText: work }).waitFor({ state: 'attached' })
    expect(new URL(page.url()).search).toBe('?work=2')
    expect(await page.locator('#forColleagues').inputValue()).toBe('Ровная печатьn')

    // Zoom: over the page, larger with plus, away with its own key.
    await keyboard.press('z')
    const large = page.locator('[data-zoom-dialog] img')
    await large.waitFor()
    const before = (await large.boundingBox())?.width ?? 0
    await keyboard.press('+')
    expect((await large.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.2)
    await keyboard.press('z')
    await large.waitFor({ state: 'hidden' })

    // The flag comes back to the same work with what was typed.
    await keyboard.press('f')
    await page.waitForURL(/done=flagged&work=2/)
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('#forColleagues')?.value === 'Ровная печатьn',
    )
    await page.goto(`${site.url}${prefix}/council/?show=flagged`)
    expect(await page.locator('tbody tr').count()).toBe(1)
    await page.goto(`${site.url}${table(0)}`)

    // C opens the form and sends nothing.
    await page.locator('[data-keys]').waitFor()
    await keyboard.press('c')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('reason')
    expect(await sql(site, 'select 1 from council_conflicts')).toEqual([])
    await page.locator('h1').click()

    // A score is chosen by its digit and sent by Enter; a low one asks for its sentence first.
    await keyboard.press('2')
    await keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('forApplicant')
    expect(await votesOf(email)).toEqual([])
    await page.locator('h1').click()
    await keyboard.press('4')
    expect(await votesOf(email)).toEqual([])
    await keyboard.press('Enter')
    await page.waitForURL(/done=voted/)
    expect(await votesOf(email)).toEqual([{ score: 4, said: '' }])
    expect(page.url()).toContain(ids[1])

    // N goes on; with both judged it leads to the one that was not last.
    await page.goto(`${site.url}${table(0)}`)
    await page.locator('[data-keys]').waitFor()
    await keyboard.press('n')
    await page.waitForURL(new RegExp(ids[1] ?? ''))
    await page.close()
  })

  test('the keys can be switched off, and stay off', async () => {
    const { page } = await guest({ viewport: { width: 1440, height: 900 } })
    await enter(page, email, table(1))
    await page.locator('[data-keys-switch]').click()
    await page.reload()
    await page.locator('[data-keys-switch]').filter({ hasText: off }).waitFor()
    await page.keyboard.press('3')
    await page.keyboard.press('n')
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(300)
    expect(page.url()).toBe(`${site.url}${table(1)}`)
    expect(await page.locator('input[name=score]:checked').count()).toBe(0)
    await page.close()
  })

  test.each(oneWay([390, 768], 0))('nothing is too wide or too small at %i', async width => {
    const { page } = await guest({ viewport: { width, height: 844 } })
    await enter(page, email, table(1))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto(`${site.url}${prefix}/council/`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.close()
  })
})

test('without its script the light table is links and forms', async () => {
  const email = 'plain@example.test'
  await newcomer(site, email, 'council')
  const { page } = await guest({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })
  await enter(page, email, `/council/${ids[0]}/`)
  expect(await page.locator('[data-keys]').isVisible()).toBe(false)
  await page.locator('ol a[data-work-link]').nth(2).click()
  expect(new URL(page.url()).search).toBe('?work=3')
  await page.locator('[data-flag]').click()
  expect(new URL(page.url()).search).toBe('?done=flagged&work=3')
  await page.locator('label:has(input[name=score][value="5"])').click()
  await page.locator('[data-send]').click()
  await until(
    () => votesOf(email),
    votes => votes.length === 1,
  )
  await page.close()
})
