import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, navigateInside, whenHydrated } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await startSite()
  await sql(site, `update pages set withdrawn_en_at = '2025-08-20' where key = 'manifesto'`)
})
afterAll(() => site.stop())

test.each(oneWay([390, 1440], 0))(
  'at %i px whoever comes by a link is told, and finds the way',
  async width => {
    const { page, problems } = await guest({ viewport: { width, height: 800 } })
    await page.goto(`${site.url}/en/about/`)
    await whenHydrated(page)
    await navigateInside(page, '/en/manifesto/')
    const way = page.getByRole('link', { name: 'Read it in Russian' })
    await way.waitFor()
    expect(page.url()).toBe(`${site.url}/en/manifesto/`)
    expect(await accessibilityFaults(page)).toEqual([])
    await way.click()
    await page.waitForURL(`${site.url}/manifesto/`)
    // The other way round, by the switch of languages.
    await page.goBack()
    await way.waitFor()
    expect(problems).toEqual([])
  },
)
