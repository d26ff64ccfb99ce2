import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/transaction.server.ts'
import { officeChanges } from '../../ledger/tables.ts'
import { invitations } from '../../orders/tables.ts'
import { codesTyped } from '../../tickets/invitation-code.ts'
import type { InvitationState } from '../invitation.ts'
import type { InvitationFilter } from './invitation-filter.ts'

export const invitationsOnPage = 25

export type Invitation = typeof invitations.$inferSelect

/** One page of what fits, the newest first. */
export async function findInvitations(db: Db, filter: InvitationFilter, page: number, now: Date) {
  const wanted = fits(filter, now)
  const [count, found] = await Promise.all([
    db.$count(invitations, wanted),
    db
      .select()
      .from(invitations)
      .where(wanted)
      .orderBy(desc(invitations.createdAt), desc(invitations.id))
      .limit(invitationsOnPage)
      .offset((page - 1) * invitationsOnPage),
  ])
  return { count, found }
}

/** Those that come after one of them, for a file that is read in batches. */
export function invitationsAfter(
  db: Db,
  filter: InvitationFilter,
  now: Date,
  after: Invitation | null,
  limit: number,
): Promise<Invitation[]> {
  return db
    .select()
    .from(invitations)
    .where(
      and(
        fits(filter, now),
        after
          ? // Its moment as the database keeps it, to the microsecond.
            sql`(${invitations.createdAt}, ${invitations.id}) < (select i.created_at, i.id from ${invitations} i where i.id = ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit)
}

export async function readInvitation(db: Db, id: string): Promise<Invitation | null> {
  const [found] = await db.select().from(invitations).where(eq(invitations.id, id))
  return found ?? null
}

/** How many of a batch there are, are used and are still open. */
export async function countBatch(db: Db, batchId: string) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      used: sql<number>`count(*) filter (where ${invitations.used} > 0)::int`,
      revoked: sql<number>`count(*) filter (where ${invitations.revokedAt} is not null)::int`,
    })
    .from(invitations)
    .where(eq(invitations.batchId, batchId))
  return row ?? { all: 0, used: 0, revoked: 0 }
}

/** What staff did with it, or with the batch it came of. */
export function historyOf(db: Db, { id, batchId }: Invitation) {
  return db
    .select()
    .from(officeChanges)
    .where(or(eq(officeChanges.subject, id), batchId ? eq(officeChanges.subject, batchId) : undefined))
    .orderBy(asc(officeChanges.id))
}

function fits({ query, kind, product, state, batch }: InvitationFilter, now: Date): SQL | undefined {
  return and(
    kind ? eq(invitations.kind, kind) : undefined,
    product ? sql`${invitations.product} = ${product}` : undefined,
    batch ? eq(invitations.batchId, batch) : undefined,
    state ? inState(state, now) : undefined,
    query ? named(query) : undefined,
  )
}

// The same order of questions as in `invitationState`.
function inState(state: InvitationState, now: Date): SQL | undefined {
  const isLeft = sql`${invitations.used} < ${invitations.uses}`
  const lives = and(isNull(invitations.revokedAt), isLeft)
  switch (state) {
    case 'revoked':
      return isNotNull(invitations.revokedAt)
    case 'used':
      return and(isNull(invitations.revokedAt), sql`${invitations.used} >= ${invitations.uses}`)
    case 'over':
      return and(lives, lte(invitations.validUntil, now))
    case 'ahead':
      return and(lives, gt(invitations.validUntil, now), gt(invitations.validFrom, now))
    case 'open':
      return and(lives, gt(invitations.validUntil, now), lte(invitations.validFrom, now))
  }
}

function named(query: string): SQL | undefined {
  const part = `%${query
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\\%_]/g, '\\$&')}%`
  const text = sql`replace(lower(${invitations.guestName} || ' ' || coalesce(${invitations.guestEmail}, '') || ' ' || ${invitations.note}), 'ё', 'е')`
  return or(sql`${text} like ${part}`, sql`${invitations.code} in ${codesTyped(query)}`)
}
