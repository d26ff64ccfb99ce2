import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enterWith, guest } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
})
afterAll(() => site.stop())

test.for([
  ['', 1440],
  ['/en', 390],
] as const)('everything is found and opened by keys alone, %s %i', async ([language, width]) => {
  const { page, context, problems } = await guest({ viewport: { width, height: 900 } })
  await enterWith(context, site, await signIn(site, 'admin'))
  await page.goto(`${site.url}${language}/office/content/questions/`)
  await page.keyboard.press('Control+k')
  const palette = page.locator('#palette')
  await palette.locator('[data-row]').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type(language ? 'word on art' : 'слово об искусстве')
  const award = palette.locator(`a[href="${language}/office/content/pages/award/"]`)
  await award.waitFor()
  // Esc closes at once, and the focus is where it was; the words are there when it is opened again.
  await page.keyboard.press('Escape')
  expect(await palette.isVisible()).toBe(false)
  await page.keyboard.press('Control+k')
  await award.waitFor()
  // An answer that comes late keeps the row, at another place perhaps.
  for (let press = 0; press < 40; press++) {
    const way = await award.evaluate(link => {
      if (link === document.activeElement) return null
      const isAbove =
        link.compareDocumentPosition(document.activeElement ?? link) & Node.DOCUMENT_POSITION_FOLLOWING
      return isAbove ? 'ArrowUp' : 'ArrowDown'
    })
    if (!way) break
    await page.keyboard.press(way)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${language}/office/content/pages/award/`)

  // Letters are letters while one types.
  await page.locator('textarea, input[type=text]').first().focus()
  await page.keyboard.type('go?/')
  expect(await page.locator('dialog[open]').count()).toBe(0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())

  await page.keyboard.press('?')
  await page.locator('#keys').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await page.waitForURL(`**${language}/office/submissions/`)
  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('q')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.goto(`${site.url}${language}/office/content/questions/`)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const second = await page.locator('tbody tr').nth(1).locator('a[href]').first().getAttribute('href')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(second)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${second}`)
  expect(problems).toEqual([])
})
