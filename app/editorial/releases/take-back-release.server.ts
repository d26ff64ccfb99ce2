import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { findTaken } from '../addresses/read-uses.server.ts'
import { returnPublication } from '../drafts/return-publication.server.ts'
import { lockDraft } from '../drafts/save-draft.server.ts'
import { contentVersions } from '../drafts/tables.ts'
import { holdSearch } from '../live/hold-search.server.ts'
import { mayEdit, mayHandle } from '../rights.ts'
import { lockRelease, ofItem, type Release, type ReleaseItem } from './add-to-release.server.ts'
import { itemName, takeBackUntil } from './release.ts'
import type { ReleaseDesk } from './release-desk.ts'
import { contentReleaseItems, contentReleases } from './tables.ts'

export type TakenBack =
  | { ok: true; returned: number; left: number }
  | {
      ok: false
      reason:
        | 'unknown-release'
        | 'not-allowed'
        | 'not-published'
        | 'taken-back-already'
        | 'too-late'
        | 'all-left'
        | 'places-taken'
    }

/**
 * Everything a release put out returns to what was public before, in one moment. Where somebody has published since, that
 * stays, unless its name is in `also`; so does an event that people have taken places at. Drafts, versions and edits stay as they
 * are.
 */
export function takeBackRelease(
  { pool, edition }: Pick<ReleaseDesk, 'pool' | 'edition'>,
  person: Person,
  releaseId: number,
  also: ReadonlySet<string>,
  now: Date,
): Promise<TakenBack> {
  return transaction(pool, async tx => {
    const release = await lockRelease(tx, releaseId)
    if (!release) return { ok: false, reason: 'unknown-release' }
    const items = await tx
      .select()
      .from(contentReleaseItems)
      .where(and(eq(contentReleaseItems.releaseId, releaseId), eq(contentReleaseItems.outcome, 'out')))
      .orderBy(asc(contentReleaseItems.kind), asc(contentReleaseItems.key))
    const refused = refusalOf(release, items, person, now)
    if (refused) return { ok: false, reason: refused }
    // Held before it is asked who has published since: whoever publishes now waits, or has been seen.
    for (const { kind, key } of items) await lockDraft(tx, kind, key, person, now)
    const covered = await coveredItems(tx, releaseId)
    const booked = await bookedItems(tx, items)
    const taken = items
      .filter(item => !booked.has(item))
      .filter(item => !covered.has(itemName(item)) || also.has(itemName(item)))
    if (taken.length === 0)
      return { ok: false, reason: booked.size === items.length ? 'places-taken' : 'all-left' }
    await holdSearch(tx, async () => {
      for (const item of taken) await returnItem(tx, item, person, { editionId: edition.id, now })
    })
    for (const item of items) {
      const isTaken = taken.includes(item)
      await tx
        .update(contentReleaseItems)
        .set({ outcome: isTaken ? 'taken-back' : 'left' })
        .where(and(eq(contentReleaseItems.releaseId, releaseId), ofItem(item)))
    }
    await tx
      .update(contentReleases)
      .set({ state: 'taken-back', takenBackAt: now, takenBackByName: person.name })
      .where(eq(contentReleases.id, releaseId))
    return { ok: true, returned: taken.length, left: items.length - taken.length }
  })
}

function refusalOf(
  { state, publishedAt }: Release,
  items: readonly ReleaseItem[],
  person: Person,
  now: Date,
): Extract<TakenBack, { ok: false }>['reason'] | null {
  if (state === 'taken-back') return 'taken-back-already'
  if (state !== 'published' || !publishedAt) return 'not-published'
  if (!mayEdit(person, 'publish') || !items.every(item => mayHandle(person, item))) return 'not-allowed'
  return now > takeBackUntil(publishedAt) ? 'too-late' : null
}

/** What nobody saw before, and people have taken places at since: it stays, whoever would have it back. */
async function bookedItems(tx: Tx, items: readonly ReleaseItem[]): Promise<Set<ReleaseItem>> {
  const booked = new Set<ReleaseItem>()
  for (const item of items)
    if (item.before?.seenIn.length === 0 && (await findTaken(tx, item))) booked.add(item)
  return booked
}

async function returnItem(
  tx: Tx,
  { kind, key, before }: ReleaseItem,
  person: Person,
  at: { editionId: string; now: Date },
): Promise<void> {
  const draft = await lockDraft(tx, kind, key, person, at.now)
  if (!draft || !before) throw new Error(`nothing to return ${kind} ${key} to`)
  await returnPublication(tx, draft, before, person, at)
}

const publicEvents = ['published', 'withdrawn', 'trashed', 'returned', 'taken-back'] as const

/** What somebody has published, withdrawn or returned since, by its name: who did it, and when. */
export async function coveredItems(
  db: Db,
  releaseId: number,
): Promise<Map<string, { who: string; at: Date }>> {
  const { kind, key, version } = contentReleaseItems
  const later = await db
    .select({
      kind,
      key,
      who: sql<string>`(array_agg(${contentVersions.personName} order by ${contentVersions.number} desc))[1]`,
      at: sql<string>`max(${contentVersions.at})`,
    })
    .from(contentReleaseItems)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.kind, kind),
        eq(contentVersions.key, key),
        gt(contentVersions.number, version),
        inArray(contentVersions.event, [...publicEvents]),
      ),
    )
    .where(and(eq(contentReleaseItems.releaseId, releaseId), eq(contentReleaseItems.outcome, 'out')))
    .groupBy(kind, key)
  return new Map(later.map(one => [itemName(one), { who: one.who, at: new Date(one.at) }]))
}
