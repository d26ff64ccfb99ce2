import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealAward } from '../../../app/award/result/seal-award.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { ask } from '../../builders/ask.ts'
import { judgeAward } from '../../builders/award/judged-award.ts'
import { guest } from '../../builders/browser.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'

let clone: Awaited<ReturnType<typeof cloneFair>>
let site: Site
let hash: string
let counts: { received: number; admitted: number }

beforeAll(async () => {
  clone = await cloneFair()
  const pool = new pg.Pool({ connectionString: clone.url, max: 2 })
  await judgeAward((text, values) => pool.query(text, values))
  const now = new Date('2025-09-10T18:14:07Z')
  hash = (await transaction(pool, tx => sealAward(tx, { edition: autumn2025, now }))).hash
  const { rows } = await pool.query(
    `select count(*)::int as received, count(*) filter (where state = 'admitted')::int as admitted from award_applications`,
  )
  counts = rows[0]
  await pool.end()
  site = await startSite({ DATABASE_URL: clone.url, FAIR_NOW: '2025-09-20T12:00:00+03:00' })
})
afterAll(async () => {
  await site.stop()
  await clone.drop()
})

test('before the ceremony the page counts the books, copies the fingerprint and reminds of the hour', async () => {
  const { text } = await ask(site, '/en/award/')
  const words = text.replace(/<[^>]+>/g, '')
  // Whoever selects the characters has them in their order.
  expect(words).toContain(hash)
  expect(words).toContain(`Applications closed: ${counts.received} application`)
  expect(words).toContain(`The jury read ${counts.admitted} book`)
  const { page } = await guest()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site.url}/en/award/`)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('status').getByText('The fingerprint has been copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash)
  expect(await accessibilityFaults(page)).toEqual([])
  const reminder = page.getByRole('link', { name: 'Remind me of the ceremony' })
  const file = await ask(site, (await reminder.getAttribute('href')) ?? '')
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
}, 120_000)
