import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

/**
 * What people get when they ask for it and no first load pays for: the files, what of the site is there already when they
 * come, and how large they may become, in bytes of gzip. The words are those of the Russian site.
 */
type Extra = { what: string; files: readonly string[]; beside: readonly string[]; atMost: number }

const site = ['app/start.ts', 'app/entry.client.tsx']
const lightbox = 'app/gallery/parts/show-lightbox.tsx'
const wall = 'app/works/on-wall/pages/wall.tsx'
const walk = 'app/programme/walk/pages/walk.tsx'
const map = 'app/navigator/pages/map.tsx'
const today = 'app/today/parts/today.tsx'

export const extras: readonly Extra[] = [
  { what: 'the lightbox', files: [lightbox, 'app/gallery/texts.ru.ts'], beside: site, atMost: 14_000 },
  {
    what: 'looking closely, from the lightbox',
    files: ['app/gallery/closer/open-closer.ts'],
    beside: [...site, lightbox],
    atMost: 7_000,
  },
  {
    what: 'looking closely, a page of its own',
    files: ['app/gallery/closer/start.ts'],
    beside: [],
    atMost: 8_000,
  },
  {
    what: 'all works',
    files: ['app/works/pages/works.tsx', 'app/works/texts.ru.ts'],
    beside: site,
    atMost: 16_500,
  },
  {
    what: 'a work',
    files: ['app/works/pages/work.tsx', 'app/works/texts.ru.ts'],
    beside: site,
    atMost: 16_000,
  },
  { what: 'on your wall', files: [wall, 'app/works/on-wall/texts.ru.ts'], beside: site, atMost: 16_000 },
  {
    what: 'one’s own photograph',
    files: ['app/works/on-wall/parts/photo-room.tsx'],
    beside: [...site, wall],
    atMost: 6_500,
  },
  {
    what: 'life size',
    files: ['app/works/on-wall/parts/life-size.tsx'],
    beside: [...site, wall],
    atMost: 5_000,
  },
  {
    what: 'saved works',
    files: ['app/works/saved/pages/saved.tsx', 'app/works/saved/texts.ru.ts'],
    beside: site,
    atMost: 12_500,
  },
  {
    what: 'somebody’s list of saved works',
    files: ['app/works/saved/pages/list.tsx', 'app/works/saved/texts.ru.ts'],
    beside: site,
    atMost: 10_500,
  },
  { what: 'the day at home', files: [today], beside: site, atMost: 13_500 },
  {
    what: 'one’s own plan of the day',
    files: ['app/today/parts/own-day.tsx'],
    beside: [...site, today],
    atMost: 7_000,
  },
  {
    what: 'news of a plan on other pages',
    files: ['app/today/device/plan-news.ts'],
    beside: [...site, 'app/shell/settled/settle.ts'],
    atMost: 2_000,
  },
  {
    what: 'where one goes next, on the map',
    files: ['app/today/device/next-on-map.ts', 'app/navigator/parts/next-bar.tsx'],
    beside: [...site, 'app/shell/settled/settle.ts', 'app/today/device/plan-news.ts', map],
    atMost: 6_000,
  },
  {
    what: 'a walk',
    files: ['app/programme/walk/parts/walk-view.tsx', 'app/programme/walk/texts.ru.ts'],
    beside: [...site, walk],
    atMost: 19_500,
  },
  {
    what: 'being told by push',
    files: ['app/programme/push/parts/push-offer.tsx', 'app/programme/push/follow-plan.ts'],
    beside: site,
    atMost: 4_000,
  },
  {
    what: 'a ticket is torn',
    files: ['app/box-office/my-orders/parts/torn-stub.tsx'],
    beside: [...site, 'app/box-office/my-orders/pages/order.tsx'],
    atMost: 600,
  },
  {
    what: 'whoever stays',
    files: ['app/shell/settled/settle.ts'],
    beside: site,
    atMost: 3_000,
  },
]

/** What each of them brings beyond what is there already; a file that is no chunk of its own any more is an error. */
export function sizesOfExtras(): { what: string; gzip: number; brotli: number; atMost: number }[] {
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest
  return extras.map(({ what, files, beside, atMost }) => {
    const known = reachedFrom(manifest, beside)
    const brought = [...reachedFrom(manifest, files)].filter(file => !known.has(file))
    const sources = brought.map(file => readFileSync(`dist/client/assets/${file}`))
    const add = (compress: (source: Buffer) => Buffer) =>
      sources.reduce((total, source) => total + compress(source).length, 0)
    return {
      what,
      gzip: add(source => gzipSync(source, { level: 9 })),
      brotli: add(source => brotliCompressSync(source)),
      atMost,
    }
  })
}

export function benchExtras() {
  console.log('JavaScript that comes when it is asked for, kB        gzip   brotli   at most')
  for (const { what, gzip, brotli, atMost } of sizesOfExtras()) {
    const [packed, small, most] = [gzip, brotli, atMost].map(bytes => (bytes / 1000).toFixed(1))
    console.log(`  ${what.padEnd(50)}${packed?.padStart(6)}${small?.padStart(9)}${most?.padStart(10)}`)
  }
}

function reachedFrom(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is no chunk of its own`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return files
}
