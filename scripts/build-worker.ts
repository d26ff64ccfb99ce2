import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { matchRoute } from '../app/navigation/route-table.ts'
import { everySheet } from '../app/page-sheets.ts'
import { sourcesOf } from '../app/page-sources.ts'
import { type LocaleCode, locales } from '../app/platform/languages.ts'
import { routes } from '../app/routes.ts'
import { assetsPath, readClientBuild } from '../app/shell/client-build.server.ts'
import { doorPage, type OfflineBuild, pagesForTheDay } from '../app/shell/service-worker/offline-build.ts'
import { sharedPagesOf } from '../app/shell/service-worker/shared-pages.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

const entry = 'app/entry.client.tsx'
const start = 'app/start.ts'
const panel = 'app/shell/accessible/panel.tsx'
// What another page than the first needs, without the pages themselves.
const everyPage = 'app/page-modules.ts'
const onTheWay = [
  everyPage,
  'app/shell/islands/islands.tsx',
  'app/document-head.ts',
  'app/navigation/build-metadata.ts',
]

/** The service worker, with what this build gives it to keep written into it: `dist/client/sw.js`. */
export async function buildWorker(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __OFFLINE__: JSON.stringify(offlineBuild('dist/client')) },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: {
        input: 'app/shell/service-worker/worker.ts',
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
}

function offlineBuild(folder: string): OfflineBuild {
  const client = readClientBuild(folder)
  const fontsOf = (locale: LocaleCode) => client.fonts(locale).map(({ href }) => href)
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Manifest
  const kept = pagesForTheDay.flatMap(path => matchRoute(routes, path)?.route ?? [])
  const sources = locales.flatMap(({ code }) => kept.flatMap(route => sourcesOf(route, code)))
  const shell = locales.flatMap(({ code }) => sourcesOf(null, code))
  return {
    id: client.metadata.id,
    style: client.style('visitors'),
    files: [
      client.style('visitors'),
      ...everySheet.map(client.moduleOf),
      ...filesOf(manifest, [start, entry, panel, ...onTheWay, ...shell, ...sources]),
    ],
    fonts: { ru: fontsOf('ru'), en: fontsOf('en') },
    pages: kept.map(({ path }) => path),
    doorFiles: {
      ru: [client.style('plain'), ...doorFiles(manifest, 'ru')],
      en: [client.style('plain'), ...doorFiles(manifest, 'en')],
    },
    sharedPages: sharedPagesOf(routes),
  }
}

// The reader of QR codes runs in a worker, which the manifest counts among the assets of the camera's chunk.
function doorFiles(manifest: Manifest, locale: LocaleCode): string[] {
  const chunks = chunksOf(manifest, sourcesOf(matchRoute(routes, doorPage)?.route ?? null, locale))
  return chunks.flatMap(({ file, assets = [] }) => [file, ...assets]).map(file => assetsPath + file)
}

function filesOf(manifest: Manifest, sources: string[]): string[] {
  return chunksOf(manifest, sources).map(({ file }) => assetsPath + file)
}

// A page brings what it loads on demand; the entry and the list of pages would bring every page there is.
function chunksOf(manifest: Manifest, sources: string[]): Chunk[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) return
    found.add(key)
    chunk.imports?.forEach(visit)
    if (key !== entry && key !== everyPage) chunk.dynamicImports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...found].flatMap(key => manifest[key] ?? [])
}
