import { type LocaleCode, splitLocale } from '../platform/languages.ts'
import { isDocument, isExternal, isScript, withSlash } from './address.ts'
import { watchBuild } from './build-watch.ts'
import { keyOf, nameEntry, newKey } from './history-entry.ts'
import { localeCookieText, readLocaleCookie } from './locale-cookie.ts'
import { notFound, PageFailure, toPageError } from './page-error.ts'
import { createPayloads } from './payload.ts'
import { createPrefetcher } from './prefetch.ts'
import { loadInFull } from './reload-guard.ts'
import type { Route, RouteMatch } from './route-table.ts'
import { planScroll, rememberPositions, type ScrollPlan, scrollBy, showWhole } from './scroll.ts'
import type { NavigateOptions, PageModule, Router, View } from './view.ts'

/** How the browser gets at code and words; each call is a chunk of its own. */
export type Chunks = {
  /** The line of the floor plan for a path; the plan comes when another page is first asked for. */
  match(path: string): Promise<RouteMatch | null>
  page(route: Route): Promise<PageModule>
  texts(route: Route, locale: LocaleCode): Promise<unknown>
  shellTexts(locale: LocaleCode): Promise<unknown>
  /** What is around the page and may not have been wanted yet: with another page it must follow. */
  shell?(): Promise<unknown>
}

/** `start` begins what can wait until the page is at rest: the build's metadata, prefetching. */
export type ClientRouter = Router & { start(): void }

type Move = { how: 'push' | 'replace' | 'pop'; key?: string | undefined; keepsScroll?: boolean | undefined }

