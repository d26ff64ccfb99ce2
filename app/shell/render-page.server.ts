import { createHash } from 'node:crypto'
import { tokenBox, tokenPlaceholder } from '../applications/token-placeholder.ts'
import { headOf } from '../document-head.ts'
import { daysOf } from '../editions/fair-days.ts'
import { seasonOf } from '../editions/rules.ts'
import type { EditionInTime } from '../editions/timeline.ts'
import { renderDocument, renderInPieces } from '../entry.server.tsx'
import type { Head } from '../navigation/head.ts'
import { notFound, type PageError } from '../navigation/page-error.ts'
import type { Payload } from '../navigation/payload.ts'
import { matchRoute, type Route, type RouteMatch } from '../navigation/route-table.ts'
import type { View } from '../navigation/view.ts'
import { closedSectionOf } from '../office/closed-section.ts'
import { officeFrameData } from '../office/frame-data.ts'
import { modulesOf } from '../office-modules.server.ts'
import { everyRoute } from '../office-routes.ts'
import { chunks } from '../page-modules.ts'
import type { Services } from '../page-server/services.ts'
import { type Piece, somewhereIn } from '../page-store/document-pieces.server.ts'
import type { StoredPage } from '../page-store/page-store.server.ts'
import { storeResponse, type Variant } from '../page-store/stored-response.server.ts'
import type { Clock } from '../platform/clock.server.ts'
import type { Encoding } from '../platform/content-negotiation.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { isoOf, splitLocale } from '../platform/languages.ts'
import { isStaff, type Person } from '../platform/person.ts'
import type { ClientBuild } from './client-build.server.ts'
import { mayOpenFor } from './http/request-context.server.ts'
import { framing, permissions } from './http/security-headers.server.ts'
import { createPageLoader, type Visit } from './load-page.server.ts'
import type { WrittenMenu } from './menu.ts'
import * as otherLanguagePage from './other-language/other-language-page.tsx'
import * as refusedPage from './refused-page.tsx'
import { forbidden, otherLanguageTexts, refused, refusedTexts } from './stand-in-pages.ts'

/** A page or its payload as it was made for one visit, to be packed as it goes out. */
export type OwnPage = {
  pieces: Piece[]
  headers: Record<string, string>
  status: number
  /** Forms in it wait for a token. */
  isPerVisitor: boolean
  /** How it went out to those who got it as it is. */
  packed: Map<Encoding, Variant>
}

const everybody: Visit = { search: '', cookies: new Map(), posted: null, person: null }

export type Renderer = ReturnType<typeof createRenderer>

