import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, transaction } from '../platform/database/transaction.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { Person } from '../platform/person.ts'
import { people } from './tables.ts'

/** In which language letters are written to somebody: the one they registered in, until they choose another. */
export async function readLocale(db: Db, { id }: Pick<Person, 'id'>): Promise<LocaleCode> {
  const [row] = await db.select({ locale: people.locale }).from(people).where(eq(people.id, id))
  return row?.locale ?? 'ru'
}

export async function setLocale(
  pool: pg.Pool,
  { id }: Pick<Person, 'id'>,
  locale: LocaleCode,
): Promise<void> {
  await transaction(pool, tx => tx.update(people).set({ locale }).where(eq(people.id, id)))
}
