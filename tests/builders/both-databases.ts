import { cpSync, rmSync } from 'node:fs'
import { inject } from 'vitest'
import {
  type Database,
  type DatabaseSettings,
  openDatabase,
} from '../../app/platform/database/database.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { openFair } from './fair-database.ts'
import { makeFolder } from './postgres-cluster.ts'

type Opened = Database & { drop(): Promise<void> }

/**
 * Rules that must hold on both databases are told once, with `describe.each(bothDatabases)`; where what differs between
 * the two is tried elsewhere, `oneWay` leaves one of them to `npm run proofs`.
 */
export const bothDatabases: { name: string; open(more?: Partial<DatabaseSettings>): Promise<Opened> }[] = [
  { name: 'PostgreSQL', open: openFair },
  { name: 'the embedded database', open: openEmbedded },
]

/** An embedded database with its tables, empty; it takes a second to start, so a file opens one and shares it. */
async function openEmbedded(more?: Partial<DatabaseSettings>): Promise<Opened> {
  const dataDir = makeFolder('embedded')
  // Making one and its tables takes far longer than copying it.
  cpSync(inject('embedded'), dataDir, { recursive: true })
  return openIn(dataDir, more)
}

/** One without even its tables: for what an older fair would bring along. */
export const openBareEmbedded = (): Promise<Opened> => openIn(makeFolder('embedded'))

async function openIn(dataDir: string, more?: Partial<DatabaseSettings>): Promise<Opened> {
  const database = await openDatabase({ databasePool: 2, dataDir, ...more }, createLog('silent'))
  const drop = async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...database, drop }
}
