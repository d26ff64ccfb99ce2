import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterWith, guest } from '../../builders/browser.ts'
import { send } from '../../builders/buying.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
})
afterAll(() => site.stop())

test('a proposal with all that follows is readable to everybody, on a phone and on a desk', async () => {
  const wish = {
    do: 'propose',
    section: 'prices',
    'was-tickets.dayAfterKopecks': '2500',
    'set-tickets.dayAfterKopecks': '2700',
    from: '2025-09-20T00:00',
    reason: 'Окно заполнено',
  }
  await send(site, '/office/edition/', wish, { cookie: await signIn(site, 'chief-editor') })
  const cookie = await signIn(site, 'admin')
  for (const [path, width] of [
    ['/office/edition/?section=prices', 390],
    ['/en/office/edition/?section=dates', 1440],
  ] as const) {
    const { page, context, problems } = await guest({ viewport: { width, height: 844 } })
    await enterWith(context, site, cookie)
    await page.goto(`${site.url}${path}`, { timeout: 60_000 })
    await page.locator('#change summary').click()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(problems).toEqual([])
  }
}, 120_000)
