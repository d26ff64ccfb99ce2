import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context, MiddlewareHandler } from 'hono'
import type pg from 'pg'
import type { Clock } from '../clock.server.ts'
import { type Db, type Tx, transaction } from '../database/transaction.server.ts'
import type { Person } from '../person.ts'
import { problem } from '../problem.server.ts'
import { idempotencyKeys } from '../tables.ts'

// Whoever began and died leaves the key open; after this long somebody else may try.
const abandonedMs = 60_000
const keptMs = 24 * 3_600_000

/** What a handler behind `inOneTransaction` finds in its context: `c.get('tx')`, and nothing else is to be asked. */
export type WithTx = { Variables: { tx: Tx } }

/** Where a handler finds the key as it is kept: with its client. */
export const boundKey = 'boundKey'

/**
 * A POST with an `Idempotency-Key` is answered once; repeated within a day it gets the same answer. Where all of the work
 * is one transaction, `inOneTransaction`, the handler is given it, with or without a key, and the answer is part of it:
 * whoever dies in between has done neither. A key is its client's own: from anybody else it is another key, and what was
 * answered here is never told there.
 */
export function idempotency({
  pool,
  clock,
  clientOf,
  inOneTransaction = false,
}: {
  pool: pg.Pool
  clock: Clock
  /** Where a request comes from; of staff it is known who they are. */
  clientOf(c: Context): string
  inOneTransaction?: boolean
}): MiddlewareHandler {
  const db = drizzle(pool)
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const answer = async (keep: (db: Db) => Promise<void>) => {
      const work = async (db: Db) => {
        await next()
        // After an error the database takes nothing more in this transaction, whosever fault it was.
        if (c.res.status >= 500 || c.error) throw new Undone()
        await keep(db)
      }
      if (!inOneTransaction) return work(db)
      await transaction(pool, tx => {
        c.set('tx', tx)
        return work(tx)
      })
    }
    const given = c.req.header('idempotency-key')
    // Read before a transaction is begun: whoever sends slowly must keep no connection from the others.
    const body = given || inOneTransaction ? await c.req.text() : ''
    if (!given) {
      await answer(async () => {}).catch(unlessUndone)
      return
    }
    const now = clock.now()
    const person: Person | undefined = c.get('person')
    const client = person ? `person ${person.id}` : `address ${clientOf(c)}`
    const key = hash(JSON.stringify([c.req.path, client, given]))
    c.set(boundKey, key)
    const bodyHash = hash(body)
    const own = { key, bodyHash, status: 0, answer: {}, createdAt: now }
    await db
      .delete(idempotencyKeys)
      .where(
        and(eq(idempotencyKeys.key, key), lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs))),
      )
    const { rowCount } = await db.insert(idempotencyKeys).values(own).onConflictDoNothing()
    if (rowCount !== 1) {
      const [kept] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
      if (kept && kept.bodyHash !== bodyHash) {
        return problem(422, 'idempotency-key-reused', 'This key came with another request before.')
      }
      if (kept && kept.status > 0) return again(c, kept)
      const { rowCount: takenOver } = await db
        .update(idempotencyKeys)
        .set({ createdAt: now })
        .where(
          and(
            eq(idempotencyKeys.key, key),
            eq(idempotencyKeys.status, 0),
            lt(idempotencyKeys.createdAt, new Date(now.getTime() - abandonedMs)),
          ),
        )
      if (takenOver !== 1) {
        return problem(409, 'in-progress', 'The same request is being worked on.', { 'retry-after': '1' })
      }
    }
    try {
      await answer(async db => {
        const answer = await c.res.clone().json()
        await db
          .update(idempotencyKeys)
          .set({ status: c.res.status, answer })
          .where(eq(idempotencyKeys.key, key))
      })
    } catch (error) {
      await db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key))
      unlessUndone(error)
    }
  }
}

/** The answer as it was given: a problem stays one. */
function again(c: Context, { status, answer }: { status: number; answer: unknown }) {
  const type = status >= 400 ? 'application/problem+json' : 'application/json'
  return c.json(answer as object, status as 200, { 'content-type': type })
}

/** The answer is an error of ours already; nothing of it is kept. */
class Undone extends Error {}

function unlessUndone(error: unknown) {
  if (!(error instanceof Undone)) throw error
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
