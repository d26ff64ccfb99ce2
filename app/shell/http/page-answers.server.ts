import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { People } from '../../accounts/open-accounts.server.ts'
import { withToken } from '../../applications/token-placeholder.ts'
import { needsSlash } from '../../navigation/address.ts'
import { redirectFor } from '../../navigation/build-metadata.ts'
import { notFound, type PageError, PageFailure, PageRedirect } from '../../navigation/page-error.ts'
import type { Route } from '../../navigation/route-table.ts'
import type { Posted } from '../../page-server/load-context.ts'
import { changeDocument } from '../../page-store/change-document.server.ts'
import { textOf } from '../../page-store/document-pieces.server.ts'
import type { PageStore, StoredPage } from '../../page-store/page-store.server.ts'
import {
  packResponse,
  type StoredResponse,
  tagOf,
  type Variant,
} from '../../page-store/stored-response.server.ts'
import { chooseEncoding, type Encoding, matchesEtag } from '../../platform/content-negotiation.ts'
import { splitLocale, withLocale } from '../../platform/languages.ts'
import type { Log } from '../../platform/log.server.ts'
import type { Person } from '../../platform/person.ts'
import { problem } from '../../platform/problem.server.ts'
import { documentFor, htmlFor } from '../accessible/accessible-document.server.ts'
import { rememberedChoice } from '../accessible/choice.ts'
import { assetsPath, type ClientBuild } from '../client-build.server.ts'
import type { Visit } from '../load-page.server.ts'
import type { OwnPage, Renderer } from '../render-page.server.ts'
import { cookieFor, rootRedirect } from './http-listener.server.ts'
import { ownSpelling } from './one-spelling.ts'
import type { RefusedAnswers } from './refused-answers.server.ts'
import { standingRoute } from './standing-route.ts'

type Env = { Bindings: HttpBindings }
const payloadName = '_payload.json'
const privateNoCache = { 'cache-control': 'private, no-cache' }

