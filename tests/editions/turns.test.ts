import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCallOff } from '../../app/box-office/call-off/call-off-places.server.ts'
import { callOffs } from '../../app/box-office/slots/tables.ts'
import { copyStands } from '../../app/content/stands/insert-copies.server.ts'
import { removeStands } from '../../app/content/stands/remove-copies.server.ts'
import { addEdition } from '../../app/editions/add-edition.server.ts'
import { agreeToChange, withdrawChange } from '../../app/editions/answer-change.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { type SetValue, valueAt } from '../../app/editions/edition-fields.ts'
import { keepEdition } from '../../app/editions/keep-edition.server.ts'
import { madeFrom } from '../../app/editions/new-edition.ts'
import { proposeChange } from '../../app/editions/propose-change.server.ts'
import { readEditions, readShown, readShownEdition } from '../../app/editions/read-editions.server.ts'
import { inTime } from '../../app/editions/timeline.ts'
import { agreeToTurn, withdrawTurn } from '../../app/editions/turn/answer-turn.server.ts'
import { proposeTurn } from '../../app/editions/turn/propose-turn.server.ts'
import { type Tx, transaction } from '../../app/platform/database/transaction.server.ts'
import type { Person } from '../../app/platform/person.ts'
import { openFair } from '../builders/fair-database.ts'
import { openTestBoxOffice } from '../builders/test-box-office.ts'
import { until } from '../builders/until.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const turnAt = new Date('2025-10-15T10:00:00+03:00')
const chief: Person = { id: 'chief', email: 'chief@x', name: 'А. Вересень', role: 'chief-editor' }
const admin: Person = { id: 'admin', email: 'admin@x', name: 'С. Омутова', role: 'admin' }
const name = { ru: 'Весна 2026', en: 'Spring 2026' }
const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
let database: Awaited<ReturnType<typeof openFair>>

beforeAll(async () => {
  database = await openFair()
  await keepEdition(database.db, autumn2025)
})
beforeEach(async () => {
  await database.pool.query(`truncate edition_changes; truncate edition_turns; truncate call_offs cascade;
    delete from edition_values where holds_from > '1971-01-01' or edition_id <> '2025-09';
    delete from editions where id <> '2025-09'`)
  await database.pool.query('update edition_values set values = $1', [JSON.stringify(autumn2025)])
})
afterAll(() => database.drop())

const add = (wish: Partial<Parameters<typeof addEdition>[2]> = {}, by = chief) =>
  addEdition(
    database.pool,
    autumn2025,
    {
      from: '2025-09',
      name,
      firstDay: '2026-04-02',
      isAnnounced: true,
      key: crypto.randomUUID(),
      ...wish,
    },
    by,
    now,
    copyStands,
  )
const wishTurn = (shownFrom = turnAt, editionId = '2026-04', by = chief, at = now) =>
  proposeTurn(database.pool, autumn2025, { editionId, shownFrom, reason: 'Осень позади' }, by, at)
async function wished(...wish: Parameters<typeof wishTurn>): Promise<number> {
  const outcome = await wishTurn(...wish)
  if (outcome.kind !== 'proposed') throw new Error(outcome.reason)
  return outcome.id
}
const agree = (id: number, by = admin, at = now, isBlocked = async (_tx: Tx) => false) =>
  agreeToTurn(database.pool, autumn2025, id, by, at, isBlocked)
const site = async () => {
  const timeline = await readShown(database.db, autumn2025)
  return inTime(() => timeline)
}

test('a new edition is made from this one, whole, and nobody sees it', async () => {
  expect(await add()).toEqual({ ok: true, id: '2026-04' })
  const rows = await readEditions(database.db)
  expect(rows.map(({ id, shownFrom, madeFrom: from, madeBy }) => [id, shownFrom, from, madeBy])).toEqual([
    ['2025-09', new Date(0), null, ''],
    ['2026-04', null, '2025-09', 'А. Вересень'],
  ])
  expect((await site()).at(turnAt)).toEqual(autumn2025)
  expect(await readShownEdition(database.db, autumn2025, '2026-04', turnAt)).toBeNull()
})

test('the same form sent twice, one after the other or at once, makes one edition', async () => {
  const key = crypto.randomUUID()
  const both = await Promise.all([add({ key }), add({ key }), add({ key })])
  expect([...both, await add({ key })]).toEqual(
    Array.from({ length: 4 }, () => ({ ok: true, id: '2026-04' })),
  )
  expect(await readEditions(database.db)).toHaveLength(2)
})

test('two people who make the same edition at once make one; the other is told', async () => {
  const outcomes = await Promise.all([add(), add({ name: { ru: 'Апрель', en: 'April' } }, admin)])
  expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(outcomes).toContainEqual({ ok: false, reason: 'announced-made' })
  const apart = await add({ name: { ru: 'Апрель', en: 'April' }, isAnnounced: false })
  expect(apart).toEqual({ ok: false, reason: 'edition-exists' })
})

