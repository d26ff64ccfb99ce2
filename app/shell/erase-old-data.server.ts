import type pg from 'pg'
import type { Log } from '../platform/log.server.ts'
import { type Rule, retention, type SweptFiles } from './retention.server.ts'

const batch = 500
/** So many batches of a kind at a time; what is left goes an hour later. */
const mostBatches = 200

/** Lets go what has been kept long enough. Safe to be done by several at once, and to be killed between two batches. */
export async function eraseOldData(pool: pg.Pool, now: Date, log: Log, files: SweptFiles): Promise<void> {
  for (const rule of retention) {
    await eraseBy(rule, { pool, now, files }).catch((error: unknown) =>
      log.error({ err: error, what: rule.what }, 'old data stays'),
    )
  }
}

type Sweep = { pool: pg.Pool; now: Date; files: SweptFiles }

async function eraseBy({ before, erase }: Rule, { pool, now, files }: Sweep) {
  const moment = before(now)
  if (!moment) return
  for (let done = 0; done < mostBatches; done++) {
    const gone =
      typeof erase === 'string'
        ? ((await pool.query(erase, [moment, batch])).rowCount ?? 0)
        : await erase(pool, moment, batch, now, files)
    if (gone < batch) return
  }
}
