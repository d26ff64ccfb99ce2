import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../app/platform/database/database.server.ts'
import { migrateDatabase } from '../app/platform/database/migrate.server.ts'
import { openJobs } from '../app/platform/jobs.server.ts'
import { createLog } from '../app/platform/log.server.ts'
import { seedFair } from '../db/seed/seed.ts'
import { seedInvitations } from '../db/seed/seed-invitations.ts'
import { seedPeople } from '../db/seed/seed-people.ts'
import { ensureBuild } from '../scripts/ensure-build.ts'
import { openLogFolder } from './builders/logs/kept-logs.ts'
import { makeFolder, startCluster } from './builders/postgres-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
    template: string
    uploads: string
    madePictures: string
    embedded: string
    logs: string
  }
}

/** Once per run: a build, a PostgreSQL with a seeded template to clone and an embedded database to copy. */
export default async function setup(project: TestProject) {
  await ensureBuild()
  const cluster = await startCluster()
  const uploads = makeFolder('uploads')
  const madePictures = makeFolder('pictures')
  const template = await makeTemplate(cluster.url, uploads)
  const embedded = await makeEmbedded()
  project.provide('postgres', cluster.url)
  project.provide('template', template)
  project.provide('uploads', uploads)
  project.provide('madePictures', madePictures)
  project.provide('embedded', embedded)
  project.provide('logs', openLogFolder())
  return async () => {
    await cluster.stop()
    for (const folder of [uploads, madePictures, embedded]) rmSync(folder, { recursive: true, force: true })
  }
}

async function makeTemplate(clusterUrl: string, uploads: string): Promise<string> {
  const log = createLog('error')
  const name = 'fair_template'
  const database = await openDatabase({ databaseUrl: clusterUrl, databasePool: 2, dataDir: '' }, log)
  await database.pool.query(`create database ${name}`)
  await database.close()
  const template = await openDatabase(
    { databaseUrl: clusterUrl.replace(/\/postgres$/, `/${name}`), databasePool: 2, dataDir: '' },
    log,
  )
  await migrateDatabase(template.pool)
  const now = new Date('2025-08-20T07:00:00Z')
  await seedFair(template.pool, uploads, now, log)
  // Accounts and codes are for every test; a demonstration's applicants would stand among the tests' own.
  await seedPeople(template.pool, now)
  await seedInvitations(template.pool)
  const jobs = await openJobs(template, log)
  await jobs.stop()
  await template.close()
  return name
}

async function makeEmbedded(): Promise<string> {
  const dataDir = makeFolder('embedded-template')
  const database = await openDatabase({ databasePool: 2, dataDir }, createLog('error'))
  await migrateDatabase(database.pool)
  await database.close()
  return dataDir
}
