import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Nomination } from '../count/award-rule.ts'
import { takeStageStep } from '../stage/take-stage-step.server.ts'
import { awardApplications } from '../tables.ts'
import { type BallotValues, ballotIn, ungraded } from './ballot.ts'
import { asJuror, type JurorAt, type JuryDesk, type Writer } from './find-juror.server.ts'
import { readAccess } from './read-access.server.ts'
import type { Refused } from './record-sheet.server.ts'
import { awardBallots, awardPrizeVotes } from './tables.ts'

type BallotReason =
  | 'not-listed'
  | 'odd-grade'
  | 'odd-preference'
  | 'not-chair'
  | 'changed-elsewhere'
  | 'cast-already'
  | 'grades-missing'
  | 'nothing-to-grade'
export type BallotOutcome = { ok: true; revision: number } | Refused<BallotReason>
export type SentBallot = {
  nomination: Nomination
  revision: number
  fields: Readonly<Record<string, string>>
}

/** A word chosen is kept at once, and is nobody's but its juror's. */
export function saveBallot(desk: JuryDesk, writer: Writer, sent: SentBallot): Promise<BallotOutcome> {
  return asJuror(desk, writer, async at => {
    const read = await readSent(at, sent)
    return 'ok' in read ? read : keepBallot(at, sent, read)
  })
}

/** The ballot is handed in for good, with a word for every book its juror may judge. */
export function castBallot(desk: JuryDesk, writer: Writer, sent: SentBallot): Promise<BallotOutcome> {
  return asJuror(desk, writer, async at => {
    const read = await readSent(at, sent)
    if ('ok' in read) return read
    const { listed, ...values } = read
    if (listed.length === 0) return { ok: false, reason: 'nothing-to-grade' }
    if (ungraded(values.grades, listed) > 0) return { ok: false, reason: 'grades-missing' }
    return keepBallot(at, sent, { ...values, outcome: 'cast', castAt: at.now })
  })
}

/** No ballot in this nomination, for good. */
export function recordBallotAbstention(
  desk: JuryDesk,
  writer: Writer,
  sent: Omit<SentBallot, 'fields'>,
): Promise<BallotOutcome> {
  return asJuror(desk, writer, async at => {
    const read = await readSent(at, { ...sent, fields: {} })
    if ('ok' in read) return read
    return keepBallot(at, sent, { grades: {}, preference: [], outcome: 'abstained', castAt: at.now })
  })
}

export type PrizeOutcome = { ok: true } | Refused<'not-admitted' | 'has-conflict'>

/** Whom the juror would give the jury prize; said anew as often as they like while the vote is on. */
export function recordPrizeVote(
  desk: JuryDesk,
  writer: Writer,
  bookId: string | null,
): Promise<PrizeOutcome> {
  return asJuror(desk, writer, async (at): Promise<PrizeOutcome> => {
    const { tx, edition, juror, now } = at
    const step = await takeVoteStep(at)
    if (!step.ok) return step
    if (bookId !== null) {
      if (!(await isAdmitted(at, bookId))) return { ok: false, reason: 'not-admitted' }
      const { recused } = await readAccess(tx, edition, juror.id, at.at)
      if (recused.has(bookId)) return { ok: false, reason: 'has-conflict' }
    }
    const set = { applicationId: bookId, castAt: now }
    await tx
      .insert(awardPrizeVotes)
      .values({ editionId: edition.id, jurorId: juror.id, ...set })
      .onConflictDoUpdate({ target: [awardPrizeVotes.editionId, awardPrizeVotes.jurorId], set })
    return { ok: true }
  })
}

function takeVoteStep({ tx, edition, at, juror, now, who }: JurorAt) {
  const by = { actor: juror.isChair ? 'chair' : 'juror', who, now } as const
  return takeStageStep(tx, { edition, at }, 'vote', by)
}

async function readSent(
  at: JurorAt,
  { nomination, revision, fields }: SentBallot,
): Promise<(BallotValues & { listed: string[] }) | Extract<BallotOutcome, { ok: false }>> {
  const step = await takeVoteStep(at)
  if (!step.ok) return step
  const listed = await listedIn(at, nomination)
  const read = ballotIn(fields, listed)
  if (typeof read === 'string') return { ok: false, reason: read }
  if (read.preference.length > 0 && !at.juror.isChair) return { ok: false, reason: 'not-chair' }
  const kept = await readBallot(at, nomination)
  if (kept?.outcome) return { ok: false, reason: 'cast-already' }
  if ((kept?.revision ?? 0) !== revision) return { ok: false, reason: 'changed-elsewhere' }
  return { ...read, listed }
}

/** The books of the shortlist in this nomination that the juror may judge. */
async function listedIn({ tx, edition, juror, at }: JurorAt, nomination: Nomination): Promise<string[]> {
  const { shortlisted, recused } = await readAccess(tx, edition, juror.id, at)
  const rows = await tx
    .select({ id: awardApplications.id })
    .from(awardApplications)
    .where(and(eq(awardApplications.editionId, edition.id), eq(awardApplications.nomination, nomination)))
  return rows.map(({ id }) => id).filter(id => shortlisted.has(id) && !recused.has(id))
}

async function readBallot({ tx, edition, juror }: JurorAt, nomination: Nomination) {
  const [row] = await tx
    .select()
    .from(awardBallots)
    .where(ofJuror({ edition: edition.id, juror: juror.id, nomination }))
  return row ?? null
}

function ofJuror({ edition, juror, nomination }: { edition: string; juror: string; nomination: Nomination }) {
  return and(
    eq(awardBallots.editionId, edition),
    eq(awardBallots.jurorId, juror),
    eq(awardBallots.nomination, nomination),
  )
}

async function keepBallot(
  { tx, edition, juror, now }: JurorAt,
  { nomination, revision }: Pick<SentBallot, 'nomination' | 'revision'>,
  values: BallotValues & { outcome?: 'cast' | 'abstained'; castAt?: Date },
): Promise<BallotOutcome> {
  const { grades, preference, outcome, castAt } = values
  const set = {
    grades,
    preference,
    revision: revision + 1,
    updatedAt: now,
    ...(outcome && { outcome, castAt }),
  }
  await tx
    .insert(awardBallots)
    .values({ editionId: edition.id, jurorId: juror.id, nomination, ...set })
    .onConflictDoUpdate({
      target: [awardBallots.editionId, awardBallots.jurorId, awardBallots.nomination],
      set,
    })
  return { ok: true, revision: set.revision }
}

async function isAdmitted(
  { tx, edition }: { tx: Tx; edition: { id: string } },
  id: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: awardApplications.id })
    .from(awardApplications)
    .where(and(eq(awardApplications.editionId, edition.id), eq(awardApplications.state, 'admitted')))
  return rows.some(row => row.id === id)
}
