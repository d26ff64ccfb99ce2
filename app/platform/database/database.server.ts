import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.server.ts'
import { lockDataFolder } from './data-folder-lock.server.ts'
import { EmbeddedConnection } from './embedded-postgres.server.ts'
import { listenOnPool, listenOnPostgres, type Subscriptions } from './listen.server.ts'
import { PreparedStatementClient } from './prepared-statement-client.server.ts'

/** What commands and queries receive: the pool, or the transaction they are part of. */
export type Db = NodePgDatabase

export type Database = {
  db: Db
  pool: pg.Pool
  isEmbedded: boolean
  subscriptions: Subscriptions
  close(): Promise<void>
}

export type DatabaseSettings = { databaseUrl?: string | undefined; databasePool: number; dataDir: string }

/** PostgreSQL where DATABASE_URL names one, else the embedded one in the data folder: the same driver for both. */
export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings.databasePool, log)
    : openEmbedded(settings.dataDir, log)
}

/**
 * All or nothing. Whatever runs inside, jobs being enqueued included, joins this transaction without being
 * handed it: the embedded database has one connection, and asking for a second would wait for ever.
 */
export async function transaction<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const outer = current.getStore()
  if (outer?.isOpen) return work(outer.db)
  const client = await pool.connect()
  const own: Transaction = { client, db: drizzle(client), isOpen: true, last: [] }
  let broken: Error | undefined
  try {
    // Sent ahead of the work's own first query, which need not wait for its answer.
    const begun = client.query('begin')
    const [result] = await Promise.all([current.run(own, () => work(own.db)), begun])
    const last = current.run(own, () => allQueries(own.last.map(send => send())))
    // A query that is being built is sent before the next turn of the event loop, and the commit comes behind it.
    if (own.last.length > 0) await Promise.race([last, new Promise(setImmediate)]).catch(() => {})
    const committed = client.query('commit')
    await allQueries([last, committed])
    // After a refusal that the work has swallowed, PostgreSQL answers a commit by undoing everything, without an error.
    const { command } = await committed
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a query inside it had failed')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    own.isOpen = false
    client.release(broken)
  }
}

/** Questions that need nothing from each other: over one connection, they travel there and back together. */
export async function onOneConnection<T>(db: Db, ask: (db: Db) => Promise<T>): Promise<T> {
  const { $client: pool } = db as Db & { $client: unknown }
  if (!(pool instanceof pg.Pool) || current.getStore()?.isOpen) return ask(db)
  const client = await pool.connect()
  try {
    return await ask(drizzle(client))
  } finally {
    client.release()
  }
}

/**
 * The transaction's last queries, sent along with its commit: what they lock is locked for no longer than the disk takes.
 * They are sent the moment they are called for, and fail by themselves where the transaction may not stand.
 */
export async function sendWithCommit(send: () => Promise<unknown>): Promise<void> {
  const own = current.getStore()
  if (own?.isOpen) own.last.push(send)
  else await send()
}

/**
 * Queries of one transaction that need nothing from each other, sent in one breath. All are waited for even when one
 * fails, since nothing may be under way when the transaction ends; what is thrown is the failure that began it.
 */
export async function allQueries(queries: Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(queries)
  const failures = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  // "The current transaction is aborted": said of every query behind the one that failed.
  const isAftermath = (error: unknown) => refusalOf(error).code === '25P02'
  if (failures.length > 0) throw failures.find(error => !isAftermath(error)) ?? failures[0]
}

/** What the database said when it refused; the query builder wraps it in an error of its own. */
export function refusalOf(error: unknown): { code?: string; constraint?: string } {
  return ((error as { cause?: unknown }).cause ?? error) as { code?: string; constraint?: string }
}

type Transaction = {
  client: pg.PoolClient
  db: Db
  isOpen: boolean
  last: (() => Promise<unknown>)[]
}
const current = new AsyncLocalStorage<Transaction>()

class TransactionAwarePool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: the driver overloads query in nine ways; all are passed on as they are
  override query(...parameters: any[]): any {
    const own = current.getStore()
    const target = own?.isOpen ? own.client : undefined
    // @ts-expect-error spread over overloads
    return target ? target.query(...parameters) : super.query(...parameters)
  }
}

async function openPostgres(url: string, size: number, log: Log): Promise<Database> {
  const pool = new TransactionAwarePool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
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

async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
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
  const pool = new TransactionAwarePool({
    stream: () => new EmbeddedConnection(postgres),
    max: 1,
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
