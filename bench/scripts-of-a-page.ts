import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { build } from 'vite'
import { madePageRoute } from '../app/content/addresses/made-pages.ts'
import { routes } from '../app/routes.ts'
import { browserFlags, findChromium } from '../tests/builders/chromium.ts'
import { examplesOf } from '../tests/builders/walks/every-path.ts'
import { openForBench } from './fair-for-bench.ts'

type Size = { gzip: number; brotli: number }
const port = 4713

/** All JavaScript that a first load of each page fetches, beside a page that does nothing but hydrate. */
export async function benchScripts() {
  const bare = await sizeOfBareHydration()
  const site = await openForBench(port)
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
  console.log('JavaScript of a first load, kB        gzip   brotli')
  print('bare hydrateRoot', bare)
  for (const route of routes.filter(({ audience, id }) => audience === 'public' && id !== madePageRoute)) {
    for (const prefix of ['', '/en']) {
      const address = `${prefix}${examplesOf(route)[0]}`
      print(address, await sizeOfPage(browser, `${site.url}${address}`))
    }
  }
  await site.stop()
  // Home is the day while the fair is open, and some keep a plan for it.
  const evening = await openForBench(port, { FAIR_NOW: '2025-09-26T17:50:00+03:00' })
  for (const path of ['/', '/en/']) {
    print(`${path} on a day of the fair`, await sizeOfPage(browser, `${evening.url}${path}`))
    print(`${path} with a plan`, await sizeOfPage(browser, `${evening.url}${path}`, plan))
  }
  await evening.stop()
  await browser.close()
}

const plan = JSON.stringify({ events: ['medal-in-the-palm'], participants: [] })

// With data saving on, nothing is fetched that belongs to another page; scripts are asked for after the first paint.
async function sizeOfPage(browser: Browser, url: string, kept = ''): Promise<Size> {
  const context = await browser.newContext({ locale: 'ru-RU', serviceWorkers: 'block' })
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await context.addInitScript(text => text && localStorage.setItem('portico-plan', text), kept)
  const page = await context.newPage()
  const sources: Promise<Buffer>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') sources.push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const size = sum(await Promise.all(sources))
  await context.close()
  return size
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