test.each([
  ['no name in one language', { name: { ru: 'Весна', en: ' ' } }, 'name-missing'],
  ['a name that another has', { name: { ru: 'осень 2025', en: 'x' } }, 'name-taken'],
  ['no day', { firstDay: '2026-02-30' }, 'no-day'],
  ['a day before the fair it follows', { firstDay: '2025-09-27' }, 'day-before-edition'],
  ['a day that is a slip of the hand', { firstDay: '2062-04-02' }, 'day-too-far'],
  ['an edition that is not there', { from: '1999-01' }, 'unknown-edition'],
  ['a key that is none', { key: `' or 1=1` }, 'wrong-key'],
] as const)('refused: %s', async (_, wish, reason) => {
  expect(await add(wish)).toEqual({ ok: false, reason })
  expect(await readEditions(database.db)).toHaveLength(1)
})

test('before it is shown its values are changed at once; money takes two all the same', async () => {
  await add()
  const set = (path: string, after: SetValue['after']) => [{ path, before: valueAt(spring, path), after }]
  const propose = (wanted: SetValue[], by = chief) =>
    proposeChange(database.pool, spring, { set: wanted, holdsFrom: null, reason: 'Проба' }, by, now)
  // The sale would have begun: nothing is sold, so the days may still move.
  const day = await propose(set('ticketSalesFrom', '2025-06-01'))
  if (day.kind !== 'proposed') throw new Error(day.reason)
  expect(await agreeToChange(database.pool, spring, day.id, chief, now, copyStands)).toMatchObject({
    kind: 'agreed',
  })
  const price = await propose(set('tickets.childKopecks', 700_00))
  if (price.kind !== 'proposed') throw new Error(price.reason)
  expect(await agreeToChange(database.pool, spring, price.id, chief, now, copyStands)).toMatchObject({
    reason: 'own-change',
  })
  expect(await agreeToChange(database.pool, spring, price.id, admin, now, copyStands)).toMatchObject({
    kind: 'agreed',
  })
  const [autumn, future] = [(await site()).at(turnAt), await agreedSpring()]
  expect([autumn.tickets.childKopecks, future.tickets.childKopecks]).toEqual([650_00, 700_00])
  expect(future.ticketSalesFrom).toBe('2025-06-01')
})

async function agreedSpring() {
  await agree(await wished())
  return (await site()).at(turnAt)
}

test('the site turns at the moment two people have agreed to, and not a second before', async () => {
  await add()
  const id = await wished()
  expect((await site()).at(turnAt).id).toBe('2025-09')
  expect(await agree(id, chief)).toEqual({ kind: 'refused', reason: 'own-turn' })
  await expect(
    database.pool.query(`update edition_turns set state = 'agreed', decided_by_id = 'chief' where id = $1`, [
      id,
    ]),
  ).rejects.toThrow('edition_turns_four_eyes')
  expect(await agree(id)).toEqual({ kind: 'agreed', shownFrom: turnAt })
  const turned = await site()
  expect(turned.at(new Date(turnAt.getTime() - 1)).id).toBe('2025-09')
  expect(turned.at(turnAt)).toEqual(spring)
  expect(turned.nextTurn(now)).toEqual(turnAt)
  expect((await readShownEdition(database.db, spring, '2025-09', turnAt))?.firstDay).toBe('2025-09-24')
  expect(await agree(id)).toEqual({ kind: 'refused', reason: 'turn-over' })
})

test('a turn is taken back until it has happened, and the answered stays as it is', async () => {
  await add()
  const id = await wished()
  await agree(id)
  expect(await withdrawTurn(database.pool, id, chief, 'Рано', now)).toEqual({ kind: 'ended' })
  expect((await site()).at(turnAt).id).toBe('2025-09')
  expect(await withdrawTurn(database.pool, id, chief, '', now)).toMatchObject({ reason: 'turn-over' })
  await expect(database.pool.query('update edition_turns set reason = $1', ['x'])).rejects.toThrow('stays')
  const again = await wished()
  await agree(again)
  expect(await withdrawTurn(database.pool, again, admin, '', turnAt)).toMatchObject({ reason: 'turn-over' })
  expect((await site()).at(turnAt).id).toBe('2026-04')
})

test('one turn at a time, whoever plans it; two who propose at once', async () => {
  await add()
  await add({
    firstDay: '2026-09-23',
    name: { ru: 'Осень 2026', en: 'Autumn 2026' },
    isAnnounced: false,
  })
  const both = await Promise.all([wishTurn(), wishTurn(turnAt, '2026-04', admin)])
  expect(both.map(({ kind }) => kind).sort()).toEqual(['proposed', 'refused'])
  expect(both).toContainEqual({ kind: 'refused', reason: 'turn-proposed' })
  const kept = both.find(({ kind }) => kind === 'proposed')
  if (kept?.kind !== 'proposed') throw new Error('no turn')
  const { rows } = await database.pool.query('select proposed_by_id from edition_turns')
  await agree(kept.id, rows[0].proposed_by_id === 'chief' ? admin : chief)
  expect(await wishTurn(turnAt, '2026-09')).toEqual({ kind: 'refused', reason: 'turn-planned' })
})

