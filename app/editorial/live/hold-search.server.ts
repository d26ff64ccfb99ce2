import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'

/** Many records are written: what search knows of them is made anew once, at the end, in the same transaction. */
export async function holdSearch<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`select set_config('portico.search_waits', 'on', true)`)
  const result = await work()
  await tx.execute(sql`select search_catches_up()`)
  return result
}
