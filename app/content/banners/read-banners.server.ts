import { isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Banner } from './banner.ts'
import { banners } from './tables.ts'

/** Every banner that is published, read once for each version of the content: pages of one visitor's own ask at every visit. */
export function createBannerReader(db: Db, contentVersion: () => string): () => Promise<readonly Banner[]> {
  let known: { version: string; banners: Promise<Banner[]> } | null = null
  return () => {
    const version = contentVersion()
    if (known?.version !== version) {
      const read = { version, banners: readBanners(db) }
      known = read
      // What could not be read is asked for again.
      read.banners.catch(() => {
        if (known === read) known = null
      })
    }
    return known.banners
  }
}

// A query of the library is asked anew by everybody who waits for it: what is kept is its answer.
async function readBanners(db: Db): Promise<Banner[]> {
  return await db
    .select()
    .from(banners)
    .where(or(isNotNull(banners.publishedRuAt), isNotNull(banners.publishedEnAt)))
}