/** A page's address answered: by the table's redirect, the missing slash, the visitor's language, or the page. */
export function pageAnswers(options: {
  store: PageStore
  renderer: Renderer
  refused: RefusedAnswers
  build: ClientBuild
  people: People
  log: Log
  isSecure: boolean
  /** Where a path of ours that has no page leads to, if anywhere. */
  redirectAt(path: string): Promise<string | null>
  /** A one-time token for whoever is about to get a page with a form. */
  formToken(): string
}) {
  const { build, store, renderer, log } = options

  async function answer(c: Context<Env>): Promise<Response> {
    // As it was sent: the router's own path is decoded, and an address must never be sent back decoded.
    const { pathname: path, search } = new URL(c.req.url)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return problem(405, 'method-not-allowed', 'This address only answers GET.', { allow: 'GET, HEAD' })
    }
    const isPayload = path.endsWith(`/${payloadName}`)
    const pathname = isPayload ? path.slice(0, -payloadName.length) : path
    const sentOn = redirectFor(build.metadata.matcher, pathname, isPayload ? '' : search)
    if (isPayload && sentOn) return sendOn(c, sentOn)
    if (sentOn) return c.redirect(sentOn, 307)
    const own = ownSpelling(path)
    if (own) return c.redirect(`${own}${search}`, 308)
    if (isPayload) return answerPayload(c, pathname, search)
    if (needsSlash(path)) return c.redirect(`${safePath(path)}/${search}`, 308)
    const root = rootRedirect(path, headersOf(c))
    if (root) return withCookie(c, root, c.redirect(`${root}${search}`, 302))
    return answerPage(c, pathname, search)
  }

  async function answerPage(c: Context<Env>, pathname: string, search: string): Promise<Response> {
    try {
      return withCookie(c, pathname, await documentAt(c, pathname, search))
    } catch (error) {
      if (error instanceof PageRedirect) return c.redirect(error.to, 302)
      const to = await movedTo(pathname, error)
      if (to === null) throw error
      // No browser may hold on to it: the record may be given its old address back.
      c.header('cache-control', 'no-cache')
      return c.redirect(`${to}${search}`, 301)
    }
  }

  /** Where a page that is not there has gone, in the same language. */
  async function movedTo(pathname: string, error: unknown): Promise<string | null> {
    if (!(error instanceof PageFailure) || error.status !== 404) return null
    const { locale, path } = splitLocale(pathname)
    const to = await options.redirectAt(plainPath(path))
    return to === null ? null : withLocale(to, locale)
  }

  async function documentAt(c: Context<Env>, pathname: string, search: string): Promise<Response> {
    return keptReady(pathname)
      ? respondWith(c, ownDocument(c, await store.get(pathname)))
      : respondWithOwn(c, await renderer.renderOwnDocument(pathname, await visitOf(c, search)))
  }

  /**
   * A stored page as this visitor gets it: with a token for its forms, in the version they read. Under its tag it is the
   * same page with any token: who has it already keeps the one they were given.
   */
  function ownDocument(c: Context<Env>, { document, isPerVisitor }: StoredPage): Variant {
    const encoding = encodingFor(c)
    const cookies = c.req.header('cookie')
    const { etag } = document.variants[encoding]
    const isKnown = etag !== null && matchesEtag(c.req.header('if-none-match'), etag)
    if (!isPerVisitor || isKnown) return documentFor(cookies, document, encoding)
    const withOwnToken = (html: string) => htmlFor(cookies, withToken(html, options.formToken()))
    return changeDocument(document, encoding, withOwnToken, tagFor(cookies, document))
  }

  // In another version it is another document.
  function tagFor(cookies: string | undefined, document: StoredResponse): string | undefined {
    return rememberedChoice(cookies) === null ? document.etag.slice(1, -1) : undefined
  }

  /** A page made for this visit, with what a stored one would be given. */
  function respondWithOwn(c: Context<Env>, page: OwnPage): Response {
    const { pieces, headers, status, isPerVisitor, packed } = page
    const encoding = encodingFor(c)
    const cookies = c.req.header('cookie')
    if (!isPerVisitor && rememberedChoice(cookies) === null) {
      const variant = packed.get(encoding) ?? packResponse(pieces, headers, { status, encoding })
      packed.set(encoding, variant)
      return respondWith(c, variant)
    }
    const html = htmlFor(cookies, textOf(pieces))
    const own = isPerVisitor ? withToken(html, options.formToken()) : html
    const isNoStore = headers['cache-control'] === 'no-store'
    const caching = isNoStore ? {} : privateNoCache
    // Under its tag it is the same page with any token.
    const tag = own !== html && !isNoStore ? { tag: tagOf(html) } : {}
    return respondWith(c, packResponse([own], { ...headers, ...caching }, { status, encoding, ...tag }))
  }

  async function answerPayload(c: Context<Env>, pathname: string, search: string): Promise<Response> {
    try {
      if (keptReady(pathname)) {
        const { payload, document, isDocumentOnly } = await store.get(pathname)
        // By its host, so that the router leaves it to the browser.
        if (isDocumentOnly) return sendOn(c, `//${new URL(c.req.url).host}${safePath(pathname)}`)
        return respond(c, payload ?? document)
      }
      const { pieces, headers } = await renderer.renderOwnPayload(pathname, await visitOf(c, search))
      return respondWith(c, packResponse(pieces, headers, { encoding: encodingFor(c) }))
    } catch (error) {
      if (error instanceof PageRedirect) return sendOn(c, error.to)
      const to = await movedTo(pathname, error)
      if (to === null) throw error
      return sendOn(c, to)
    }
  }

  /** The payload that tells the browser's router to look elsewhere. */
  function sendOn(c: Context<Env>, to: string): Response {
    return c.body(renderer.redirectPayload(to), 200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
  }

  function keptReady(pathname: string): boolean {
    const route = routeAt(pathname)
    if (!route || route.isActionOnly) throw notFound(pathname)
    return route.isPrerendered
  }

  async function answerError(c: Context<Env>, error: PageError): Promise<Response> {
    const { pathname: path } = new URL(c.req.url)
    if (error.status === 413) return options.refused.tooMuch(c)
    if (path.startsWith(assetsPath) && !path.endsWith('.json'))
      return c.text('Not found', error.status as 404)
    if (/\.json$/.test(path) || path.startsWith('/api/')) {
      return problem(error.status, error.status === 404 ? 'not-found' : 'error', error.message)
    }
    try {
      const isRefused = error.status === 403 && ['person', 'staff'].includes(routeAt(path)?.audience ?? '')
      const html = isRefused
        ? renderer.renderForbidden(path, await options.people.of(c))
        : renderer.renderError(path, error)
      const document = htmlFor(c.req.header('cookie'), await html)
      return withCookie(c, path, c.html(document, error.status as 404, { 'cache-control': 'no-store' }))
    } catch (second) {
      log.error({ err: second }, 'the error page failed')
      return c.text('Сайт временно недоступен. The site is temporarily unavailable.', 500)
    }
  }

  function withCookie(c: Context<Env>, path: string, response: Response): Response {
    const [, cookie] = cookieFor({ headers: headersOf(c) }, path, options.isSecure)
    if (cookie && routeAt(path)) response.headers.append('set-cookie', cookie)
    return response
  }

  /** The page a form was sent to, with what was typed and what is wrong with it: nothing has to be typed again. */
  async function answerRefusal(c: Context<Env>, posted: Posted, at?: string): Promise<Response> {
    const { pathname, search } = new URL(c.req.url)
    try {
      const visit = { ...(await visitOf(c, search)), posted }
      return respondWithOwn(c, await renderer.renderOwnDocument(at ?? pathname, visit))
    } catch (error) {
      // The page is not theirs any more: signed out in another tab, or an order that is still a cart.
      if (error instanceof PageRedirect) return c.redirect(error.to, 303)
      throw error
    }
  }

  async function visitOf(c: Context<Env>, search: string): Promise<Visit> {
    const person = await personOf(c)
    return { search, cookies: new Map(Object.entries(getCookie(c))), person, posted: null }
  }

  // Pages for everybody know nobody, and cost no question.
  async function personOf(c: Context<Env>): Promise<Person | null> {
    const route = routeAt(new URL(c.req.url).pathname.replace(/_payload\.json$/, ''))
    return route && route.audience !== 'public' ? options.people.of(c) : null
  }

  return { answer, answerError, answerRefusal }
}

