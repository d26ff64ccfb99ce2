import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { startClock } from '../app/platform/clock.server.ts'
import { openDatabase } from '../app/platform/database/database.server.ts'
import { migrateDatabase } from '../app/platform/database/migrate.server.ts'
import { createLog } from '../app/platform/log.server.ts'
import { seedFair } from '../db/seed/seed.ts'

const dataDir = '.cache/bench'

/** A seeded fair in a process of its own, so that its work can be told from the bench's. */
export async function openForBench(
  port: number,
  env: Record<string, string> = {},
): Promise<{ url: string; process: ChildProcess; stop(): Promise<void> }> {
  await prepareData()
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok)
    await new Promise(resolve => setTimeout(resolve, 50))
  return { url, process: child, stop: () => end(child) }
}

export function end(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export function removeBenchData() {
  rmSync(dataDir, { recursive: true, force: true })
}

async function prepareData() {
  if (existsSync(dataDir)) return
  const log = createLog('warn')
  const database = await openDatabase({ dataDir, databasePool: 2 }, log)
  await migrateDatabase(database.pool)
  await seedFair(database.pool, `${dataDir}/uploads`, startClock('2025-08-20T10:00:00+03:00').now(), log)
  await database.close()
}
