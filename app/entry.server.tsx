import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { documentHead } from './document-head.ts'
import { ImageDomains } from './images/parts/image-domains.ts'
import { escapeHtml, headHtml } from './navigation/head.ts'
import type { Payload } from './navigation/payload.ts'
import type { Route } from './navigation/route-table.ts'
import { type Router, RouterProvider, type ShellPart, type View } from './navigation/view.ts'
import { daySheet, hasDay, sheetsOf } from './page-sheets.ts'
import { modulesOf, sourcesOf } from './page-sources.ts'
import { type KeptPiece, keepPiece, type Piece, textOf } from './page-store/document-pieces.server.ts'
import { isoOf, type LocaleCode, localeCodes, withLocale } from './platform/languages.ts'
import { Root } from './root.tsx'
import type { ClientBuild } from './shell/client-build.server.ts'
import { islands } from './shell/islands/islands.tsx'
import type { ShellTexts } from './shell/texts.ru.ts'
import { Today } from './today/parts/today.tsx'
import { ColumnSymbols } from './ui/column-symbols.tsx'
import { wordmarkSymbol } from './ui/wordmark-symbol.ts'

// The parts of a column, drawn once outside React's tree: the browser refers to them and never redraws them.
const columnSymbols = renderToStaticMarkup(<ColumnSymbols />)
const symbolsIn = Object.fromEntries(
  localeCodes.map(code => [code, keepPiece(`${columnSymbols}${wordmarkSymbol(code)}<div id="app">`)]),
) as Record<LocaleCode, KeptPiece>

/** What the document hands to the browser's half, in a block that is data and can never run. */
export type Handover = {
  payload: Payload
  /** Its line of the floor plan, and the addresses of its own modules: which other pages there are is asked for later. */
  route: View['route']
  modules: ReturnType<typeof modulesOf>
  error: View['error']
  publicUrl: string
  imageDomains: View['imageDomains']
  notice: View['notice']
  /** The words of last resort, should the browser's half not start. */
  startUpError: { title: string; text: string; button: string }
}

export function renderDocument(view: View, payload: Payload, build: ClientBuild): string {
  return textOf(documentAround([renderToString(<Root router={staticRouter(view)} />)], view, payload, build))
}

/** A page that is made for every look, of which header and footer are drawn once for all looks. */
export function renderInPieces(view: View, payload: Payload, build: ClientBuild): Piece[] {
  return documentAround(renderInKeptShell(view), view, payload, build)
}

