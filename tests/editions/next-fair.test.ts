import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyStands } from '../../app/content/stands/insert-copies.server.ts'
import { removeStands } from '../../app/content/stands/remove-copies.server.ts'
import { addEdition } from '../../app/editions/add-edition.server.ts'
import { agreeToChange, withdrawChange } from '../../app/editions/answer-change.server.ts'
import { autumn2025, type Edition } from '../../app/editions/edition.ts'
import { type SetValue, valueAt } from '../../app/editions/edition-fields.ts'
import { keepEdition } from '../../app/editions/keep-edition.server.ts'
import { announcementOf, suggestedDays } from '../../app/editions/next-fair/next-fair.ts'
import { proposeChange } from '../../app/editions/propose-change.server.ts'
import { readTimelineOf } from '../../app/editions/read-timeline.server.ts'
import { stepAt } from '../../app/editions/timeline.ts'
import { agreeToTurn } from '../../app/editions/turn/answer-turn.server.ts'
import { proposeTurn } from '../../app/editions/turn/propose-turn.server.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import type { Person } from '../../app/platform/person.ts'
import { openFair } from '../builders/fair-database.ts'

const at = (moment: string) => new Date(`${moment}+03:00`)
const now = at('2025-08-20T10:00:00')
const later = at('2025-11-01T00:00:00')
const chief: Person = { id: 'chief', email: 'chief@x', name: 'А. Вересень', role: 'chief-editor' }
const admin: Person = { id: 'admin', email: 'admin@x', name: 'С. Омутова', role: 'admin' }
let database: Awaited<ReturnType<typeof openFair>>

beforeAll(async () => {
  database = await openFair()
  await keepEdition(database.db, autumn2025)
})
beforeEach(async () => {
  await database.pool.query(`truncate edition_changes; truncate edition_turns;
    delete from edition_values where holds_from > '1971-01-01' or edition_id <> '2025-09';
    delete from editions where id <> '2025-09'; delete from stands where edition_id <> 'spring-2026';
    delete from equipment where edition_id <> 'spring-2026'`)
  await database.pool.query('update edition_values set values = $1', [JSON.stringify(autumn2025)])
})
afterAll(() => database.drop())

const spring = {
  from: '2025-09',
  name: { ru: 'Весна 2026', en: 'Spring 2026' },
  firstDay: '2026-04-02',
  isAnnounced: true,
}
const add = (wish: Partial<typeof spring> = {}, current: Edition = autumn2025, by = chief, moment = now) =>
  addEdition(database.pool, current, { ...spring, ...wish, key: crypto.randomUUID() }, by, moment, copyStands)
const valuesAt = async (id: string, moment: Date) =>
  stepAt(await readTimelineOf(database.db, id), moment).values
const propose = (edition: Edition, set: SetValue[], holdsFrom: Date | null = later, moment = now) =>
  proposeChange(database.pool, edition, { set, holdsFrom, reason: 'Просили' }, chief, moment)
async function agreed(...wish: Parameters<typeof propose>): Promise<number> {
  const outcome = await propose(...wish)
  if (outcome.kind !== 'proposed') throw new Error(outcome.reason)
  const answer = await agreeToChange(database.pool, wish[0], outcome.id, admin, wish[3] ?? now, copyStands)
  expect(answer).toMatchObject({ kind: 'agreed' })
  return outcome.id
}
const one = (edition: Edition, path: string, after: string): SetValue[] => [
  { path, before: valueAt(edition, path), after },
]
const closing = one(autumn2025, 'exhibitors.closesOn', '2025-12-20')
const standsOf = async (id: string) => {
  const { rows } = await database.pool.query<{ stands: number; equipment: number; taken: number }>(
    `select (select count(*)::int from stands where edition_id = $1) as stands,
       (select count(*)::int from equipment where edition_id = $1) as equipment,
       (select coalesce(sum(taken), 0)::int from equipment where edition_id = $1) as taken`,
    [id],
  )
  return rows[0]
}

