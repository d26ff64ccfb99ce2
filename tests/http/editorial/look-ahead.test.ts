import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
