import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AwardDesk } from '../../app/award/books/award-desk.ts'
import { publishResult } from '../../app/award/result/publish-result.server.ts'
import { sealAward } from '../../app/award/result/seal-award.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import { judgeAward } from '../builders/award/judged-award.ts'
import { bothDatabases } from '../builders/both-databases.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

const edition = autumn2025
const lastSecond = new Date('2025-09-24T21:09:59+03:00')
const ceremony = new Date('2025-09-24T21:10:00+03:00')

describe.each(oneWay(bothDatabases, 1))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let judged: Awaited<ReturnType<typeof judgeAward>>
  let promised = 0
  let failAt = 0
  const desk = (): AwardDesk => ({
    pool: database.pool,
    jobs: {
      enqueue: async () => {
        if (++promised === failAt) throw new Error('the process was killed')
      },
    },
    edition,
    publicUrl: 'https://portico.example',
    linkSecret: 'secret',
    files: { folder: '' } as never,
  })
  const count = async (statement: string) =>
    Number((await database.pool.query(`select count(*) from ${statement}`)).rows[0]?.count)
  const letters = () => count(`letters where recipient like '%@author.example'`)
  const releases = () => count(`releases where slug = 'laureaty-2025-09'`)

  beforeAll(async () => {
    database = await open()
    judged = await judgeAward((text, values) => database.pool.query(text, values))
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    promised = 0
    failAt = 0
    for (const table of ['award_protocols', 'letters']) await database.pool.query(`delete from ${table}`)
    await database.pool.query(`delete from releases where slug = 'laureaty-2025-09'`)
  })
  const seal = () =>
    transaction(database.pool, tx => sealAward(tx, { edition, now: new Date('2025-09-10T18:14:07Z') }))

  test('nothing before the second of the ceremony, and nothing where nothing is sealed', async () => {
    expect(await publishResult(desk(), ceremony)).toBe('nothing-sealed')
    await seal()
    expect(await publishResult(desk(), lastSecond)).toBe('not-yet')
    expect([await letters(), await releases()]).toEqual([0, 0])
  })

  test('once, however many processes come at the second', async () => {
    await seal()
    const outcomes = await Promise.all([1, 2, 3].map(() => publishResult(desk(), ceremony)))
    expect(outcomes.sort()).toEqual(['published', 'published-before', 'published-before'])
    expect([await letters(), await releases(), promised]).toEqual([8, 1, 8])
  })

  test('whoever is killed in the middle has sent nothing; the next sends everything', async () => {
    await seal()
    failAt = 5
    await expect(publishResult(desk(), ceremony)).rejects.toThrow('killed')
    expect([await letters(), await releases()]).toEqual([0, 0])
    expect(await publishResult(desk(), ceremony)).toBe('published')
    expect([await letters(), await releases()]).toEqual([8, 1])
  })

  test('the laureate and the others are told so, and a braced title is no template', async () => {
    await database.pool.query(
      `update award_applications set fields = jsonb_set(fields, '{title}', '"О {awardPrize}"') where id = $1`,
      [judged.books[0]?.id],
    )
    await seal()
    await publishResult(desk(), ceremony)
    const letterTo = async (email = '') =>
      (
        await database.pool.query('select subject, body, is_secret from letters where recipient = $1', [
          email,
        ])
      ).rows[0]
    const laureate = await letterTo(judged.books[0]?.email)
    expect(laureate.subject).toContain('лауреат премии')
    expect(laureate.body.replaceAll('\u00a0', ' ')).toContain('Исследование, Приз жюри')
    expect(laureate.is_secret).toBe(true)
    expect((await letterTo(judged.books[1]?.email)).subject.replaceAll('\u00a0', ' ')).toBe(
      'Итоги премии «Слово об искусстве»',
    )
    const { rows } = await database.pool.query(`select body from releases where slug = 'laureaty-2025-09'`)
    expect(JSON.stringify(rows)).toContain('О (awardPrize)')
  })
})
