import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { escapeHtml, headHtml } from './navigation/head.ts'
import type { Payload } from './navigation/payload.ts'
import type { Router, View } from './navigation/view.ts'
import { sourcesOf } from './page-sources.ts'
import { isoOf } from './platform/languages.ts'
import { documentHead, Root } from './root.tsx'
import type { ClientBuild } from './shell/client-build.server.ts'
import type { ShellTexts } from './shell/texts.ru.ts'
import { ColumnSymbols } from './ui/column-symbols.tsx'
import { wordmarkSymbol } from './ui/wordmark-symbol.ts'

// The parts of a column, drawn once outside React's tree: the browser refers to them and never redraws them.
const columnSymbols = renderToStaticMarkup(<ColumnSymbols />)

/** What the document hands to the browser's half, in a block that is data and can never run. */
export type Handover = {
  payload: Payload
  error: View['error']
  publicUrl: string
  imageDomains: View['imageDomains']
  notice: View['notice']
  /** The words of last resort, should the browser's half not start. */
  startUpError: { title: string; text: string; button: string }
}

export function renderDocument(view: View, payload: Payload, build: ClientBuild): string {
  const app = renderToString(<Root router={staticRouter(view)} />)
  const { title, tags } = documentHead(view)
  const words = (view.shellTexts as ShellTexts).error
  const handover: Handover = {
    payload,
    error: view.error,
    publicUrl: view.publicUrl,
    imageDomains: view.imageDomains,
    notice: view.notice,
    startUpError: { title: words.unavailableTitle, text: words.unavailableText, button: words.home },
  }
  const preloads = build.chunksOf(
    sourcesOf(view.error || view.route?.isPlain ? null : view.route, view.locale),
  )
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
    ...(view.route?.isPlain ? [] : scriptTags(build, preloads)),
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
  }
}

function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
