import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applyForAward, bookOf, coverOf, plainPdf, restOfBook } from '../../builders/award/books.ts'
import { enterWith, guest } from '../../builders/browser.ts'
import { accessibilityFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

// From the letter to the admission, by keyboard: the form itself is among those of tests/journeys/forms, the jury beside this.
vi.setConfig({ testTimeout: 240_000 })

let site: Site
const folder = mkdtempSync(join(tmpdir(), 'portico-award-'))
const file = (name: string, bytes: Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2025-08-20T12:00:00+03:00', POSTS_PER_MINUTE: '100000' })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function isSound(page: Page, where: string): Promise<void> {
  expect([where, await accessibilityFaults(page)]).toEqual([where, []])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([where, overflow]).toEqual([where, 0])
}

/** Presses the button of a form by its verb, as whoever has no mouse does, and waits for the page after it. */
async function press(page: Page, does: string): Promise<void> {
  const button = page.locator(`form:has(input[name=do][value=${does}]) button[type=submit]`).first()
  await button.focus()
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
}

test.each(
  oneWay(
    [
      { prefix: '', phone: 'the applicant', question: 'Каков тираж?', isbn: '978-5-17-080121-3' },
      {
        prefix: '/en',
        phone: 'the secretary',
        question: 'How many copies were printed?',
        isbn: '978-5-17-080122-0',
      },
      { prefix: '', phone: 'the secretary', question: 'Каков тираж?', isbn: '978-5-17-080123-7' },
      {
        prefix: '/en',
        phone: 'the applicant',
        question: 'How many copies were printed?',
        isbn: '978-5-17-080124-4',
      },
    ],
    3,
  ),
)('in “$prefix”, $phone on a phone', async ({ prefix, phone, question, isbn }) => {
  const email = `journey${prefix.slice(1)}-${phone.slice(4)}@example.test`
  const viewOf = (who: string) => ({ viewport: { width: who === phone ? 390 : 1440, height: 900 } })
  const path = await applyForAward(site, email, { prefix })
  const { id } = await bookOf(site, email)
  const { page } = await guest(viewOf('the applicant'))
  await page.goto(`${site.url}${path}`)
  await isSound(page, 'from the letter')

  // A wrong digit of the ISBN is told beside its field; the rest is kept.
  for (const [name, value] of Object.entries(restOfBook)) {
    const field = page.locator(`form [name=${name}]`)
    await field.focus()
    if (name === 'readingCopyAgree') await page.keyboard.press('Space')
    else {
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(name === 'isbn' ? '978-5-17-080115-3' : value)
    }
  }
  await press(page, 'save')
  expect(await page.locator('[name=isbn]').getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator('[name=pages]').inputValue()).toBe(restOfBook.pages)
  await isSound(page, 'a wrong digit')
  await page.locator('[name=isbn]').focus()
  await page.keyboard.press('Control+a')
  // A book of its own: what is admitted once is admitted nowhere else.
  await page.keyboard.insertText(isbn)
  await press(page, 'save')
  await page.locator('#file-cover').setInputFiles(file('cover.jpg', await coverOf(900, 1_200)))
  await press(page, 'upload')
  await page.locator('img[src$="cover.webp"]').waitFor()
  await page.locator('#file-reading-copy').setInputFiles(file('book.pdf', plainPdf))
  await Promise.all([
    page.waitForEvent('load'),
    page.locator('form:has(#file-reading-copy) button').press('Enter'),
  ])
  await page.locator('a[href$="reading-copy.pdf"]').waitFor()
  await isSound(page, 'whole')

  const { page: desk, context } = await guest(viewOf('the secretary'))
  await enterWith(context, site, await signIn(site, 'award'))
  await desk.goto(`${site.url}${prefix}/office/award/?q=${encodeURIComponent(email)}`)
  await isSound(desk, 'the queue')
  await desk.locator(`a[href$="/office/award/${id}/"]:visible`).first().press('Enter')
  await desk.waitForURL(`**${prefix}/office/award/${id}/`)
  await isSound(desk, 'the book')
  await desk.locator('details:has(#question) summary').press('Enter')
  await desk.locator('#question').fill(question)
  await press(desk, 'ask')
  expect((await bookOf(site, email)).state).toBe('question')
  await isSound(desk, 'asked')

  await page.goto(`${site.url}${path}`)
  await page.getByText(question).first().waitFor()
  await isSound(page, 'a question')
  await page.locator('[name=circulation]').fill('900')
  await press(page, 'save')
  expect(await bookOf(site, email)).toMatchObject({ state: 'submitted', fields: { circulation: '900' } })

  await desk.goto(`${site.url}${prefix}/office/award/${id}/`)
  await press(desk, 'check')
  await isSound(desk, 'checked')
  await press(desk, 'admit')
  expect((await bookOf(site, email)).state).toBe('admitted')
  await page.goto(`${site.url}${path}`)
  await isSound(page, 'admitted')
})
