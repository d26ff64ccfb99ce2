import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChild } from '../builders/child.ts'
import { emptyStands } from '../builders/exhibitors/stands.ts'
import { openFair } from '../builders/fair-database.ts'
import { until } from '../builders/until.ts'

// Two processes, several exhibitors, one stand: one of them has it, and the others know at once.

/** More of them in `npm run proofs`. */
const races = Number(process.env.STAND_RACES ?? 60)
const rivals = 6
const codes = ['A-05', 'B-02', 'C-04', 'D-11', 'E-09', 'F-03']

let database: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

type Answer = { ok: boolean; reason?: string; nearest?: { code: string }[]; ms: number }

async function startTwo() {
  const children = [0, 1].map(() =>
    startChild(['tests/races/stand-process.ts'], { DATABASE_URL: database.url, TZ: 'UTC' }),
  )
  return Promise.all(
    children.map(async ({ output }) => {
      const line = await until(() => /listening on (\d+)/.exec(output()))
      return `http://127.0.0.1:${line?.[1]}`
    }),
  )
}

async function race(urls: string[], code: string, path = ''): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: rivals }, async (_, place) => {
      const since = performance.now()
      const body = JSON.stringify({ code, applicationId: randomUUID() })
      const answer = await fetch(`${urls[place % urls.length]}/${path}`, { method: 'POST', body })
      return { ...((await answer.json()) as Answer), ms: performance.now() - since }
    }),
  )
}

test(`${races} races of ${rivals} for one stand through two processes: always one winner, every loser told within a second`, async () => {
  const urls = await startTwo()
  const slowest: number[] = []
  for (let turn = 0; turn < races; turn++) {
    const code = codes[turn % codes.length] ?? ''
    const answers = await race(urls, code)
    const losers = answers.filter(({ ok }) => !ok)
    expect([turn, answers.length - losers.length]).toEqual([turn, 1])
    for (const { reason, nearest } of losers) {
      expect(reason).toBe('just-taken')
      // Whoever loses is shown where to go instead, and never to the stand that is gone.
      expect(nearest?.length).toBe(3)
      expect(nearest?.map(one => one.code)).not.toContain(code)
    }
    slowest.push(Math.max(...losers.map(({ ms }) => ms)))
    const { rows } = await database.pool.query(
      "select count(*)::int as living, (select count(*)::int from stand_changes) as written from stand_holds where state <> 'released'",
    )
    expect(rows).toEqual([{ living: 1, written: 1 }])
    await emptyStands(database.pool)
  }
  expect(Math.max(...slowest)).toBeLessThan(1_000)
}, 300_000)

test('everybody presses everything: nobody ends with two, no stand with two', async () => {
  const urls = await startTwo()
  const people = Array.from({ length: 12 }, () => randomUUID())
  await Promise.all(
    people.flatMap((applicationId, place) =>
      codes.map((_, turn) =>
        fetch(`${urls[turn % 2]}/`, {
          method: 'POST',
          body: JSON.stringify({ code: codes[(place + turn) % codes.length], applicationId }),
        }).then(answer => answer.json()),
      ),
    ),
  )
  const { rows } = await database.pool.query(
    "select stand_code, application_id from stand_holds where state <> 'released'",
  )
  expect(new Set(rows.map(row => row.stand_code))).toEqual(new Set(codes))
  expect([rows.length, new Set(rows.map(row => row.application_id)).size]).toEqual([
    codes.length,
    codes.length,
  ])
  await emptyStands(database.pool)
})

test('the races are hard enough: who only looks before taking gives one stand to several', async () => {
  const urls = await startTwo()
  await database.pool.query('drop index stand_holds_one_a_stand')
  let doubled = 0
  for (let turn = 0; turn < 30; turn++) {
    const answers = await race(urls, codes[turn % codes.length] ?? '', 'naive')
    if (answers.filter(({ ok }) => ok).length > 1) doubled += 1
    await emptyStands(database.pool)
  }
  expect(doubled).toBeGreaterThan(0)
  // The lock of the engine holds even without the index, which is the second line.
  for (let turn = 0; turn < 30; turn++) {
    const answers = await race(urls, codes[turn % codes.length] ?? '')
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await emptyStands(database.pool)
  }
})
