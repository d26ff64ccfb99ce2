import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { vi } from 'vitest'
import { hasExtension } from '../../app/navigation/address.ts'
import { buildMatcher } from '../../app/navigation/build-matcher.ts'
import { notFound, type PageError } from '../../app/navigation/page-error.ts'
import type { Payload } from '../../app/navigation/payload.ts'
import { matchRoute } from '../../app/navigation/route-table.ts'
import type { Router, View } from '../../app/navigation/view.ts'
import { splitLocale } from '../../app/platform/languages.ts'
import { labRedirects, labRoutes } from './floor-plan.ts'
import { Frame, labChunks } from './frame.tsx'
import type { RoomData } from './room.tsx'

export type LabHandover = {
  payload: Payload
  error: PageError | null
  publicUrl: string
  startsByHand: boolean
}

/** What a test may arrange. `reset` brings all of it back. */
type Switches = {
  /** What rooms show, by path without language; a room not named here shows its path. */
  rooms: Record<string, RoomData>
  documentBuild: string
  payloadBuild: string
  latestBuild: string
  /** File names or paths that are answered with a failure: `annex.js`, `/annex/_payload.json`. */
  refused: Set<string>
  /** As with a build just put in place: a new document names chunks that exist, and nothing is refused any more. */
  isMendedByReload: boolean
  /** Payloads wait until the promise is kept. */
  heldBack: Map<string, Promise<void>>
  payloadDelayMs: number
  /** The page does nothing by itself until `lab.start()`. */
  startsByHand: boolean
}

export type Lab = Switches & { url: string; reset(): void; close(): Promise<void> }

export const labPublicUrl = 'https://portik.example'

// Built once for all files of a worker.
let browserHalf: Promise<string> | undefined

/** The real navigation in a site of a few rooms, on a server that can be told to fail. */
export async function openLab(): Promise<Lab> {
  browserHalf ??= buildBrowserHalf()
  const folder = await browserHalf
  const lab = { ...freshSwitches() } as Lab
  const server = createServer((request, response) => {
    answer(lab, folder, request, response).catch(error => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  lab.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  lab.reset = () => void Object.assign(lab, freshSwitches())
  lab.close = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return lab
}

async function buildBrowserHalf(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'portico-lab-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  // The test runner's own NODE_ENV would bring React's development half along.
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    configFile: false,
    logLevel: 'error',
    root: process.cwd(),
    base: '/_assets/',
    publicDir: false,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: 'tests/lab/browser-half.tsx',
        output: { entryFileNames: 'browser-half.js', chunkFileNames: '[name].js' },
      },
    },
  })
  vi.unstubAllEnvs()
  return outDir
}

function freshSwitches(): Switches {
  return {
    rooms: {},
    documentBuild: 'build-1',
    payloadBuild: 'build-1',
    latestBuild: 'build-1',
    refused: new Set(),
    isMendedByReload: false,
    heldBack: new Map(),
    payloadDelayMs: 0,
    startsByHand: false,
  }
}

async function answer(lab: Lab, folder: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', lab.url)
  const send = (status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  const json = (value: unknown) => send(200, 'application/json', JSON.stringify(value))

  const fileName = pathname.split('/').at(-1) ?? ''
  if (lab.refused.has(fileName) || lab.refused.has(pathname)) return send(404, 'text/plain', 'refused')
  if (pathname === '/_assets/builds/latest.json') return json({ id: lab.latestBuild, timestamp: 0 })
  if (pathname.startsWith('/_assets/builds/meta/')) return json(metadata(lab))
  if (pathname.startsWith('/_assets/'))
    return send(200, 'text/javascript', readFileSync(join(folder, pathname.slice('/_assets/'.length))))
  if (pathname.endsWith('/_payload.json')) {
    const room = pathname.slice(0, -'_payload.json'.length)
    await (lab.heldBack.get(room) ?? new Promise(resolve => setTimeout(resolve, lab.payloadDelayMs)))
    return json(payloadOf(lab, room, lab.payloadBuild))
  }
  if (hasExtension(pathname)) return send(200, 'text/plain', 'a file')
  if (lab.isMendedByReload) lab.refused.clear()
  const view = await viewOf(lab, pathname)
  send(view.error?.status ?? 200, 'text/html; charset=utf-8', documentOf(lab, view))
}

function metadata(lab: Lab) {
  const matcher = buildMatcher(labRoutes, labRedirects)
  return { id: lab.documentBuild, timestamp: 0, matcher, prerendered: [] }
}

function payloadOf(lab: Lab, pathname: string, buildId: string): Payload {
  const { path } = splitLocale(pathname)
  return { build: buildId, hash: '0123456789', data: lab.rooms[path] ?? { name: path } }
}

async function viewOf(lab: Lab, pathname: string): Promise<View> {
  const { locale, path } = splitLocale(pathname)
  const match = matchRoute(labRoutes, path)
  const isBroken = match?.route.id === 'broken'
  return {
    pathname,
    search: '',
    hash: '',
    locale,
    path,
    layout: match?.route.layout ?? 'dark',
    route: match?.route ?? null,
    page: match && !isBroken ? await labChunks.page(match.route) : null,
    data: payloadOf(lab, pathname, '').data,
    texts: null,
    shellTexts: null,
    error: match ? null : { status: 404, message: notFound(pathname).message },
    publicUrl: labPublicUrl,
    imageDomains: [],
    notice: {
      isDemoClock: false,
      season: 'this',
      fair: { firstDay: '2025-09-24', lastDay: '2025-09-27', nextFair: null },
    },
  }
}

function documentOf(lab: Lab, view: View): string {
  const handover: LabHandover = {
    payload: payloadOf(lab, view.pathname, lab.documentBuild),
    error: view.error,
    publicUrl: view.publicUrl,
    startsByHand: lab.startsByHand,
  }
  const app = renderToString(createElement(Frame, { router: motionless(view) }))
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>lab</title>
    <link rel="icon" href="data:,"><style>body, h1, p { margin: 0 }</style>
    <script type="module" src="/_assets/browser-half.js"></script></head>
    <body><div id="app">${app}</div>
    <script type="application/json" id="handover">${JSON.stringify(handover).replace(/</g, '\\u003c')}</script>
    </body></html>`
}

function motionless(view: View): Router {
  const never = () => Promise.reject(new Error('the server does not navigate'))
  return {
    getView: () => view,
    subscribe: () => () => {},
    navigate: never,
    prefetch: never,
    fail: () => {},
    clearError: never,
    didRender: () => {},
    observe: () => () => {},
  }
}
