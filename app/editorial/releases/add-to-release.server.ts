import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray } from 'drizzle-orm'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { hasSumForTwo, setsOwnSum } from '../drafts/find-own-sum.server.ts'
import { type RecordId, whyNotWithdrawn } from '../drafts/publish-draft.server.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import { lockDraft } from '../drafts/save-draft.server.ts'
import { kinds } from '../kinds/kinds.ts'
import { isNeverTrashed, liveTables } from '../live/find-table.server.ts'
import { mayEdit, mayHandle, mayOpenKind } from '../rights.ts'
import { type ItemAction, isOpenState, mostItems, type Obstacle, type ReleaseOrigin } from './release.ts'
import type { ReleaseDesk } from './release-desk.ts'
import { contentReleaseItems, contentReleases } from './tables.ts'

export type Release = typeof contentReleases.$inferSelect
export type ReleaseItem = typeof contentReleaseItems.$inferSelect

/** What is to happen with each of the records. */
export type Asked = {
  action: ItemAction
  languages: readonly LocaleCode[]
  reason?: string
}
export type AskedRecord = RecordId & {
  /** The revision the person had before them; not if somebody wrote on since. */
  revision?: number
}
export type AddRefusal =
  | 'not-allowed'
  | 'unknown-release'
  | 'closed-release'
  | 'no-title'
  | 'no-rows'
  | 'no-language'
export type Added =
  | { ok: true; releaseId: number; batch: string; count: number; refused: Obstacle[] }
  | { ok: false; reason: AddRefusal; refused: Obstacle[] }

/** Puts records into an open release, or into a new one. What cannot go there is told, one by one. */
export function addToRelease(
  { pool }: Pick<ReleaseDesk, 'pool'>,
  person: Person,
  where: { releaseId: number } | { title: string },
  records: readonly AskedRecord[],
  asked: Asked,
  now: Date,
): Promise<Added> {
  return transaction<Added>(pool, async tx => {
    const release =
      'releaseId' in where
        ? await lockRelease(tx, where.releaseId)
        : await makeRelease(tx, person, { ...where, origin: 'gathered' }, now)
    if (typeof release === 'string') return { ok: false, reason: release, refused: [] }
    if (!release) return { ok: false, reason: 'unknown-release', refused: [] }
    const added = await addIn(tx, release, person, records, asked, now)
    // A release that was to be made for what cannot go there is not made.
    if (!added.ok && 'title' in where) throw new NothingAdded(added)
    if (added.ok) {
      await tx
        .update(contentReleases)
        .set({ obstacles: added.refused })
        .where(eq(contentReleases.id, release.id))
    }
    return added
  }).catch((error: unknown) => {
    if (error instanceof NothingAdded) return error.added
    throw error
  })
}

class NothingAdded extends Error {
  readonly added: Added
  constructor(added: Added) {
    super('nothing was added')
    this.added = added
  }
}

export async function makeRelease(
  tx: Tx,
  person: Person,
  { title, note = '', origin }: { title: string; note?: string; origin: ReleaseOrigin },
  now: Date,
): Promise<Release | 'no-title' | 'not-allowed'> {
  if (!mayEdit(person, 'publish')) return 'not-allowed'
  const named = title.trim().slice(0, 120)
  if (named === '') return 'no-title'
  const [release] = await tx
    .insert(contentReleases)
    .values({
      title: named,
      note: note.trim().slice(0, 1_000),
      origin,
      state: 'gathering',
      madeAt: now,
      madeById: person.id,
      madeByName: person.name,
    })
    .returning()
  if (!release) throw new Error('the release was not made')
  return release
}

export async function lockRelease(tx: Tx, id: number): Promise<Release | null> {
  const [release] = await tx.select().from(contentReleases).where(eq(contentReleases.id, id)).for('update')
  return release ?? null
}

