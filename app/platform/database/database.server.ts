import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.server.ts'
import { lockDataFolder } from './data-folder-lock.server.ts'
import { EmbeddedConnection } from './embedded-postgres.server.ts'
import { listenOnPool, listenOnPostgres, type Subscriptions } from './listen.server.ts'
import { commit, type HeldBack, PreparedStatementClient } from './pipeline.server.ts'

/** Where one may ask: the pool, or a transaction. */
export type Db = NodePgDatabase

/** A transaction: what everything that takes part in it is handed. The pool's `Db` does not pass for one. */
export type Tx = Db & { $client: pg.PoolClient } & HeldBack

export type Database = {
  db: Db
  pool: pg.Pool
  isEmbedded: boolean
  subscriptions: Subscriptions
  close(): Promise<void>
}

export type DatabaseSettings = {
  databaseUrl?: string | undefined
  databasePool: number
  dataDir: string
  /** How long to wait for a connection that others have. */
  connectionTimeoutMillis?: number
}

/** PostgreSQL where DATABASE_URL names one, else the embedded one in the data folder: the same driver for both. */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings, log)
    : openEmbedded(settings, log)
}

/**
 * All or nothing, always a new one. Whoever takes part is handed `tx` and asks nothing else: a query through the pool
 * is no part of it, and on the embedded database, which has one connection, would wait for this one to end.
 */
export async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const { own, close } = untilClosed(client)
  const tx: Tx = Object.assign(drizzle(own), { sentWithCommit: [] })
  let broken: Error | undefined
  try {
    // Sent ahead of the work's own first query, which need not wait for its answer.
    const begun = client.query('begin')
    const [result] = await Promise.all([work(tx), begun])
    await commit(client, tx)
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    close()
    client.release(broken)
  }
}

// The connection goes on to somebody else: a query that comes late must not land in their transaction.
function untilClosed(client: pg.PoolClient): { own: pg.PoolClient; close(): void } {
  let isOpen = true
  const own: pg.PoolClient = Object.create(client)
  // biome-ignore lint/suspicious/noExplicitAny: the driver overloads query in nine ways; all are passed on as they are
  own.query = (...asked: any[]): any => {
    if (!isOpen) return Promise.reject(new Error('a query came after its transaction had ended'))
    // @ts-expect-error spread over overloads
    return client.query(...asked)
  }
  return {
    own,
    close() {
      isOpen = false
    },
  }
}

// What a pool says when nobody has given a connection back in time, and what that mostly means.
const poolTimeout = 'timeout exceeded when trying to connect'
const noneFree =
  'no database connection came free: inside a transaction ask its tx, never the pool (decision 0027)'

class Pool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: with a callback or with a promise, passed on as it is
  override connect(callback?: any): any {
    const explained = (error?: Error) =>
      error?.message === poolTimeout ? new Error(noneFree, { cause: error }) : error
    if (!callback) return super.connect().catch((error: Error) => Promise.reject(explained(error)))
    return super.connect((error, client, release) => callback(explained(error), client, release))
  }
}

async function openPostgres(
  url: string,
  { databasePool: size, connectionTimeoutMillis = 10_000 }: DatabaseSettings,
  log: Log,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis,
    pipeline: true,
    Client: PreparedStatementClient,
  })
  pool.on('error', error => log.warn({ err: error }, 'an idle database connection broke'))
  const subscriptions = listenOnPostgres(url, log)
  const close = async () => {
    await subscriptions.close()
    await pool.end()
  }
  return { db: drizzle(pool), pool, isEmbedded: false, subscriptions, close }
}

async function openEmbedded(
  { dataDir, connectionTimeoutMillis = 30_000 }: DatabaseSettings,
  log: Log,
): Promise<Database> {
  const unlock = lockDataFolder(dataDir)
  // Loaded only here: a fair on a real PostgreSQL never pays for the embedded one.
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const options = { dataDir: `${dataDir}/database`, extensions: { pg_trgm } }
  const postgres = await PGlite.create(options).catch((error: unknown) => {
    unlock()
    throw error
  })
  const pool = new Pool({
    stream: () => new EmbeddedConnection(postgres),
    max: 1,
    connectionTimeoutMillis,
    pipeline: true,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
  })
  pool.on('error', error => log.error({ err: error }, 'the embedded database connection broke'))
  const subscriptions = listenOnPool(pool)
  await pool.query("alter system set max_wal_size = '64MB'")
  const stopUpkeep = startUpkeep(pool, log)
  const close = async () => {
    stopUpkeep()
    await subscriptions.close()
    await pool.query('checkpoint')
    await pool.end()
    await postgres.close()
    unlock()
  }
  return { db: drizzle(pool), pool, isEmbedded: true, subscriptions, close }
}

// The embedded database has no background processes: nobody else checkpoints or vacuums it.
function startUpkeep(pool: pg.Pool, log: Log): () => void {
  const run = (statement: string) =>
    pool.query(statement).catch((error: unknown) => log.warn({ err: error }, `${statement} failed`))
  const checkpoints = setInterval(() => run('checkpoint'), 60_000)
  const vacuums = setInterval(() => run('vacuum (analyze)'), 60 * 60_000)
  return () => {
    clearInterval(checkpoints)
    clearInterval(vacuums)
  }
}
