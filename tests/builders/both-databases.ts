import { rmSync } from 'node:fs'
import {
  type Database,
  type DatabaseSettings,
  openDatabase,
} from '../../app/platform/database/database.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import { openFair } from './fair-database.ts'
import { makeFolder } from './postgres-cluster.ts'

type Opened = Database & { drop(): Promise<void> }

/** Rules that must hold on both databases are told once, with `describe.each(bothDatabases)`. */
export const bothDatabases: { name: string; open(more?: Partial<DatabaseSettings>): Promise<Opened> }[] = [
  { name: 'PostgreSQL', open: openFair },
  { name: 'the embedded database', open: openEmbedded },
]

/** An empty embedded database; it takes a second or two to start, so a file opens one and shares it. */
async function openEmbedded(more?: Partial<DatabaseSettings>): Promise<Opened> {
  const dataDir = makeFolder('embedded')
  const database = await openDatabase({ databasePool: 2, dataDir, ...more }, createLog('silent'))
  const drop = async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...database, drop }
}
