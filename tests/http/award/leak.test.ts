import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sealAward } from '../../../app/award/result/seal-award.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { type Ask, enterAward, forgetVotes, vote } from '../../builders/award/judged-award.ts'
import { addressesOf, curious, differences, snapshot } from '../../builders/award/snapshot.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { emailOf, signIn } from '../../builders/sign-in.ts'
import { startSiteAt } from '../../builders/site-at.ts'

// Several hundred addresses, asked of a fresh process for every state.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const decided = new Date('2025-09-10T20:30:00+03:00')
const lastSecond = new Date('2025-09-24T21:09:59+03:00')
const ceremony = new Date('2025-09-24T21:10:00+03:00')

let clone: Awaited<ReturnType<typeof cloneFair>>
let pool: pg.Pool
let ask: Ask
let entered: Awaited<ReturnType<typeof enterAward>>
let cookies: Partial<Record<string, string>>
let addresses: ReturnType<typeof addressesOf>

beforeAll(async () => {
  clone = await cloneFair()
  pool = new pg.Pool({ connectionString: clone.url, max: 2 })
  ask = (text, values) => pool.query(text, values)
  entered = await enterAward(ask)
  // A shortlist that is the same whoever wins: what it says on its day is no secret.
  const site = await startSiteAt(decided, { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' })
  cookies = Object.fromEntries(
    await Promise.all(curious.map(async role => [role, await signIn(site, role)] as const)),
  )
  await site.stop()
  // The site has opened its slots. The clockwork would call off tours that nobody came to, which is news of the programme,
  // between two looks.
  await ask(`update slots set confirmed_at = now() where kind = 'author'`)
  // One of the applicants has an account: their own pages are asked too.
  await ask('update submissions set email = $1 where email = $2', [
    emailOf('member'),
    entered.books[1]?.email,
  ])
  const { rows } = await ask('select id, submission_id as "submissionId" from award_applications')
  const submissionOf = (id: string) => String(rows.find(row => row.id === id)?.submissionId)
  addresses = addressesOf(
    entered.books.map(book => ({ ...book, submissionId: submissionOf(book.id) })),
    cookies,
  )
})
afterAll(async () => {
  await pool.end()
  await clone.drop()
})

/** What everybody sees at that moment of a process that has seen nothing else. */
async function seenAt(moment: Date, asked = addresses) {
  // The version of the content counts changes, not what they say.
  await ask(`select setval('content_version', 5000)`)
  const site = await startSiteAt(moment, { DATABASE_URL: clone.url })
  try {
    return await snapshot(site, asked)
  } finally {
    await site.stop()
  }
}

async function decide(better: 0 | 1) {
  await forgetVotes(ask)
  await vote(ask, entered, better)
}

/** Sealed with this result, under a hash that says nothing of it. */
async function seal(better: 0 | 1) {
  await ask('delete from award_protocols')
  await ask('delete from releases where slug like $1', ['laureaty-%'])
  await ask('delete from letters')
  await decide(better)
  await transaction(pool, tx => sealAward(tx, { edition: autumn2025, now: decided }))
  // The receipt has come: it would else come between two looks, and a change of content counts.
  await ask(`update award_protocols set hash = $1, receipt = '\\x5e', stamped_at = $2, stamp_serial = '1'`, [
    '5e'.repeat(32),
    decided,
  ])
  await ask(`update award_stages set stage = 'sealed'`)
}

test('while the jury votes, nothing anybody else may ask for tells whether or what it has decided', async () => {
  await forgetVotes(ask)
  const undecided = await seenAt(decided)
  expect(undecided.size).toBeGreaterThan(550)
  // What is compared is there: the applicant's own page, the door, what requests and the administrator open.
  const [, book] = entered.books
  const [submission] = addresses.flatMap(({ path }) =>
    (path.startsWith('/office/submissions/') ? [path] : []).slice(-1),
  )
  for (const [role, path, word] of [
    ['member', '/account/award/', book?.title],
    ['door', '/door/', ''],
    ['admin', '/office/people/', ''],
    ['requests', submission, ''],
    ['admin', submission, ''],
  ] as const) {
    const seen = undecided.get(`as ${cookies[role]?.slice(-6)} ${path}`) ?? ''
    expect([role, path, seen.slice(0, 3), seen.includes(word ?? '')]).toEqual([role, path, '200', true])
  }
  await decide(1)
  expect(differences(undecided, await seenAt(decided))).toEqual([])
})

test('sealed, until the last second nothing tells one result from another; with the ceremony it does', async () => {
  await seal(0)
  const before = await seenAt(lastSecond)
  expect(before.get('/award/')).toContain('5e5e5e5e')
  await seal(1)
  expect(differences(before, await seenAt(lastSecond))).toEqual([])

  // The comparison can tell: after the ceremony from before, and one result from another.
  const telling = [
    '/award/',
    '/en/award/',
    '/award/_payload.json',
    '/award/protocol.json',
    '/award/laureates/',
  ]
  const asked = telling.map(path => ({ path }))
  const after = await seenAt(ceremony, asked)
  const changed = differences(before, after)
  for (const path of telling) expect(changed).toContain(path)
  await seal(0)
  const other = await seenAt(ceremony, asked)
  expect(differences(after, other)).toEqual(expect.arrayContaining(telling))
})
