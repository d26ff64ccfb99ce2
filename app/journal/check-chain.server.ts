import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import { digestOf, firstFormer, linkHash } from './entry.ts'
import { contentKeptFrom, originKeptFrom } from './keeping.ts'
import { journalChecks, journalDetails, journalEntries, journalLinks, journalUnsealed } from './tables.ts'

const atOnce = 1000

export type ChainCheck = { links: number; hash: string; brokenAt: number | null }

/** Walks the whole chain: every link after the one before it, every entry and its words as they were written. */
export async function checkChain(db: Db, now: Date): Promise<ChainCheck> {
  const found = (await walkChain(db, now)) as ChainCheck
  const checked = found.brokenAt === null ? { ...found, brokenAt: await firstLoose(db) } : found
  await db.insert(journalChecks).values({ at: now, ...checked })
  return checked
}

async function walkChain(db: Db, now: Date): Promise<ChainCheck> {
  let former = firstFormer
  let links = 0
  for (;;) {
    const batch = await readLinks(db, links)
    for (const { link, entry, origin, content } of batch) {
      const isNext = link.position === links + 1 && link.former === former
      const isTrue =
        entry !== null &&
        link.hash === linkHash(former, entry) &&
        isWhole(origin, entry.originDigest, entry.at < originKeptFrom(now)) &&
        isWhole(content, entry.contentDigest, entry.at < contentKeptFrom(now))
      if (!isNext || !isTrue) return { links, hash: former, brokenAt: link.entryId }
      links++
      former = link.hash
    }
    if (batch.length < atOnce) return { links, hash: former, brokenAt: null }
  }
}

type Words = { salt: string | null; value: unknown }

// Words may be missing only once their time has come.
function isWhole({ salt, value }: Words, digest: string, mayBeGone: boolean): boolean {
  return salt === null ? mayBeGone : digestOf(salt, value) === digest
}

async function readLinks(db: Db, after: number) {
  const detail = (part: 'origin' | 'content', column: 'salt' | 'value') =>
    sql`(select ${sql.identifier(column)} from ${journalDetails} d where d.entry_id = ${journalLinks.entryId} and d.part = ${part})`
  const rows = await db
    .select({
      link: journalLinks,
      entry: journalEntries,
      originSalt: sql<string | null>`${detail('origin', 'salt')}`,
      originValue: sql<unknown>`${detail('origin', 'value')}`,
      contentSalt: sql<string | null>`${detail('content', 'salt')}`,
      contentValue: sql<unknown>`${detail('content', 'value')}`,
    })
    .from(journalLinks)
    .leftJoin(journalEntries, eq(journalEntries.id, journalLinks.entryId))
    .where(gt(journalLinks.position, after))
    .orderBy(asc(journalLinks.position))
    .limit(atOnce)
  return rows.map(({ link, entry, originSalt, originValue, contentSalt, contentValue }) => ({
    link,
    entry,
    origin: { salt: originSalt, value: originValue },
    content: { salt: contentSalt, value: contentValue },
  }))
}

/** An entry that neither hangs in the chain nor waits for it: somebody has cut the chain short, or slipped it in. */
async function firstLoose(db: Db): Promise<number | null> {
  const [loose] = await db
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(
      sql`not exists (select from ${journalLinks} where ${journalLinks.entryId} = ${journalEntries.id})
        and not exists (select from ${journalUnsealed} where ${journalUnsealed.entryId} = ${journalEntries.id})`,
    )
    .orderBy(asc(journalEntries.id))
    .limit(1)
  return loose?.id ?? null
}
