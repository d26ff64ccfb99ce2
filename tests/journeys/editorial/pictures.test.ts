import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enterWith, guest } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { photograph } from '../../builders/pictures/picture-uploads.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
})
afterAll(() => site.stop())

test('a picture whose connection is cut goes on from the same byte and stands in the library; a narrow one is refused in words', async () => {
  const { page, context } = await guest({ viewport: { width: 1440, height: 900 } })
  await enterWith(context, site, await signIn(site, 'editor'))
  const offsets: string[] = []
  let isCut = false
  await page.route('**/api/v1/office/picture-uploads/*', async route => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.continue()
    offsets.push(request.headers()['upload-offset'] ?? '')
    // The second piece is lost once.
    if (offsets.length === 2 && !isCut) {
      isCut = true
      return route.abort('connectionreset')
    }
    return route.continue()
  })
  await page.goto(`${site.url}/office/content/pictures/`)
  expect(await accessibilityFaults(page)).toEqual([])
  const bytes = await noise(2_600, 2_000)
  const before = await count()
  await page
    .locator('form[data-pictures] input[type=file]')
    .setInputFiles({ name: 'Зал утром.jpg', mimeType: 'image/jpeg', buffer: bytes })
  await page.evaluate(() => document.body.setAttribute('data-first', ''))
  await page.locator('form[data-pictures] button[type=submit]').click()
  await until(async () => (await count()) === before + 1)
  // The page comes anew with it.
  await page.waitForFunction(
    () => document.readyState === 'complete' && !document.querySelector('[data-first]'),
  )
  expect([offsets[0], Number(offsets[1]) > 0, offsets[2]]).toEqual(['0', true, offsets[1]])
  await page.locator('form[data-pictures] input[type=file]').setInputFiles({
    name: 'Узкая.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(300, 200),
  })
  await page.locator('form[data-pictures] button[type=submit]').click()
  await page.locator('[data-progress] .text-error').waitFor()
  expect(await page.locator('[data-progress] .text-error').textContent()).toContain('300')
  expect(await count()).toBe(before + 1)
})

/** Nothing can be left out of it: so it is larger than one piece. */
function noise(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

async function count(): Promise<number> {
  const [row] = await sql<{ count: number }>(site, 'select count(*)::int from pictures')
  return row?.count ?? 0
}
