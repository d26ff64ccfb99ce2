import { and, eq, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { addressedTables } from '../../content/addresses/find-record.server.ts'
import { placeOf } from '../../content/addresses/find-redirect.server.ts'
import { holdAddresses } from '../../content/addresses/hold-addresses.server.ts'
import { madeAddress, wordsOfPlans } from '../../content/addresses/made-address.ts'
import {
  type AddressedKind,
  addressForm,
  beginnings,
  isAddressed,
  mostOfAddress,
} from '../../content/addresses/record-path.ts'
import { redirects } from '../../content/addresses/tables.ts'
import { holdSlugs } from '../../content/exhibitor-pages/hold-slugs.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { contentDrafts } from '../drafts/tables.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { readLive } from '../live/read-live.server.ts'
import { mayHandle } from '../rights.ts'

export type AddressRefusal =
  | 'not-allowed'
  | 'no-address'
  | 'never-published'
  | 'address-old'
  | 'bad-address'
  | 'reserved'
  | 'taken'
  | 'used-before'
/** `what`: to what the address leads. */
export type AddressSet = { ok: true; address: string } | { ok: false; reason: AddressRefusal; what?: string }

type Wish = {
  kind: KindName
  key: string
  /** What the person had before them. */
  from: string
  to: string
  /** The redirect of another record that stands there is given up. */
  givesUp: boolean
}

/**
 * The page of a record moves: both languages at once. Its old address leads to it from then on; the record itself keeps
 * the name it is known by, so that plans, calendars and places know it as before.
 */
export function setAddress(pool: pg.Pool, person: Person, wish: Wish, now: Date): Promise<AddressSet> {
  const { kind, key, from, to } = wish
  if (!isAddressed(kind)) return refused('no-address')
  if (!mayHandle(person, { kind, action: 'publish' })) return refused('not-allowed')
  return transaction(pool, async (tx): Promise<AddressSet> => {
    await holdAddresses(tx)
    const live = await readLive(tx, kind, key)
    if (!live) return { ok: false, reason: 'never-published' }
    if (live.isPlanned) return { ok: false, reason: 'no-address' }
    if (live.address !== from) return { ok: false, reason: 'address-old' }
    if (live.address === to) return { ok: true, address: to }
    const mayGiveUp = wish.givesUp && mayHandle(person, { kind, action: 'trash' })
    const obstacle = await obstacleTo(tx, { kind, key, to, mayGiveUp })
    if (obstacle) return { ok: false, ...obstacle }
    const path = (address: string) => `${beginnings[kind]}${address}/`
    await tx.delete(redirects).where(eq(redirects.fromPath, path(to)))
    const lead = {
      kind,
      key,
      toPath: null,
      isByHand: false,
      madeAt: now,
      personId: person.id,
      personName: person.name,
      removedAt: null,
    }
    await tx
      .insert(redirects)
      .values({ fromPath: path(from), ...lead })
      .onConflictDoUpdate({ target: redirects.fromPath, set: lead })
    const { table, slug } = addressedTables[kind]
    await tx
      .update(table)
      .set({ address: to === key ? null : to })
      .where(eq(slug, key))
    return { ok: true, address: to }
  })
}

/** Why a new record cannot have this name: it would be its address. */
export function addressObstacle(tx: Tx, kind: AddressedKind, key: string): Promise<Obstacle | null> {
  return obstacleTo(tx, { kind, key, to: key, mayGiveUp: false })
}

type Obstacle = { reason: AddressRefusal; what?: string }
type Asked = { kind: AddressedKind; key: string; to: string; mayGiveUp: boolean }

async function obstacleTo(tx: Tx, { kind, key, to, mayGiveUp }: Asked): Promise<Obstacle | null> {
  if (!addressForm.test(to) || to.length > mostOfAddress) return { reason: 'bad-address' }
  if (reserved[kind].includes(to) || (kind === 'pages' && !madeAddress.test(to)))
    return { reason: 'reserved' }
  if (await isTaken(tx, kind, key, to)) return { reason: 'taken' }
  const [lead] = await tx
    .select()
    .from(redirects)
    .where(eq(redirects.fromPath, `${beginnings[kind]}${to}/`))
  const isOthers = lead && lead.removedAt === null && !(lead.kind === kind && lead.key === key)
  if (!isOthers || mayGiveUp) return null
  return { reason: 'used-before', what: (await placeOf(tx, lead)) ?? lead.key ?? '' }
}

/** Pages of the site that stand where a record's would: `tests/http/editorial/addresses.test.ts` holds it against the plan. */
export const reserved: Record<AddressedKind, readonly string[]> = {
  participants: [],
  artists: [],
  events: ['plan', 'feed'],
  releases: ['feed'],
  pages: wordsOfPlans,
}

/** By a record on the site, by one that is still a draft, or by a participant of the next fair. */
async function isTaken(tx: Tx, kind: AddressedKind, key: string, to: string): Promise<boolean> {
  const { table, slug, address } = addressedTables[kind]
  const current = sql`coalesce(${address}, ${slug})`
  const [other] = await tx
    .select({ slug })
    .from(table)
    .where(and(sql`${current} = ${to}`, ne(slug, key)))
  if (other) return true
  const [draft] = await tx
    .select({ key: contentDrafts.key })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.key, to), ne(contentDrafts.key, key)))
  if (draft && !(await readLive(tx, kind, to))) return true
  if (kind !== 'participants') return false
  return (await holdSlugs(tx)).has(to)
}

function refused(reason: AddressRefusal): Promise<AddressSet> {
  return Promise.resolve({ ok: false, reason })
}
