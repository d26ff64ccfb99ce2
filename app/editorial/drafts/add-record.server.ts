import { max } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { emptyRecord } from '../draft-record.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { liveTables } from '../live/find-table.server.ts'
import { readLive } from '../live/read-live.server.ts'
import { mayEdit } from '../rights.ts'
import { keepVersion } from './keep-version.server.ts'
import { contentDrafts } from './tables.ts'

export type Created = { ok: true; key: string } | { ok: false; reason: 'not-allowed' | 'bad-key' | 'taken' }

/** A new record, empty and unseen until somebody publishes it. */
export function addRecord(
  pool: pg.Pool,
  person: Person,
  { kind, key }: { kind: KindName; key: string },
  now: Date,
): Promise<Created> {
  const { newKey, fields } = kinds[kind]
  if (!newKey || !mayEdit(person, 'create')) return Promise.resolve({ ok: false, reason: 'not-allowed' })
  if (newKey === 'slug' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key))
    return Promise.resolve({ ok: false, reason: 'bad-key' })
  if (key.length > 80) return Promise.resolve({ ok: false, reason: 'bad-key' })
  return transaction(pool, async tx => {
    const named = newKey === 'slug' ? key : await nextNumber(tx, kind)
    if (await readLive(tx, kind, named)) return { ok: false, reason: 'taken' }
    const record = emptyRecord(fields)
    const author = { personId: person.id, personName: person.name }
    const { rowCount } = await tx
      .insert(contentDrafts)
      .values({
        kind,
        key: named,
        record,
        stale: {},
        revision: 0,
        isChanged: true,
        changedAt: now,
        ...author,
      })
      .onConflictDoNothing()
    if (rowCount !== 1) return { ok: false, reason: 'taken' }
    await keepVersion(tx, { kind, key: named, record, event: 'first' }, person, now)
    return { ok: true, key: named }
  })
}

async function nextNumber(tx: Tx, kind: KindName): Promise<string> {
  // Two who ask at once wait for each other here.
  await tx.execute('lock table content_drafts in share row exclusive mode')
  const { table, key } = liveTables[kind]
  const [live] = await tx.select({ most: max(key) }).from(table)
  const drafts = await tx.select({ kind: contentDrafts.kind, key: contentDrafts.key }).from(contentDrafts)
  const numbers = drafts.filter(draft => draft.kind === kind).map(draft => Number(draft.key))
  return String(Math.max(Number(live?.most ?? 0), ...numbers) + 1)
}
