import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoBooks } from '../../../db/seed/demo-award.ts'
import { makeReadingCopy, readingCopySheets } from '../../../db/seed/make-reading-copy.ts'
import { addBook, addFile, addJuror, setStage } from '../../builders/award/reading-room.ts'
import { enterWith, guest } from '../../builders/browser.ts'
import { send } from '../../builders/buying.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { type Site, startSite } from '../../builders/site.ts'

// Of the browsers that are tried here Firefox alone has a viewer without its window: what a juror sees in the frame is seen.

let site: Site
beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2025-09-05T12:00:00+03:00' })
})
afterAll(() => site.stop())

test('a reading copy opens in its frame, at the page where the juror stopped', async () => {
  const email = 'reading@example.test'
  const cookie = await newcomer(site, email, 'juror')
  const book = await addBook(site, { readers: [await addJuror(site, email)] })
  const [sample] = demoBooks
  if (!sample) throw new Error('there are no books')
  const copy = await makeReadingCopy(sample, new Date('2025-08-20T09:00:00Z'))
  await addFile(site, book, 'reading-copy', copy)
  await setStage(site, 'first-round')
  const path = `/jury/books/${book}/reading/`
  expect((await send(site, path, { do: 'place', page: '2' }, { cookie })).status).toBe(303)

  const { page, context } = await guest({ viewport: { width: 1024, height: 900 } })
  await enterWith(context, site, cookie)
  await page.goto(`${site.url}${path}`)
  const viewer = page.frameLocator('iframe')
  // The viewer counts the sheets it has and shows the one it was asked for; the policy let it in.
  await expect
    .poll(() => viewer.locator('#viewer .page').count(), { timeout: 20_000 })
    .toBe(readingCopySheets)
  await expect.poll(() => viewer.locator('#pageNumber').inputValue(), { timeout: 20_000 }).toBe('2')
})