/** The same within a transaction that does more than this; whoever calls holds the release. */
export async function addIn(
  tx: Tx,
  release: Release,
  person: Person,
  records: readonly AskedRecord[],
  asked: Asked,
  now: Date,
): Promise<Added> {
  const no = (reason: AddRefusal): Added => ({ ok: false, reason, refused: [] })
  if (!isOpenState(release.state)) return no('closed-release')
  if (!records.every(({ kind }) => mayHandle(person, { kind, action: asked.action })))
    return no('not-allowed')
  if (records.length === 0) return no('no-rows')
  if (asked.action !== 'trash' && asked.languages.length === 0) return no('no-language')
  const [had] = await tx
    .select({ count: count() })
    .from(contentReleaseItems)
    .where(eq(contentReleaseItems.releaseId, release.id))
  let room = mostItems - (had?.count ?? 0)
  const batch = randomUUID()
  const refused: Obstacle[] = []
  const sorted = records.toSorted((a, b) => (`${a.kind}:${a.key}` < `${b.kind}:${b.key}` ? -1 : 1))
  const before = room
  for (const record of sorted) {
    const draft = await lockDraft(tx, record.kind, record.key, person, now)
    const reason = !draft
      ? 'unknown-record'
      : room <= 0
        ? 'release-full'
        : (refusalOf(draft, asked, record.revision) ??
          (asked.action === 'publish' && (await isOwnSumPlanned(tx, release, draft, person))
            ? 'own-sum'
            : await insertItem(draft)))
    if (reason === null) room -= 1
    else refused.push(await obstacleOf(tx, record, draft, reason))
  }
  const added = before - room
  return added > 0
    ? { ok: true, releaseId: release.id, batch, count: added, refused }
    : { ok: false, reason: 'no-rows', refused }

  async function insertItem(draft: Draft): Promise<'in-release' | null> {
    const { rowCount } = await tx
      .insert(contentReleaseItems)
      .values({
        releaseId: release.id,
        kind: draft.kind,
        key: draft.key,
        action: asked.action,
        languages: [...asked.languages],
        ...agreedTo(draft),
        reason: asked.reason || null,
        addedAt: now,
        addedByName: person.name,
        batch,
        isOpen: true,
      })
      .onConflictDoNothing()
    return rowCount === 1 ? null : 'in-release'
  }
}

/**
 * A planned release goes out in the name of whoever planned it: a price that somebody has set and puts there afterwards would go
 * out seen by nobody else.
 */
export async function isOwnSumPlanned(
  tx: Tx,
  { state }: Pick<Release, 'state'>,
  draft: Draft,
  person: Pick<Person, 'id'>,
): Promise<boolean> {
  return state === 'planned' && hasSumForTwo(draft.kind) && setsOwnSum(tx, draft, draft.record, person)
}

/** A draft as somebody agrees to it now. */
export function agreedTo(draft: Draft): Pick<ReleaseItem, 'agreed' | 'revision'> {
  const { record, live, stale, revision } = draft
  return { agreed: { record, base: live, stale }, revision }
}

/** Why nothing can be done with a record that would be done with it. */
export function refusalOf(draft: Draft, { action, languages }: Asked, revision?: number): string | null {
  if (draft.trashedAt) return 'in-trash'
  if (liveTables[draft.kind].isVersioned) return 'has-own-day'
  if (revision !== undefined && draft.revision !== revision) return 'old'
  const isSeen = languages.every(code => draft.seenIn.includes(code))
  if (action === 'publish') return draft.isChanged || !isSeen ? null : 'nothing-new'
  if (action === 'withdraw') return whyNotWithdrawn(draft, languages)
  return isNeverTrashed(draft) ? 'always-seen' : null
}

async function obstacleOf(
  tx: Tx,
  { kind, key }: RecordId,
  draft: Draft | null,
  reason: string,
): Promise<Obstacle> {
  const title = kinds[kind].titleOf(draft?.record ?? {}, key)
  if (reason !== 'in-release') return { kind, key, title, reason }
  const [other] = await tx
    .select({ title: contentReleases.title })
    .from(contentReleaseItems)
    .innerJoin(contentReleases, eq(contentReleases.id, contentReleaseItems.releaseId))
    .where(and(ofItem({ kind, key }), eq(contentReleaseItems.isOpen, true)))
  return { kind, key, title, reason, elsewhere: other?.title ?? '' }
}

export function ofItem({ kind, key }: RecordId) {
  return and(eq(contentReleaseItems.kind, kind), eq(contentReleaseItems.key, key))
}

/** Whoever writes of some kinds only has no say in a release with others in it. */
export async function mayChange(tx: Tx, person: Person, releaseId: number): Promise<boolean> {
  const items = await tx
    .selectDistinct({ kind: contentReleaseItems.kind })
    .from(contentReleaseItems)
    .where(eq(contentReleaseItems.releaseId, releaseId))
  return mayEdit(person, 'publish') && items.every(({ kind }) => mayOpenKind(person, kind))
}

/** Takes records out of a release that has not gone out yet. Their drafts stay as they are. */
export function removeFromRelease(
  { pool }: Pick<ReleaseDesk, 'pool'>,
  person: Person,
  releaseId: number,
  which: RecordId | { batch: string },
): Promise<{ ok: true; count: number } | { ok: false; reason: AddRefusal | 'unknown-record' }> {
  return transaction(pool, async tx => {
    const release = await lockRelease(tx, releaseId)
    if (!release) return { ok: false, reason: 'unknown-release' }
    if (!(await mayChange(tx, person, releaseId))) return { ok: false, reason: 'not-allowed' }
    if (!isOpenState(release.state)) return { ok: false, reason: 'closed-release' }
    const { rowCount } = await tx
      .delete(contentReleaseItems)
      .where(
        and(
          eq(contentReleaseItems.releaseId, releaseId),
          'batch' in which ? inArray(contentReleaseItems.batch, [which.batch]) : ofItem(which),
        ),
      )
    return rowCount ? { ok: true, count: rowCount } : { ok: false, reason: 'unknown-record' }
  })
}