/** An answer kept ready, given through the router. */
export function respond(c: Context<Env>, stored: StoredResponse): Response {
  return respondWith(c, stored.variants[encodingFor(c)])
}

function respondWith(c: Context<Env>, { status, etag, headers, notModified, body }: Variant): Response {
  if (etag && matchesEtag(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: pairs(notModified) })
  }
  return new Response(c.req.method === 'HEAD' ? null : (body as Buffer<ArrayBuffer>), {
    status,
    headers: pairs(headers),
  })
}

function encodingFor(c: Context<Env>): Encoding {
  return chooseEncoding(c.req.header('accept-encoding'))
}

function pairs(flat: string[]): [string, string][] {
  return flat.flatMap((name, index) =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : [],
  )
}

function routeAt(pathname: string): Route | null {
  return standingRoute(splitLocale(pathname).path)?.route ?? null
}

function headersOf(c: Context<Env>) {
  return {
    cookie: c.req.header('cookie'),
    'accept-language': c.req.header('accept-language'),
    'sec-fetch-site': c.req.header('sec-fetch-site'),
  }
}

/** In small letters, without percent signs that are not needed. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path
  }
}

// `//evil.example` must not become a redirect to another host.
function safePath(path: string): string {
  return path.replace(/^[/\\]+/, '/')
}
