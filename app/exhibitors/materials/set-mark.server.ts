import type pg from 'pg'
import { postLetter } from '../../mail/post-letter.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { Reason } from '../states.ts'
import { answer } from '../states.ts'
import type { SubmittedMaterials } from '../submitted.ts'
import { type ApplicationRow, lockApplication, takeStep } from '../take-step.server.ts'
import { findRecipient } from './find-recipient.server.ts'
import { type PageItem, pageItems } from './items.ts'
import { commentsLetter } from './mails.ts'
import { digestOf, type MarkRow, readMarks, readMaterials } from './read-materials.server.ts'
import { materialMarks } from './tables.ts'

/** Who reads, and what they have before them: materials that were handed in again meanwhile need another look. */
export type Reading = { applicationId: string; seenAt: string; who: string; now: Date }

export type Marked = { ok: true } | { ok: false; reason: Reason | 'changed-meanwhile' | 'no-comments' }

export const commentLength = 1_000

/** Says of one part of the page that it is right, or what is wrong with it. The exhibitor hears of it all at once. */
export function setMark(
  pool: pg.Pool,
  reading: Reading,
  { item, comment }: { item: PageItem; comment: string | null },
): Promise<Marked> {
  return transaction(pool, tx =>
    withinReading(tx, reading, async (application, submitted): Promise<Marked> => {
      if (comment === null) return accept(tx, application, { reading, submitted, accepted: [item] })
      const may = answer(application.state, 'comment-materials', 'manager')
      if (!may.ok) return may
      await write(tx, { reading, submitted, item, mark: 'comment', comment })
      return { ok: true }
    }),
  )
}

/** Accepts whatever has no comment. */
export function acceptRest(pool: pg.Pool, reading: Reading): Promise<Marked> {
  return transaction(pool, tx =>
    withinReading(tx, reading, async (application, submitted): Promise<Marked> => {
      const marks = standing(await readMarks(tx, application.id), submitted)
      const accepted = pageItems.filter(item => marks.get(item)?.mark !== 'comment')
      return accept(tx, application, { reading, submitted, accepted })
    }),
  )
}

/** Sends the materials back with what was said of them: the exhibitor is told by letter. */
export function returnMaterials(
  { pool, jobs, publicUrl }: { pool: pg.Pool; jobs: Pick<Jobs, 'enqueue'>; publicUrl: string },
  reading: Reading,
): Promise<Marked> {
  return transaction(pool, tx =>
    withinReading(tx, reading, async (application, submitted): Promise<Marked> => {
      const marks = standing(await readMarks(tx, application.id), submitted)
      const comments = pageItems.flatMap(item => {
        const mark = marks.get(item)
        return mark?.mark === 'comment' ? [{ item, comment: mark.comment }] : []
      })
      if (comments.length === 0) return { ok: false, reason: 'no-comments' }
      const by = { actor: 'manager', who: reading.who, now: reading.now } as const
      const details = { items: comments.map(({ item }) => item).join(', ') }
      const step = await takeStep(tx, application, 'comment-materials', by, { details })
      if (!step.ok) return step
      const told = await findRecipient(tx, application)
      if (told)
        await postLetter(
          tx,
          jobs,
          {
            kind: 'exhibitor-materials-comments',
            ...commentsLetter({ ...told, comments, publicUrl }),
            about: [application.id],
          },
          reading.now,
        )
      return { ok: true }
    }),
  )
}

/** What was said of what has been handed in, by its part. */
export function standing(
  marks: readonly MarkRow[],
  submitted: SubmittedMaterials,
): ReadonlyMap<PageItem, MarkRow> {
  const valid = marks.filter(({ item, digest }) => digest === digestOf(item, submitted))
  return new Map(valid.map(mark => [mark.item, mark]))
}

/** Under the application's lock, with what was handed in last; refused where that is not what was read. */
export async function withinReading<Result>(
  tx: Tx,
  { applicationId, seenAt }: Pick<Reading, 'applicationId' | 'seenAt'>,
  work: (application: ApplicationRow, submitted: SubmittedMaterials) => Promise<Result>,
): Promise<Result | { ok: false; reason: Reason | 'changed-meanwhile' }> {
  const application = await lockApplication(tx, applicationId)
  if (!application) return { ok: false, reason: 'changed-meanwhile' }
  const { row } = await readMaterials(tx, application)
  if (!row?.submitted || row.submittedAt?.toISOString() !== seenAt)
    return { ok: false, reason: 'changed-meanwhile' }
  return work(application, row.submitted)
}

type Writing = { reading: Reading; submitted: SubmittedMaterials }

async function accept(
  tx: Tx,
  application: ApplicationRow,
  { reading, submitted, accepted }: Writing & { accepted: readonly PageItem[] },
): Promise<Marked> {
  const by = { actor: 'manager', who: reading.who, now: reading.now } as const
  const details = { items: accepted.join(', ') }
  const step = await takeStep(tx, application, 'approve-materials', by, { details })
  if (!step.ok) return step
  for (const item of accepted) await write(tx, { reading, submitted, item, mark: 'accepted', comment: '' })
  return { ok: true }
}

async function write(
  tx: Tx,
  { reading, submitted, ...said }: Writing & { item: PageItem; mark: MarkRow['mark']; comment: string },
): Promise<void> {
  const { applicationId, who, now } = reading
  const row = { applicationId, ...said, digest: digestOf(said.item, submitted), who, at: now }
  await tx
    .insert(materialMarks)
    .values(row)
    .onConflictDoUpdate({ target: [materialMarks.applicationId, materialMarks.item], set: row })
}
