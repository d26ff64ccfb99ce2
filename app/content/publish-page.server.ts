import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { postLetter } from '../mail/post-letter.server.ts'
import { transaction } from '../platform/database/transaction.server.ts'
import type { Jobs } from '../platform/jobs.server.ts'
import type { Both } from '../platform/languages.ts'
import type { Block } from './blocks/blocks.ts'
import { pagePublishedLetter } from './mails.ts'
import { pages } from './tables.ts'

export type PageChange = { title?: Both; lead?: Both; description?: Both; blocks?: Block[] }
export type Publication = { ok: true; revision: number } | { ok: false; reason: 'unknown-page' }
type PublicationServices = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  editorsEmail: string
  publicUrl: string
}

/** Puts changed words on the site. The database tells every process, which drops the pages that showed the old ones. */
export function publishPage(
  services: PublicationServices,
  key: string,
  change: PageChange,
  now: Date,
): Promise<Publication> {
  return transaction(services.pool, async tx => {
    const [page] = await tx
      .update(pages)
      .set({ ...change, revision: sql`${pages.revision} + 1`, publishedAt: now })
      .where(eq(pages.key, key))
      .returning({ revision: pages.revision, title: pages.title })
    if (!page) return { ok: false, reason: 'unknown-page' }
    const letter = pagePublishedLetter({ ...page, key, publicUrl: services.publicUrl })
    const recipient = services.editorsEmail
    await postLetter(tx, services.jobs, { kind: 'page-published', recipient, ...letter }, now)
    return { ok: true, revision: page.revision }
  })
}
