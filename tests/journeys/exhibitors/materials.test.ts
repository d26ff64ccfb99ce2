import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { picture } from '../../builders/exhibitors/applicants.ts'
import {
  itemsOf,
  officePath,
  paidExhibitor,
  sendPictures,
  stateOf,
  wholeCaption,
  wholeMaterials,
} from '../../builders/exhibitors/materials.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { emailOf } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { until } from '../../builders/until.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

// From the first caption to the page that visitors see.
vi.setConfig({ testTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'portico-materials-'))
let site: Site
beforeAll(async () => {
  site = await startSite({
    POSTS_PER_MINUTE: '10000',
    FAIR_NOW: '2026-02-19T12:00:00+03:00',
  })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function enter(page: Page, email: string, to: string): Promise<void> {
  page.setDefaultTimeout(30_000)
  await page.goto(`${site.url}/sign-in/`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('form button[type=submit]').first().click()
  await page.goto(`${site.url}${to}`)
}

async function isSound(page: Page, where: string): Promise<void> {
  expect([where, await accessibilityFaults(page)]).toEqual([where, []])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([where, overflow]).toEqual([where, 0])
}

describe.each(
  oneWay(
    [
      { locale: 'ru', prefix: '', width: 1440, saved: /Сохранено в/, name: 'Карниз и Ко' },
      { locale: 'en', prefix: '/en', width: 390, saved: /Saved at/, name: 'Cornice & Co' },
    ],
    1,
  ),
)('$locale at $width', ({ locale, prefix, width, saved, name }) => {
  test('materials are filled in, sent back with a comment, corrected and published', async () => {
    const email = `materials-${locale}@example.test`
    const { id } = await paidExhibitor(site, email)
    const size = { viewport: { width, height: 900 } }
    const { page } = await guest(size)
    const at = `${prefix}/account/materials/`
    await enter(page, email, at)
    await isSound(page, 'empty')

    // Files in pieces: the logo, then three at once.
    const logo = join(folder, `${locale}-logo.png`)
    writeFileSync(logo, await picture(700, 500, 'png'))
    await page.locator('#file-logo').setInputFiles(logo)
    await page.locator('#logo img').waitFor()
    const files = await Promise.all(
      [0, 1, 2].map(async n => {
        const path = join(folder, `${locale}-${n}.jpg`)
        writeFileSync(path, await picture(2_000 + n, 1_200))
        return path
      }),
    )
    await page.locator('#file-picture').setInputFiles(files)
    await page.locator('#pictures li img').nth(2).waitFor()

    // What is typed is kept without a button, and counted.
    const words = { ...wholeMaterials, nameRu: `Карниз ${locale}`, nameEn: `${name} ${locale}` }
    for (const [field, text] of Object.entries(words)) await page.locator(`[name=${field}]`).fill(text)
    for (const { id: item, kind } of await itemsOf(site, id)) {
      if (kind === 'logo') continue
      for (const [field, text] of Object.entries(wholeCaption)) {
        const box = page.locator(`[name="picture:${item}:${field}"]`)
        if (field === 'agreed') await box.check()
        else await box.fill(text)
      }
    }
    await page.locator('#saved').filter({ hasText: saved }).waitFor()
    expect(await page.locator('[data-counts=textRu]').textContent()).toBe(`${words.textRu.length} / 600`)
    await isSound(page, 'filled in')
    await page.goto(`${site.url}${at}preview/`)
    await isSound(page, 'preview')
    await page.goto(`${site.url}${at}`)
    await page.locator('[name=passes]').fill('Анна Велигор')
    await page.locator('[name=slot]').selectOption('2026-03-31T10:00')
    await page.locator('[name=slot]').press('Tab')
    await page.keyboard.press('Enter')
    // Not the status of what saves itself, which says the same on the page that is about to go.
    await page.waitForURL(/done=arrival/)
    await page
      .locator('[role=status]')
      .filter({ hasText: /сохранены|saved/i })
      .first()
      .waitFor()
    await page.locator('button[name=do][value=submit]:visible').click()
    await until(async () => (await stateOf(site, id)) === 'materials-in-review')
    await isSound(page, 'in review')

    const { page: office } = await guest(size)
    await enter(office, emailOf('exhibitors'), `${prefix}/office/materials/?show=waiting`)
    await isSound(office, 'the queue')
    await office.goto(`${site.url}${prefix}${officePath(id)}`)
    await isSound(office, 'being read')
    await office
      .locator('#comment-text')
      .fill(locale === 'ru' ? 'Уберите цену.' : 'Please take out the price.')
    await office.locator('#comment-text').press('Tab')
    await office.keyboard.press('Enter')
    await office.locator('p[role=status]').waitFor()
    await office.locator('form:has(input[value=return]) button').click()
    await until(async () => (await stateOf(site, id)) === 'stand-paid')

    await page.goto(`${site.url}${at}`)
    await page
      .locator('#text')
      .filter({ hasText: locale === 'ru' ? 'Уберите цену.' : 'take out the price' })
      .waitFor()
    await isSound(page, 'with a comment')
    await page.locator('[name=textRu]').fill('Без цены.')
    await page.locator('button[name=do][value=submit]:visible').click()
    await until(async () => (await stateOf(site, id)) === 'materials-in-review')

    await office.goto(`${site.url}${prefix}${officePath(id)}`)
    await office.locator('form:has(input[value=rest]) button').click()
    await office.locator('form:has(input[value=publish]) button').click()
    await until(async () => (await stateOf(site, id)) === 'published')
    await office.goto(`${site.url}${prefix}/office/materials/arrivals/`)
    await isSound(office, 'arrivals')

    await page.goto(`${site.url}${at}`)
    const there = await page.locator('a[href*="/participants/"]').first().getAttribute('href')
    const { page: visitor, problems } = await guest(size)
    await visitor.goto(`${site.url}${there}`)
    await whenHydrated(visitor)
    const called = locale === 'ru' ? words.nameRu : words.nameEn
    expect(await visitor.locator('h1').textContent()).toContain(called)
    await isSound(visitor, 'the page')
    // Every picture is there, the logo too.
    for (const shown of await visitor.locator('main img').all()) {
      await shown.scrollIntoViewIfNeeded()
      await until(() => shown.evaluate(img => (img as HTMLImageElement).naturalWidth > 0))
    }
    await visitor.goto(`${site.url}${prefix}/participants/`)
    await whenHydrated(visitor)
    await isSound(visitor, 'the list')
    // From the list to the page without a document.
    await visitor.locator(`a[href="${there}"]`).first().click()
    await visitor.waitForURL(`**${there}`)
    await visitor.locator('main figure img[src*="exhibitors/"]').first().waitFor()
    expect(problems).toEqual([])
  })
})

test.each(oneWay([1440, 390], 1))(
  'pictures are put in order by keyboard and by hand at %i, and stay so',
  async width => {
    const email = `order-${width}@example.test`
    const { id, cookie } = await paidExhibitor(site, email)
    await sendPictures(site, cookie, 3)
    const { page } = await guest({ viewport: { width, height: 900 } })
    await enter(page, email, '/account/materials/')
    const kept = async () => (await itemsOf(site, id)).slice(1).map(item => item.id)
    const shown = () =>
      page
        .locator('#pictures li[data-work]')
        .evaluateAll(rows => rows.map(row => row.id.replace('picture-', '')))
    const afterReload = async () => {
      await page.reload()
      return shown()
    }
    const [first = '', second = '', third = ''] = await kept()
    const handleOf = (picture: string) => page.locator(`#picture-${picture} [data-lift]`)

    // Lifted, moved and put down; what is lifted and restored stays where it was.
    await handleOf(first).focus()
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await until(async () => (await kept())[0] === second)
    await handleOf(third).focus()
    for (const key of ['Enter', 'ArrowUp', 'Escape']) await page.keyboard.press(key)
    expect(await afterReload()).toEqual([second, first, third])
    expect(await kept()).toEqual([second, first, third])

    // Dragged by its handle over the one above, both in sight.
    await page.setViewportSize({ width, height: 2_400 })
    // A picture that comes late moves the rows below it.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('#pictures img')].every(img => img.complete),
    )
    // Taken in hand: what came late may have moved the rows between the aim and the press.
    await until(async () => {
      await page
        .locator(`#picture-${first}`)
        .evaluate(row => row.scrollIntoView({ block: 'start', behavior: 'instant' }))
      await handleOf(third).hover()
      const above = await page.locator(`#picture-${first}`).boundingBox()
      const at = await handleOf(third).boundingBox()
      if (!at || !above || above.y < 0) return false
      await page.mouse.down()
      await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2 - 10, { steps: 2 })
      if (await page.locator(`#picture-${third}[data-lifted]`).count()) return true
      await page.mouse.up()
      return false
    })
    // As a hand does it: over the row where it is by now, which others may have moved meanwhile.
    await until(async () => {
      const above = await page.locator(`#picture-${first}`).boundingBox()
      if (above) await page.mouse.move(above.x + 20, above.y + above.height / 2, { steps: 12 })
      return (await shown())[1] === third
    })
    await page.mouse.up()
    await until(async () => (await kept())[1] === third)
    expect(await afterReload()).toEqual([second, third, first])
    expect(await kept()).toEqual([second, third, first])
  },
)
