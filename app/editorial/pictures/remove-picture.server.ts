import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { pictures } from '../../content/pictures/tables.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { mayEdit } from '../rights.ts'
import type { Refused } from './picture-refusal.ts'
import { readUses } from './read-uses.server.ts'

type Asked = { id: string; now: Date }

/** Into the trash: only what no record and no draft names. */
export function removePicture(
  pool: pg.Pool,
  person: Person,
  { id, now }: Asked,
): Promise<{ ok: true } | Refused> {
  return transaction(pool, async tx => {
    if (!mayEdit(person, 'trash')) return { ok: false, reason: 'not-allowed' }
    const [row] = await tx.select().from(pictures).where(eq(pictures.id, id)).for('update')
    if (!row) return { ok: false, reason: 'unknown-picture' }
    if (row.trashedAt) return { ok: true }
    if ((await readUses(tx, [row.path])).length > 0) return { ok: false, reason: 'in-use' }
    await tx
      .update(pictures)
      .set({ trashedAt: now, revision: row.revision + 1 })
      .where(eq(pictures.id, id))
    return { ok: true }
  })
}

/** Out of the trash, as it was. */
export function returnPicture(pool: pg.Pool, person: Person, id: string): Promise<{ ok: true } | Refused> {
  return transaction(pool, async tx => {
    if (!mayEdit(person, 'restore')) return { ok: false, reason: 'not-allowed' }
    const [row] = await tx
      .update(pictures)
      .set({ trashedAt: null })
      .where(eq(pictures.id, id))
      .returning({ path: pictures.path })
    return row ? { ok: true } : { ok: false, reason: 'unknown-picture' }
  })
}
