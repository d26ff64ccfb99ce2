import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import {
  type AttachmentType,
  exhibitorMessageFiles,
  exhibitorMessages,
  exhibitorThreads,
  type Side,
} from '../tables.ts'

export const messagesOnPage = 50

export type MessageFile = { id: string; name: string; type: AttachmentType; bytes: number }
export type MessageRow = {
  id: number
  side: Side
  author: string
  text: string
  at: Date
  file: MessageFile | null
}

export type Thread = {
  /** The newest last. */
  messages: MessageRow[]
  /** The id before which there is more; null where this is the beginning. */
  earlier: number | null
  /** The newest of all: what is written now comes after it. */
  lastId: number
  readId: Record<Side, number>
  waitsSince: Date | null
}

/** A page of one thread, the last messages unless an earlier page is asked for. */
export async function readThread(db: Db, applicationId: string, before: number | null): Promise<Thread> {
  const own = eq(exhibitorMessages.applicationId, applicationId)
  const rows = await db
    .select({
      id: exhibitorMessages.id,
      side: exhibitorMessages.side,
      author: exhibitorMessages.author,
      text: exhibitorMessages.text,
      at: exhibitorMessages.at,
      file: {
        id: exhibitorMessageFiles.id,
        name: exhibitorMessageFiles.name,
        type: exhibitorMessageFiles.type,
        bytes: exhibitorMessageFiles.bytes,
      },
    })
    .from(exhibitorMessages)
    .leftJoin(exhibitorMessageFiles, eq(exhibitorMessageFiles.messageId, exhibitorMessages.id))
    .where(before === null ? own : and(own, lt(exhibitorMessages.id, before)))
    .orderBy(desc(exhibitorMessages.id))
    .limit(messagesOnPage + 1)
  const shown = rows.slice(0, messagesOnPage).reverse()
  const [thread] = await db
    .select()
    .from(exhibitorThreads)
    .where(eq(exhibitorThreads.applicationId, applicationId))
  const [last] = await db
    .select({ id: sql`coalesce(max(${exhibitorMessages.id}), 0)`.mapWith(Number) })
    .from(exhibitorMessages)
    .where(own)
  return {
    messages: shown,
    earlier: rows.length > messagesOnPage ? (shown[0]?.id ?? null) : null,
    lastId: last?.id ?? 0,
    readId: { exhibitor: thread?.exhibitorReadId ?? 0, office: thread?.officeReadId ?? 0 },
    waitsSince: thread?.waitsSince ?? null,
  }
}

/** What the other side wrote and this one has not seen: how many, and the newest of them. */
export async function readUnread(db: Db, applicationId: string, side: Side) {
  const readId = side === 'exhibitor' ? exhibitorThreads.exhibitorReadId : exhibitorThreads.officeReadId
  const rows = await db
    .select({
      author: exhibitorMessages.author,
      text: exhibitorMessages.text,
      at: exhibitorMessages.at,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(exhibitorMessages)
    .innerJoin(exhibitorThreads, eq(exhibitorThreads.applicationId, exhibitorMessages.applicationId))
    .where(
      and(
        eq(exhibitorMessages.applicationId, applicationId),
        ne(exhibitorMessages.side, side),
        gt(exhibitorMessages.id, readId),
      ),
    )
    .orderBy(desc(exhibitorMessages.id))
    .limit(1)
  return rows[0] ?? null
}
