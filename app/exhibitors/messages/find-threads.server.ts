import { and, asc, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { exhibitorApplications, exhibitorMessages, exhibitorThreads } from '../tables.ts'
import type { ThreadFilter } from './thread-filter.ts'

export const threadsOnPage = 50

/**
 * One page of threads, the last written first, beginning after the one the address names: as quick at the end of a long list as
 * at its beginning.
 */
export async function findThreads(db: Db, filter: ThreadFilter) {
  const rows = await db
    .select({
      id: exhibitorThreads.applicationId,
      lastAt: exhibitorThreads.lastAt,
      waitsSince: exhibitorThreads.waitsSince,
      officeReadId: exhibitorThreads.officeReadId,
      number: exhibitorApplications.number,
      nameRu: exhibitorApplications.nameRu,
      nameEn: exhibitorApplications.nameEn,
      state: exhibitorApplications.state,
      email: people.email,
    })
    .from(exhibitorThreads)
    .innerJoin(exhibitorApplications, eq(exhibitorApplications.id, exhibitorThreads.applicationId))
    .leftJoin(people, eq(people.id, exhibitorApplications.personId))
    .where(and(...conditionsOf(filter), afterCursor(filter)))
    .orderBy(desc(exhibitorThreads.lastAt), desc(exhibitorThreads.applicationId))
    .limit(threadsOnPage + 1)
  const shown = rows.slice(0, threadsOnPage)
  const last = rows.length > threadsOnPage ? shown.at(-1) : undefined
  const lines = await lastMessages(
    db,
    shown.map(({ id }) => id),
  )
  return {
    threads: shown.map(row => ({ ...row, last: lines.get(row.id) ?? null })),
    next: last ? { at: last.lastAt, id: last.id } : null,
  }
}

function conditionsOf({ show, words }: ThreadFilter): (SQL | undefined)[] {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const number = /^[эe]?-?(\d{1,9})$/i.exec(words)?.[1]
  return [
    show === 'waiting' ? isNotNull(exhibitorThreads.waitsSince) : undefined,
    words
      ? or(
          ilike(exhibitorApplications.nameRu, like),
          ilike(exhibitorApplications.nameEn, like),
          ilike(people.name, like),
          ilike(people.email, like),
          number ? eq(exhibitorApplications.number, Number(number)) : undefined,
        )
      : undefined,
  ]
}

// As one comparison of two columns, so that the index leads straight there.
function afterCursor({ after }: ThreadFilter): SQL | undefined {
  if (!after) return undefined
  const { lastAt, applicationId } = exhibitorThreads
  return sql`(${lastAt}, ${applicationId}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
}

async function lastMessages(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, LastMessage>()
  const rows = await db
    .selectDistinctOn([exhibitorMessages.applicationId], {
      applicationId: exhibitorMessages.applicationId,
      id: exhibitorMessages.id,
      side: exhibitorMessages.side,
      author: exhibitorMessages.author,
      text: sql<string>`left(${exhibitorMessages.text}, 300)`,
    })
    .from(exhibitorMessages)
    .where(sql`${exhibitorMessages.applicationId} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(exhibitorMessages.applicationId), desc(exhibitorMessages.id))
  return new Map(rows.map(row => [row.applicationId, row]))
}

type LastMessage = { id: number; side: 'exhibitor' | 'office'; author: string; text: string }
