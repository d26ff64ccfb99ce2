import { and, asc, eq, lte } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { postLetter } from '../../mail/post-letter.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { readAuthor } from '../drafts/read-author.server.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import { lockDraft } from '../drafts/save-draft.server.ts'
import { holdSearch } from '../live/hold-search.server.ts'
import { readFindingsOf } from '../office/read-findings.server.ts'
import { mayHandle } from '../rights.ts'
import { lockRelease, ofItem, type Release, type ReleaseItem } from './add-to-release.server.ts'
import { heldUpLetter } from './mails.ts'
import { agreedNow, beforeOf, isRefusedWrite, obstacleOf, publishItem } from './publish-item.server.ts'
import type { Obstacle } from './release.ts'
import type { ReleaseDesk } from './release-desk.ts'
import { agreeToAll, checkOpen, itemsOf, type PlanRefusal, seenOf } from './set-plan.server.ts'
import { obstacleText } from './show-obstacle.server.ts'
import { contentReleaseItems, contentReleases } from './tables.ts'

export type ReleasePublished =
  | { ok: true; count: number }
  | { ok: false; reason: PlanRefusal }
  | { ok: false; reason: 'held-up'; obstacles: Obstacle[] }

/** Puts all of a release out at once, by a press of somebody who has seen it as it is. All of it, or nothing. */
export function publishRelease(
  desk: ReleaseDesk,
  person: Person,
  releaseId: number,
  seen: string,
  now: Date,
): Promise<ReleasePublished> {
  return allOrNothing(desk, async (tx, at) => {
    const checked = await checkOpen(tx, await lockRelease(tx, releaseId), person)
    if (!checked.ok) return checked
    if (seenOf(await itemsOf(tx, releaseId)) !== seen) return { ok: false, reason: 'release-changed' }
    await agreeToAll(tx, releaseId, person, now)
    return putOut(tx, desk, checked.release, person, at, now)
  })
}

/** Every release whose moment has come. Several processes may ask at once: one of them has the row, the others go on. */
export async function publishDue(desk: ReleaseDesk, now: Date): Promise<number> {
  const due = await drizzle(desk.pool)
    .select({ id: contentReleases.id })
    .from(contentReleases)
    .where(and(eq(contentReleases.state, 'planned'), lte(contentReleases.plannedFor, now)))
    .orderBy(asc(contentReleases.plannedFor), asc(contentReleases.id))
  let published = 0
  const broken: unknown[] = []
  for (const { id } of due) {
    // One that breaks is told at the end, and keeps none of the others waiting.
    try {
      const outcome = await publishPlanned(desk, id, now)
      if (outcome?.ok) published += 1
      else if (outcome?.reason === 'held-up') await holdUp(desk, id, outcome.obstacles, now)
    } catch (error) {
      broken.push(error)
    }
  }
  if (broken.length > 0) throw broken[0]
  return published
}

/** Null where another process has it in hand, or it is not due any more. */
function publishPlanned(desk: ReleaseDesk, releaseId: number, now: Date): Promise<ReleasePublished | null> {
  return allOrNothing<null>(desk, async (tx, at) => {
    const [release] = await tx
      .select()
      .from(contentReleases)
      .where(isDue(releaseId, now))
      .for('update', { skipLocked: true })
    if (!release) return null
    const planner = await readAuthor(tx, release.plannedById ?? '')
    if (!planner) return { ok: false, reason: 'held-up', obstacles: await withoutPlanner(tx, release) }
    return putOut(tx, desk, release, planner, at, now)
  })
}

function isDue(releaseId: number, now: Date) {
  return and(
    eq(contentReleases.id, releaseId),
    eq(contentReleases.state, 'planned'),
    lte(contentReleases.plannedFor, now),
  )
}

async function withoutPlanner(tx: Tx, release: Release): Promise<Obstacle[]> {
  const [item] = await ofRelease(tx, release.id)
  return item ? [obstacleOf(item, item.agreed.record, { reason: 'planner-gone' })] : []
}

function ofRelease(tx: Tx, releaseId: number): Promise<ReleaseItem[]> {
  return tx
    .select()
    .from(contentReleaseItems)
    .where(eq(contentReleaseItems.releaseId, releaseId))
    .orderBy(asc(contentReleaseItems.kind), asc(contentReleaseItems.key))
}

type At = { item: ReleaseItem | null }

/** Everything or nothing: whatever stands in the way takes the transaction back, and is told. */
async function allOrNothing<Nothing = never>(
  { pool }: ReleaseDesk,
  work: (tx: Tx, at: At) => Promise<ReleasePublished | Nothing>,
): Promise<ReleasePublished | Nothing> {
  const at: At = { item: null }
  const refused: { outcome: ReleasePublished | null } = { outcome: null }
  const takenBack = new Error('a release is held up')
  try {
    return await transaction(pool, async tx => {
      const outcome = await work(tx, at)
      const published = outcome as ReleasePublished | null
      if (published && !published.ok) {
        refused.outcome = published
        throw takenBack
      }
      return outcome
    })
  } catch (error) {
    if (error === takenBack && refused.outcome) return refused.outcome
    if (!at.item || !isRefusedWrite(error)) throw error
    const obstacle = obstacleOf(at.item, at.item.agreed.record, { reason: 'refused-write' })
    return { ok: false, reason: 'held-up', obstacles: [obstacle] }
  }
}

