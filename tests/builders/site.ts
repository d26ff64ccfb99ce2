import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { cloneFair, ticketKey } from './fair-database.ts'
import { keepLog, leaksIn, secretsIn } from './logs/kept-logs.ts'
import { freePort, makeFolder } from './postgres-cluster.ts'
import { openInHost } from './site-hosts/open-in-host.ts'

export type Site = {
  url: string
  databaseUrl: string
  output(): string
  stop(): Promise<unknown>
}

/** One whose process is the test's own: to be killed, signalled, or looked at. */
export interface OwnSite extends Site {
  process: ChildProcess
  stop(): Promise<{ code: number | null }>
}

/**
 * The built server on a clone of the seeded fair, in a process that other fairs were open in. Settings may be overridden,
 * DATABASE_URL among them (to put two sites on one database).
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const { url, databaseUrl, settings, leave } = await makePlace(env)
  const host = await openInHost(settings)
  await untilReady(url, () => true, host.output)
  // Whoever stops a site in the middle of a test stops it at the end as well: by then its process may be another's.
  let stopping: Promise<void> | undefined
  return {
    url,
    databaseUrl,
    output: host.output,
    stop() {
      stopping ??= host.close().then(() => leave(host.output()))
      return stopping
    },
  }
}

/** The same as a process of its own, as `npm run serve` starts it. */
export async function startOwnSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const { url, databaseUrl, settings, leave } = await makePlace(env)
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
  })
  const output = keepLog(child)
  await untilReady(url, () => child.exitCode === null, output)
  return {
    url,
    databaseUrl,
    process: child,
    output,
    async stop() {
      const code = await stopProcess(child)
      await leave(output())
      return { code }
    },
  }
}

/** A port, a database and a folder, and the settings that name them. */
async function makePlace(env: Record<string, string>) {
  // Whoever dies and comes again may be found where they were.
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const clone = env.DATABASE_URL ? null : await cloneFair()
  const dataDir = makeFolder('data')
  sharePictures(dataDir)
  const databaseUrl = env.DATABASE_URL ?? clone?.url ?? ''
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl,
    settings: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      // Sites on one database, each with a folder of its own, seal by one key.
      TICKET_KEY: ticketKey,
      UPLOADS: `file:${inject('uploads')}`,
      FAIR_NOW: '2025-08-20T10:00:00+03:00',
      SANDBOX: 'off',
      // Everything a site can say, so that the test of what it may not say hears it.
      LOG_LEVEL: 'debug',
      ...env,
    },
    async leave(log: string) {
      const told = leaksIn(log, await secretsIn(databaseUrl))
      await clone?.drop()
      rmSync(dataDir, { recursive: true, force: true })
      if (told.length > 0) throw new Error(`the log tells what it must not:\n${told.join('\n')}`)
    },
  }
}

/** Pictures are made once per run: making one costs more than most tests. */
function sharePictures(dataDir: string) {
  for (const name of ['images', 'social']) {
    const kept = join(inject('madePictures'), name)
    mkdirSync(kept, { recursive: true })
    symlinkSync(kept, join(dataDir, name))
  }
}

export function stopProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise(resolve => {
    child.once('exit', code => resolve(code))
    child.kill('SIGTERM')
  })
}

async function untilReady(url: string, isAlive: () => boolean, output: () => string) {
  for (;;) {
    if (!isAlive()) throw new Error(`the site did not start: ${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
