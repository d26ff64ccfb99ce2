import { rmSync } from 'node:fs'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import type { Log } from '../platform/log.server.ts'
import { socketFile } from './backup-places.ts'
import { writeDump } from './write-dump.server.ts'

type Answer = { rows: number } | { error: string }

/**
 * Nobody else can read an embedded database while the site has it open, so the site writes the dump itself when
 * `npm run backup` knocks. Whoever can knock owns the folder, and could read the database as well.
 */
export async function answerBackups(
  { dataDir, pool }: { dataDir: string; pool: pg.Pool },
  log: Log,
): Promise<{ close(): Promise<void> }> {
  const path = join(dataDir, socketFile)
  // Left by a process that was killed: the lock on the folder says that there is no other.
  rmSync(path, { force: true })
  // Half open: whoever knocks says all they have to say, and is answered then.
  const server = createServer({ allowHalfOpen: true }, socket => void answer(socket, pool, log))
  const isOpen = await listen(server, path).catch((error: unknown) => {
    log.warn({ err: error }, 'no backup can be made while the site runs')
    return false
  })
  return {
    close: () => (isOpen ? new Promise(resolve => server.close(() => resolve())) : Promise.resolve()),
  }
}

async function answer(socket: Socket, pool: pg.Pool, log: Log) {
  socket.on('error', error => log.warn({ err: error }, 'whoever asked for a backup has gone'))
  const tell = (answer: Answer) => socket.end(JSON.stringify(answer))
  try {
    const { rows } = await writeDump(pool, await text(socket))
    log.info({ rows }, 'a backup was made')
    tell({ rows })
  } catch (error) {
    log.error({ err: error }, 'a backup failed')
    tell({ error: error instanceof Error ? error.message : String(error) })
  }
}

function listen(server: Server, path: string): Promise<true> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(true))
  })
}

/** Has the site that runs on this folder write a dump; null when none does. */
export async function askSite(dataDir: string, file: string): Promise<{ rows: number } | null> {
  const socket = createConnection({ path: join(dataDir, socketFile), allowHalfOpen: true })
  const isThere = await new Promise<boolean>(resolve => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isThere) return null
  socket.end(file)
  const said = await text(socket)
  if (said === '') throw new Error('The site was stopped while it wrote the backup.')
  const answer: Answer = JSON.parse(said)
  if ('error' in answer) throw new Error(answer.error)
  return answer
}
