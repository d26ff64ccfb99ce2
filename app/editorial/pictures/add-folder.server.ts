import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { pictureFolders } from '../../content/pictures/tables.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Both } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { mayEdit } from '../rights.ts'
import { libraryBounds, longest } from './library-bounds.ts'
import type { Refused } from './picture-refusal.ts'

/** A new folder of the library, with its name in both languages. */
export function addFolder(
  pool: pg.Pool,
  person: Person,
  typed: Both,
): Promise<{ ok: true; key: string } | Refused> {
  return transaction(pool, async tx => {
    if (!mayEdit(person, 'create')) return { ok: false, reason: 'not-allowed' }
    const name = { ru: tidy(typed.ru), en: tidy(typed.en) }
    if (Object.values(name).some(text => text === '' || text.length > longest.folder))
      return { ok: false, reason: 'bad-name' }
    await tx.execute(sql`select pg_advisory_xact_lock(16018)`)
    const folders = await tx.select().from(pictureFolders)
    if (folders.length >= libraryBounds.folders) return { ok: false, reason: 'too-many-folders' }
    if (folders.some(folder => folder.name.ru === name.ru || folder.name.en === name.en))
      return { ok: false, reason: 'taken' }
    const key = `folder-${randomUUID().slice(0, 8)}`
    await tx.insert(pictureFolders).values({ key, name, position: folders.length + 1 })
    return { ok: true, key }
  })
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
