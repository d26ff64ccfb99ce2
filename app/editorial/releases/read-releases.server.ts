import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import type { RecordId } from '../drafts/publish-draft.server.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { mayOpenKind } from '../rights.ts'
import { ofItem, type Release } from './add-to-release.server.ts'
import { type ItemAction, openStates } from './release.ts'
import { contentReleaseItems, contentReleases } from './tables.ts'

export type ListedRelease = Release & { count: number; kinds: KindName[] }

const shownPast = 60

/** Every open release that somebody may see, and the latest of those that have gone out or were given up. */
export async function readReleases(
  db: Db,
  person: Person,
): Promise<{ open: ListedRelease[]; past: ListedRelease[] }> {
  const counted = db
    .select({
      releaseId: contentReleaseItems.releaseId,
      count: count().as('count'),
      kinds: sql<KindName[]>`array_agg(distinct ${contentReleaseItems.kind})`.as('kinds'),
    })
    .from(contentReleaseItems)
    .groupBy(contentReleaseItems.releaseId)
    .as('counted')
  const asked = () =>
    db
      .select({ release: contentReleases, count: counted.count, kinds: counted.kinds })
      .from(contentReleases)
      .leftJoin(counted, eq(counted.releaseId, contentReleases.id))
  const [open, past] = await Promise.all([
    asked()
      .where(inArray(contentReleases.state, [...openStates]))
      .orderBy(asc(contentReleases.plannedFor), asc(contentReleases.id)),
    asked()
      .where(or(eq(contentReleases.state, 'published'), eq(contentReleases.state, 'taken-back')))
      .orderBy(desc(contentReleases.id))
      .limit(shownPast),
  ])
  const listed = (rows: typeof open) =>
    rows
      .map(row => ({ ...row.release, count: row.count ?? 0, kinds: row.kinds ?? [] }))
      .filter(({ kinds }) => kinds.every(kind => mayOpenKind(person, kind)))
  return { open: listed(open), past: listed(past) }
}

/** Open releases that a record may be added to, by name. */
export function readOpenReleases(db: Db) {
  const { id, title, plannedFor, state } = contentReleases
  return db
    .select({ id, title, plannedFor, state })
    .from(contentReleases)
    .where(and(inArray(state, [...openStates]), eq(contentReleases.origin, 'gathered')))
    .orderBy(asc(plannedFor), asc(id))
}

export type Waiting = {
  kind: KindName
  key: string
  action: ItemAction
  languages: LocaleCode[]
  releaseId: number
  title: string
  state: Release['state']
  plannedFor: Date | null
}

/** What waits in an open release: of one record, or of every record of a kind. */
export function readWaiting(db: Db, of: RecordId | { kind: KindName }): Promise<Waiting[]> {
  const { kind, key, action, languages, releaseId } = contentReleaseItems
  const { title, state, plannedFor } = contentReleases
  return db
    .select({ kind, key, action, languages, releaseId, title, state, plannedFor })
    .from(contentReleaseItems)
    .innerJoin(contentReleases, eq(contentReleases.id, releaseId))
    .where(and(eq(contentReleaseItems.isOpen, true), 'key' in of ? ofItem(of) : eq(kind, of.kind)))
}

export async function readRelease(db: Db, id: number) {
  const [release] = await db.select().from(contentReleases).where(eq(contentReleases.id, id))
  if (!release) return null
  const items = await db
    .select()
    .from(contentReleaseItems)
    .where(eq(contentReleaseItems.releaseId, id))
    .orderBy(asc(contentReleaseItems.kind), asc(contentReleaseItems.key))
  return { release, items }
}
