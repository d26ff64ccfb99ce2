import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import type { FoundEntry } from './find-entries.server.ts'

/** What was found, with the address of its page where that is not its slug any more; a work with its number. */
export async function withAddresses(db: Db, entries: FoundEntry[]): Promise<FoundEntry[]> {
  const { rows } = await db.execute<{ kind: string; slug: string; address: string }>(sql`
    select 'participant' as kind, slug, address from participants where address is not null
    union all select 'artist', slug, address from artists where address is not null
    union all select 'event', slug, address from events where address is not null
    union all select 'release', slug, address from releases where address is not null
    union all select 'page', key, address from pages where address is not null
    union all select 'work', works.id::text, concat_ws('.', number, position)
      from works join participants on participants.id = participant_id
      where works.id::text = any(${sql.param(worksIn(entries))}::text[])`)
  const addresses = new Map(rows.map(({ kind, slug, address }) => [`${kind}:${slug}`, address]))
  return entries.map(entry => {
    const address = addresses.get(`${entry.kind}:${entry.kind === 'work' ? entry.key : entry.target}`)
    return address ? { ...entry, target: address } : entry
  })
}

function worksIn(entries: readonly FoundEntry[]): string[] {
  return entries.filter(({ kind }) => kind === 'work').map(({ key }) => key)
}
