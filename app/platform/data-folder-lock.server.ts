import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  const lock = join(folder, 'portico.lock')
  const mine = `${process.pid} ${startedAt(process.pid)}`
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    while (!claim(draft, lock)) {
      const holder = readHolder(lock)
      if (holder === undefined) continue
      const [pid = 0, started] = holder.split(' ')
      if (holder !== mine && isAlive(Number(pid), started)) throw new DataFolderInUse(folder, Number(pid))
      removeStale(lock, holder)
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

// Moved aside first: whoever moves a lock that has meanwhile changed hands puts it back.
function removeStale(lock: string, holder: string) {
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (readHolder(aside) !== holder) claim(aside, lock)
  rmSync(aside, { force: true })
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
