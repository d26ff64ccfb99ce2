import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { autumn2025 } from '../../app/editions/edition.ts'
import { lockEditions } from '../../app/editions/hold-editions.server.ts'
import { findMadeFor } from '../../app/editions/next-fair/check-next-fair.server.ts'
import { readFairsFrom } from '../../app/editions/open-fair.ts'
import { readEditions } from '../../app/editions/read-editions.server.ts'
import type { Timeline } from '../../app/editions/timeline.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import { announcing, at, oneValue, openSeason } from '../builders/office/season.ts'
import { until } from '../builders/until.ts'

// The fair that is announced, and the edition that is made for it.

const now = at('2025-08-20T10:00:00')
const later = at('2025-11-01T00:00:00')
const turnAt = at('2025-10-15T10:00:00')
const autumn2026 = { name: { ru: 'Осень 2026', en: 'Autumn 2026' }, firstDay: '2026-09-24' }
let season: Awaited<ReturnType<typeof openSeason>>

beforeAll(async () => {
  season = await openSeason()
})
beforeEach(() => season.reset())
afterAll(() => season.database.drop())

const refused = (reason: string) => ({ ok: false, reason })
const nextFair = (firstDay: string, lastDay: string) => [
  ...oneValue(autumn2025, 'nextFair.firstDay', firstDay),
  ...oneValue(autumn2025, 'nextFair.lastDay', lastDay),
]
const standsOf = async (fairId: string) => {
  const { rows } = await season.database.pool.query<{ stands: number; dearest: number | null }>(
    `select (select count(*)::int from stands where edition_id = $1) as stands,
       (select max(price_kopecks) from equipment where edition_id = $1) as dearest`,
    [fairId],
  )
  return rows[0]
}

test('the announced fair is one edition: another is not made as that fair, but as its own', async () => {
  await season.add({}, autumn2025, now)
  expect(await findMadeFor(season.database.db, 'spring-2026', now)).toBe('2026-04')
  expect(await season.add(autumn2026, autumn2025, now)).toEqual(refused('announced-made'))
  expect(await readEditions(season.database.db)).toHaveLength(2)
  expect(await season.add({ ...autumn2026, isAnnounced: false }, autumn2025, now)).toMatchObject({ ok: true })
  expect((await season.valuesAt('2026-09', now)).exhibitors.fairId).toBe('2026-09')
})

test('an edition that waits for its fair by name alone, and is of another, is in the way of the announcement', async () => {
  const onShowAt = at('2026-03-20T10:00:00')
  const spoken = at('2026-04-07T00:00:00')
  const edition = await season.springOnShow(onShowAt)
  await season.add({ ...autumn2026, from: '2026-04', isAnnounced: false }, edition, onShowAt)
  await season.database.pool.query(
    `update edition_values set values = jsonb_set(values, '{exhibitors,fairId}', '"spring-2026"') where edition_id = '2026-09'`,
  )
  expect(
    await season.propose(edition, announcing(edition, '2026-09-24', spoken), spoken, onShowAt),
  ).toMatchObject({ reason: 'fair-id-taken' })
})

test('it is made on the days that are announced: moved across a month it is the same fair, once that is said', async () => {
  expect(await season.add({ firstDay: '2026-05-07' }, autumn2025, now)).toEqual(refused('other-first-day'))
  await season.agreed(autumn2025, nextFair('2026-05-07', '2026-05-11'), null, now)
  expect(await season.add({ firstDay: '2026-05-07' }, autumn2025, now)).toEqual({ ok: true, id: '2026-05' })
  const { exhibitors, visitorDays, lastDay } = await season.valuesAt('2026-05', now)
  expect(exhibitors).toEqual(autumn2025.exhibitors)
  // A day longer than the fair it was made from.
  expect([visitorDays.last, lastDay]).toEqual(['2026-05-11', '2026-05-11'])
  expect(await standsOf('2026-05')).toMatchObject({ stands: 0 })
})

test('in its month none is made in its place, until it is made itself', async () => {
  const apart = { isAnnounced: false, name: { ru: 'Апрель 2026', en: 'April 2026' } }
  expect(await season.add(apart, autumn2025, now)).toEqual(refused('announced-in-month'))
  expect(await season.add({ ...apart, firstDay: '2026-04-23' }, autumn2025, now)).toEqual(
    refused('announced-in-month'),
  )
  expect(await season.add({}, autumn2025, now)).toEqual({ ok: true, id: '2026-04' })
  expect(await season.add(apart, autumn2025, now)).toEqual(refused('edition-exists'))
  expect(await season.add({ ...apart, firstDay: '2026-05-07' }, autumn2025, now)).toMatchObject({ ok: true })
})

