import { createHash } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { hasSumForTwo, setsOwnSum } from '../drafts/find-own-sum.server.ts'
import type { RecordId } from '../drafts/publish-draft.server.ts'
import { lockDraft } from '../drafts/save-draft.server.ts'
import { contentDrafts } from '../drafts/tables.ts'
import { kinds } from '../kinds/kinds.ts'
import { mayEdit, mayHandle } from '../rights.ts'
import {
  type Added,
  type Asked,
  type AskedRecord,
  addIn,
  agreedTo,
  isOwnSumPlanned,
  lockRelease,
  makeRelease,
  mayChange,
  ofItem,
  type Release,
  type ReleaseItem,
} from './add-to-release.server.ts'
import { isOpenState, itemName } from './release.ts'
import type { ReleaseDesk } from './release-desk.ts'
import { contentReleaseItems, contentReleases } from './tables.ts'

export type PlanRefusal =
  | 'unknown-release'
  | 'closed-release'
  | 'not-allowed'
  | 'empty-release'
  | 'bad-moment'
  | 'past-moment'
  | 'release-changed'
  | 'unknown-record'
  | 'own-sum'
export type Planned = { ok: true } | { ok: false; reason: PlanRefusal }

/**
 * Sets the moment at which all of a release goes out, as the person has seen it: `seen` is what they had before them. From
 * here on what is written in its drafts stays there, until somebody agrees to it.
 */
export function setPlan(
  { pool }: Pick<ReleaseDesk, 'pool'>,
  person: Person,
  releaseId: number,
  { at, seen }: { at: Date | null; seen: string },
  now: Date,
): Promise<Planned> {
  return transaction(pool, async tx => {
    const release = await lockRelease(tx, releaseId)
    const checked = await checkOpen(tx, release, person)
    if (!checked.ok) return checked
    if (seenOf(await itemsOf(tx, releaseId)) !== seen) return { ok: false, reason: 'release-changed' }
    return planIn(tx, checked.release, person, at, now)
  })
}

/** The plan within a transaction that does more than this. */
async function planIn(
  tx: Tx,
  release: Release,
  person: Person,
  at: Date | null,
  now: Date,
): Promise<Planned> {
  if (!at) return { ok: false, reason: 'bad-moment' }
  if (at <= now) return { ok: false, reason: 'past-moment' }
  await agreeToAll(tx, release.id, person, now)
  if (await hasOwnSum(tx, release.id, person, now)) return { ok: false, reason: 'own-sum' }
  await tx
    .update(contentReleases)
    .set({
      state: 'planned',
      plannedFor: at,
      plannedById: person.id,
      plannedByName: person.name,
      obstacles: [],
    })
    .where(eq(contentReleases.id, release.id))
  return { ok: true }
}

/** Whether somebody plans a price of their own: it would be held up at its moment, when nobody looks. */
async function hasOwnSum(tx: Tx, releaseId: number, person: Person, now: Date): Promise<boolean> {
  const items = await tx
    .select()
    .from(contentReleaseItems)
    .where(and(eq(contentReleaseItems.releaseId, releaseId), eq(contentReleaseItems.action, 'publish')))
  for (const { kind, key, agreed } of items) {
    if (!hasSumForTwo(kind)) continue
    const draft = await lockDraft(tx, kind, key, person, now)
    if (draft && (await setsOwnSum(tx, draft, agreed.record, person))) return true
  }
  return false
}

/** «Опубликовать в…»: a release of one. */
export function planRecord(
  { pool }: Pick<ReleaseDesk, 'pool'>,
  person: Person,
  record: AskedRecord,
  asked: Asked,
  at: Date | null,
  now: Date,
): Promise<Added | Planned> {
  return transaction<Added | Planned>(pool, async tx => {
    const draft = await lockDraft(tx, record.kind, record.key, person, now)
    if (!draft) return { ok: false, reason: 'unknown-record' }
    const { ru, en } = kinds[record.kind].titleOf(draft.record, record.key)
    const title = ru || en || record.key
    const release = await makeRelease(tx, person, { title, origin: 'single' }, now)
    if (typeof release === 'string') return { ok: false, reason: 'not-allowed' }
    const added = await addIn(tx, release, person, [record], asked, now)
    const planned = added.ok ? await planIn(tx, release, person, at, now) : added
    if (!planned.ok) throw new NotPlanned(planned)
    return added
  }).catch((error: unknown) => {
    if (error instanceof NotPlanned) return error.refusal
    throw error
  })
}

class NotPlanned extends Error {
  readonly refusal: Added | Planned
  constructor(refusal: Added | Planned) {
    super('nothing was planned')
    this.refusal = refusal
  }
}

/** Before the moment: nothing goes out, everything waits where it is. A release of one is given up altogether. */
export function returnPlan(
  { pool }: Pick<ReleaseDesk, 'pool'>,
  person: Person,
  releaseId: number,
  now: Date,
): Promise<Planned> {
  return transaction(pool, async tx => {
    const release = await lockRelease(tx, releaseId)
    if (!release) return { ok: false, reason: 'unknown-release' }
    if (!(await mayChange(tx, person, releaseId))) return { ok: false, reason: 'not-allowed' }
    if (release.state !== 'planned' && release.state !== 'held-up')
      return { ok: false, reason: 'closed-release' }
    if (release.origin === 'single') return closeIn(tx, release, person, now)
    await tx
      .update(contentReleases)
      .set({ state: 'gathering', plannedFor: null, plannedById: null, plannedByName: null, obstacles: [] })
      .where(eq(contentReleases.id, releaseId))
    return { ok: true }
  })
}

