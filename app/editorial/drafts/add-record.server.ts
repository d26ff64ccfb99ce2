import { and, eq, max, sql } from 'drizzle-orm'
import type pg from 'pg'
import { holdAddresses } from '../../content/addresses/hold-addresses.server.ts'
import { isAddressed } from '../../content/addresses/record-path.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { type AddressRefusal, addressObstacle } from '../addresses/set-address.server.ts'
import { emptyRecord } from '../draft-record.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { isOfOneFair, kinds } from '../kinds/kinds.ts'
import { isOfCode } from '../kinds/menu.ts'
import { liveTables } from '../live/find-table.server.ts'
import { readLive } from '../live/read-live.server.ts'
import { mayHandle } from '../rights.ts'
import { keepVersion } from './keep-version.server.ts'
import { contentDrafts, contentEdits } from './tables.ts'

export type RecordRefused = {
  ok: false
  reason: 'not-allowed' | 'bad-key' | 'code-key' | AddressRefusal
  what?: string
}
export type Created = { ok: true; key: string } | RecordRefused

/** A new record, empty and unseen until somebody publishes it. */
export function addRecord(
  pool: pg.Pool,
  person: Person,
  { kind, key, editionId = null }: { kind: KindName; key: string; editionId?: string | null },
  now: Date,
): Promise<Created> {
  const { newKey } = kinds[kind]
  if (!newKey || !mayHandle(person, { kind, action: 'create' }))
    return Promise.resolve({ ok: false, reason: 'not-allowed' })
  if (newKey === 'slug' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key))
    return Promise.resolve({ ok: false, reason: 'bad-key' })
  if (key.length > 80) return Promise.resolve({ ok: false, reason: 'bad-key' })
  return transaction(pool, async tx => {
    const named = newKey === 'slug' ? key : String(await nextNumber(tx, kind))
    const added = await addRecordIn(tx, person, { kind, key: named, editionId }, now)
    return added.ok ? { ok: true, key: named } : added
  })
}

/** The same within a transaction that does more than this; whoever calls has asked whether it may be. */
export async function addRecordIn(
  tx: Tx,
  person: Pick<Person, 'id' | 'name'>,
  { kind, key, editionId = null }: { kind: KindName; key: string; editionId?: string | null },
  now: Date,
): Promise<{ ok: true } | RecordRefused> {
  if (await readLive(tx, kind, key)) return { ok: false, reason: 'taken' }
  if (kind === 'menu' && isOfCode(key)) return { ok: false, reason: 'code-key' }
  if (isAddressed(kind)) {
    await holdAddresses(tx)
    const obstacle = await addressObstacle(tx, kind, key)
    if (obstacle) return { ok: false, ...obstacle }
  }
  const record = emptyRecord(kinds[kind].fields)
  // What was once written under this key and taken back is not written over.
  const [before] = await tx
    .select({ revision: max(contentEdits.revision) })
    .from(contentEdits)
    .where(and(eq(contentEdits.kind, kind), eq(contentEdits.key, key)))
  const { rowCount } = await tx
    .insert(contentDrafts)
    .values({
      kind,
      key,
      record,
      stale: {},
      revision: before?.revision ?? 0,
      isChanged: true,
      changedAt: now,
      editionId: isOfOneFair(kind) ? editionId : null,
      personId: person.id,
      personName: person.name,
    })
    .onConflictDoNothing()
  if (rowCount !== 1) return { ok: false, reason: 'taken' }
  await keepVersion(tx, { kind, key, record, event: 'first' }, person, now)
  return { ok: true }
}

async function nextNumber(tx: Tx, kind: KindName): Promise<number> {
  // Two who ask at once wait for each other here.
  await tx.execute('lock table content_drafts in share row exclusive mode')
  return readNextNumber(tx, kind)
}

/** The first number above all that are taken. */
export async function readNextNumber(db: Db, kind: KindName): Promise<number> {
  const { table, key } = liveTables[kind]
  const [live] = await db.select({ most: max(key) }).from(table)
  const [drafted] = await db
    .select({ most: max(sql<number>`${contentDrafts.key}::int`) })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), sql`${contentDrafts.key} ~ '^[0-9]{1,9}$'`))
  return Math.max(Number(live?.most ?? 0), Number(drafted?.most ?? 0)) + 1
}
