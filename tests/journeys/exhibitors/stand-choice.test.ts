import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { guest } from '../../builders/browser.ts'
import { send } from '../../builders/buying.ts'
import { type Exhibitor, exhibitor, standOf, standPath, stateOf } from '../../builders/exhibitors/accepted.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 180_000 })

let site: Site
beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2026-01-26T11:52:10+03:00', POSTS_PER_MINUTE: '10000' })
})
afterAll(() => site.stop())
// Every stand is free again, for whoever comes next or tries again.
beforeEach(async () => {
  await sql(
    site,
    `update stand_holds set state = 'released', ended_at = changed_at where state <> 'released'`,
  )
  await sql(site, `update exhibitor_applications set state = 'accepted' where state = 'stand-held'`)
})

let people = 0
const somebody = (name: string) => exhibitor(site, `${name}-${people++}@example.test`)

async function enter(
  { email }: Exhibitor,
  { prefix = '', width = 1440, script = true, to = standPath } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await guest({ viewport: { width, height: 900 }, javaScriptEnabled: script })
  page.setDefaultTimeout(30_000)
  await page.goto(`${site.url}/sign-in/`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('form button[type=submit]').first().click()
  await page.goto(`${site.url}${prefix}${to}`)
  if (script) await page.locator('#choice[data-live]').waitFor()
  return { page, context }
}

/** When something has come true on a page, by that page's own clock, which all pages of this machine share. */
const whenTrue = (page: Page, selector: string) =>
  page.evaluate(
    asked =>
      new Promise<number>(done => {
        const look = () => document.querySelector(asked) && done(Date.now())
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
        look()
      }),
    selector,
  )

/** Presses a button and tells when. */
const press = (page: Page, selector: string) =>
  page.evaluate(asked => {
    const at = Date.now()
    document.querySelector<HTMLElement>(asked)?.click()
    return at
  }, selector)

test('two press one stand: the loser is told within a second and keeps their own, every other plan changes within a second', async () => {
  const [winner, loser, watcher] = [
    await somebody('winner'),
    await somebody('loser'),
    await somebody('watcher'),
  ]
  await send(site, standPath, { do: 'hold', stand: 'C-07' }, { cookie: loser.cookie })
  const one = await enter(winner)
  const two = await enter(loser)
  const three = await enter(watcher, { prefix: '/en' })
  const button = 'tr[data-row="C-04"] button'

  const seen = whenTrue(three.page, '[data-stand="C-04"][data-state=held]')
  const pressed = await press(one.page, button)
  await one.page.locator('#own-title').filter({ hasText: 'C-04' }).waitFor()
  expect((await seen) - pressed).toBeLessThan(1_000)
  expect(await three.page.locator('tr[data-row="C-04"] [data-word]').textContent()).toBe('held')
  expect(await three.page.locator('tr[data-row="C-04"] button').isVisible()).toBe(false)
  await three.page.locator('[data-said]').filter({ hasText: 'C-04: held' }).waitFor({ state: 'attached' })

  const waits = []
  for (let n = 0; n < 3; n++) {
    await two.page.reload()
    await two.page.locator('#choice[data-live]').waitFor()
    // A page that has not heard yet: what is taken looks free, as it did a moment ago.
    await two.page
      .locator('tr[data-row="C-02"] button')
      .evaluate((pressed: HTMLButtonElement) => (pressed.value = 'C-04'))
    const told = whenTrue(two.page, '[data-lost-notice] [role=alert]')
    const late = await press(two.page, 'tr[data-row="C-02"] button')
    waits.push((await told) - late)
  }
  // The middle of three: the machine may have had something else to do once.
  expect(waits.toSorted((a, b) => a - b)[1]).toBeLessThan(1_000)
  expect(await two.page.locator('#lost-title').textContent()).toMatch(
    /C-04 только что закрепил|C-04 закреплён/,
  )
  expect(await two.page.locator('[data-lost-notice] li').count()).toBe(3)
  expect(await standOf(site, loser.applicationId)).toBe('C-07')
  expect(await accessibilityFaults(two.page)).toEqual([])
  // One of the three is taken instead, without leaving the page.
  await two.page.locator('[data-lost-notice] button').first().click()
  await until(
    () => standOf(site, loser.applicationId),
    code => code !== 'C-07',
  )
})

describe.each(
  oneWay(
    [
      { locale: 'ru', prefix: '', width: 1440 },
      { locale: 'en', prefix: '/en', width: 390 },
    ],
    1,
  ),
)('$locale at $width', ({ locale, prefix, width }) => {
  test('by keys: arrows walk the plan, Enter picks, Enter takes, Esc returns to one’s own', async () => {
    const me = await somebody(`keys-${locale}`)
    const { page } = await enter(me, { prefix, width, to: `${standPath}?hall=right-hall` })
    await page.locator('#plan-E-03').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const focused = () => page.evaluate(() => document.activeElement?.id)
    expect(await focused()).toBe('plan-E-10')
    const whole = await page.locator('[data-plan] svg[viewBox]').getAttribute('viewBox')
    await page.keyboard.press('+')
    expect(await page.locator('[data-plan] svg[viewBox]').getAttribute('viewBox')).not.toBe(whole)
    await page.keyboard.press('-')
    expect(await page.locator('[data-plan] svg[viewBox]').getAttribute('viewBox')).toBe(whole)
    await page.keyboard.press('Enter')
    await page.locator('#selected-title').filter({ hasText: 'E-10' }).waitFor()
    await page.locator('[data-confirm] button:focus').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.locator('#own-title').filter({ hasText: 'E-10' }).waitFor({ state: 'attached' })
    expect([await standOf(site, me.applicationId), await stateOf(site, me.applicationId)]).toEqual([
      'E-10',
      'stand-held',
    ])
    await page.locator('#plan-E-01').focus()
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('plan-E-10')
    const first = await page.locator('[data-left]').textContent()
    expect(first).toMatch(/^7[12]:\d\d:\d\d$/)
    await until(
      () => page.locator('[data-left]').textContent(),
      shown => shown !== first,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('without a script: a stand is picked, held, furnished and given up by plain forms', async () => {
    const me = await somebody(`plain-${locale}`)
    const { page } = await enter(me, { prefix, width, script: false, to: `${standPath}?hall=galleries` })
    await page.locator('#plan-F-08').click()
    const take = locale === 'ru' ? 'Закрепить F-08' : 'Hold F-08'
    await page.getByRole('button', { name: take }).filter({ visible: true }).first().click()
    await page.locator('[role=status]').filter({ hasText: 'F-08' }).waitFor()
    if (width === 390) await page.locator('button[popovertarget=summary]').filter({ visible: true }).click()
    await page.locator('#more-socket').click()
    await until(
      () => page.locator('#item-socket').inputValue(),
      value => value === '1',
    )
    if (width === 390) await page.locator('button[popovertarget=summary]').filter({ visible: true }).click()
    await page.locator('form:has(input[value=release]) button').click()
    await until(
      () => stateOf(site, me.applicationId),
      state => state === 'accepted',
    )
  })
})

test('equipment is ordered without leaving the page, and the sum follows', async () => {
  const me = await somebody('order')
  await send(site, standPath, { do: 'hold', stand: 'D-05' }, { cookie: me.cookie })
  const { page } = await enter(me)
  const total = () => page.locator('[data-total]').textContent()
  const before = await total()
  await page.locator('#more-track-lamp').click()
  await until(total, shown => shown !== before)
  await page.locator('#item-track-lamp').fill('3')
  await until(
    () => page.locator('li:has(#item-track-lamp) > span').last().textContent(),
    sum => sum === '9\u00a0600\u00a0₽',
  )
})

test('without a connection the page says so, with the time of the plan, and nothing can be chosen', async () => {
  const me = await somebody('offline')
  const { page, context } = await enter(me, { width: 390 })
  await context.setOffline(true)
  const state = page.locator('[data-live-state]')
  await state.filter({ hasText: /^Нет связи\. План на\s\d\d:\d\d:\d\d$/ }).waitFor()
  expect(await page.locator('button[data-choose]:enabled').count()).toBe(0)
  await context.setOffline(false)
  await state.filter({ hasText: /^Обновляется/ }).waitFor()
  expect(await page.locator('button[data-choose]:disabled').count()).toBe(0)
})