test('a next fair is not moved before the new days of a fair that is postponed', async () => {
  const newDays = { firstDay: '2026-04-09', lastDay: '2026-04-12' }
  const timeline: Timeline = [{ holdsFrom: new Date(0), values: autumn2025 }]
  readFairsFrom(() => ({ timeline, now, callOffs: [{ decidedAt: now, newDays }] }))
  onTestFinished(() => readFairsFrom(() => ({ timeline, now })))
  const moved = (from: string, to: string) => season.propose(autumn2025, nextFair(from, to), null, now)
  expect(await moved('2026-04-12', '2026-04-15')).toMatchObject({ reason: 'next-fair-out-of-order' })
  expect(await moved('2026-04-13', '2026-04-16')).toMatchObject({ kind: 'proposed' })
})

test('the site does not turn to other days than those that were announced', async () => {
  await season.add({}, autumn2025, now)
  await season.database.pool.query(
    `update edition_values set values = jsonb_set(values, '{lastDay}', '"2026-04-06"') where edition_id = '2026-04'`,
  )
  expect(await season.wishTurn(autumn2025, '2026-04', turnAt, now)).toMatchObject({ reason: 'days-differ' })
  const apart = await season.valuesAt('2026-04', now)
  await season.agreed(apart, oneValue(apart, 'lastDay', '2026-04-05'), null, now)
  expect(await season.wishTurn(autumn2025, '2026-04', turnAt, now)).toMatchObject({ kind: 'proposed' })
})

test('days that are planned and that the new edition could not follow refuse it, and name the proposal', async () => {
  const earlier = await season.agreed(autumn2025, nextFair('2026-03-20', '2026-03-23'), later, now)
  // Its ceremony would be on the second of April.
  expect(await season.add({}, autumn2025, now)).toEqual({
    ok: false,
    reason: 'planned-days-wrong',
    other: earlier,
  })
  expect(await readEditions(season.database.db)).toHaveLength(1)
  await season.takeBack(autumn2025, earlier, now)
  await season.agreed(autumn2025, nextFair('2026-04-03', '2026-04-06'), later, now)
  await season.agreed(
    autumn2025,
    oneValue(autumn2025, 'exhibitors.closesOn', '2025-12-20'),
    at('2025-11-02T00:00:00'),
    now,
  )
  expect(await season.add({}, autumn2025, now)).toEqual({ ok: true, id: '2026-04' })
  const [before, after] = [await season.valuesAt('2026-04', now), await season.valuesAt('2026-04', later)]
  expect([before.firstDay, before.lastDay, after.firstDay, after.lastDay]).toEqual([
    '2026-04-02',
    '2026-04-05',
    '2026-04-03',
    '2026-04-06',
  ])
  const last = await season.valuesAt('2026-04', at('2025-11-02T00:00:00'))
  expect([last.firstDay, last.exhibitors.closesOn]).toEqual(['2026-04-03', '2025-12-20'])
})

test('whoever makes it while a day is being changed waits, and takes the new one', async () => {
  const { pool } = season.database
  let made: ReturnType<typeof season.add> | undefined
  await transaction(pool, async tx => {
    await lockEditions(tx)
    made = season.add({}, autumn2025, now)
    await until(async () => {
      const { rows } = await pool.query<{ waiting: boolean }>(
        'select exists (select from pg_locks where not granted) as waiting',
      )
      return rows[0]?.waiting ?? false
    })
    await tx.execute(
      `update edition_values set values = jsonb_set(values, '{exhibitors,closesOn}', '"2025-12-20"') where edition_id = '2025-09'`,
    )
  })
  expect(await made).toEqual({ ok: true, id: '2026-04' })
  expect((await season.valuesAt('2026-04', now)).exhibitors.closesOn).toBe('2025-12-20')
})

const onShowAt = at('2026-03-20T10:00:00')
const spoken = at('2026-04-07T00:00:00')

test('an announcement that is taken back takes its stands along; announced again, they are as they are by then', async () => {
  const edition = await season.springOnShow(onShowAt)
  const announce = () => season.agreed(edition, announcing(edition, '2026-09-24', spoken), spoken, onShowAt)
  const first = await announce()
  expect((await standsOf('2026-09'))?.stands).toBeGreaterThan(0)
  expect(await season.takeBack(edition, first, onShowAt)).toBe('ended')
  expect(await standsOf('2026-09')).toEqual({ stands: 0, dearest: null })
  await season.database.pool.query(
    `update equipment set price_kopecks = 99900000 where slug = (select min(slug) from equipment)`,
  )
  await announce()
  expect(await standsOf('2026-09')).toMatchObject({ dearest: 99_900_000 })
})

test('the stands of an edition that was made before it was announced are its own', async () => {
  const edition = await season.springOnShow(onShowAt)
  await season.add({ ...autumn2026, from: '2026-04', isAnnounced: false }, edition, onShowAt)
  const own = await standsOf('2026-09')
  const id = await season.agreed(edition, announcing(edition, '2026-09-24', spoken), spoken, onShowAt)
  expect(await season.takeBack(edition, id, onShowAt)).toBe('ended')
  expect(await standsOf('2026-09')).toEqual(own)
})
