import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sealAward } from '../../../app/award/result/seal-award.server.ts'
import { copyStands } from '../../../app/content/stands/insert-copies.server.ts'
import { addEdition } from '../../../app/editions/add-edition.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { ask } from '../../builders/ask.ts'
import { coverOf } from '../../builders/award/books.ts'
import { type Ask, enterBook, type JudgedBook, judgeAward } from '../../builders/award/judged-award.ts'
import { addFile } from '../../builders/award/reading-room.ts'
import { guest } from '../../builders/browser.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { until } from '../../builders/until.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// Laureates of autumn 2025, sealed by its jury, and of spring 2026, whose protocol is made of that one.

const at = (moment: string) => new Date(`${moment}+03:00`)
const admin = { id: 'admin', email: 'admin@x', name: 'С. Омутова', role: 'admin' } as const
const springNumber = 2_001

let clone: Awaited<ReturnType<typeof cloneFair>>
let pool: pg.Pool
let site: SiteAt
let winner: JudgedBook
let other: JudgedBook
let coverOfAutumn: Buffer
let coverOfSpring: Buffer

beforeAll(async () => {
  clone = await cloneFair()
  pool = new pg.Pool({ connectionString: clone.url, max: 2 })
  const statement: Ask = (text, values) => pool.query(text, values)
  const { books } = await judgeAward(statement)
  if (!books[0] || !books[1]) throw new Error('no books')
  winner = books[0]
  other = books[1]
  coverOfAutumn = await coverOf(600, 840)
  coverOfSpring = await coverOf(620, 840)
  const place = { databaseUrl: clone.url }
  for (const book of [winner, other]) await addFile(place, book.id, 'cover', coverOfAutumn)
  site = await startSiteAt(at('2025-09-10T20:30:00'), { DATABASE_URL: clone.url })
  await transaction(pool, tx => sealAward(tx, { edition: autumn2025, now: at('2025-09-10T20:30:00') }))
  await statement(`update award_stages set stage = 'sealed'`)

  const wish = {
    from: '2025-09',
    name: { ru: 'Весна 2026', en: 'Spring 2026' },
    firstDay: '2026-04-02',
    isAnnounced: true,
    key: '6f0d4f3c-2b1a-4c5d-8e7f-0123456789ac',
  } as const
  await addEdition(pool, autumn2025, wish, admin, at('2025-09-10T20:30:00'), copyStands)
  await statement(`update editions set shown_from = '2025-11-01T00:00:00+03:00' where id = '2026-04'`)
  const spring = await enterBook(statement, {
    nomination: 'research',
    title: 'Весенняя книга',
    author: 'Весенний Автор',
    number: springNumber,
  })
  await statement(`update award_applications set edition_id = '2026-04' where id = $1`, [spring.id])
  await addFile(place, spring.id, 'cover', coverOfSpring)
  await statement(
    `insert into award_protocols (edition_id, bytes, hash, sealed_at)
     select '2026-04', convert_to(replace(convert_from(bytes, 'UTF8'), $1, $2), 'UTF8'), hash, '2026-03-20'
     from award_protocols where edition_id = '2025-09'`,
    [`"${winner.number}"`, `"${springNumber}"`],
  )
})
afterAll(async () => {
  await site.stop()
  await pool.end()
  await clone.drop()
})

const cover = (fair: string, number: number) => `/award/covers/${fair}/${number}.webp`
const status = async (path: string) => (await ask(site, path)).status
const everyCover = () => [
  cover('2025-09', winner.number),
  cover('2025-09', other.number),
  cover('2025-09', springNumber),
  cover('2026-04', springNumber),
  cover('2026-04', winner.number),
  cover('2031-04', winner.number),
  // As it was called while one award alone had covers.
  `/award/covers/${winner.number}.webp`,
]
const statuses = () => Promise.all(everyCover().map(status))

test('to the last second no cover tells who has won, of this fair or of one that is not on show', async () => {
  site.moveClockTo(at('2025-09-24T21:09:59'))
  expect(await statuses()).toEqual(everyCover().map(() => 404))
})

test('with the ceremony the covers of its laureates are there, and of nobody else', async () => {
  site.moveClockTo(at('2025-09-24T21:10:00'))
  expect(await statuses()).toEqual([200, 404, 404, 404, 404, 404, 404])
  const answer = await ask(site, cover('2025-09', winner.number))
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  expect(answer.bytes.equals(coverOfAutumn)).toBe(true)
})

