import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { officeChanges } from '../ledger/tables.ts'
import { approveProposal, declineProposal, lapseProposals } from './answer-proposal.server.ts'
import { digestOf, type Proposal, proposeAction, type Wanted } from './propose-action.server.ts'
import { countProposals, proposalFor, waitingProposals } from './queries.server.ts'
import { approvals } from './tables.ts'

const now = new Date('2025-09-20T10:00:00+03:00')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const marina = { id: randomUUID(), email: 'kassa@portico.example' }
const olga = { id: randomUUID(), email: 'admin@portico.example' }
const ours = ['call-off']
const said = (id: string) => ({ id, isOurs: ({ action }: Proposal) => ours.includes(action) })
const params = { kind: 'cancelled', message: { ru: 'Дворец закрыт.', en: 'Closed.' }, sum: 5 }

describe.each(oneWay(bothDatabases, 1))('four eyes, on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let done: string[]

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())

  const propose = async (subject: string, wanted: typeof params = params, by = marina) => {
    const answer = await transaction(database.pool, tx =>
      proposeAction(tx, { action: 'call-off', subject, params: wanted }, by, now),
    )
    return { ...answer, digest: digestOf({ action: 'call-off', subject, params: wanted }) }
  }
  const agree = (read: { id: string; digest: string }, by = olga, at = later(1)) => {
    done = []
    return approveProposal(database.pool, read, by, at, async (_, { subject }) => {
      done.push(subject)
      return null
    })
  }
  const stateOf = async (id: string) =>
    (await database.db.select().from(approvals).where(eq(approvals.id, id)))[0]?.state
  const journal = async (id: string) =>
    (await database.db.select().from(officeChanges).where(eq(officeChanges.subject, id)))
      .toSorted((a, b) => a.id - b.id)
      .map(({ what, actor }) => [what, actor])

  test('of several who propose at once, the last one’s wish waits', async () => {
    const wishes = [1, 2, 3, 4, 5, 6].map(sum => ({ ...params, sum }))
    const answers = await Promise.all(wishes.map(wish => propose('at once', wish)))
    expect(answers.map(({ kind }) => kind)).toEqual(wishes.map(() => 'proposed'))
    const waiting = (await waitingProposals(database.db, ours, now)).filter(
      ({ subject }) => subject === 'at once',
    )
    expect(waiting).toHaveLength(1)
  })

  test('what one proposes is done when another agrees, once', async () => {
    const read = await propose('a')
    expect((await waitingProposals(database.db, ours, now)).map(({ subject }) => subject)).toContain('a')
    expect(await agree(read)).toBe('approved')
    expect(done).toEqual(['a'])
    expect(await agree(read)).toBe('proposal-over')
    expect(done).toEqual([])
    expect(await journal(read.id)).toEqual([
      ['approval-proposed', marina.email],
      ['approval-approved', olga.email],
    ])
  })

  test('nobody agrees with themselves, whatever they try', async () => {
    const read = await propose('b')
    expect(await agree(read, marina)).toBe('own-proposal')
    expect(await agree(read, { ...marina, email: 'another@portico.example' })).toBe('own-proposal')
    expect(done).toEqual([])
    // The last guard is the table's own.
    await expect(
      database.pool.query(
        `update approvals set state = 'approved', decided_by_id = proposed_by_id where id = $1`,
        [read.id],
      ),
    ).rejects.toThrow(/approvals_four_eyes/)
    expect(await stateOf(read.id)).toBe('waiting')
  })

  test('of two who agree at once, one does it', async () => {
    const read = await propose('c')
    const doing: string[] = []
    const once = () =>
      approveProposal(database.pool, read, { ...olga, id: randomUUID() }, now, async (_, { subject }) => {
        doing.push(subject)
        return null
      })
    expect((await Promise.all([once(), once()])).sort()).toEqual(['approved', 'proposal-over'])
    expect(doing).toEqual(['c'])
  })

  test('other parameters are another proposal, and void the first', async () => {
    const first = await propose('d')
    expect(await propose('d')).toEqual({ ...first, kind: 'already-waiting' })
    const second = await propose('d', { ...params, sum: 6 })
    expect(second.kind).toBe('proposed')
    expect(await stateOf(first.id)).toBe('void')
    expect(await agree(first)).toBe('proposal-over')
    expect(await agree({ ...second, digest: first.digest })).toBe('proposal-changed')
    // Somebody has put other parameters under the same digest.
    await database.pool.query(
      `update approvals set params = jsonb_set(params, '{sum}', '500000') where id = $1`,
      [second.id],
    )
    expect(await agree(second)).toBe('proposal-changed')
    expect(done).toEqual([])
    expect((await journal(first.id)).at(-1)).toEqual(['approval-void', marina.email])
  })

  test('the digest knows every parameter and no order of names', () => {
    const wanted = { action: 'refund', subject: 'x', params: { a: 1, b: { c: '2', d: null } } }
    const turned = { params: { b: { d: null, c: '2' }, a: 1 }, subject: 'x', action: 'refund' }
    expect(digestOf(turned)).toBe(digestOf(wanted))
    const others: Wanted[] = [
      { ...wanted, action: 'call-off' },
      { ...wanted, subject: 'y' },
      { ...wanted, params: { a: '1', b: { c: '2', d: null } } },
      { ...wanted, params: { a: 1, b: { c: '2', d: null }, e: null } },
    ]
    for (const other of others) expect(digestOf(other)).not.toBe(digestOf(wanted))
  })

  test('one office neither counts nor declines what is another’s', async () => {
    const read = await propose('g')
    const mine = (await waitingProposals(database.db, ours, now)).length
    expect([await countProposals(database.db, ours, now), mine > 0]).toEqual([mine, true])
    expect(await waitingProposals(database.db, ['refund'], now)).toEqual([])
    const others = { id: read.id, isOurs: () => false }
    expect(await declineProposal(database.pool, others, olga, '', now)).toBe('no-proposal')
    expect(await stateOf(read.id)).toBe('waiting')
  })

  test('too late is too late, noticed or not', async () => {
    const read = await propose('e')
    expect(await agree(read, olga, later(24))).toBe('proposal-over')
    expect(await countProposals(database.db, ours, later(24))).toBe(0)
    expect(await proposalFor(database.db, 'call-off', 'e', later(24))).toBeNull()
    expect(await lapseProposals(database.pool, later(23))).toBe(0)
    expect(await lapseProposals(database.pool, later(24))).toBeGreaterThan(0)
    expect(await stateOf(read.id)).toBe('lapsed')
    expect((await journal(read.id)).at(-1)).toEqual(['approval-lapsed', 'clockwork'])
    expect((await propose('e')).kind).toBe('proposed')
  })

  test('declined is over; what cannot be done now waits on, and nothing of it has happened', async () => {
    const read = await propose('f')
    const cannot = await approveProposal(database.pool, read, olga, now, async tx => {
      await tx.update(approvals).set({ note: 'half done' }).where(eq(approvals.id, read.id))
      return 'numbers-changed' as const
    })
    expect(cannot).toBe('numbers-changed')
    const [row] = await database.db.select().from(approvals).where(eq(approvals.id, read.id))
    expect(row).toMatchObject({ state: 'waiting', note: '' })
    expect(await declineProposal(database.pool, said(read.id), olga, ' Рано. ', now)).toBe('declined')
    expect(await agree(read)).toBe('proposal-over')
    expect(await declineProposal(database.pool, said('nothing'), olga, '', now)).toBe('no-proposal')
    expect(await declineProposal(database.pool, said(randomUUID()), olga, '', now)).toBe('no-proposal')
    expect((await journal(read.id)).at(-1)).toEqual(['approval-declined', olga.email])
  })
})