test('a fair that is another has stands and equipment of its own, none of it taken; a second copy changes nothing', async () => {
  await database.pool.query(`update equipment set taken = 1 where stock > 0`)
  expect(await add({ firstDay: '2026-10-08', isAnnounced: false })).toEqual({ ok: true, id: '2026-10' })
  const from = await standsOf('spring-2026')
  expect(from?.stands).toBeGreaterThan(0)
  expect(await standsOf('2026-10')).toEqual({ ...from, taken: 0 })
  await database.pool.query(`update stands set price_kopecks = 20000100 where edition_id = '2026-10'`)
  await transaction(database.pool, tx => copyStands(tx, { from: 'spring-2026', to: '2026-10' }))
  const { rows } = await database.pool.query(
    `select distinct price_kopecks from stands where edition_id = '2026-10'`,
  )
  expect(rows).toEqual([{ price_kopecks: 20_000_100 }])
})

test('a deadline agreed to for the fair on show holds in the edition of the same fair from the same moment', async () => {
  await add()
  const id = await agreed(autumn2025, closing)
  const before = new Date(later.getTime() - 1)
  expect((await valuesAt('2026-04', before)).exhibitors.closesOn).toBe('2025-12-15')
  expect((await valuesAt('2026-04', later)).exhibitors.closesOn).toBe('2025-12-20')
  const { rows } = await database.pool.query('select id, edition_id, state, follows_id from edition_changes')
  expect(rows).toContainEqual({
    id: expect.any(Number),
    edition_id: '2026-04',
    state: 'agreed',
    follows_id: id,
  })
  // It goes with the one it follows, and not without it.
  const own = rows.find(row => row.edition_id === '2026-04').id
  const other = await valuesAt('2026-04', now)
  expect(await withdrawChange(database.pool, other, own, chief, '', now, removeStands)).toBe('change-over')
  expect(await withdrawChange(database.pool, autumn2025, id, chief, '', now, removeStands)).toBe('ended')
  expect((await valuesAt('2026-04', later)).exhibitors.closesOn).toBe('2025-12-15')
})

test('an edition made while a deadline is planned follows it as well', async () => {
  await agreed(autumn2025, closing)
  await add()
  expect((await valuesAt('2026-04', now)).exhibitors.closesOn).toBe('2025-12-15')
  expect((await valuesAt('2026-04', later)).exhibitors.closesOn).toBe('2025-12-20')
})

test('the next fair moved by a day is moved where it is made, too', async () => {
  await add()
  const set = [
    ...one(autumn2025, 'nextFair.firstDay', '2026-04-01'),
    ...one(autumn2025, 'nextFair.lastDay', '2026-04-06'),
  ]
  await agreed(autumn2025, set, null)
  const { firstDay, lastDay, vipOpening, visitorDays } = await valuesAt('2026-04', now)
  expect([firstDay, vipOpening.day, visitorDays.first, visitorDays.last, lastDay]).toEqual([
    '2026-04-01',
    '2026-04-01',
    '2026-04-02',
    '2026-04-06',
    '2026-04-06',
  ])
})

test('a change that the other edition cannot follow is refused', async () => {
  await add()
  const set = [
    ...one(autumn2025, 'nextFair.firstDay', '2026-03-20'),
    ...one(autumn2025, 'nextFair.lastDay', '2026-03-23'),
  ]
  // Its ceremony is on the second of April.
  expect(await propose(autumn2025, set)).toMatchObject({ reason: 'award-out-of-order' })
})

test('an edition that is not shown yet does not say them by itself, unless it says the same', async () => {
  await add()
  const other = await valuesAt('2026-04', now)
  for (const [path, after] of [
    ['exhibitors.closesOn', '2025-12-20'],
    ['firstDay', '2026-04-01'],
  ] as const)
    expect(await propose(other, one(other, path, after), null)).toEqual({
      kind: 'refused',
      reason: 'said-on-show',
      path,
    })
  await database.pool.query(
    `update edition_values set values = jsonb_set(values, '{exhibitors,closesOn}', '"2025-12-01"') where edition_id = '2026-04'`,
  )
  const apart = await valuesAt('2026-04', now)
  expect(await propose(apart, one(apart, 'exhibitors.closesOn', '2025-12-15'), null)).toMatchObject({
    kind: 'proposed',
  })
})