/** Makes pages: the loader's data, React's document, both as answers ready to be kept. */
export function createRenderer(options: {
  db: Db
  editionInTime: EditionInTime
  clock: Clock
  build: ClientBuild
  publicUrl: string
  imageDomains: readonly string[]
  isDemoClock: boolean
  metrikaId: string | undefined
  securityHeaders: Record<string, string>
  /** Those of a page that may be counted. */
  countedHeaders: Record<string, string>
  services: Services
  /** As editors have it now, where that is not the code's. */
  menu(): WrittenMenu | undefined
}) {
  const { build, publicUrl } = options
  // What a loader gives once more as the very same object makes the same page: an answer of the search that it keeps.
  const drawn = new WeakMap<object, { address: string; page: OwnPage }>()
  const load = createPageLoader(options)

  /** A page for everybody, its document and its payload as answers to be kept. */
  async function renderPage(pathname: string): Promise<StoredPage> {
    const { view, loaded } = await loadView(pathname, everybody)
    const payload = payloadOf(loaded)
    const html = renderDocument(view, payload, build)
    const [document, stored] = await Promise.all([
      storeResponse(Buffer.from(html), documentHeaders(view)),
      storeResponse(Buffer.from(JSON.stringify(payload)), payloadHeaders(view)),
    ])
    const { dependsOn, trueUntil } = loaded
    const isDocumentOnly = view.route?.isPlain ?? false
    return {
      document,
      dependsOn,
      trueUntil,
      isPerVisitor: hasTokenBox([html]),
      ...(isDocumentOnly ? { isDocumentOnly } : { payload: stored }),
    }
  }

  /** The document of a page that is not kept: it may have something of one visitor's in it. */
  async function renderOwnDocument(pathname: string, visit: Visit): Promise<OwnPage> {
    const { view, loaded } = await loadView(pathname, visit)
    const shared = !visit.posted && !visit.person && isObject(loaded.data) ? loaded.data : null
    const known = shared && drawn.get(shared)
    // Links know the whole address they stand at; what is above the page has its own time.
    const address = `${pathname}${visit.search} ${JSON.stringify(loaded.banner)}`
    if (known?.address === address) return known.page
    const pieces = renderInPieces(view, payloadOf(loaded), build)
    const page = {
      pieces,
      headers: documentHeaders(view),
      status: visit.posted ? 422 : 200,
      isPerVisitor: hasTokenBox(pieces),
      packed: new Map(),
    }
    if (shared) drawn.set(shared, { address, page })
    return page
  }

  /** Its payload alone: who comes by the router needs no document. */
  async function renderOwnPayload(pathname: string, visit: Visit): Promise<OwnPage> {
    const { view, loaded } = await loadView(pathname, visit)
    const pieces = [JSON.stringify(payloadOf(loaded))]
    return { pieces, headers: payloadHeaders(view), status: 200, isPerVisitor: false, packed: new Map() }
  }

  async function loadView(pathname: string, visit: Visit) {
    const { path, locale } = splitLocale(pathname)
    const match = matchRoute(everyRoute, path)
    if (!match) throw notFound(pathname)
    const loaded = await load(match, pathname, visit)
    const { onlyIn } = loaded
    // A page that says where another one is read has no half in the browser, and no words there.
    const isElsewhere = onlyIn !== null && onlyIn !== locale
    const [[page, texts], shellTexts] = await Promise.all([
      isElsewhere
        ? ([otherLanguagePage, otherLanguageTexts[locale]] as const)
        : modulesOf(match.route, locale),
      chunks.shellTexts(locale),
    ])
    const { search } = visit
    const empty = emptyView(
      pathname,
      isElsewhere ? { ...match, route: { ...match.route, isPlain: true } } : match,
    )
    const notice = { ...empty.notice, ...(isCounted(match.route) && { mayCount: true }) }
    const { data, banner } = loaded
    const view: View = { ...empty, notice, search, page, texts, shellTexts, data, banner, onlyIn }
    return { view, loaded }
  }

  /** What a page says of itself, without rendering it. */
  async function headOfPage(pathname: string): Promise<Head> {
    return headOf((await loadView(pathname, everybody)).view)
  }

  async function renderError(pathname: string, error: PageError): Promise<string> {
    const { path, locale } = splitLocale(pathname)
    const shellTexts = await chunks.shellTexts(locale)
    const view = { ...emptyView(pathname, matchRoute(everyRoute, path)), shellTexts, error }
    return renderDocument(view, payloadOf(), build)
  }

  /** The page for somebody who may not see the one they asked for. */
  async function renderForbidden(pathname: string, person: Person | null): Promise<string> {
    const { path, locale } = splitLocale(pathname)
    const [[page, texts], shellTexts] = await Promise.all([
      modulesOf(forbidden, locale),
      chunks.shellTexts(locale),
    ])
    const mayOpen = mayOpenFor(person)
    const data = {
      person: person && officeFrameData({ person, locale, mayOpen }),
      path,
      closed: person && isStaff(person) ? closedSectionOf(path, { person, locale, mayOpen }) : null,
    }
    const view = { ...emptyView(pathname, { route: forbidden, params: {} }), page, texts, shellTexts, data }
    return renderDocument(view, payloadOf(), build)
  }

  /** The page for whoever sent too much, or too often. */
  async function renderRefused(pathname: string, data: refusedPage.Refused): Promise<string> {
    const { locale } = splitLocale(pathname)
    const shellTexts = await chunks.shellTexts(locale)
    const page = refusedPage
    const texts = refusedTexts[locale]
    const view = { ...emptyView(pathname, { route: refused, params: {} }), page, texts, shellTexts, data }
    return renderDocument(view, payloadOf(), build)
  }

  function emptyView(pathname: string, match: RouteMatch | null): View {
    const { path, locale } = splitLocale(pathname)
    const now = options.clock.now()
    const edition = options.editionInTime.at(now)
    return {
      pathname,
      search: '',
      hash: '',
      locale,
      path,
      layout: match?.route.layout ?? 'dark',
      route: match?.route ?? null,
      page: null,
      data: null,
      texts: null,
      shellTexts: null,
      error: null,
      publicUrl,
      imageDomains: options.imageDomains,
      notice: {
        isDemoClock: options.isDemoClock,
        season: seasonOf(edition, now),
        fair: daysOf(edition),
        menu: options.menu(),
        analyticsId: options.metrikaId,
      },
    }
  }

  function payloadOf({ data = null, banner = null, onlyIn = null }: Partial<Payload> = {}): Payload {
    return { build: build.metadata.id, hash: payloadHash(), data, banner, onlyIn }
  }

  /** Ten characters that change with the build and with the content. */
  function payloadHash(): string {
    return createHash('sha256')
      .update(`${build.metadata.id} ${options.services.contentVersion()}`)
      .digest('hex')
      .slice(0, 10)
  }

  /** Only what is the same for everybody is ever counted, so only its document knows the counter's hosts. */
  function isCounted(route: Route | null): boolean {
    return options.metrikaId !== undefined && route?.isPrerendered === true
  }

  function documentHeaders(view: View): Record<string, string> {
    return {
      ...framing(
        isCounted(view.route) ? options.countedHeaders : options.securityHeaders,
        view.route?.framesOwnFiles ?? false,
      ),
      ...permissions(view.route?.usesCamera ?? false),
      'content-type': 'text/html; charset=utf-8',
      'content-language': isoOf(view.locale),
      ...cachingOf(view),
      ...(view.route?.isPlain && refreshOf(headOf(view))),
    }
  }

  function payloadHeaders(view: View): Record<string, string> {
    return { ...options.securityHeaders, 'content-type': 'application/json', ...cachingOf(view) }
  }

  /** The payload that sends the browser's router on. */
  function redirectPayload(to: string): string {
    return JSON.stringify({ ...payloadOf(), redirect: to })
  }

  return {
    renderPage,
    renderOwnDocument,
    renderOwnPayload,
    renderError,
    renderForbidden,
    renderRefused,
    redirectPayload,
    headOf: headOfPage,
  }
}

function isObject(data: unknown): data is object {
  return typeof data === 'object' && data !== null
}

function hasTokenBox(pieces: readonly Piece[]): boolean {
  return somewhereIn(pieces, tokenBox(tokenPlaceholder))
}

function refreshOf({ refreshSeconds }: Head): Record<string, string> {
  return refreshSeconds ? { refresh: String(refreshSeconds) } : {}
}

// What belongs to one visitor is kept by nobody on the way, and its address is told to nobody else, not even to our own
// pages, where a counter may run. Not `no-referrer`: with it a browser calls the origin of the page's own forms `null`,
// and the guard refuses them.
function cachingOf({ route }: View): Record<string, string> {
  return route?.audience !== 'public'
    ? { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' }
    : { 'cache-control': 'no-cache' }
}