function documentAround(app: Piece[], view: View, payload: Payload, build: ClientBuild): Piece[] {
  const { title, tags } = documentHead(view)
  const words = (view.shellTexts as ShellTexts).error
  const ownRoute = view.error || view.route?.isPlain ? null : view.route
  const preloads = build.chunksOf(sourcesOf(ownRoute, view.locale))
  const handover: Handover = {
    route: view.route && withoutParams(view.route),
    modules: modulesOf(ownRoute, view.locale, build.moduleOf),
    payload,
    error: view.error,
    publicUrl: view.publicUrl,
    imageDomains: view.imageDomains,
    notice: view.notice,
    startUpError: { title: words.unavailableTitle, text: words.unavailableText, button: words.home },
  }
  const head = [
    `<!doctype html><html lang="${isoOf(view.locale)}" data-layout="${view.layout}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headHtml(title, tags),
    ...build
      .fonts(view.locale, view.route)
      .map(
        ({ href, media }) =>
          `<link rel="preload" as="font" type="font/woff2" href="${href}"${media ? ` media="${media}"` : ''} crossorigin>`,
      ),
    ...[build.style(sheetOf(view.route)), ...ownSheets(view, ownRoute).map(build.moduleOf)].map(
      href => `<link rel="stylesheet" href="${href}">`,
    ),
    ...(view.route?.isPlain ? ownScripts(view, build) : scriptTags(build, preloads)),
    // Not the drawing itself, which the manifest has: a browser opens a whole document to draw an SVG as an icon, and on
    // a slow phone the page waits for it.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '</head><body>',
  ]
  const data = view.route?.isPlain
    ? ''
    : `<script type="application/json" id="handover">${jsonForHtml(handover)}</script>`
  return [head.join(''), symbolsIn[view.locale], ...app, `</div>${data}</body></html>`]
}

// A page of staff that runs in the browser, the door, has the rules of its room like a plain one.
function sheetOf(route: View['route']): 'visitors' | 'plain' {
  return route?.isPlain || route?.audience === 'staff' ? 'plain' : 'visitors'
}

function ownSheets({ data }: View, route: View['route']): string[] {
  if (!route || sheetOf(route) === 'plain') return []
  return [...sheetsOf(route), ...(hasDay(route, data) ? [daySheet] : [])]
}

// How an address has to look was judged when it was asked for.
function withoutParams({ params: _, ...route }: Route): Route {
  return route
}

// A plain page works without them; one that failed has nothing for them to do.
function ownScripts({ route, error }: View, build: ClientBuild): string[] {
  if (error) return []
  return [route?.frameScript, route?.script].flatMap(source =>
    source ? [`<script type="module" src="${escapeHtml(build.moduleOf(source))}"></script>`] : [],
  )
}

function scriptTags({ start, scripts, inlineScript }: ClientBuild, preloads: string[]): string[] {
  if (start) {
    const chunks = [...scripts, ...preloads].join(' ')
    return [`<script type="module" src="${start}" data-chunks="${escapeHtml(chunks)}"></script>`]
  }
  return [
    `<script type="module">${inlineScript}</script>`,
    ...scripts.map(src => `<script type="module" src="${escapeHtml(src)}"></script>`),
  ]
}

// Header and footer of each address of the plan, in each language: four fifths of a cart's document, and of the work on it.
// Between the pieces of each stands the address itself.
const keptParts = new Map<string, KeptPiece[]>()
let keptMenu: string | undefined
// Nobody can type it: it is another one in every process.
const standIn = `\ue000${randomUUID()} `

function renderInKeptShell(view: View): Piece[] {
  const used: { name: string; part: Piece[] }[] = []
  const standInFor = (part: ShellPart, children: ReactNode) => {
    used.push({ name: `${standIn}${part}`, part: keptPart(view, part, children) })
    return `${standIn}${part}`
  }
  const app = renderToString(<Root router={{ ...staticRouter(view), standInFor }} />)
  const pieces: Piece[] = []
  let from = 0
  // Drawn one after the other, they stand so.
  for (const { name, part } of used) {
    const at = app.indexOf(name, from)
    if (at < 0) continue
    pieces.push(app.slice(from, at), ...part)
    from = at + name.length
  }
  return [...pieces, app.slice(from)]
}

/** Drawn for the pattern of the address, `/tickets/order/:token/`: what is one visitor's own is put in afterwards. */
function keptPart(view: View, part: ShellPart, children: ReactNode): Piece[] {
  const { locale, route, path, imageDomains, notice } = view
  const pattern = route?.path ?? path
  const key = `${part} ${locale} ${pattern} ${notice.season} ${JSON.stringify(notice.fair)}`
  // Another menu makes all of them anew.
  const menu = JSON.stringify(notice.menu)
  if (menu !== keptMenu) keptParts.clear()
  keptMenu = menu
  const known = keptParts.get(key)
  if (known) return withPath(known, path)
  const router = staticRouter({ ...view, path: pattern, pathname: withLocale(pattern, locale) })
  const drawn = renderToString(
    <RouterProvider value={router}>
      <ImageDomains value={imageDomains}>{children}</ImageDomains>
    </RouterProvider>,
  )
  // Only a pattern with a parameter is nothing else: `/search/` begins many an address.
  const pieces = (pattern.includes(':') ? drawn.split(pattern) : [drawn]).map(keepPiece)
  // Addresses outside the plan are without number.
  if (route) keptParts.set(key, pieces)
  return withPath(pieces, path)
}

function withPath(pieces: readonly KeptPiece[], path: string): Piece[] {
  return pieces.flatMap((piece, place) => (place === 0 ? [piece] : [escapeHtml(path), piece]))
}

// On the server a view is all there is: nothing moves.
function staticRouter(view: View): Router {
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
    islands: { ...islands, today: Today },
  }
}

function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
