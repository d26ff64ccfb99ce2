import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sealAward } from '../../../app/award/result/seal-award.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { ask } from '../../builders/ask.ts'
import { judgeAward } from '../../builders/award/judged-award.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'

let clone: Awaited<ReturnType<typeof cloneFair>>
let pool: pg.Pool
let site: Site

beforeAll(async () => {
  clone = await cloneFair()
  pool = new pg.Pool({ connectionString: clone.url, max: 2 })
  await judgeAward((text, values) => pool.query(text, values))
  site = await startSite({ DATABASE_URL: clone.url, FAIR_NOW: '2025-09-20T12:00:00+03:00' })
}, 120_000)
afterAll(async () => {
  await site.stop()
  await pool.end()
  await clone.drop()
})

test.each(['award', 'award-laureates', 'award-protocol', 'home'])(
  'an editor who looks ahead at %s sees no result before the ceremony, decided or not',
  async key => {
    const cookie = await signIn(site, 'chief-editor')
    const look = async () => {
      const path = `/office/content/pages/${key}/preview.html?language=ru&at=2025-09-25T12:00`
      const { status, text } = await ask(site, path, { headers: { cookie } })
      expect(status).toBe(200)
      // Changes with every change of content, whatever that was.
      return text.replace(/"hash":"[\da-f]{10}"/g, '')
    }
    await pool.query('delete from award_protocols')
    const undecided = await look()
    const now = new Date('2025-09-10T18:14:07Z')
    await transaction(pool, tx => sealAward(tx, { edition: autumn2025, now }))
    expect(await look()).toBe(undecided)
    const { rows } = await pool.query<{ count: number }>('select count(*)::int count from award_protocols')
    expect(rows[0]?.count).toBe(1)
  },
)

test('nor does anybody see the shortlist before its day, its first round closed or its protocol sealed', async () => {
  const early = await startSite({ DATABASE_URL: clone.url, FAIR_NOW: '2025-09-12T12:00:00+03:00' })
  onTestFinished(async () => {
    await early.stop()
  })
  const cookie = await signIn(early, 'translator')
  const seenAt = async (at: string) => {
    const path = `/office/content/pages/award/preview.html?language=ru&at=${at}`
    const { status, text } = await ask(early, path, { headers: { cookie } })
    expect(status).toBe(200)
    return /Тушь и[ \u00a0]пауза/.test(text)
  }
  const now = new Date('2025-09-10T18:14:07Z')
  for (const isSealed of [false, true]) {
    await pool.query('delete from award_protocols')
    if (isSealed) await transaction(pool, tx => sealAward(tx, { edition: autumn2025, now }))
    expect([isSealed, await seenAt('2025-09-16T12:00'), await seenAt('2025-09-25T12:00')]).toEqual([
      isSealed,
      false,
      false,
    ])
  }
  // On its day it is told: the question can be answered with yes.
  expect((await ask(site, '/award/')).text).toMatch(/Тушь и[ \u00a0]пауза/)
})

test('a proposal that would have had the ceremony this morning shows no result to whoever made it', async () => {
  const now = new Date('2025-09-10T18:14:07Z')
  await pool.query('delete from award_protocols')
  await transaction(pool, tx => sealAward(tx, { edition: autumn2025, now }))
  await pool.query(`update award_stages set stage = 'sealed'`)
  const set = [
    { path: 'award.announcedOn', before: '2025-09-24', after: '2025-09-20' },
    { path: 'award.announcedAt', before: '21:10', after: '11:00' },
  ]
  const { rows } = await pool.query<{ id: number }>(
    `insert into edition_changes (edition_id, "set", takes_two, reason, state, proposed_by_id, proposed_by, proposed_at)
     values ('2025-09', $1, true, 'Раньше', 'proposed', 'x', 'А. Вересень', '2025-09-20T07:00:00Z') returning id`,
    [JSON.stringify(set)],
  )
  const cookie = await signIn(site, 'chief-editor')
  const path = `/office/edition/?section=award&change=${rows[0]?.id}`
  const { status, text } = await ask(site, path, { headers: { cookie } })
  expect(status).toBe(200)
  expect(text).toContain('Раньше')
  expect(text).not.toMatch(/Костров|Курганск|Пустельг|Темряков/)
})
