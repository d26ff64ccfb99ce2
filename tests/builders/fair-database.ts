import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import {
  type Database,
  type DatabaseSettings,
  openDatabase,
} from '../../app/platform/database/database.server.ts'
import { createLog } from '../../app/platform/log.server.ts'

/** The key of its tickets: sites and tills that share a database seal by one. */
export const ticketKey = 'MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g'

/** A seeded fair's database of one's own, cloned in a moment; dropped by `drop`. */
export async function cloneFair(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `fair_${randomUUID().replaceAll('-', '')}`
  // By files: page by page through the log takes three times as much of the processor.
  await onCluster(`create database ${name} template ${inject('template')} strategy file_copy`)
  return {
    url: inject('postgres').replace(/\/postgres$/, `/${name}`),
    drop: () => onCluster(`drop database ${name} with (force)`),
  }
}

export async function openFair(
  more?: Partial<DatabaseSettings>,
): Promise<Database & { url: string; drop(): Promise<void> }> {
  const clone = await cloneFair()
  const database = await openDatabase(
    { databaseUrl: clone.url, databasePool: 5, dataDir: '', ...more },
    createLog('silent'),
  )
  const drop = async () => {
    await database.close()
    await clone.drop()
  }
  return { ...database, url: clone.url, drop }
}

async function onCluster(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
