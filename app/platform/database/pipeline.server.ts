/*
 * The one place where speed is bought with packets (decisions 0025 and 0027). Placing an order is a dozen statements;
 * sent one by one, each costs a journey to PostgreSQL and back and is read and planned anew. What is bought here:
 *
 * - `PreparedStatementClient`: a text is read and planned once by each connection, and what is asked in one turn of the
 *   event loop leaves in one packet. Every query of the site goes through it; nobody has to know.
 * - `allQueries`: statements of one transaction that need nothing from each other, sent without waiting in between.
 * - `onOneConnection`: the same for reading outside a transaction.
 * - `sendWithCommit`: the last statements leave together with the commit, so that what they lock is locked for no longer
 *   than the disk takes. `changeOrFail` belongs to it: nobody hears its answer before the commit is sent, so the
 *   statement itself must fail where it changes nothing, and takes the transaction with it.
 *
 * The price: an answer is not known when the next statement leaves. So do not send together what reads what another
 * writes, do not catch a failure and go on (the transaction is lost with it), and do not let anything be under way when
 * the transaction ends: `allQueries`, not `Promise.all`. Elsewhere plain `await tx…` is right, and easier to read.
 */
import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { refusalOf } from './broken-constraint.server.ts'

/** What a transaction keeps for its end. */
export type HeldBack = { sentWithCommit: (() => Promise<unknown>)[] }

/** Sends the queries in one go and waits for all of them, even when one fails; throws the failure that began it. */
export async function allQueries(queries: Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(queries)
  const failures = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  // "The current transaction is aborted": said of every query behind the one that failed.
  const isAftermath = (error: unknown) => refusalOf(error).code === '25P02'
  if (failures.length > 0) throw failures.find(error => !isAftermath(error)) ?? failures[0]
}

/** Questions that need nothing from each other: over one connection, they travel there and back together. */
export async function onOneConnection<T>(
  db: NodePgDatabase,
  ask: (db: NodePgDatabase) => Promise<T>,
): Promise<T> {
  const { $client: pool } = db as NodePgDatabase & { $client: unknown }
  // A transaction is on one connection already.
  if (!(pool instanceof pg.Pool)) return ask(db)
  const client = await pool.connect()
  try {
    return await ask(drizzle(client))
  } finally {
    client.release()
  }
}

/** Keeps the transaction's last queries back until its commit goes out. They must fail by themselves: `changeOrFail`. */
export function sendWithCommit(tx: HeldBack, send: () => Promise<unknown>): void {
  tx.sentWithCommit.push(send)
}

/** An `update`, `insert` or `delete` that fails where it changes no row, by a division by nought. */
export async function changeOrFail(tx: NodePgDatabase, change: SQL): Promise<void> {
  try {
    await tx.execute(sql`with changed as (${change} returning 1) select 1 / count(*) from changed`)
  } catch (error) {
    throw refusalOf(error).code === '22012' ? new NothingChanged() : error
  }
}

export class NothingChanged extends Error {}

/** Ends a transaction: what was held back, and the commit right behind it. */
export async function commit(client: pg.PoolClient, { sentWithCommit }: HeldBack): Promise<void> {
  const last = allQueries(sentWithCommit.map(send => send()))
  // A query that is being built is sent before the next turn of the event loop, and the commit comes behind it.
  if (sentWithCommit.length > 0) await Promise.race([last, new Promise(setImmediate)]).catch(() => {})
  const committed = client.query('commit')
  await allQueries([last, committed])
  // After a refusal that the work has swallowed, PostgreSQL answers a commit by undoing everything, without an error.
  const { command } = await committed
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a query inside it had failed')
}

/** A connection that prepares each query under a name of its own and sends those of one moment in one packet. */
export class PreparedStatementClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver overloads query in nine ways; all are passed on as they are
  override query(asked: any, values?: any, ...rest: any[]): any {
    const { stream } = this.connection
    stream.cork()
    setImmediate(() => stream.uncork())
    // @ts-expect-error spread over overloads
    return super.query(prepared(asked, values), values, ...rest)
  }
}

type Asked = { text: string; name?: string; values?: unknown[] }

function prepared(asked: Asked | string, values: unknown) {
  const isPlain = typeof asked === 'string' || (typeof asked.text === 'string' && !('submit' in asked))
  const given = Array.isArray(values) ? values : typeof asked === 'string' ? undefined : asked.values
  // Without values it may be several statements, or one that is asked once.
  if (!isPlain || !given || given.length === 0) return asked
  const text = typeof asked === 'string' ? asked : asked.text
  const name = nameOf(text)
  return name ? { name, ...(typeof asked === 'string' ? { text } : asked), values: given } : asked
}

// What is asked with a number of values that varies is many texts; no connection shall remember them without end.
const mostNames = 800
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}
