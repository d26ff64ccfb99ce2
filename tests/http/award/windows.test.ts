import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sealAward } from '../../../app/award/result/seal-award.server.ts'
import { readStage } from '../../../app/award/stage/take-stage-step.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { ask } from '../../builders/ask.ts'
import { type Ask, judgeAward } from '../../builders/award/judged-award.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { until } from '../../builders/until.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const at = (moment: string) => new Date(`${moment}+03:00`)
const secondBefore = (moment: Date) => new Date(moment.getTime() - 1_000)

let clone: Awaited<ReturnType<typeof cloneFair>>
let pool: pg.Pool
let statement: Ask
let judged: Awaited<ReturnType<typeof judgeAward>>
let sites: SiteAt[]
beforeAll(async () => {
  clone = await cloneFair()
  pool = new pg.Pool({ connectionString: clone.url, max: 2 })
  statement = (text, values) => pool.query(text, values)
  judged = await judgeAward(statement)
  const start = () => startSiteAt(secondBefore(at('2025-07-18T00:00:00')), { DATABASE_URL: clone.url })
  sites = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()))
  await pool.end()
  await clone.drop()
})

const moveTo = (moment: Date) => {
  for (const site of sites) site.moveClockTo(moment)
}
/** Of the words, those that the page has, on each process. */
const said = (path: string, ...words: string[]) =>
  Promise.all(
    sites.map(async site => {
      const text = (await ask(site, path)).text.replaceAll('\u00a0', ' ')
      return words.filter(word => text.includes(word))
    }),
  )
const both = <T>(one: T) => [one, one]
const status = (path: string) => Promise.all(sites.map(async site => (await ask(site, path)).status))

test('applications open and close at their second, on both processes: the page, its form, and whoever applies', async () => {
  const words = ['Приём заявок впереди', 'Приём заявок открыт', 'Приём заявок закрыт']
  // The box of the form's token stands where it can be sent.
  const form = 'name="bookTitle"'
  expect(await said('/award/', ...words, form)).toEqual(both(['Приём заявок впереди']))
  moveTo(at('2025-07-18T00:00:00'))
  expect(await said('/award/', ...words, form)).toEqual(both(['Приём заявок открыт', form]))
  moveTo(secondBefore(at('2025-09-02T00:00:00')))
  expect(await said('/award/', 'Приём скоро закроется', form)).toEqual(both(['Приём скоро закроется', form]))
  const link = `/award/application/${judged.books[0]?.token}/`
  await statement(`update award_stages set stage = 'open'`)
  expect(await said(link, 'value="withdraw"')).toEqual(both(['value="withdraw"']))
  moveTo(at('2025-09-02T00:00:00'))
  expect(await said('/award/', ...words, form)).toEqual(both(['Приём заявок закрыт']))
  expect(await said(link, 'value="withdraw"')).toEqual(both([]))
  await statement(`update award_stages set stage = 'second-round'`)
})

test('the jury’s days begin and end at their second', async () => {
  const facts = async (moment: Date) => (await readStage(drizzle(pool), autumn2025, moment)).facts
  for (const [fact, begins, ends] of [
    ['first-round-on', at('2025-09-02T00:00:00'), at('2025-09-08T00:00:00')],
    ['vote-on', null, at('2025-09-10T21:00:00')],
  ] as const) {
    if (begins)
      expect([(await facts(secondBefore(begins)))[fact], (await facts(begins))[fact]]).toEqual([false, true])
    expect([(await facts(secondBefore(ends)))[fact], (await facts(ends))[fact]]).toEqual([true, false])
  }
})

test('the hash is on both processes at once after the seal, the shortlist at the second of its day', async () => {
  moveTo(at('2025-09-10T21:14:07'))
  expect(await said('/award/', 'Протокол запечатан')).toEqual(both([]))
  const { hash } = await transaction(pool, tx =>
    sealAward(tx, { edition: autumn2025, now: at('2025-09-10T21:14:07') }),
  )
  await statement(`update award_stages set stage = 'sealed'`)
  await until(async () => (await said('/award/', hash.slice(0, 8))).flat().length === 2, Boolean, 5_000)
  expect(await said('/award/', 'Протокол запечатан', 'подтверждение времени ожидается', '21:14:07')).toEqual(
    both(['Протокол запечатан', 'подтверждение времени ожидается', '21:14:07']),
  )
  const day = at('2025-09-15T00:00:00')
  moveTo(secondBefore(day))
  expect(await said('/award/', 'Нина Кострова Младшая')).toEqual(both([]))
  moveTo(day)
  expect(await said('/award/', 'Нина Кострова Младшая')).toEqual(both(['Нина Кострова Младшая']))
})

test('names, release, feed, site map, search and letters are there at the second of the ceremony, in the first answer of each process', async () => {
  const ceremony = at('2025-09-24T21:10:00')
  moveTo(new Date(ceremony.getTime() - 1))
  const winner = 'лауреат</span>'
  expect(await said('/award/', winner, 'Лауреаты названы')).toEqual(both([]))
  expect(await said('/award/laureates/', 'Лауреаты 2025 года')).toEqual(both([]))
  expect(await status('/award/protocol.json')).toEqual(both(404))
  expect(await status('/press/laureaty-2025-09/')).toEqual(both(404))
  const diploma = `/award/application/${judged.books[0]?.token}/diploma.pdf`
  expect(await status(diploma)).toEqual(both(404))

  const everywhere = async () => [
    await said('/press/laureaty-2025-09/', 'Нина Кострова Старшая'),
    await said('/press/', 'laureaty-2025-09'),
    await said('/press/feed.xml', 'laureaty-2025-09'),
    await said('/sitemap.xml', '/press/laureaty-2025-09/'),
    await said('/api/v1/press', 'laureaty-2025-09'),
    await said(`/search/?q=${encodeURIComponent('Кострова')}`, 'laureaty-2025-09'),
  ]
  // All of them kept ready, as they are while nothing has happened.
  expect(await everywhere()).toEqual(Array(6).fill(both([])))
  // Clocks stand still here: no beat, no message and no second of waiting may be needed.
  moveTo(ceremony)
  expect((await everywhere()).map(found => found.map(words => words.length))).toEqual(Array(6).fill([1, 1]))
  expect(await said('/award/', winner, 'Лауреаты названы')).toEqual(both([winner, 'Лауреаты названы']))
  expect(await said('/en/award/laureates/', 'Winners of 2025')).toEqual(both(['Winners of 2025']))
  expect(await status('/award/protocol.json')).toEqual(both(200))
  const { rows } = await statement(`select announced_at from award_protocols`)
  expect(rows[0]?.announced_at).toEqual(ceremony)

  // The laureate has a diploma, the other has none; everybody admitted has one letter.
  expect(await status(diploma)).toEqual(both(200))
  expect(await status(`/award/application/${judged.books[1]?.token}/diploma.pdf`)).toEqual(both(404))
  const letters = await statement(
    `select recipient, subject from letters where recipient like '%@author.example'`,
  )
  expect(letters.rows).toHaveLength(8)
  expect(letters.rows.filter(({ subject }) => String(subject).includes('лауреат'))).toHaveLength(4)
  expect(await said(`/award/application/${judged.books[0]?.token}/`, 'лауреат премии: Исследование')).toEqual(
    both(['лауреат премии: Исследование']),
  )
})
