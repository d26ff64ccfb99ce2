import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Queue, QueueTerms } from '../../platform/jobs.server.ts'
import { groupBy } from '../../platform/older-browsers/group-by.ts'
import { readChanges } from '../changes/read-changes.server.ts'
import { programmeChanges } from '../changes/tables.ts'
import { noticeOf } from './notice.ts'
import type { PushDesk } from './push-desk.ts'
import { type PromisedNotice, sendNoticeQueue } from './send-notice.server.ts'
import { pushNotices, pushPromises, pushSubscriptions } from './tables.ts'

export const promiseNoticesQueue: QueueTerms = {
  name: 'promise-notices',
  retryLimit: 20,
  retryDelaySeconds: 5,
}

/** A change that is being told, and the last browser that has been promised to be told of it. */
export type Telling = {
  changeId: number
  eventSlug: string
  editionId: string
  since: string
  after: string | null
}

const mostChanges = 200
const usualBatch = 200

/**
 * Takes up the changes that a trigger has set down beside themselves, in whichever process: of several changes of one event
 * that wait, what is left of them is told once.
 */
export async function promiseTelling(
  { pool, jobs }: Pick<PushDesk, 'pool' | 'jobs'>,
  now: Date,
): Promise<void> {
  await transaction(pool, async tx => {
    const waiting = await tx
      .select({ changeId: pushPromises.changeId })
      .from(pushPromises)
      .where(isNull(pushPromises.promisedAt))
      .orderBy(asc(pushPromises.changeId))
      .limit(mostChanges)
      .for('update', { skipLocked: true })
    if (waiting.length === 0) return
    const ids = waiting.map(({ changeId }) => changeId)
    const changes = await tx
      .select()
      .from(programmeChanges)
      .where(inArray(programmeChanges.id, ids))
      .orderBy(asc(programmeChanges.id))
    for (const [eventSlug, own] of groupBy(changes, change => change.eventSlug)) {
      const [first, last] = [own[0], own.at(-1)]
      if (!first || !last) continue
      const telling: Telling = {
        changeId: last.id,
        eventSlug,
        editionId: last.editionId,
        since: first.happenedAt.toISOString(),
        after: null,
      }
      await jobs.enqueue(tx, promiseNoticesQueue.name, telling)
    }
    await tx.update(pushPromises).set({ promisedAt: now }).where(inArray(pushPromises.changeId, ids))
  })
}

/** The job that promises a batch of browsers to be told, and the next batch; each browser is promised a change once. */
export function promiseNoticesJob(
  desk: Pick<PushDesk, 'pool' | 'jobs'>,
  { batch = usualBatch } = {},
): Queue<Telling> {
  return { ...promiseNoticesQueue, work: telling => promiseBatch(desk, telling, batch) }
}

async function promiseBatch(
  { pool, jobs }: Pick<PushDesk, 'pool' | 'jobs'>,
  telling: Telling,
  batch: number,
): Promise<void> {
  const { changeId, eventSlug, editionId, since, after } = telling
  const changes = await readChanges(drizzle(pool), { editionId, since: new Date(since) })
  const change = changes.find(one => one.eventSlug === eventSlug)
  // It is where it was: nobody need know.
  if (!change) return
  const until = (change.now ?? change.was)?.endsAt
  if (!until) return
  await transaction(pool, async tx => {
    const readers = await readersAfter(tx, { eventSlug, after, batch })
    const made = await takeNotices(tx, readers, changeId)
    for (const { id, locale } of readers.filter(reader => made.has(reader.id))) {
      const notice: PromisedNotice = {
        subscriptionId: id,
        changeId,
        eventSlug,
        until,
        notice: noticeOf(change, locale),
      }
      await jobs.enqueue(tx, sendNoticeQueue.name, notice)
    }
    const last = readers.at(-1)
    if (last && readers.length === batch) {
      await jobs.enqueue(tx, promiseNoticesQueue.name, { ...telling, after: last.id })
    }
  })
}

function readersAfter(
  tx: Tx,
  { eventSlug, after, batch }: { eventSlug: string; after: string | null; batch: number },
) {
  return tx
    .select({ id: pushSubscriptions.id, locale: pushSubscriptions.locale })
    .from(pushSubscriptions)
    .where(
      and(
        sql`${pushSubscriptions.events} @> array[${eventSlug}]::text[]`,
        after ? gt(pushSubscriptions.id, after) : undefined,
      ),
    )
    .orderBy(asc(pushSubscriptions.id))
    .limit(batch)
    .for('key share')
}

async function takeNotices(
  tx: Tx,
  readers: readonly { id: string }[],
  changeId: number,
): Promise<Set<string>> {
  if (readers.length === 0) return new Set()
  const made = await tx
    .insert(pushNotices)
    .values(readers.map(({ id }) => ({ subscriptionId: id, changeId })))
    .onConflictDoNothing()
    .returning({ id: pushNotices.subscriptionId })
  return new Set(made.map(({ id }) => id))
}
