import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, whenHydrated } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'

let august: Site
beforeAll(async () => {
  august = await startSite()
})
afterAll(async () => {
  await august.stop()
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a phone walks along the wall by arrows, and the line of sight runs behind the works', async () => {
  const { page } = await open(august, '/', phone)
  const wall = page.locator('.wall')
  const section = page.locator('section', { has: wall })
  await wall.scrollIntoViewIfNeeded()
  const line = await section.locator('.border-dashed').boundingBox()
  const work = await wall.locator('img').first().boundingBox()
  // The middle of each work hangs on it.
  expect(Math.abs((line?.y ?? 0) - (work?.y ?? 0) - (work?.height ?? 0) / 2)).toBeLessThan(2)
  const [left, right] = ['Предыдущая работа', 'Следующая работа'].map(name =>
    section.getByRole('button', { name }),
  )
  const at = () => wall.evaluate(row => row.scrollLeft)
  await right?.tap()
  await expect.poll(at).toBeGreaterThan(100)
  const there = await at()
  await left?.tap()
  await expect.poll(at).toBeLessThan(there)
  const box = await right?.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test('on a phone lists are cut short, and what is cut is one link away', async () => {
  const { page } = await open(august, '/', phone)
  const section = (title: string) =>
    page.locator('main section', { has: page.getByRole('heading', { level: 2, name: title }) })
  const shown = (title: string) => section(title).locator('li:not(nav li):visible').count()
  await expect.poll(() => shown('Программа')).toBe(3)
  await expect.poll(() => shown('Спикеры')).toBe(4)
  await expect.poll(() => shown('Партнёры')).toBe(4)
  for (const [title, to] of [
    ['Программа', '/program/'],
    ['Спикеры', '/speakers/'],
    ['Партнёры', '/partners/'],
    ['Новости ярмарки', '/newsletter/'],
  ] as const) {
    const link = section(title).locator(`a[href="${to}"]`).first()
    await link.scrollIntoViewIfNeeded()
    expect(await link.isVisible()).toBe(true)
  }
  const wide = await open(august, '/')
  expect(
    await wide.page
      .locator('main section', { has: wide.page.getByRole('heading', { level: 2, name: 'Партнёры' }) })
      .locator('li:visible')
      .count(),
  ).toBe(8)
})

async function open(site: Site, path: string, wishes: Parameters<typeof guest>[0] = {}) {
  const visit = await guest({ reducedMotion: 'reduce', ...wishes })
  await visit.page.goto(`${site.url}${path}`)
  await whenHydrated(visit.page)
  return visit
}
