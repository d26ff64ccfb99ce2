import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { madeFrom } from '../../../app/editions/new-edition.ts'
import { readFairsFrom } from '../../../app/editions/open-fair.ts'
import { dueBefore, remindExhibitors } from '../../../app/exhibitors/materials/remind-exhibitors.server.ts'
import { send } from '../../builders/buying.ts'
import { handedIn, materialsPath, paidExhibitor } from '../../builders/exhibitors/materials.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { type Site, startSite } from '../../builders/site.ts'

let site: Site
let pool: pg.Pool
const uploads = makeFolder('reminders-uploads')
beforeAll(async () => {
  // Before any of the days: the site itself reminds nobody.
  site = await startSite({
    UPLOADS: `file:${uploads}`,
    FAIR_NOW: '2026-02-12T12:00:00+03:00',
    POSTS_PER_MINUTE: '10000',
  })
  pool = new pg.Pool({ connectionString: site.databaseUrl })
})
afterAll(async () => {
  await pool.end()
  await site.stop()
})

const at = (moment: string) => new Date(`${moment}+03:00`)
const remind = (moment: string) =>
  remindExhibitors(
    { pool, jobs: { enqueue: async () => {} }, publicUrl: 'https://portico.example' },
    at(moment),
  )
const lettersTo = async (email: string) =>
  (
    await pool.query<{ subject: string; body: string }>(
      'select subject, body from letters where recipient = $1 order by created_at',
      [email],
    )
  ).rows

test.each([
  ['2026-02-14', null],
  ['2026-02-15', 14],
  ['2026-02-21', 14],
  ['2026-02-22', 7],
  ['2026-02-26', 7],
  ['2026-02-27', 2],
  ['2026-03-01', 2],
  ['2026-03-02', null],
] as const)('on %s the reminder for 1 March is %s', (today, days) => {
  expect(dueBefore('2026-03-01', today)).toBe(days)
})

test('who misses something is told 14, 7 and 2 days before, once each, by whichever process comes first', async () => {
  await paidExhibitor(site, 'late@example.test')
  const tidy = await paidExhibitor(site, 'tidy@example.test')
  await handedIn(site, tidy)
  await send(
    site,
    materialsPath,
    { do: 'arrival', passes: 'A B', slot: '2026-03-31T09:00' },
    { cookie: tidy.cookie },
  )
  await paidExhibitor(site, 'unpaid@example.test', { state: 'awaiting-payment' })

  expect(await remind('2026-02-14T23:59:00')).toBe(0)
  expect(await remind('2026-02-15T08:59:00')).toBe(0)
  const both = await Promise.all([remind('2026-02-15T09:00:00'), remind('2026-02-15T09:00:00')])
  expect(both.toSorted()).toEqual([0, 1])
  expect(await remind('2026-02-16T12:00:00')).toBe(0)
  expect(await remind('2026-02-22T12:00:00')).toBe(1)
  expect(await remind('2026-02-27T12:00:00')).toBe(1)
  expect(await remind('2026-02-28T12:00:00')).toBe(0)
  const letters = await lettersTo('late@example.test')
  expect(letters.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual(
    [1, 2, 3].map(() => expect.stringMatching(/^Материалы к заявке .+: срок 1 марта$/)),
  )
  expect(
    letters.map(({ body }) => /(?:остался|осталось) \d+/.exec(body.replaceAll('\u00a0', ' '))?.[0]),
  ).toEqual(['осталось 14', 'осталось 7', 'осталось 2'])
  expect(letters[0]?.body).toContain('Логотип')
  expect(letters[0]?.body).not.toContain('Пропуска')
  // Passes and arrival have a day of their own.
  expect(await remind('2026-03-01T12:00:00')).toBe(1)
  expect((await lettersTo('late@example.test')).at(-1)?.body).toContain('Пропуска')
  expect(await lettersTo('tidy@example.test')).toEqual([])
  expect(await lettersTo('unpaid@example.test')).toEqual([])
  expect(await remind('2026-03-16T12:00:00')).toBe(0)
})

test('a fair that was postponed reminds its exhibitors of the deadline that moved with it, the next being open already', async () => {
  const email = 'postponed@example.test'
  await paidExhibitor(site, email)
  const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
  const autumn = madeFrom(spring, '2026-09-24', null)
  const { firstDay, lastDay } = autumn
  const announced = {
    ...spring,
    nextFair: { firstDay, lastDay },
    ownFairId: 'spring-2026',
    exhibitors: autumn.exhibitors,
  }
  const timeline = [
    { holdsFrom: new Date(0), values: spring },
    { holdsFrom: at('2026-03-16T00:00:00'), values: announced },
  ] as const
  const newDays = { firstDay: '2026-05-14', lastDay: '2026-05-17' }
  const told = async (days: typeof newDays | null) => {
    const callOffs = [{ decidedAt: at('2026-03-10T12:00:00'), newDays: days }]
    readFairsFrom(() => ({ timeline, callOffs, now: at('2026-04-20T10:00:00') }))
    await remind('2026-04-20T10:00:00')
    return (await lettersTo(email)).map(({ subject }) => subject)
  }
  onTestFinished(() => readFairsFrom(() => ({ timeline: [timeline[0]], now: new Date(0) })))
  expect(await told(null)).toEqual([])
  const [subject = '', ...more] = await told(newDays)
  expect([subject.includes('26\u00a0апреля'), more]).toEqual([true, []])
})