async function putOut(
  tx: Tx,
  desk: ReleaseDesk,
  release: Release,
  person: Person,
  at: At,
  now: Date,
): Promise<ReleasePublished> {
  const items = await ofRelease(tx, release.id)
  const { waiting, obstacles } = await readyItems(tx, desk, items, person, now)
  if (obstacles.length > 0) return { ok: false, reason: 'held-up', obstacles }
  const stuck = await holdSearch(tx, () => publishAll(tx, desk, waiting, person, at, now))
  if (stuck.length > 0) return { ok: false, reason: 'held-up', obstacles: stuck }
  await tx
    .update(contentReleases)
    .set({ state: 'published', publishedAt: now, publishedByName: person.name, obstacles: [] })
    .where(eq(contentReleases.id, release.id))
  return { ok: true, count: items.length }
}

type Waiting = { item: ReleaseItem; draft: Draft }

/** Every draft, held, with what is against putting it out: a right that is missing, a thing that is gone, a check. */
async function readyItems(
  tx: Tx,
  { edition, mayOpen }: ReleaseDesk,
  items: readonly ReleaseItem[],
  person: Person,
  now: Date,
): Promise<{ waiting: Waiting[]; obstacles: Obstacle[] }> {
  const waiting: Waiting[] = []
  const obstacles: Obstacle[] = []
  for (const item of items) {
    const draft = await lockDraft(tx, item.kind, item.key, person, now)
    const reason = !mayHandle(person, item)
      ? 'planner-may-not'
      : !draft
        ? 'unknown-record'
        : draft.trashedAt
          ? 'in-trash'
          : null
    if (reason || !draft) obstacles.push(obstacleOf(item, item.agreed.record, { reason: reason ?? '' }))
    else waiting.push({ item, draft })
  }
  const checked = waiting.filter(({ item }) => item.action === 'publish' && !item.reason)
  const findings = await readFindingsOf(
    { db: tx, edition, now, mayOpen },
    checked.map(({ item, draft }) => ({
      kind: item.kind,
      key: item.key,
      record: agreedNow(draft, item.agreed),
      stale: item.agreed.stale,
      languages: item.languages,
    })),
  )
  for (const [place, { item }] of checked.entries()) {
    const toFix = (findings[place] ?? []).filter(({ severity }) => severity === 'fix')
    if (toFix.length > 0) {
      obstacles.push(
        obstacleOf(item, item.agreed.record, { reason: 'needs-reason', findings: toFix.slice(0, 5) }),
      )
    }
  }
  return { waiting, obstacles }
}

/**
 * What goes out first, then what leaves. A record may name another that is new in the same release: whoever is refused is
 * asked again, as long as somebody comes through.
 */
async function publishAll(
  tx: Tx,
  { edition }: ReleaseDesk,
  waiting: readonly Waiting[],
  person: Person,
  at: At,
  now: Date,
): Promise<Obstacle[]> {
  let open = waiting.toSorted((a, b) => rank(a) - rank(b))
  for (;;) {
    const refused: (Waiting & { obstacle: Obstacle })[] = []
    for (const one of open) {
      at.item = one.item
      const published = await publishItem(tx, one.draft, one.item, person, { editionId: edition.id, now })
      if (published.ok) await markOut(tx, one, published.version)
      else refused.push({ ...one, obstacle: obstacleOf(one.item, one.item.agreed.record, published) })
    }
    at.item = null
    if (refused.length === 0 || refused.length === open.length) return refused.map(({ obstacle }) => obstacle)
    open = refused
  }
}

function rank({ item }: Waiting): number {
  return item.action === 'publish' ? 0 : 1
}

async function markOut(tx: Tx, { item, draft }: Waiting, version: number): Promise<void> {
  await tx
    .update(contentReleaseItems)
    .set({ isOpen: false, before: beforeOf(draft), version, outcome: 'out' })
    .where(and(eq(contentReleaseItems.releaseId, item.releaseId), ofItem(item)))
}

/** All of it waits, the release says why, and whoever planned it is written to. */
function holdUp(desk: ReleaseDesk, releaseId: number, obstacles: Obstacle[], now: Date): Promise<void> {
  return transaction(desk.pool, async tx => {
    const [release] = await tx.select().from(contentReleases).where(isDue(releaseId, now)).for('update')
    if (!release) return
    await tx
      .update(contentReleases)
      .set({ state: 'held-up', obstacles })
      .where(eq(contentReleases.id, releaseId))
    const planner = await readAuthor(tx, release.plannedById ?? '')
    // What waits here is the house's own business: whoever has left it is not written to.
    if (!planner || !isStaff(planner)) return
    const said = obstacles.map(obstacle => obstacleText(obstacle, planner.locale))
    const letter = heldUpLetter({ release, obstacles: said, planner, publicUrl: desk.publicUrl, at: now })
    await postLetter(tx, desk.jobs, { ...letter, kind: 'release-held-up' }, now)
  })
}
