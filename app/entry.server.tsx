import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { documentHead } from './document-head.ts'
import { ImageDomains } from './images/parts/image-domains.ts'
import { escapeHtml, headHtml } from './navigation/head.ts'
import type { Payload } from './navigation/payload.ts'
import type { Route } from './navigation/route-table.ts'
import { type Router, RouterProvider, type ShellPart, type View } from './navigation/view.ts'
import { modulesOf, sourcesOf } from './page-sources.ts'
import { isoOf, withLocale } from './platform/languages.ts'
import { Root } from './root.tsx'
import type { ClientBuild } from './shell/client-build.server.ts'
import { islands } from './shell/islands/islands.tsx'
import type { ShellTexts } from './shell/texts.ru.ts'
import { Today } from './today/parts/today.tsx'
import { ColumnSymbols } from './ui/column-symbols.tsx'
import { wordmarkSymbol } from './ui/wordmark-symbol.ts'

// The parts of a column, drawn once outside React's tree: the browser refers to them and never redraws them.
const columnSymbols = renderToStaticMarkup(<ColumnSymbols />)

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

/** `keepsShell`: for a page that is made for every look, of which header and footer are drawn once for all looks. */
export function renderDocument(
  view: View,
  payload: Payload,
  build: ClientBuild,
  { keepsShell = false } = {},
): string {
  const app = keepsShell ? renderInKeptShell(view) : renderToString(<Root router={staticRouter(view)} />)
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
  return [
    `<!doctype html><html lang="${isoOf(view.locale)}" data-layout="${view.layout}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headHtml(title, tags),
    ...build
      .fonts(view.locale, view.route)
      .map(
        ({ href, media }) =>
          `<link rel="preload" as="font" type="font/woff2" href="${href}"${media ? ` media="${media}"` : ''} crossorigin>`,
      ),
    ...build.styles.map(href => `<link rel="stylesheet" href="${href}">`),
    ...(view.route?.isPlain ? ownScripts(view, build) : scriptTags(build, preloads)),
    // Not the drawing itself, which the manifest has: a browser opens a whole document to draw an SVG as an icon, and on
    // a slow phone the page waits for it.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `</head><body>${columnSymbols}${wordmarkSymbol(view.locale)}<div id="app">${app}</div>`,
    view.route?.isPlain
      ? ''
      : `<script type="application/json" id="handover">${jsonForHtml(handover)}</script>`,
    '</body></html>',
  ].join('')
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
const keptParts = new Map<string, string>()
let keptMenu: string | undefined
// Nobody can type it: it is another one in every process.
const standIn = `\ue000${randomUUID()} `

function renderInKeptShell(view: View): string {
  const used: [string, string][] = []
  const standInFor = (part: ShellPart, children: ReactNode) => {
    used.push([`${standIn}${part}`, keptPart(view, part, children)])
    return `${standIn}${part}`
  }
  const app = renderToString(<Root router={{ ...staticRouter(view), standInFor }} />)
  return used.reduce((html, [name, part]) => html.replace(name, () => part), app)
}

/** Drawn for the pattern of the address, `/tickets/order/:token/`: what is one visitor's own is put in afterwards. */
function keptPart(view: View, part: ShellPart, children: ReactNode): string {
  const { locale, route, path, imageDomains, notice } = view
  const pattern = route?.path ?? path
  const key = `${part} ${locale} ${pattern} ${notice.season} ${JSON.stringify(notice.fair)}`
  // Another menu makes all of them anew.
  const menu = JSON.stringify(notice.menu)
  if (menu !== keptMenu) keptParts.clear()
  keptMenu = menu
  const known = keptParts.get(key)
  if (known !== undefined) return ofPath(known, pattern, path)
  const router = staticRouter({ ...view, path: pattern, pathname: withLocale(pattern, locale) })
  const drawn = renderToString(
    <RouterProvider value={router}>
      <ImageDomains value={imageDomains}>{children}</ImageDomains>
    </RouterProvider>,
  )
  // Addresses outside the plan are without number.
  if (route) keptParts.set(key, drawn)
  return ofPath(drawn, pattern, path)
}

function ofPath(html: string, pattern: string, path: string): string {
  return pattern === path ? html : html.replaceAll(pattern, () => escapeHtml(path))
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
