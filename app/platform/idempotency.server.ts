import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { MiddlewareHandler } from 'hono'
import type pg from 'pg'
import type { Clock } from './clock.server.ts'
import { type Db, transaction } from './database/database.server.ts'
import { problem } from './problem.server.ts'
import { idempotencyKeys } from './tables.ts'

// Whoever began and died leaves the key open; after this long somebody else may try.
const abandonedMs = 60_000
const keptMs = 24 * 3_600_000

/**
 * A POST with an `Idempotency-Key` is answered once; repeated within a day it gets the same answer. Where all of the work
 * is one transaction, `inOneTransaction`, the answer is part of it: whoever dies in between has done neither.
 */
export function idempotency({
  pool,
  clock,
  inOneTransaction = false,
}: {
  pool: pg.Pool
  clock: Clock
  inOneTransaction?: boolean
}): MiddlewareHandler {
  const db = drizzle(pool)
  return async (c, next) => {
    const given = c.req.header('idempotency-key')
    if (c.req.method !== 'POST' || !given) return next()
    const now = clock.now()
    const key = hash(`${c.req.path}\n${given}`)
    const bodyHash = hash(await c.req.text())
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
      if (kept && kept.status > 0) return c.json(kept.answer as object, kept.status as 200)
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
    const work = async (db: Db) => {
      await next()
      if (c.res.status >= 500) throw new Undone()
      const answer = await c.res.clone().json()
      await db
        .update(idempotencyKeys)
        .set({ status: c.res.status, answer })
        .where(eq(idempotencyKeys.key, key))
    }
    try {
      if (inOneTransaction) await transaction(pool, work)
      else await work(db)
    } catch (error) {
      await db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key))
      if (!(error instanceof Undone)) throw error
    }
  }
}

/** The answer is an error of ours already; nothing of it is kept. */
class Undone extends Error {}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
