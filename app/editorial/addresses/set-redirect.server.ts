import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { findRecord } from '../../content/addresses/find-record.server.ts'
import { placeOf } from '../../content/addresses/find-redirect.server.ts'
import { holdAddresses } from '../../content/addresses/hold-addresses.server.ts'
import { recordIn } from '../../content/addresses/record-path.ts'
import { redirects } from '../../content/addresses/tables.ts'
import type { Services } from '../../page-server/services.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { mayHandle } from '../rights.ts'
import { typedPath } from './judge-path.ts'

export type RedirectRefusal =
  | 'not-allowed'
  | 'bad-from'
  | 'bad-to'
  | 'from-living'
  | 'from-ours'
  | 'to-missing'
  | 'same'
  | 'exists'
  | 'too-many'
  | 'unknown-redirect'
export type RedirectSet = { ok: true; from: string } | { ok: false; reason: RedirectRefusal }

// Every one of them is somebody's decision: ten times as many as a fair ever had pages.
const mostByHand = 5_000

/** Addresses that are nobody's record in particular are for whoever publishes pages. */
export function maySetRedirects(person: Person): boolean {
  return mayHandle(person, { kind: 'pages', action: 'publish' })
}

/** An address without a page leads to a page of ours from now on. Both are judged as they stand this moment. */
export async function addRedirect(
  { pool, judgePath, publicUrl }: Pick<Services, 'pool' | 'judgePath' | 'publicUrl'>,
  person: Person,
  typed: { from: string; to: string },
  now: Date,
): Promise<RedirectSet> {
  if (!maySetRedirects(person)) return { ok: false, reason: 'not-allowed' }
  const from = typedPath(typed.from, publicUrl)
  const to = typedPath(typed.to, publicUrl)
  if (from === null || from === '/') return { ok: false, reason: 'bad-from' }
  if (to === null) return { ok: false, reason: 'bad-to' }
  if (from === to) return { ok: false, reason: 'same' }
  const [standing, target] = [await judgePath(from), await judgePath(to)]
  if (standing !== 'none') return { ok: false, reason: standing === 'living' ? 'from-living' : 'from-ours' }
  if (target !== 'living') return { ok: false, reason: 'to-missing' }
  return transaction(pool, async (tx): Promise<RedirectSet> => {
    await holdAddresses(tx)
    const [known] = await tx.select().from(redirects).where(eq(redirects.fromPath, from))
    if (known && known.removedAt === null) return { ok: false, reason: 'exists' }
    const isFull = (await tx.$count(redirects, eq(redirects.isByHand, true))) >= mostByHand
    if (isFull) return { ok: false, reason: 'too-many' }
    const lead = {
      ...(await targetOf(tx, to)),
      isByHand: true,
      madeAt: now,
      personId: person.id,
      personName: person.name,
      removedAt: null,
      hits: 0,
      lastHitOn: null,
    }
    await tx
      .insert(redirects)
      .values({ fromPath: from, ...lead })
      .onConflictDoUpdate({ target: redirects.fromPath, set: lead })
    await endDormant(tx, to, now)
    return { ok: true, from }
  })
}

/** Where somebody is led to, an earlier redirect may wait behind the page: should the page go, it would lead back, and round. */
async function endDormant(tx: Tx, to: string, now: Date): Promise<void> {
  await tx
    .update(redirects)
    .set({ removedAt: now })
    .where(and(eq(redirects.fromPath, to), isNull(redirects.removedAt)))
}

/** A record is followed wherever it moves; any other page stays where it is. */
async function targetOf(tx: Tx, to: string) {
  const named = recordIn(to)
  const found = named && (await findRecord(tx, named.kind, named.name))
  return found && found !== 'moved'
    ? { kind: named.kind, key: found.key, toPath: null }
    : { kind: null, key: null, toPath: to }
}

/** Takes a redirect away; its row stays, so that it can be returned. What a record left behind is a chief editor's to end. */
export function removeRedirect(pool: pg.Pool, person: Person, from: string, now: Date): Promise<RedirectSet> {
  return transaction(pool, async (tx): Promise<RedirectSet> => {
    const [known] = await tx
      .select()
      .from(redirects)
      .where(and(eq(redirects.fromPath, from), isNull(redirects.removedAt)))
      .for('update')
    if (!known) return { ok: false, reason: 'unknown-redirect' }
    if (!mayRemove(person, known.isByHand)) return { ok: false, reason: 'not-allowed' }
    await tx.update(redirects).set({ removedAt: now }).where(eq(redirects.fromPath, from))
    return { ok: true, from }
  })
}

export function mayRemove(person: Person, isByHand: boolean): boolean {
  return maySetRedirects(person) && (isByHand || mayHandle(person, { kind: 'pages', action: 'trash' }))
}

/** What was taken away leads again, if nothing has come to stand there, and there is still a page it leads to. */
export async function returnRedirect(
  { pool, judgePath }: Pick<Services, 'pool' | 'judgePath'>,
  person: Person,
  from: string,
  now: Date,
): Promise<RedirectSet> {
  if ((await judgePath(from)) !== 'none') return { ok: false, reason: 'from-living' }
  const db = drizzle(pool)
  const removed = and(eq(redirects.fromPath, from), isNotNull(redirects.removedAt))
  const [former] = await db.select().from(redirects).where(removed)
  if (!former) return { ok: false, reason: 'unknown-redirect' }
  const to = await placeOf(db, former)
  if (to === null || (await judgePath(to)) !== 'living') return { ok: false, reason: 'to-missing' }
  return transaction(pool, async (tx): Promise<RedirectSet> => {
    await holdAddresses(tx)
    const [known] = await tx.select().from(redirects).where(removed).for('update')
    if (!known) return { ok: false, reason: 'unknown-redirect' }
    if (!mayRemove(person, known.isByHand)) return { ok: false, reason: 'not-allowed' }
    await tx.update(redirects).set({ removedAt: null }).where(eq(redirects.fromPath, from))
    await endDormant(tx, to, now)
    return { ok: true, from }
  })
}
