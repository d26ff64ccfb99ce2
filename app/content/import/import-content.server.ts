import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Edition } from '../../editions/edition.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Log } from '../../platform/log.server.ts'
import { pages } from '../tables.ts'
import { importPictures, keepPrints, readManifest } from './import-pictures.server.ts'
import { importRecordings } from './import-recordings.server.ts'
import { insertRecords } from './insert-records.server.ts'
import { type ContentFile, entities, filesOf, listContent, readRecords } from './read-content.server.ts'
import { contentImports } from './tables.ts'

export type ContentSource = {
  edition: Edition
  uploadsDir: string
  now: Date
  log: Pick<Log, 'error' | 'warn'>
  contentDir?: string
}

/** At every start: a fair that has content gets what is new. An empty database waits to be seeded. */
export async function importNewContent(pool: pg.Pool, source: ContentSource): Promise<number> {
  const db = drizzle(pool)
  if ((await db.$count(pages)) === 0) return 0
  const count = await importContent(pool, source)
  await keepPrints(db, source.contentDir ?? 'content')
  return count
}

// Any number, the same in every process: it names the lock.
const importLock = 704_240_926

/**
 * Brings in what is new in content/, each record once: what staff changed stays as they left it, and what they removed or
 * renamed does not come back (decision 0026). Many processes may start at once. Answers how many records were new.
 */
export async function importContent(pool: pg.Pool, source: ContentSource): Promise<number> {
  const files = await listContent(source.contentDir ?? 'content')
  // Nearly always nothing is new; then nothing is opened, and nobody waits for anybody.
  if ((await filesNotImported(drizzle(pool), files)).length === 0) return 0
  return transaction(pool, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`)
    return importFiles(tx, await filesNotImported(tx, files), files, source)
  })
}

async function importFiles(tx: Tx, fresh: ContentFile[], files: ContentFile[], source: ContentSource) {
  if (fresh.length === 0) return 0
  const { contentDir = 'content', edition, now, log } = source
  const manifest = await readManifest(contentDir)
  const isFirstImport = (await tx.$count(contentImports)) === 0
  const batches = await Promise.all(
    entities.map(async entity => ({ entity, records: await readRecords(filesOf(fresh, entity)) })),
  )
  // A picture that a new record names is wanted even if it was here once and staff removed it.
  const named = JSON.stringify(batches)
  const wanted = filesOf(files, 'pictures').filter(
    file => fresh.includes(file) || named.includes(`"${file.key}"`),
  )
  await importPictures(tx, wanted, manifest, source)
  await importRecordings(batches, { contentDir, uploadsDir: source.uploadsDir })
  for (const { entity, records } of batches) {
    if (records.length === 0) continue
    const inserted = await insertRecords(tx, entity, records, { edition, now, notes: manifest.works })
    // What was there before imports were counted is no surprise.
    if (inserted < records.length && !isFirstImport) {
      const keys = filesOf(fresh, entity).map(({ key }) => key)
      log.warn({ entity, keys }, 'a new record of content/ found its key taken: what was there stays')
    }
  }
  await tx.insert(contentImports).values(fresh.map(({ entity, key }) => ({ entity, key, importedAt: now })))
  return fresh.filter(({ entity }) => entity !== 'pictures').length
}

async function filesNotImported(db: Db, files: ContentFile[]): Promise<ContentFile[]> {
  const rows = await db
    .select({ entity: contentImports.entity, key: contentImports.key })
    .from(contentImports)
  const imported = new Set(rows.map(({ entity, key }) => `${entity} ${key}`))
  return files.filter(({ entity, key }) => !imported.has(`${entity} ${key}`))
}
