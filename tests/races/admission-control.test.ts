import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DoorRules, judgeEntry, Reading } from '../../app/box-office/tickets/judge-entry.ts'
import { openFair } from '../builders/fair-database.ts'
import { openHistories } from '../builders/histories/order-histories.ts'

// Files share what they have loaded: this one loads the door anew, and so does the next.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

// The memory of the door, taken away: nobody has come in before.
vi.mock('../../app/box-office/tickets/judge-entry.ts', async original => {
  const whole = await original<{ judgeEntry: typeof judgeEntry }>()
  return {
    ...whole,
    judgeEntry: (reading: Reading, edition: DoorRules) =>
      whole.judgeEntry({ ...reading, scans: [] }, edition),
  }
})

let database: Awaited<ReturnType<typeof openFair>>

beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

test('a door that forgets who has come in is found by the histories', async () => {
  const { liveMany } = await openHistories(database)
  const [found] = await liveMany(400)
  expect(found?.broken).toContainEqual(expect.stringMatching(/was let in \d times$/))
}, 120_000)