test('while a turn is planned a change that would make it wrong is refused', async () => {
  await add()
  const turn = { editionId: '2026-04', shownFrom: at('2025-10-15T10:00:00'), reason: 'Осень позади' }
  const wished = await proposeTurn(database.pool, autumn2025, turn, chief, now)
  if (wished.kind !== 'proposed') throw new Error(wished.reason)
  expect(
    await agreeToTurn(database.pool, autumn2025, wished.id, admin, now, async () => false),
  ).toMatchObject({ kind: 'agreed' })
  const other = await valuesAt('2026-04', now)
  await database.pool.query(
    `update edition_values set values = jsonb_set(values, '{exhibitors,closesOn}', '"2025-12-01"') where edition_id = '2026-04'`,
  )
  expect(await propose(other, one(other, 'guidesUntil', '2026-03-15'), null)).toMatchObject({
    reason: 'turn-planned',
  })
})

const spoken = at('2026-04-07T00:00:00')
const onShowAt = at('2026-03-20T10:00:00')

async function springOnShow(): Promise<Edition> {
  await add()
  await database.pool.query(`update editions set shown_from = '2025-11-01' where id = '2026-04'`)
  return valuesAt('2026-04', onShowAt)
}
const announcing = (edition: Edition, firstDay = '2026-09-24') =>
  announcementOf(edition, suggestedDays(edition, firstDay, spoken))

test('the next fair is announced from a moment on, with stands, and taken back until then', async () => {
  const edition = await springOnShow()
  const id = await agreed(edition, announcing(edition), spoken, onShowAt)
  expect(await valuesAt('2026-04', new Date(spoken.getTime() - 1))).toEqual(edition)
  expect(await valuesAt('2026-04', spoken)).toMatchObject({
    nextFair: { firstDay: '2026-09-24', lastDay: '2026-09-27' },
    exhibitors: { fairId: '2026-09', closesOn: '2026-06-08' },
    ownFairId: 'spring-2026',
  })
  expect(await standsOf('2026-09')).toEqual({ ...(await standsOf('spring-2026')), taken: 0 })
  expect(await withdrawChange(database.pool, edition, id, chief, '', onShowAt, removeStands)).toBe('ended')
  expect(await valuesAt('2026-04', spoken)).toEqual(edition)
})

test('refused: too early, a second one, a month that another fair has', async () => {
  const edition = await springOnShow()
  const early = at('2026-03-10T00:00:00')
  expect(await propose(edition, announcing(edition), early, at('2026-03-01T10:00:00'))).toMatchObject({
    reason: 'exhibitors-not-done',
    day: '2026-03-15',
  })
  expect(await propose(edition, announcing(edition, '2026-04-20'), spoken, onShowAt)).toMatchObject({
    reason: 'fair-id-taken',
  })
  await agreed(edition, announcing(edition), spoken, onShowAt)
  expect(await propose(edition, announcing(edition), spoken, onShowAt)).toMatchObject({
    reason: 'already-proposed',
  })
  const announced = await valuesAt('2026-04', spoken)
  const after = at('2026-04-08T10:00:00')
  expect(await propose(announced, announcing(announced, '2027-04-01'), null, after)).toMatchObject({
    reason: 'next-fair-announced',
  })
})

test('an edition that was made before it was announced says what is announced, and is that fair', async () => {
  const edition = await springOnShow()
  const name = { ru: 'Осень 2026', en: 'Autumn 2026' }
  const wish = { from: '2026-04', name, firstDay: '2026-09-24', isAnnounced: false }
  expect(await add(wish, edition, chief, onShowAt)).toEqual({ ok: true, id: '2026-09' })
  await agreed(edition, announcing(edition), spoken, onShowAt)
  const [said, follows] = [await valuesAt('2026-04', spoken), await valuesAt('2026-09', spoken)]
  expect(follows.exhibitors).toEqual(said.exhibitors)
})

test('rows from before exhibitors’ days were values are given those that held then', async () => {
  await database.pool.query(`update edition_values set values = values - 'exhibitors'`)
  const file = readFileSync('db/migrations/0068_one-fair-one-say.sql', 'utf8')
  const fill = file.slice(file.indexOf('UPDATE "edition_values"'))
  await database.pool.query(fill)
  const { rows } = await database.pool.query(`select values -> 'exhibitors' as kept from edition_values`)
  expect(rows).toEqual([{ kept: autumn2025.exhibitors }])
})
