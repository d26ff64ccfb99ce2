import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCallOff } from '../../app/box-office/call-off/call-off-places.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import { announcing, at, oneValue, openSeason } from '../builders/office/season.ts'
import { openTestBoxOffice } from '../builders/test-box-office.ts'

// What is planned for a moment is planned of whichever edition the site shows by then.

const autumnNow = at('2025-08-20T10:00:00')
const autumnTurn = at('2025-10-15T10:00:00')
const now = at('2026-03-20T10:00:00')
const turnAt = at('2026-04-10T10:00:00')
const behind = at('2026-04-20T10:00:00')
const price = 'tickets.childKopecks'
let season: Awaited<ReturnType<typeof openSeason>>

beforeAll(async () => {
  season = await openSeason()
})
beforeEach(() => season.reset())
afterAll(() => season.database.drop())

/** Spring is on show; autumn is made, as a fair of its own. */
async function twoFairs() {
  const spring = await season.springOnShow(now)
  const name = { ru: 'Осень 2026', en: 'Autumn 2026' }
  const wish = { from: '2026-04', name, firstDay: '2026-09-24', isAnnounced: false }
  expect(await season.add(wish, spring, now)).toEqual({ ok: true, id: '2026-09' })
  return { spring, autumn: await season.valuesAt('2026-09', now) }
}

test('a fair is not announced by an edition that the site has left by then, nor is anything else of it changed', async () => {
  const { spring } = await twoFairs()
  await season.planned(spring, '2026-09', turnAt, now)
  const set = announcing(spring, '2027-04-01', behind)
  expect(await season.propose(spring, set, behind, now)).toEqual({ kind: 'refused', reason: 'shown-no-more' })
  const dearer = oneValue(spring, price, 700_00)
  expect(await season.propose(spring, dearer, turnAt, now)).toMatchObject({ reason: 'shown-no-more' })
  expect(await season.valuesAt('2026-04', behind)).toEqual(spring)
  expect(await season.propose(spring, dearer, at('2026-03-25T00:00:00'), now)).toMatchObject({
    kind: 'proposed',
  })
  // When the site has turned, it is over.
  const after = at('2026-04-11T10:00:00')
  expect(
    await season.propose(spring, oneValue(spring, 'tickets.dayBeforeKopecks', 1_00), null, after),
  ).toEqual({ kind: 'refused', reason: 'edition-over' })
})

test('a change that was proposed before the turn was planned is not agreed to behind it', async () => {
  const { spring } = await twoFairs()
  const proposed = await season.propose(spring, announcing(spring, '2027-04-01', behind), behind, now)
  if (proposed.kind !== 'proposed') throw new Error(proposed.reason)
  await season.planned(spring, '2026-09', turnAt, now)
  expect(await season.agree(spring, proposed.id, now)).toEqual({ kind: 'refused', reason: 'shown-no-more' })
})

test.each([
  ['an announcement', (spring: typeof autumn2025) => announcing(spring, '2027-04-01', behind)],
  ['a price', (spring: typeof autumn2025) => oneValue(spring, price, 700_00)],
])('a turn does not leave behind %s that is planned; it is named, and taken back first', async (_, setOf) => {
  const { spring } = await twoFairs()
  const id = await season.agreed(spring, setOf(spring), behind, now)
  expect(await season.wishTurn(spring, '2026-09', turnAt, now)).toEqual({
    kind: 'refused',
    reason: 'changes-behind',
    other: id,
  })
  expect(await season.takeBack(spring, id, now)).toBe('ended')
  expect(await season.wishTurn(spring, '2026-09', turnAt, now)).toMatchObject({ kind: 'proposed' })
})

test('what the next edition announces when it is on show stands in the way of taking the turn back', async () => {
  const { spring, autumn } = await twoFairs()
  const turn = await season.planned(spring, '2026-09', turnAt, now)
  const spoken = at('2026-09-20T10:00:00')
  const id = await season.agreed(autumn, announcing(autumn, '2027-04-01', spoken), spoken, now)
  expect(await season.takeTurnBack(turn, now)).toEqual({
    kind: 'refused',
    reason: 'changes-rest-on-it',
    other: id,
  })
  expect(await season.takeBack(autumn, id, now)).toBe('ended')
  expect(await season.takeTurnBack(turn, now)).toEqual({ kind: 'ended' })
})

test('what is not planned to be on show announces nothing', async () => {
  const { autumn } = await twoFairs()
  const spoken = at('2026-09-20T10:00:00')
  expect(await season.propose(autumn, announcing(autumn, '2027-04-01', spoken), spoken, now)).toEqual({
    kind: 'refused',
    reason: 'announced-on-show',
  })
})

/** Autumn is on show and turns to the spring it announces; behind the turn spring speaks for itself. */
async function announcedFair() {
  await season.add({}, autumn2025, autumnNow)
  const turn = await season.planned(autumn2025, '2026-04', autumnTurn, autumnNow)
  return { turn, spring: await season.valuesAt('2026-04', autumnNow) }
}

test('a deadline of the announced fair is said behind the turn by that fair itself, and rests on the turn', async () => {
  const { turn, spring } = await announcedFair()
  const set = oneValue(spring, 'exhibitors.closesOn', '2025-12-20')
  const from = at('2025-11-01T00:00:00')
  expect(await season.propose(autumn2025, set, from, autumnNow)).toMatchObject({ reason: 'shown-no-more' })
  expect(await season.propose(spring, set, at('2025-10-01T00:00:00'), autumnNow)).toMatchObject({
    reason: 'said-on-show',
  })
  const id = await season.agreed(spring, set, from, autumnNow)
  expect(await season.takeTurnBack(turn, autumnNow)).toMatchObject({
    reason: 'changes-rest-on-it',
    other: id,
  })
})

test('a fair that is called off takes back the turn and what rests on it; the rest stays planned', async () => {
  const { spring } = await announcedFair()
  const spoken = at('2026-03-20T10:00:00')
  const announced = await season.agreed(spring, announcing(spring, '2026-09-24', spoken), spoken, autumnNow)
  const dearer = await season.agreed(spring, oneValue(spring, price, 700_00), spoken, autumnNow)
  const { boxOffice } = await openTestBoxOffice(season.database)
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
  expect(
    await transaction(season.database.pool, tx =>
      startCallOff(boxOffice, tx, wish, { actor: 'kassa@portico.example' }, autumnNow),
    ),
  ).toMatchObject({ kind: 'started' })
  const { rows } = await season.database.pool.query('select id, state, note from edition_changes order by id')
  expect(rows).toEqual([
    { id: announced, state: 'withdrawn', note: 'Дворец закрыт.' },
    { id: dearer, state: 'agreed', note: '' },
  ])
  const left = await season.valuesAt('2026-04', spoken)
  expect(left).toEqual({ ...spring, tickets: { ...spring.tickets, childKopecks: 700_00 } })
  const { rows: stands } = await season.database.pool.query(`select from stands where edition_id = '2026-09'`)
  expect(stands).toEqual([])
})