export function createRouter(options: {
  chunks: Chunks
  firstView: View
  buildId: string
  payloadHash: string
  /** How one page takes another's place; it must do the work it is given, soon. */
  changePage?(work: () => void): Promise<void>
}): ClientRouter {
  const { chunks, buildId } = options
  const payloads = createPayloads(options.payloadHash)
  const build = watchBuild(buildId)
  const positions = rememberPositions()
  const listeners = new Set<() => void>()
  const prefetcher = createPrefetcher(prefetch)
  let view = options.firstView
  let entryKey = keyOf(history.state) ?? nameEntry()
  let latest = 0
  let pendingScroll: ScrollPlan = { kind: 'none' }

  async function navigate(to: string, how: NavigateOptions = {}): Promise<void> {
    if (isScript(to)) throw new Error('A script URL is never opened.')
    if (how.open) {
      window.open(to, how.open.target ?? '_blank', how.open.features ?? 'noopener')
      return
    }
    if (isExternal(to)) {
      if (!how.external) throw new Error('Navigating to an external URL is refused unless `external` is set.')
      if (how.replace) location.replace(to)
      else location.assign(to)
      return
    }
    const url = new URL(to || '/', location.href)
    if (isDocument(url.pathname)) return location.assign(url)
    await go(url, { how: how.replace ? 'replace' : 'push', keepsScroll: how.keepsScroll })
  }

  async function go(url: URL, move: Move): Promise<void> {
    // A path such as `/..//host/` comes out of the URL with two slashes, and would then name a host.
    url.pathname = withSlash(url.pathname.replace(/^\/+/, '/'))
    const token = ++latest
    const target = addressOf(url)
    const isSamePage = url.pathname === view.pathname && !view.error
    if (isSamePage && !needsNewData(url)) return stayOnPage(url, move)
    const redirect = await build.redirectFor(url)
    if (token !== latest) return
    if (redirect) return goTo(redirect, move)
    if (build.isOutdated() && loadInFull(target)) return

    const next = await prepare(url, token)
    if (next === 'elsewhere' || token !== latest) return
    if (typeof next === 'string') return goTo(next, move)
    // Whoever only asks the page something else keeps the page when no answer comes, and is told.
    if (isSamePage && next.error) throw new PageFailure(next.error.status, next.error.message)
    if (!options.changePage || isSamePage) return commit(next, move)
    await options.changePage(() => {
      if (token === latest) commit(next, move)
    })
  }

  function needsNewData(url: URL): boolean {
    return view.route?.isPrerendered === false && url.search !== view.search
  }

  // Only query or hash changed: nothing is loaded.
  function stayOnPage(url: URL, move: Move) {
    if (move.how === 'push' && url.search === view.search && url.hash === view.hash) {
      if (url.hash) scrollBy({ kind: 'anchor', hash: url.hash, orTop: false })
      return
    }
    commit({ ...view, search: url.search, hash: url.hash }, move)
  }

  /** The view of an address; another address if it is sent on; 'elsewhere' if the browser leaves the page. */
  async function prepare(url: URL, token: number): Promise<View | string | 'elsewhere'> {
    const { locale, path } = splitLocale(url.pathname)
    const place = { pathname: url.pathname, search: url.search, hash: url.hash, locale, path }
    let match: RouteMatch | null = null
    try {
      match = await matchOf(path)
      if (match) return await load(match, place)
      await build.load()
      const redirect = await build.redirectFor(url)
      return redirect || (await failed(place, null, notFound(`${url.pathname}${url.search}`)))
    } catch (error) {
      if (error instanceof ChunkFailure) {
        if (token === latest && loadInFull(addressOf(url))) return 'elsewhere'
      }
      return failed(place, match, error)
    }
  }

  async function load(match: RouteMatch, place: Place): Promise<View | string> {
    const [code, payload] = await Promise.all([
      loadChunks(match.route, place.locale),
      payloads.load(place.pathname, match.route.isPrerendered ? '' : place.search),
    ])
    if (payload.build !== buildId) {
      // The site has been renewed since this page was loaded: its data may not fit our code.
      build.markOutdated()
      throw new ChunkFailure('a newer build answers')
    }
    if (payload.redirect) return payload.redirect
    return {
      ...view,
      // Its data, and what is above the page.
      ...payload,
      ...place,
      ...code,
      route: match.route,
      layout: match.route.layout,
      error: null,
    }
  }

  function matchOf(path: string): Promise<RouteMatch | null> {
    return chunks.match(path).catch(error => {
      throw new ChunkFailure(error)
    })
  }

  async function loadChunks(route: Route, locale: LocaleCode) {
    try {
      const [page, texts, shellTexts] = await Promise.all([
        chunks.page(route),
        chunks.texts(route, locale),
        chunks.shellTexts(locale),
        chunks.shell?.(),
      ])
      return { page, texts, shellTexts }
    } catch (error) {
      throw new ChunkFailure(error)
    }
  }

  async function failed(place: Place, match: RouteMatch | null, error: unknown): Promise<View> {
    if (!(error instanceof PageFailure)) console.error(error)
    const [shellTexts] = await Promise.all([
      chunks.shellTexts(place.locale).catch(() => view.shellTexts),
      chunks.shell?.().catch(() => null),
    ])
    const layout = match?.route.layout ?? 'dark'
    return {
      ...view,
      ...place,
      shellTexts,
      layout,
      route: match?.route ?? null,
      page: null,
      data: null,
      error: toPageError(error),
    }
  }

  function goTo(target: string, move: Move): Promise<void> {
    if (isScript(target)) return Promise.reject(new Error('A script URL is never opened.'))
    if (!isExternal(target)) return go(new URL(target, location.href), move)
    location.assign(target)
    return Promise.resolve()
  }

  function commit(next: View, move: Move) {
    const address = addressOf(next)
    const isPageChange = next.pathname !== view.pathname
    // Kept by the browser for each entry, and passed on to the next: so before there is a next.
    history.scrollRestoration = 'manual'
    showWhole()
    if (move.how !== 'pop') {
      positions.save(entryKey)
      const key = move.how === 'push' ? newKey() : entryKey
      history[move.how === 'push' ? 'pushState' : 'replaceState']({ key }, '', address)
      entryKey = key
    } else entryKey = move.key ?? nameEntry()
    pendingScroll = planScroll({
      isPageChange,
      staysPut: move.keepsScroll ?? false,
      hash: next.hash,
      previousHash: view.hash,
      keepsScroll: next.route?.keepsScroll ?? false,
      saved: move.how === 'pop' ? positions.of(entryKey) : undefined,
    })
    if (isPageChange) writeCookie(next.locale)
    setView(next)
  }

  function setView(next: View) {
    view = next
    for (const listener of listeners) listener()
  }

  async function prefetch(target: string): Promise<void> {
    const { locale, path } = splitLocale(target)
    const match = await matchOf(path)
    if (!match || target === view.pathname) return
    await Promise.all([
      loadChunks(match.route, locale),
      match.route.isPrerendered && payloads.prefetch(target),
    ])
  }

  function fail(error: unknown) {
    console.error(error)
    // The first error is the cause; what follows from it is noise.
    if (!view.error) setView({ ...view, error: toPageError(error) })
  }

  function onPopState(event: PopStateEvent) {
    showWhole()
    positions.save(entryKey)
    go(new URL(location.href), { how: 'pop', key: keyOf(event.state) }).catch(fail)
  }

  // At once, not at the start: whoever follows a link may go back before the page comes to rest.
  function listenToHistory() {
    addEventListener('popstate', onPopState)
    // While the page lives we place the reader; afterwards the browser restores what it left.
    whenLoaded(() => {
      history.scrollRestoration = 'manual'
    })
    addEventListener('pagehide', () => {
      positions.save(entryKey)
      history.scrollRestoration = 'auto'
    })
    addEventListener('pageshow', event => {
      if (event.persisted) history.scrollRestoration = 'manual'
    })
  }

  listenToHistory()
  return {
    getView: () => view,
    getServedView: () => options.firstView,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    navigate,
    prefetch,
    observe: prefetcher.observe,
    fail,
    async clearError({ redirect } = {}) {
      if (redirect) await navigate(redirect, { replace: true })
      // An address that never had a page has nothing to go back to: its error stays.
      else if (view.error && view.page) setView({ ...view, error: null })
    },
    didRender() {
      scrollBy(pendingScroll)
      pendingScroll = { kind: 'none' }
    },
    start() {
      build.start()
      prefetcher.start()
    },
  }
}

export function addressOf({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash
}

type Place = Pick<View, 'pathname' | 'search' | 'hash' | 'locale' | 'path'>

// Until then the browser is still putting the reader of a reloaded page back.
function whenLoaded(work: () => void) {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('a chunk could not be loaded', { cause })
  }
}

function writeCookie(locale: LocaleCode) {
  if (readLocaleCookie(document.cookie) === locale) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = localeCookieText(locale, { isSecure: location.protocol === 'https:' })
}
