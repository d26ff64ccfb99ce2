import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another Portico process (pid ${pid}). ` +
        'Stop it first, choose another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.',
    )
  }
}

/**
 * The embedded database has no guard of its own: two processes on one folder lose data silently. The holder is
 * known by its pid and the moment the system started it, so a lock left by a killed process is never respected.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  // Names, addresses and keys are in it: nobody else on this machine reads along.
  chmodSync(folder, 0o700)
  const lock = join(folder, 'portico.lock')
  const mine = `${process.pid} ${startedAt(process.pid)}`
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    while (!claim(draft, lock)) {
      const holder = readHolder(lock)
      if (holder === undefined) continue
      if (holder !== mine && isHeld(holder)) throw new DataFolderInUse(folder, Number.parseInt(holder, 10))
      removeStale(draft, lock, holder)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (readHolder(lock) === mine) rmSync(lock, { force: true })
  }
}

// A hard link is created by exactly one of many, whole with its content.
function claim(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Only the holder of a second lock may remove the first: between its look and its removal nobody else can have
 * put a living one in the stale one's place. The second is held for an instant; one left by a process killed in
 * that very instant is recognised as stale in the same way.
 */
function removeStale(draft: string, lock: string, holder: string) {
  const breaking = `${lock}.breaking`
  if (!claim(draft, breaking)) {
    const breaker = readHolder(breaking)
    if (breaker !== undefined && !isHeld(breaker)) rmSync(breaking, { force: true })
    return
  }
  try {
    if (readHolder(lock) === holder) rmSync(lock, { force: true })
  } finally {
    rmSync(breaking, { force: true })
  }
}

function isHeld(holder: string): boolean {
  const [pid = '0', started] = holder.split(' ')
  return isAlive(Number(pid), started)
}

function readHolder(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return undefined
  }
}

function isAlive(pid: number, started: string | undefined): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return startedAt(pid) === started
}

// Field 22 of /proc/pid/stat; elsewhere the pid alone has to do.
function startedAt(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