test('after the turn the past laureates keep theirs, and those to come are told by none', async () => {
  site.moveClockTo(at('2025-11-01T00:00:00'))
  await until(async () => (await ask(site, '/')).text.includes('2–5\u00a0апреля'))
  site.moveClockTo(at('2026-04-02T21:09:59'))
  expect(await statuses()).toEqual([200, 404, 404, 404, 404, 404, 404])
  const page = (await ask(site, '/award/laureates/')).text
  expect(page).toContain(cover('2025-09', winner.number))
  expect(page).not.toContain('/award/covers/2026-04/')
})

test('each year has its own covers, one above the other', async () => {
  site.moveClockTo(at('2026-04-02T21:10:00'))
  expect(await statuses()).toEqual([200, 404, 404, 200, 404, 404, 404])
  expect((await ask(site, cover('2026-04', springNumber))).bytes.equals(coverOfSpring)).toBe(true)
  for (const [address, ...headings] of [
    ['/award/laureates/', 'Лауреаты 2026\u00a0года', 'Лауреаты 2025\u00a0года'],
    ['/en/award/laureates/', 'Winners of 2026', 'Winners of 2025'],
  ]) {
    const page = (await ask(site, address ?? '')).text
    const places = [
      headings[0] ?? '',
      cover('2026-04', springNumber),
      headings[1] ?? '',
      cover('2025-09', winner.number),
    ].map(words => page.indexOf(words))
    expect(places).toEqual(places.toSorted((one, next) => one - next))
    expect(places).not.toContain(-1)
    expect(await markupFaults(page)).toEqual([])
  }
})

test('on pages in English, what is written in Russian says so', async () => {
  const { page, problems } = await guest()
  for (const address of ['/en/award/', '/en/award/laureates/', '/en/about/fairs/']) {
    await page.goto(`${site.url}${address}`)
    const found = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
      const texts: { words: string; lang: string | null | undefined }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isShown = !node.parentElement?.closest('[aria-hidden="true"], script')
        if (isShown && /[а-яё]/i.test(node.textContent ?? ''))
          texts.push({
            words: node.textContent ?? '',
            lang: node.parentElement?.closest('[lang]')?.getAttribute('lang'),
          })
      }
      return texts
    })
    expect([address, found.length > 0, found.filter(({ lang }) => lang !== 'ru')]).toEqual([
      address,
      true,
      [],
    ])
  }
  expect(problems).toEqual([])
})

test('two fairs of one year are told apart by their days', async () => {
  const wish = {
    from: '2026-04',
    name: { ru: 'Осень 2026', en: 'Autumn 2026' },
    firstDay: '2026-10-09',
    isAnnounced: false,
    key: '6f0d4f3c-2b1a-4c5d-8e7f-0123456789ad',
  } as const
  expect(
    await addEdition(pool, autumn2025, wish, admin, at('2026-04-02T21:10:00'), copyStands),
  ).toMatchObject({
    ok: true,
  })
  await pool.query(`update editions set shown_from = '2026-05-01T00:00:00+03:00' where id = '2026-10'`)
  await pool.query(
    `insert into award_protocols (edition_id, bytes, hash, sealed_at)
     select '2026-10', bytes, hash, '2026-09-26' from award_protocols where edition_id = '2025-09'`,
  )
  site.moveClockTo(at('2026-10-13T00:00:00'))
  await until(async () => (await ask(site, '/')).text.includes('9–12\u00a0октября'))
  for (const [address, ...headings] of [
    [
      '/award/laureates/',
      'Лауреаты 2026\u00a0года, ярмарка 9–12\u00a0октября',
      'Лауреаты 2026\u00a0года, ярмарка 2–5\u00a0апреля',
      'Лауреаты 2025\u00a0года<',
    ],
    [
      '/en/award/laureates/',
      'Winners of 2026, fair of 9–12\u00a0October',
      'Winners of 2026, fair of 2–5\u00a0April',
      'Winners of 2025<',
    ],
  ]) {
    const page = (await ask(site, address ?? '')).text
    expect(headings.filter(heading => !page.includes(`>${heading}`))).toEqual([])
  }
})