test.each([
  ['in the past', new Date('2025-08-20T09:59:00+03:00'), '2026-04', 'moment-has-passed'],
  ['while the fair is on', new Date('2025-09-26T12:00:00+03:00'), '2026-04', 'fair-not-over'],
  ['when the next is over as well', new Date('2026-04-07T12:00:00+03:00'), '2026-04', 'fair-would-be-over'],
  ['to the one on show', turnAt, '2025-09', 'already-shown'],
  ['to one that is not there', turnAt, '2031-01', 'unknown-edition'],
] as const)('refused: a turn %s', async (_, shownFrom, editionId, reason) => {
  await add()
  expect(await wishTurn(shownFrom, editionId)).toEqual({ kind: 'refused', reason })
})

test('a turn that waited too long is not agreed to after its moment', async () => {
  await add()
  const id = await wished()
  expect(await agree(id, admin, turnAt)).toEqual({ kind: 'refused', reason: 'moment-has-passed' })
})

test('a fair that gives way at a planned moment is not made longer past it', async () => {
  await database.pool.query(
    `update edition_values set values = jsonb_set(values, '{ticketSalesFrom}', '"2025-09-10"') where edition_id = '2025-09'`,
  )
  const from = { ...autumn2025, ticketSalesFrom: '2025-09-10' }
  await add()
  await agree(await wished(new Date('2025-09-28T00:00:00+03:00')))
  const set = [{ path: 'lastDay', before: '2025-09-27', after: '2025-09-28' }]
  const wish = { set, holdsFrom: null, reason: 'Ещё день' }
  expect(await proposeChange(database.pool, from, wish, chief, now)).toEqual({
    kind: 'refused',
    reason: 'turn-planned',
  })
})

test('a turn that rests on a shorter fair is not left behind by taking that change back', async () => {
  await database.pool.query(
    `update edition_values set values = jsonb_set(values, '{ticketSalesFrom}', '"2025-09-10"') where edition_id = '2025-09'`,
  )
  const from = { ...autumn2025, ticketSalesFrom: '2025-09-10' }
  await add()
  const set = ['visitorDays.last', 'lastDay'].map(path => ({
    path,
    before: valueAt(from, path),
    after: '2025-09-26',
  }))
  const wish = { set, holdsFrom: new Date('2025-09-05T00:00:00+03:00'), reason: 'Короче' }
  const change = await proposeChange(database.pool, from, wish, chief, now)
  if (change.kind !== 'proposed') throw new Error(change.reason)
  expect(await agreeToChange(database.pool, from, change.id, admin, now, copyStands)).toMatchObject({
    kind: 'agreed',
  })
  const turn = await wished(new Date('2025-09-27T12:00:00+03:00'))
  expect(await agree(turn)).toMatchObject({ kind: 'agreed' })
  const takeBack = () => withdrawChange(database.pool, from, change.id, chief, '', now, removeStands)
  expect(await takeBack()).toBe('turn-planned')
  expect((await site()).at(new Date('2025-09-27T11:00:00+03:00')).lastDay).toBe('2025-09-26')
  await withdrawTurn(database.pool, turn, chief, '', now)
  expect(await takeBack()).toBe('ended')
})

const postponed = async (tx: Tx) => {
  const { boxOffice } = await openTestBoxOffice(database)
  const wish = {
    scope: 'fair',
    subject: 'fair',
    kind: 'postponed',
    message: { ru: 'Дворец закрыт.', en: 'The palace is closed.' },
    reason: '',
    newFrom: '2025-11-20',
    newTo: '2025-11-23',
    returnsUntil: '2025-10-31',
  } as const
  return startCallOff(boxOffice, tx, wish, { actor: 'kassa@portico.example' }, now)
}

test('a fair that is postponed keeps the site: the planned turn is taken back with it', async () => {
  await add()
  const turn = await wished()
  expect(await agree(turn)).toMatchObject({ kind: 'agreed' })
  const started = await transaction(database.pool, postponed)
  expect(started).toMatchObject({ kind: 'started' })
  expect((await site()).at(turnAt).id).toBe('2025-09')
  const { rows } = await database.pool.query('select state, note, withdrawn_by from edition_turns')
  expect(rows).toEqual([
    { state: 'withdrawn', note: 'Дворец закрыт.', withdrawn_by: 'kassa@portico.example' },
  ])
})

test('a turn agreed to while the fair is being postponed is refused, whoever was first to press', async () => {
  await add()
  const turn = await wished()
  const isCalledOff = async (tx: Tx) => (await tx.select().from(callOffs)).length > 0
  let answered: ReturnType<typeof agree> | undefined
  await transaction(database.pool, async tx => {
    await postponed(tx)
    // The other is asked while this one is not written down yet: it waits, and then sees it.
    answered = agree(turn, admin, now, isCalledOff)
    await until(async () => {
      const { rows } = await database.pool.query<{ waiting: boolean }>(
        'select exists (select from pg_locks where not granted) as waiting',
      )
      return rows[0]?.waiting ?? false
    })
  })
  expect(await answered).toEqual({ kind: 'refused', reason: 'called-off' })
  expect((await site()).at(turnAt).id).toBe('2025-09')
})
