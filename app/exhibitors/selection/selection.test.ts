import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import type { Person, Role } from '../../platform/person.ts'
import { historyOf } from '../find-application.server.ts'
import type { ExhibitorState } from '../states.ts'
import { addComment } from './add-comment.server.ts'
import { previewRelease } from './preview-release.server.ts'
import { publishAnswers } from './publish-answers.server.ts'
import { readForMember, readQueue } from './read-queue.server.ts'
import { recordConflict, recordVote } from './record-vote.server.ts'
import { clearDecision, setDecision } from './set-decision.server.ts'

const now = new Date('2026-01-19T13:20:00Z')
const editionId = 'spring-2026'
const sections = ['painting', 'paper']
const limits = { painting: 2, paper: 1 }

describe.each(oneWay(bothDatabases, 0))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let jobs: string[] = []
  const services = () => ({
    pool: database.pool,
    jobs: { enqueue: async (_tx: unknown, queue: string) => void jobs.push(queue) } as never,
    publicUrl: 'https://portico.example',
  })
  const db = () => drizzle(database.pool)
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    jobs = []
    await database.pool.query('delete from exhibitor_applications')
    await database.pool.query('delete from council_releases')
    await database.pool.query('delete from letters')
    await database.pool.query("delete from people where email like '%@selection.example'")
  })

  let made = 0
  async function person(role: Role): Promise<Person> {
    const one = { id: randomUUID(), email: `p${++made}@selection.example`, name: `Person ${made}`, role }
    await database.pool.query(
      `insert into people (id, name, email, email_verified, role, created_at, updated_at) values ($1, $2, $3, true, $4, now(), now())`,
      [one.id, one.name, one.email, role],
    )
    return one
  }
  async function application(given: { state?: ExhibitorState; section?: string } = {}) {
    const owner = await person('member')
    const { state = 'in-review', section = 'painting' } = given
    const { rows } = await database.pool.query(
      `insert into exhibitor_applications (edition_id, person_id, state, locale, created_at, updated_at, submitted_at)
       values ($1, $2, $3, 'ru', now(), now(), now()) returning id, number`,
      [editionId, owner.id, state],
    )
    const { id, number } = rows[0]
    await database.pool.query(
      `insert into exhibitor_versions (application_id, number, fields, works, locale, consents, address, user_agent, submitted_at)
       values ($1, 1, $2, '[]', 'ru', '[]', '', '', now())`,
      [id, { nameRu: `Мастерская ${number}`, nameEn: `Workshop ${number}`, section, kind: 'workshop' }],
    )
    return { id: id as string, number: number as number, owner }
  }
  const vote = (who: Person, applicationId: string, score: number, forApplicant = 'Спасибо') =>
    recordVote(
      { pool: database.pool, person: who, applicationId, now },
      { score, forColleagues: 'Сильно', forApplicant },
    )
  const decide = (who: Person, applicationId: string, decision: string, more = {}) =>
    setDecision(
      { pool: database.pool, person: who, applicationId, now },
      { decision, section: 'painting', message: 'Потому что', changesUntil: '', ...more },
      sections,
    )
  const dryRun = () => previewRelease(db(), { editionId, limits, now })
  const release = (who: Person, digest: string) =>
    publishAnswers(services(), who, { editionId, limits, digest, now })
  const stateOf = async (id: string) =>
    (await database.pool.query('select state from exhibitor_applications where id = $1', [id])).rows[0].state

  describe('a vote', () => {
    test('is one of each member; given again, the last counts', async () => {
      const [one, member] = [await application(), await person('council')]
      expect(await vote(member, one.id, 2)).toEqual({ ok: true })
      expect(await vote(member, one.id, 5, '')).toEqual({ ok: true })
      const { rows } = await database.pool.query('select score from council_votes')
      expect(rows).toEqual([{ score: 5 }])
    })

    test.each([
      [0, 'no-score'],
      [6, 'no-score'],
      [Number.NaN, 'no-score'],
      [3, 'sentence-missing'],
    ])('%s without a sentence is refused: %s', async (score, reason) => {
      const [one, member] = [await application(), await person('council')]
      expect(await vote(member, one.id, score, '  ')).toEqual({ ok: false, reason })
    })

    test('is not taken for what is not before the council', async () => {
      const member = await person('council')
      for (const state of ['draft', 'submitted', 'accepted', 'withdrawn'] as const) {
        const one = await application({ state })
        expect(await vote(member, one.id, 4)).toEqual({ ok: false, reason: `is-${state}` })
      }
      expect(await vote(member, randomUUID(), 4)).toEqual({ ok: false, reason: 'unknown' })
    })

    test('of somebody whom the secretary has not asked is refused, and they do not see it', async () => {
      const [one, asked, other] = [await application(), await person('council'), await person('council')]
      await database.pool.query('insert into council_assignments values ($1, $2)', [one.id, asked.id])
      expect(await vote(other, one.id, 4)).toEqual({ ok: false, reason: 'not-assigned' })
      expect(await readQueue(db(), other.id)).toEqual([])
      expect(await readForMember(db(), one.id, other.id)).toBeNull()
      expect(await vote(asked, one.id, 4)).toEqual({ ok: true })
    })
  })

  describe('a conflict of interest', () => {
    test('takes the vote away and hides everything but the number', async () => {
      const [one, member] = [await application(), await person('council')]
      await vote(member, one.id, 5)
      const given = { pool: database.pool, person: member, applicationId: one.id, now }
      expect(await recordConflict(given, ' ')).toBe('no-reason')
      expect(await recordConflict(given, 'Учил автора')).toBe('done')
      expect((await database.pool.query('select from council_votes')).rowCount).toBe(0)
      expect(await vote(member, one.id, 5)).toEqual({ ok: false, reason: 'has-conflict' })
      expect(await readForMember(db(), one.id, member.id)).toBeNull()
      expect(await readQueue(db(), member.id)).toEqual([
        {
          id: one.id,
          number: one.number,
          name: { ru: '', en: '' },
          kind: '',
          section: '',
          city: '',
          score: null,
          isFlagged: false,
          hasConflict: true,
        },
      ])
      expect(await addComment(given, 'Всё же хорош')).toBe('has-conflict')
    })
  })

  describe('colleagues’ opinions', () => {
    test('are hidden until one’s own is given, and so is what is said', async () => {
      const [one, first, second] = [await application(), await person('council'), await person('council')]
      await vote(first, one.id, 5)
      const before = await readForMember(db(), one.id, second.id)
      expect([before?.othersCount, before?.others, before?.comments]).toEqual([1, null, null])
      const given = { pool: database.pool, person: second, applicationId: one.id, now }
      expect(await addComment(given, 'Спорно')).toBe('vote-first')
      await vote(second, one.id, 2)
      const after = await readForMember(db(), one.id, second.id)
      expect(after?.others?.map(({ score }) => score)).toEqual([5])
      expect(await addComment(given, 'Спорно')).toBe('done')
      expect((await readForMember(db(), one.id, first.id))?.comments?.map(({ text }) => text)).toEqual([
        'Спорно',
      ])
    })
  })

  describe('a decision', () => {
    test('changes nothing that an applicant can see', async () => {
      const [one, secretary] = [await application(), await person('exhibitors')]
      expect(await decide(secretary, one.id, 'decline')).toEqual({ ok: true })
      expect(await stateOf(one.id)).toBe('in-review')
      expect(await historyOf(db(), one.id, { isForStaff: false })).toEqual([])
      expect(await historyOf(db(), one.id, { isForStaff: true })).toHaveLength(1)
      expect((await database.pool.query('select from letters')).rowCount).toBe(0)
    })

    test.each([
      [{ decision: 'publish' }, 'no-decision'],
      [{ decision: 'accept', section: 'cellar' }, 'no-section'],
      [{ decision: 'decline', message: ' ' }, 'no-message'],
      [{ decision: 'ask-changes', changesUntil: 'soon' }, 'no-day'],
      [{ decision: 'ask-changes', changesUntil: '2026-01-19' }, 'day-over'],
    ])('%j is refused: %s', async (wish, reason) => {
      const [one, secretary] = [await application(), await person('exhibitors')]
      const { decision, ...more } = wish
      expect(await decide(secretary, one.id, decision, more)).toEqual({ ok: false, reason })
    })

    test('is not made about what is not before the council', async () => {
      const [one, secretary] = [await application({ state: 'accepted' }), await person('exhibitors')]
      expect(await decide(secretary, one.id, 'decline')).toEqual({ ok: false, reason: 'is-accepted' })
    })
  })

  describe('the release', () => {
    test('sends every answer at once, with ranks by the votes', async () => {
      const [secretary, member] = [await person('exhibitors'), await person('council')]
      const [high, low, wait, changes, no] = [
        await application(),
        await application(),
        await application(),
        await application(),
        await application(),
      ]
      await vote(member, high.id, 5)
      await vote(member, low.id, 4)
      await decide(secretary, high.id, 'accept')
      await decide(secretary, low.id, 'accept')
      await decide(secretary, wait.id, 'wait')
      await decide(secretary, changes.id, 'ask-changes', { changesUntil: '2026-01-27' })
      await decide(secretary, no.id, 'decline')
      const { digest, remarks, answers } = await dryRun()
      expect([remarks, answers.length]).toEqual([[], 5])
      expect(await release(secretary, digest)).toEqual({ ok: true, count: 5 })
      const all = [high, low, wait, changes, no]
      expect(await Promise.all(all.map(({ id }) => stateOf(id)))).toEqual([
        'accepted',
        'accepted',
        'waiting-list',
        'changes-asked',
        'declined',
      ])
      const { rows: letters } = await database.pool.query(
        'select recipient, subject, body from letters order by subject',
      )
      expect(letters.map(({ recipient }) => recipient).sort()).toEqual(
        all.map(({ owner }) => owner.email).sort(),
      )
      expect(jobs).toHaveLength(5)
      const { rows: ranks } = await database.pool.query(
        'select application_id as id, rank from council_decisions where rank is not null order by rank',
      )
      expect(ranks).toEqual([
        { id: high.id, rank: 1 },
        { id: low.id, rank: 3 },
      ])
      const { rows } = await database.pool.query(
        'select changes_until from exhibitor_applications where id = $1',
        [changes.id],
      )
      expect(rows[0].changes_until.toISOString()).toBe('2026-01-27T21:00:00.000Z')
      // A second press finds nothing left to send.
      expect(await release(secretary, digest)).toEqual({ ok: false, reason: 'changed' })
      expect(await release(secretary, (await dryRun()).digest)).toEqual({ ok: false, reason: 'nothing' })
      expect((await database.pool.query('select from letters')).rowCount).toBe(5)
    })

    test('two presses at once send once', async () => {
      const secretary = await person('exhibitors')
      const one = await application()
      await decide(secretary, one.id, 'accept')
      const { digest } = await dryRun()
      const outcomes = await Promise.all([release(secretary, digest), release(secretary, digest)])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect((await database.pool.query('select from letters')).rowCount).toBe(1)
    })

    test('is refused while the dry run has remarks, and nothing goes out', async () => {
      const secretary = await person('exhibitors')
      const [one, other, third] = [await application(), await application(), await application()]
      for (const { id } of [one, other]) await decide(secretary, id, 'accept', { section: 'paper' })
      const run = await dryRun()
      expect(run.remarks).toEqual([
        { kind: 'undecided', count: 1 },
        { kind: 'section-full', section: 'paper', accepted: 2, limit: 1 },
      ])
      expect(await release(secretary, run.digest)).toEqual({ ok: false, reason: 'has-remarks' })
      await database.pool.query('delete from people where id = $1', [third.owner.id])
      await decide(secretary, third.id, 'accept')
      await decide(secretary, other.id, 'accept')
      const second = await dryRun()
      expect(second.remarks).toEqual([{ kind: 'no-address', number: third.number, applicationId: third.id }])
      expect(await stateOf(one.id)).toBe('in-review')
      expect((await database.pool.query('select from letters')).rowCount).toBe(0)
    })

    test('releases what was looked at: a vote or a decision meanwhile asks for another look', async () => {
      const [secretary, member] = [await person('exhibitors'), await person('council')]
      const one = await application()
      await decide(secretary, one.id, 'accept')
      const { digest } = await dryRun()
      await vote(member, one.id, 5)
      expect(await release(secretary, digest)).toEqual({ ok: false, reason: 'changed' })
      const again = (await dryRun()).digest
      await clearDecision({ pool: database.pool, person: secretary, applicationId: one.id, now })
      expect(await release(secretary, again)).toEqual({ ok: false, reason: 'changed' })
    })

    test('from the waiting list one is accepted or declined, and earlier answers count for the section', async () => {
      const secretary = await person('exhibitors')
      const [first, waiting] = [await application(), await application()]
      await decide(secretary, first.id, 'accept', { section: 'paper' })
      await decide(secretary, waiting.id, 'wait', { section: 'paper' })
      await release(secretary, (await dryRun()).digest)
      await decide(secretary, waiting.id, 'wait', { section: 'paper' })
      expect((await dryRun()).remarks).toEqual([
        { kind: 'waits-already', number: waiting.number, applicationId: waiting.id },
      ])
      await decide(secretary, waiting.id, 'accept', { section: 'paper' })
      expect((await dryRun()).remarks).toEqual([
        { kind: 'section-full', section: 'paper', accepted: 2, limit: 1 },
      ])
      await database.pool.query("update exhibitor_applications set state = 'withdrawn' where id = $1", [
        first.id,
      ])
      const { digest } = await dryRun()
      expect(await release(secretary, digest)).toEqual({ ok: true, count: 1 })
      expect(await stateOf(waiting.id)).toBe('accepted')
    })
  })
})
