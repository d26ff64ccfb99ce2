import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { BuildMetadata } from '../navigation/build-metadata.ts'
import type { Route } from '../navigation/route-table.ts'
import { type Compressed, type StoredResponse, storeResponse } from '../page-store/stored-response.server.ts'
import type { LocaleCode } from '../platform/languages.ts'

export const assetsPath = '/_assets/'

/** What the browser's half of a build consists of, as the server needs to know it. */
export type ClientBuild = {
  metadata: BuildMetadata
  /** Asks for the scripts and chunks once the page is painted; the development server does without. */
  start?: string
  scripts: string[]
  /** Only the development server needs any. */
  inlineScript?: string
  /** The style sheet of a page: visitors' pages have one of their own, without the rules of all others. */
  style(sheet: 'visitors' | 'plain'): string
  /** Chunks to load along with the document, by source file: `app/shell/pages/home.tsx`. */
  chunksOf(sources: string[]): string[]
  /** The address of the module that a source file became. */
  moduleOf(source: string): string
  /** The faces of a first screen, in the letters of the language; with `media`, only where that is wide. */
  fonts(locale: LocaleCode, route?: Pick<Route, 'id'> | null): { href: string; media?: string }[]
}

/** What a first screen has besides the faces of every one, and what it does without, by route. */
type FirstFaces = { faces?: readonly string[]; sparesFaces?: readonly string[] }

const facesOf: Record<string, FirstFaces> = {
  home: { faces: ['serif-italic', 'serif-italic-figures'], sparesFaces: ['display-figures'] },
  participants: { faces: ['serif', 'text-latin'], sparesFaces: ['display-figures'] },
  tickets: { faces: ['text-rouble'] },
  order: { faces: ['serif-italic'] },
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>

const entry = 'app/entry.client.tsx'
const start = 'app/start.ts'

export function readClientBuild(folder: string): ClientBuild {
  if (!existsSync(join(folder, 'manifest.json'))) throw new Error('There is no build yet: run npm run build.')
  const manifest = readJson<Manifest>(join(folder, 'manifest.json'))
  const latest = readJson<{ id: string }>(join(folder, 'assets/builds/latest.json'))
  const metadata = readJson<BuildMetadata>(join(folder, `assets/builds/meta/${latest.id}.json`))
  const main = manifest[entry]
  const first = manifest[start]
  if (!main || !first) throw new Error('The build has no browser entry: run npm run build.')
  const known = new Set(withImports(manifest, [entry]))
  const addressOf = (source: string) => {
    const file = manifest[source]?.file
    if (!file) throw new Error(`The build has no ${source}: vite.config.ts does not name it.`)
    return assetsPath + file
  }
  return {
    metadata,
    start: assetsPath + first.file,
    scripts: [assetsPath + main.file],
    style: sheet => addressOf(`app/${sheet}.css`),
    chunksOf: sources =>
      [...known, ...withImports(manifest, sources).filter(key => !known.has(key))]
        .slice(1)
        .map(key => assetsPath + manifest[key]?.file),
    moduleOf: addressOf,
    fonts: (locale, route) =>
      firstFonts(locale, facesOf[route?.id ?? ''] ?? {}, file => file in manifest).map(
        ({ file, ...where }) => ({
          href: assetsPath + manifest[file]?.file,
          ...where,
        }),
      ),
  }
}

// Display upright and text regular are on every first screen. A face comes in the letters of the language; the name
// of a file, `text-rouble`, is that file.
function firstFonts(
  locale: LocaleCode,
  { faces = [], sparesFaces = [] }: FirstFaces,
  exists: (file: string) => boolean,
): { file: string; media?: string }[] {
  const letters = lettersOf[locale]
  const own = ['display', 'text', ...faces].map(face => (exists(fileOf(face)) ? face : `${face}-${letters}`))
  const signs = ['display-figures', 'text-figures'].filter(face => !sparesFaces.includes(face))
  const first = [...new Set([...own, ...signs])]
  // A wide Russian page has Latin letters in its header: the other language. On a phone they come with what is below.
  const wide = first.includes('text-latin') ? [] : [{ file: fileOf('text-latin'), media: '(width >= 64rem)' }]
  return [...first.map(face => ({ file: fileOf(face) })), ...wide]
}

const lettersOf: Record<LocaleCode, 'cyrillic' | 'latin'> = { ru: 'cyrillic', en: 'latin' }

function fileOf(face: string): string {
  return `app/fonts/${face}.woff2`
}

function withImports(manifest: Manifest, sources: string[]): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key) || !manifest[key]) return
    found.add(key)
    manifest[key].imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...found]
}

/** Every file of the build in memory. Names carry a hash of the content, so a browser may keep them for ever. */
export async function loadAssets(
  folder: string,
  securityHeaders: Record<string, string>,
): Promise<Map<string, StoredResponse>> {
  const root = join(folder, 'assets')
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    file => file.isFile() && !/\.(?:br|gz)$/.test(file.name),
  )
  const stored = await Promise.all(
    files.map(async file => {
      const path = join(file.parentPath, file.name)
      const address = assetsPath + path.slice(root.length + 1)
      const headers = { ...securityHeaders, 'content-type': typeOf(path), 'cache-control': cacheFor(address) }
      return [
        address,
        await storeResponse(readFileSync(path), headers, { compressed: compressedOf(path) }),
      ] as const
    }),
  )
  return new Map([...stored, await storedWorker(folder, securityHeaders)])
}

// At the root, because a service worker answers only for what lies below it; asked for anew every time.
async function storedWorker(folder: string, securityHeaders: Record<string, string>) {
  const headers = { ...securityHeaders, 'content-type': typeOf('sw.js'), 'cache-control': 'no-cache' }
  return ['/sw.js', await storeResponse(readFileSync(join(folder, 'sw.js')), headers)] as const
}

// The build has compressed what can be; a file without its two small twins is sent as it is.
function compressedOf(path: string): Compressed {
  const [br, gzip] = [`${path}.br`, `${path}.gz`]
  return existsSync(br) && existsSync(gzip) ? { br: readFileSync(br), gzip: readFileSync(gzip) } : null
}

function cacheFor(address: string): string {
  return address.endsWith('/builds/latest.json') ? 'public, max-age=1' : 'public, max-age=31536000, immutable'
}

function typeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream'
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T
}
