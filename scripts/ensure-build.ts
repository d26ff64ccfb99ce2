import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './build-site.ts'

const stamp = 'dist/sources.sha256'
const sources = ['app', 'server.ts', 'vite.config.ts', 'scripts/build-site.ts', 'package-lock.json']

/** Builds the site if there is no build of just these sources. */
export async function ensureBuild(): Promise<void> {
  const wanted = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the site…')
  await buildSite()
  writeFileSync(stamp, wanted)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesUnder).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter(name => !name.includes('.test.'))
    .flatMap(name => filesUnder(join(path, name)))
}
