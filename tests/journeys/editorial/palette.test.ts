import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enterWith, guest } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
})
afterAll(() => site.stop())

test.for(
  oneWay(
    [
      ['', 1440],
      ['/en', 390],
    ] as const,
    1,
  ),
)('everything is found and opened by keys alone, %s %i', async ([language, width]) => {
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

test('an editor’s keys: new, edit, to a release, as of, parts of the page, blocks, undo and redo, on the site', async () => {
  const { page, context, problems } = await guest({ viewport: { width: 1440, height: 900 } })
  await enterWith(context, site, await signIn(site, 'admin'))
  const active = (what: 'id' | 'name') =>
    page.evaluate(name => document.activeElement?.getAttribute(name), what)
  const leave = () => page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.goto(`${site.url}/office/content/questions/`)

  await page.keyboard.press('n')
  expect(await active('id')).toBe('key')
  await page.keyboard.type('nevt')
  expect(await page.locator('#key').inputValue()).toBe('nevt')
  await leave()
  // Nothing is ticked: the row one is on goes along.
  await page.keyboard.press('j')
  await page.keyboard.press('v')
  expect([await active('id'), await page.locator('tbody :checked').count()]).toEqual(['release', 1])
  await leave()
  await page.keyboard.press('F6')
  expect(await page.evaluate(() => document.activeElement?.closest('#rail') !== null)).toBe(true)
  await page.keyboard.press('F6')
  expect(await page.evaluate(() => document.activeElement?.closest('#rail') !== null)).toBe(false)
  await leave()

  // The palette offers what the page under it does; from there the list of keys, where letters are switched off.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('> выпуск')
  await page.locator('#palette-found button', { hasText: 'выбранное' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('#palette [data-keys-open]').click()
  const letters = page.locator('#keys [data-keys-switch]')
  await letters.click()
  expect(await letters.textContent()).toBe('Клавиши-буквы выключены')
  await page.keyboard.press('Escape')
  await page.reload()
  for (const key of ['n', '?', 'j', '/']) await page.keyboard.press(key)
  expect([await active('id'), await page.locator('dialog[open]').count()]).toEqual([null, 0])
  await page.keyboard.press('Control+k')
  await page.locator('#palette [data-keys-open]').click()
  await letters.click()
  await page.keyboard.press('Escape')

  await page.goto(`${site.url}/office/content/pages/?q=about`)
  const record = '/office/content/pages/about/'
  await page.locator(`tbody a[href="${record}"]`).focus()
  await page.keyboard.press('e')
  await page.waitForURL(`**${record}#in-place`)
  const inPlace = () =>
    page.evaluate(() => {
      const frame = document.activeElement as HTMLIFrameElement | null
      return frame?.contentDocument?.activeElement?.tagName.toLowerCase()
    })
  await expect.poll(inPlace).toBe('portico-text')
  // From within the page as from beside it.
  await page.keyboard.press('F6')
  await expect.poll(inPlace).not.toBe('portico-text')
  await leave()
  await page.keyboard.press('t')
  expect(await active('id')).toBe('as-of')

  const order = () =>
    page.$$eval('[data-saves][id^="blocks-"]', forms => forms.map(({ id }) => id.replace('blocks-', '')))
  const before = await order()
  const [first = '', second = '', ...rest] = before
  const moved = [second, first, ...rest]
  const field = page.locator(`[name^="field:blocks/${first}/"]:not([type=hidden])`).first()
  await field.focus()
  const name = await active('name')
  await page.keyboard.press('Alt+ArrowUp')
  expect(await order()).toEqual(before)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual(moved)
  await expect.poll(() => active('name')).toBe(name)
  // In a field the browser undoes what was typed; beside it, the house undoes what was done, over reloads.
  await page.keyboard.press('Control+z')
  await leave()
  expect(await order()).toEqual(moved)
  await page.reload()
  await page.keyboard.press('Control+z')
  await expect.poll(order).toEqual(before)
  await page.reload()
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(order).toEqual(moved)

  const versions = `${record}versions/?version=1`
  await page.goto(`${site.url}${versions}`)
  await page.keyboard.press('n')
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-difference'))).toBe(true)
  await page.goto(`${site.url}${record}`)
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(url => !url.pathname.startsWith('/office/'))
  expect(problems).toEqual([])
})
