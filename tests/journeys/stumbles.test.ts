import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'

// What visitors once stumbled over, page by page.
let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 390, height: 844 } }

test('an event can be kept and put into the calendar on the first screen of a phone', async () => {
  const page = await open('/program/biography-of-a-cast/', phone)
  const keep = page.getByRole('button', { name: /^В\s?мой план/ }).first()
  expect(await keep.evaluate(button => button.getBoundingClientRect().bottom)).toBeLessThan(844)
  expect(
    await keep.evaluate(button =>
      button.compareDocumentPosition(document.querySelector('main dl') ?? button),
    ),
  ).toBe(following)
})

test('beside the age rating of a children’s class stands what it is a rating of', async () => {
  const page = await open('/program/build-a-portico/')
  const fact = page.locator('dd', { hasText: '0+' })
  expect(await fact.textContent()).toContain('для содержания')
})

test('only tickets that need a right ask whose it is; the sum is no step', async () => {
  const page = await open('/tickets/')
  const rules = (name: string) => page.getByLabel(name, { exact: true }).count()
  expect([await rules('Условия: Один день'), await rules('Кому положен: Один день')]).toEqual([1, 0])
  expect(await rules('Кому положен: Льготный')).toBe(1)
  expect(await page.locator('#picker-total').textContent()).toBe('Итог')
})

test('every category of the award leads to the rules of it', async () => {
  const page = await open('/award/')
  const links = page.locator('main li h3 a')
  expect(await links.count()).toBe(5)
  expect(new Set(await links.evaluateAll(all => all.map(link => link.getAttribute('href'))))).toEqual(
    new Set(['/award/regulations/']),
  )
})

test('my plan and a lost order are found at the foot of every page', async () => {
  const page = await open('/en/visitors/')
  const foot = page.locator('footer')
  expect(await foot.getByRole('link', { name: 'My plan' }).getAttribute('href')).toBe('/en/program/plan/')
  expect(await foot.getByRole('link', { name: 'Find my order' }).getAttribute('href')).toBe(
    '/en/tickets/lost/',
  )
})

const following = 4

async function open(path: string, wishes: Parameters<typeof guest>[0] = {}) {
  const { page } = await guest({ reducedMotion: 'reduce', ...wishes })
  await page.goto(`${site.url}${path}`)
  return page
}
