import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../tests/builders/both-databases.ts'
import { makeFolder } from '../../tests/builders/postgres-cluster.ts'
import { oneWay } from '../../tests/builders/walks/whole-walk.ts'
import { openUploads } from '../editorial/pictures/open-uploads.server.ts'
import { createLog } from '../platform/log.server.ts'
import { eraseOldData } from '../shell/erase-old-data.server.ts'
import { checkChain } from './check-chain.server.ts'
import type { Intent } from './entry.ts'
import { closeInterrupted, openJournal } from './record-entry.server.ts'
import { sealEntries } from './seal-entries.server.ts'

const deed = (at: string): Intent => ({
  personId: '11111111-1111-4111-8111-111111111111',
  name: 'Марина Бересток',
  role: 'box-office',
  place: 'office-order',
  path: '/office/orders/x/',
  does: 'resend',
  at,
  origin: { address: '10.20.0.14', device: 'Firefox, Windows' },
})
const done = { outcome: 'done', cause: '' } as const

describe.each(oneWay(bothDatabases, 0))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let journal: ReturnType<typeof openJournal>
  beforeAll(async () => {
    database = await open()
    journal = openJournal(database.pool)
  })
  afterAll(() => database.drop())
  const check = (now: string) => checkChain(database.db, new Date(now))
  const parts = async () =>
    (await database.pool.query('select part, count(*)::int count from journal_details group by 1 order by 1'))
      .rows

  test('what is begun is there until it has ended; the end of it twice is one entry', async () => {
    const intent = deed('2025-08-20T10:00:00.000Z')
    const id = await journal.begin(intent)
    expect((await database.pool.query('select from journal_intents')).rowCount).toBe(1)
    await journal.end(id, intent, { ...done, before: { role: 'editor' }, after: { role: 'press' } })
    await journal.end(id, intent, { outcome: 'interrupted', cause: 'stopped' })
    expect((await database.pool.query('select outcome from journal_entries')).rows).toEqual([
      { outcome: 'done' },
    ])
    expect((await database.pool.query('select from journal_intents')).rowCount).toBe(0)
  })

  test('what was never ended is told after a quarter of an hour, not before', async () => {
    await journal.begin(deed('2025-08-20T11:00:00.000Z'))
    expect(await closeInterrupted(database.pool, new Date('2025-08-20T11:15:00.000Z'))).toBe(0)
    expect(await closeInterrupted(database.pool, new Date('2025-08-20T11:15:00.001Z'))).toBe(1)
  })

  test('the chain takes everything once, in one order, however many seal it at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => journal.note(deed('2025-08-20T12:00:00.000Z'), done)))
    await Promise.all([sealEntries(database.pool), sealEntries(database.pool), sealEntries(database.pool)])
    await sealEntries(database.pool)
    const { rows } = await database.pool.query(
      'select count(*)::int links, max(position)::int last, count(distinct former)::int formers from journal_links',
    )
    expect(rows).toEqual([{ links: 22, last: 22, formers: 22 }])
    expect(await check('2025-08-20T12:01:00Z')).toMatchObject({ links: 22, brokenAt: null })
  })

  test('addresses go after a year, words after five, and the chain holds', async () => {
    const sweep = (now: string) =>
      eraseOldData(database.pool, new Date(now), createLog('error'), {
        folder: '/nowhere',
        pictureUploads: openUploads({ uploadsDir: makeFolder('swept'), bucket: null }),
      })
    await sweep('2026-08-20T09:59:59Z')
    expect(await parts()).toEqual([
      { part: 'content', count: 22 },
      { part: 'origin', count: 22 },
    ])
    await sweep('2026-08-20T12:00:01Z')
    expect(await parts()).toEqual([{ part: 'content', count: 22 }])
    expect(await check('2026-08-20T12:00:02Z')).toMatchObject({ links: 22, brokenAt: null })
    await sweep('2031-01-01T00:00:00+03:00')
    expect(await parts()).toEqual([])
    expect(await check('2031-01-01T00:00:01+03:00')).toMatchObject({ links: 22, brokenAt: null })
    // The same words gone earlier are a theft.
    expect((await check('2025-12-01T00:00:00Z')).brokenAt).not.toBeNull()
  })
})
