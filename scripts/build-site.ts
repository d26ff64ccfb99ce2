import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { build } from 'vite'
import { buildMatcher } from '../app/navigation/build-matcher.ts'
import { compress, smallest } from '../app/page-store/stored-response.server.ts'
import { redirects, routes } from '../app/routes.ts'
import { buildWorker } from './build-worker.ts'

/** The server, and what it opens for whoever opens many: the tests put one fair after another into one process. */
const serverEntries = { server: 'server.ts', 'start-fair': 'app/shell/start-fair.server.ts' }

/** Both halves of the site, and the metadata that names this build. */
export async function buildSite() {
  const startedAt = Date.now()
  const { NODE_ENV } = process.env
  // The test runner has an environment of its own; in it React would be built with its development half.
  process.env.NODE_ENV = 'production'
  rmSync('dist', { recursive: true, force: true })
  await build({ logLevel: 'warn' })
  moveManifest('dist/client/assets/manifest.json', 'dist/client/manifest.json')
  await build({ logLevel: 'warn', build: { ssr: true, rollupOptions: { input: serverEntries } } })
  writeMetadata(randomUUID(), startedAt)
  await buildWorker()
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  await compressAssets('dist/client/assets')
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
}

// The manifest is the server's to read, not the world's. What is imported by its address stands there by its whole path.
function moveManifest(from: string, to: string) {
  const manifest = JSON.parse(readFileSync(from, 'utf8')) as Record<string, { file: string }>
  const named = Object.entries(manifest).map(([source, chunk]) =>
    isAbsolute(source) ? [relative('.', source), { file: chunk.file }] : [source, chunk],
  )
  writeFileSync(to, JSON.stringify(Object.fromEntries(named)))
  rmSync(from)
}

// Once, by the best means, so that no start has to.
async function compressAssets(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(?:js|css|json|svg)$/.test(name),
  )
  for (const name of files) {
    const { br, gzip } = await compress(readFileSync(`${folder}/${name}`), smallest)
    writeFileSync(`${folder}/${name}.br`, br)
    writeFileSync(`${folder}/${name}.gz`, gzip)
  }
}

function writeMetadata(id: string, timestamp: number) {
  const folder = 'dist/client/assets/builds'
  mkdirSync(`${folder}/meta`, { recursive: true })
  writeFileSync(`${folder}/latest.json`, JSON.stringify({ id, timestamp }))
  const metadata = { id, timestamp, matcher: buildMatcher(routes, redirects), prerendered: [] }
  writeFileSync(`${folder}/meta/${id}.json`, JSON.stringify(metadata))
}