/** Gives a release up that has not gone out: its drafts are free for another. */
export function closeRelease(
  { pool }: Pick<ReleaseDesk, 'pool'>,
  person: Person,
  releaseId: number,
  now: Date,
): Promise<Planned> {
  return transaction(pool, async tx => {
    const release = await lockRelease(tx, releaseId)
    if (!release) return { ok: false, reason: 'unknown-release' }
    if (!(await mayChange(tx, person, releaseId))) return { ok: false, reason: 'not-allowed' }
    if (!isOpenState(release.state)) return { ok: false, reason: 'closed-release' }
    return closeIn(tx, release, person, now)
  })
}

async function closeIn(tx: Tx, { id }: Release, person: Person, now: Date): Promise<Planned> {
  await tx.update(contentReleaseItems).set({ isOpen: false }).where(eq(contentReleaseItems.releaseId, id))
  await tx
    .update(contentReleases)
    .set({ state: 'taken-back', takenBackAt: now, takenBackByName: person.name })
    .where(eq(contentReleases.id, id))
  return { ok: true }
}

/** Somebody has read what was written since, and it goes out with the rest. */
export function agreeTo(
  { pool }: Pick<ReleaseDesk, 'pool'>,
  person: Person,
  releaseId: number,
  { kind, key, revision }: Required<AskedRecord>,
  reason: string,
  now: Date,
): Promise<Planned> {
  return transaction(pool, async tx => {
    const release = await lockRelease(tx, releaseId)
    const checked = await checkOpen(tx, release, person)
    if (!checked.ok) return checked
    const draft = await lockDraft(tx, kind, key, person, now)
    if (!draft) return { ok: false, reason: 'unknown-record' }
    if (draft.revision !== revision) return { ok: false, reason: 'release-changed' }
    if (await isOwnSumPlanned(tx, checked.release, draft, person)) return { ok: false, reason: 'own-sum' }
    const { rowCount } = await tx
      .update(contentReleaseItems)
      .set({ ...agreedTo(draft), ...(reason && { reason }) })
      .where(and(eq(contentReleaseItems.releaseId, releaseId), ofItem({ kind, key })))
    return rowCount === 1 ? { ok: true } : { ok: false, reason: 'unknown-record' }
  })
}

/** Whether this person may put out everything that is in an open release. */
export async function checkOpen(
  tx: Tx,
  release: Release | null,
  person: Person,
): Promise<{ ok: true; release: Release } | { ok: false; reason: PlanRefusal }> {
  if (!release) return { ok: false, reason: 'unknown-release' }
  if (!mayEdit(person, 'publish')) return { ok: false, reason: 'not-allowed' }
  if (!isOpenState(release.state)) return { ok: false, reason: 'closed-release' }
  const items = await tx
    .select({ kind: contentReleaseItems.kind, action: contentReleaseItems.action })
    .from(contentReleaseItems)
    .where(eq(contentReleaseItems.releaseId, release.id))
  if (items.length === 0) return { ok: false, reason: 'empty-release' }
  if (!items.every(item => mayHandle(person, item))) return { ok: false, reason: 'not-allowed' }
  return { ok: true, release }
}

/** The drafts as they stand are what goes out. Only those that have changed are read anew. */
export async function agreeToAll(tx: Tx, releaseId: number, person: Person, now: Date): Promise<void> {
  const items = await itemsOf(tx, releaseId)
  for (const { kind, key, revision, current } of items) {
    if (current === revision) continue
    const draft = await lockDraft(tx, kind, key, person, now)
    if (!draft) continue
    await tx
      .update(contentReleaseItems)
      .set(agreedTo(draft))
      .where(and(eq(contentReleaseItems.releaseId, releaseId), ofItem({ kind, key })))
  }
}

/** What is in a release, with the revision each draft has now. */
export async function itemsOf(
  db: Db,
  releaseId: number,
): Promise<
  (RecordId & Pick<ReleaseItem, 'action' | 'languages' | 'revision'> & { current: number | null })[]
> {
  const { kind, key, action, languages, revision } = contentReleaseItems
  return db
    .select({ kind, key, action, languages, revision, current: contentDrafts.revision })
    .from(contentReleaseItems)
    .leftJoin(contentDrafts, and(eq(contentDrafts.kind, kind), eq(contentDrafts.key, key)))
    .where(eq(contentReleaseItems.releaseId, releaseId))
    .orderBy(asc(kind), asc(key))
}

/** By what a form knows whether its reader has seen the release as it is: another item, or another word, is another mark. */
export function seenOf(items: Awaited<ReturnType<typeof itemsOf>>): string {
  const said = items
    .map(item => `${itemName(item)}@${item.current}/${item.action}/${[...item.languages].sort().join()}`)
    .sort()
  return createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 32)
}
