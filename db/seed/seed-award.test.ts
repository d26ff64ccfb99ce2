import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookValues, problemsOfBook } from '../../app/award/books/book-fields.ts'
import { findBook } from '../../app/award/books/find-book.server.ts'
import { issueMissingLinks, linkTokenOf } from '../../app/award/books/issue-link.server.ts'
import { statements } from '../../app/award/office/eligibility.ts'
import { checkProtocol } from '../../app/award/seal/check-protocol.ts'
import { readStage } from '../../app/award/stage/take-stage-step.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { openFair } from '../../tests/builders/fair-database.ts'
import { seedAward } from './seed-award.ts'

type Row = {
  id: string
  state: string
  fields: Record<string, string>
  answers: Record<string, string>
  last: string
}

let uploads: string
beforeAll(async () => {
  uploads = await mkdtemp(join(tmpdir(), 'demo-award-'))
})
afterAll(() => rm(uploads, { recursive: true, force: true }))

test.each([
  ['2025-08-20T10:00:00+03:00', 'open'],
  ['2025-09-04T10:00:00+03:00', 'first-round'],
  ['2025-09-25T12:00:00+03:00', 'announced'],
])('at %s the demo’s award is %s, and seeded once', async (moment, stage) => {
  const now = new Date(moment)
  const fair = await openFair()
  try {
    await seedAward(fair.pool, uploads, now)
    await seedAward(fair.pool, uploads, now)
    const { rows } = await fair.pool.query<Row>(
      `select book.id, book.state, book.fields, submissions.fields as answers,
         (select to_state from award_history where application_id = book.id order by id desc limit 1) as last
       from award_applications as book join submissions on submissions.id = submission_id`,
    )
    expect(rows).toHaveLength(11)
    for (const { state, fields, answers, last } of rows) {
      expect(last, 'what was done led to the state').toBe(state)
      expect(statements.map(name => answers[name])).toEqual(statements.map(() => 'on'))
      const problems = problemsOfBook(bookValues(fields), autumn2025)
      // The one that was declined is of another year.
      expect([...problems.keys()]).toEqual(state === 'declined' ? ['year'] : [])
    }
    expect((await readStage(fair.db, autumn2025, now)).stage).toBe(stage)
    const sealed = await fair.pool.query<{ hash: string; bytes: Buffer }>(
      'select hash, bytes from award_protocols',
    )
    for (const { hash, bytes } of sealed.rows) {
      const check = await checkProtocol(bytes, hash)
      expect(check.ok && check.protocol.result.secondRound.map(({ outcome }) => outcome)).toEqual(
        Array(4).fill('awarded'),
      )
      expect(check.ok && check.protocol.result.juryPrize.book).not.toBeNull()
    }
    // Letters name the link of every book: it opens one.
    const desk = { linkSecret: 'secret' }
    expect(await issueMissingLinks(fair.db, desk)).toBe(11)
    expect(await issueMissingLinks(fair.db, desk)).toBe(0)
    for (const { id } of rows) expect((await findBook(fair.db, linkTokenOf(desk, id)))?.book.id).toBe(id)
    expect(sealed.rows).toHaveLength(stage === 'announced' ? 1 : 0)
  } finally {
    await fair.drop()
  }
})
