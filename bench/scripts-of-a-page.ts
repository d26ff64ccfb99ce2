import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { routes } from '../app/routes.ts'
import { examplesOf } from '../tests/builders/every-path.ts'
import { openForBench } from './fair-for-bench.ts'

type Size = { gzip: number; brotli: number }
const port = 4713

/** All JavaScript that a first load of each page fetches, beside a page that does nothing but hydrate. */
export async function benchScripts() {
  const bare = await sizeOfBareHydration()
  const site = await openForBench(port)
  console.log('JavaScript of a first load, kB        gzip   brotli')
  print('bare hydrateRoot', bare)
  for (const route of routes) {
    for (const prefix of ['', '/en']) {
      const address = `${prefix}${examplesOf(route)[0]}`
      print(address, await sizeOfPage(`${site.url}${address}`))
    }
  }
  await site.stop()
}

async function sizeOfPage(url: string): Promise<Size> {
  const html = await (await fetch(url)).text()
  const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(match => match[1] ?? '')
  const sources = await Promise.all(
    [...new Set(scripts)].map(async script =>
      Buffer.from(await (await fetch(new URL(script, url))).arrayBuffer()),
    ),
  )
  return sum(sources)
}

async function sizeOfBareHydration(): Promise<Size> {
  const folder = '.cache/bare'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/bare.js`,
    "import { createElement } from 'react'\nimport { hydrateRoot } from 'react-dom/client'\nhydrateRoot(document.body, createElement('main'))\n",
  )
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: `${folder}/built`,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: `${folder}/bare.js` },
    },
  })
  const files = readdirSync(`${folder}/built/assets`).filter(name => name.endsWith('.js'))
  return sum(files.map(name => readFileSync(`${folder}/built/assets/${name}`)))
}

function sum(sources: Buffer[]): Size {
  const add = (compress: (source: Buffer) => Buffer) =>
    sources.reduce((total, source) => total + compress(source).length, 0)
  return {
    gzip: add(source => gzipSync(source, { level: 9 })),
    brotli: add(source => brotliCompressSync(source)),
  }
}

function print(name: string, { gzip, brotli }: Size) {
  console.log(
    `  ${name.padEnd(34)}${(gzip / 1000).toFixed(1).padStart(6)}${(brotli / 1000).toFixed(1).padStart(9)}`,
  )
}
