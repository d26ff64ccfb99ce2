import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import sharp from 'sharp'
import { build } from 'vite'
import { securityHeaders } from '../../app/shell/http/security-headers.server.ts'

/** What a test may arrange, by the name of a picture: `work-001.jpg`. */
type Switches = {
  /** A picture at its largest waits until the promise is kept; thumbnails come at once. */
  heldBack: Map<string, Promise<void>>
  /** Answered with this status instead. */
  refused: Map<string, number>
  /** Chunks that are not to be had, by the beginning of their name: `show-lightbox`. */
  lostChunks: Set<string>
}

export type WorksLab = Switches & { url: string; reset(): void; close(): Promise<void> }

/** A wall of thumbnails under the site's own styles and content policy, with pictures that can be told to fail. */
export async function openWorksLab(): Promise<WorksLab> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-works-'))
  await buildWall(folder)
  const lab = { ...freshSwitches() } as WorksLab
  const server = createServer((request, response) => {
    answer(lab, folder, request, response).catch(error => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  lab.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  lab.reset = () => void Object.assign(lab, freshSwitches())
  lab.close = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
    rmSync(folder, { recursive: true, force: true })
  }
  return lab
}

async function buildWall(outDir: string) {
  // The test runner's own NODE_ENV would bring React's development half along.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    logLevel: 'error',
    root: process.cwd(),
    base: '/_assets/',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: '.',
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: 'tests/lab/works-wall.tsx',
        output: { entryFileNames: 'wall.js', chunkFileNames: '[name].js' },
      },
    },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}

function freshSwitches(): Switches {
  return { heldBack: new Map(), refused: new Map(), lostChunks: new Set() }
}

async function answer(lab: WorksLab, folder: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', lab.url)
  const send = (status: number, type: string, body: string | Buffer) =>
    response
      .writeHead(status, {
        ...securityHeaders({ isSecure: false }),
        'content-type': type,
        'cache-control': 'no-store',
      })
      .end(body)
  const name = pathname.split('/').at(-1) ?? ''
  if (pathname.startsWith('/_assets/')) {
    const file = join(folder, name)
    const isLost = [...lab.lostChunks].some(lost => name.startsWith(lost))
    if (isLost || !existsSync(file)) return send(404, 'text/plain', 'lost')
    return send(200, types[extname(name)] ?? 'application/octet-stream', readFileSync(file))
  }
  if (pathname.startsWith('/_ipx/')) {
    const isThumbnail = /^\/_ipx\/(?:h_|w_200&|w_320&)/.test(pathname)
    if (!isThumbnail) {
      await lab.heldBack.get(name)
      const status = lab.refused.get(name)
      if (status) return send(status, 'text/plain', 'refused')
    }
    const picture = await smallPicture(name)
    return picture ? send(200, 'image/jpeg', picture) : send(404, 'text/plain', 'no such work')
  }
  send(200, 'text/html; charset=utf-8', documentOf(folder, pathname.startsWith('/en/') ? 'en' : 'ru'))
}

// One size for every wish: the tests are about the gallery, not about pixels.
const smallPictures = new Map<string, Promise<Buffer>>()

function smallPicture(name: string): Promise<Buffer> | null {
  const file = join('content/pictures/works', name)
  if (!existsSync(file)) return null
  const made = smallPictures.get(name) ?? sharp(file).resize(400).jpeg().toBuffer()
  smallPictures.set(name, made)
  return made
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

function documentOf(folder: string, lang: string) {
  const style = readdirSync(folder).find(name => name.endsWith('.css'))
  return `<!doctype html><html lang="${lang}" data-layout="dark"><head><meta charset="utf-8"><title>Works</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <link rel="stylesheet" href="/_assets/${style}"><script type="module" src="/_assets/wall.js"></script>
    </head><body><div id="app"></div></body></html>`
}
