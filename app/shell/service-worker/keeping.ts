import { forgetDevice } from '../../door/device/device-store.ts'
import { isOlderThan } from '../../navigation/freshness.ts'
import {
  defaultLocale,
  type LocaleCode,
  localeCodes,
  localeFrom,
  splitLocale,
  withLocale,
} from '../../platform/languages.ts'
import { askNetwork } from './network.ts'
import { doorPage } from './offline-build.ts'
import { offlinePage } from './offline-page.ts'
import { isSpare, mayKeep } from './ways.ts'
import { build, type Fetching, scope } from './worker-scope.ts'

const names = { files: `files-${build.id}`, pages: `pages-${build.id}`, pictures: 'pictures' }
const freshMs = 60 * 60 * 1_000
const mostPages = 80
const mostPictures = 120
// The page that was last read decides which language the root leads to without a network.
const languageKey = '/_language'

/** All or nothing: a worker that lacks a file does not take over. */
export async function keepFiles(): Promise<void> {
  await (await caches.open(names.files)).addAll(build.files)
}

export async function dropOtherCaches(): Promise<void> {
  const known = Object.values(names)
  const others = (await caches.keys()).filter(name => !known.includes(name))
  await Promise.all(others.map(name => caches.delete(name)))
}

/** What a visitor of this language needs on the day, as true as it was an hour ago. */
export async function keepForTheDay(locale: LocaleCode): Promise<void> {
  const pages = await caches.open(names.pages)
  await pages.put(languageKey, new Response(locale))
  const wanted = build.pages.flatMap(path => [
    withLocale(path, locale),
    `${withLocale(path, locale)}_payload.json`,
  ])
  await Promise.all([...build.fonts[locale].map(keepFile), ...wanted.map(keepPageAhead)])
}

/** The scanner, for a device that stands at a door: it must open again without a network. */
export async function keepDoor(locale: LocaleCode): Promise<void> {
  const files = [...build.fonts[locale], ...build.doorFiles[locale]]
  await Promise.all([...files.map(keepFile), keepPageAhead(withLocale(doorPage, locale))])
}

export async function forgetDoor(): Promise<void> {
  const pages = await caches.open(names.pages)
  const kept = localeCodes.map(code => withLocale(doorPage, code))
  await Promise.all([...kept.map(path => pages.delete(path)), forgetDevice()])
}

export async function answerFile(request: Request): Promise<Response> {
  const files = await caches.open(names.files)
  const kept = await files.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await files.put(request.url, answer.clone())
  return answer
}

export async function answerPicture(event: Fetching): Promise<Response> {
  const pictures = await caches.open(names.pictures)
  const kept = await pictures.match(event.request.url, { ignoreVary: true })
  const asking = fetch(event.request).then(async answer => {
    if (answer.ok) {
      await pictures.put(event.request.url, answer.clone())
      await trim(pictures, mostPictures, () => true)
    }
    return answer
  })
  if (!kept) return asking
  event.waitUntil(asking.catch(() => {}))
  return kept
}

/** From the network while it answers; otherwise what is kept; otherwise a page that says so. */
export async function answerPage(event: Fetching): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const pages = await caches.open(names.pages)
  const kept = await pages.match(pathname, { ignoreVary: true })
  const answer = await askNetwork(event, {
    isPatient: kept === undefined,
    onAnswer: answer => keepPage(pages, pathname, answer),
  })
  if (answer) return answer
  if (event.request.mode !== 'navigate') return kept ?? Response.error()
  const language = await languageOf(pages)
  // As the server would: whoever comes to the root from elsewhere is led to their language.
  const isFromHere = event.request.referrer.startsWith(scope.location.origin)
  if (pathname === '/' && language !== defaultLocale && !isFromHere)
    return Response.redirect(withLocale('/', language), 302)
  return kept ?? offlineAnswer(pathname)
}

async function keepFile(path: string): Promise<void> {
  const files = await caches.open(names.files)
  if (!(await files.match(path))) await files.add(path)
}

async function keepPageAhead(path: string): Promise<void> {
  const pages = await caches.open(names.pages)
  const kept = await pages.match(path)
  if (kept && !isOlderThan(kept, freshMs)) return
  const answer = await fetch(path).catch(() => null)
  if (answer) await keepPage(pages, path, answer)
}

// A page of another build would ask for files that are not here.
async function keepPage(pages: Cache, path: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.redirected || !mayKeep(path, build)) return
  const text = await answer.clone().text()
  if (!text.includes(build.id)) return
  await pages.put(path, answer)
  await trim(pages, mostPages, key => key !== languageKey && isSpare(key, build.pages))
}

async function languageOf(pages: Cache): Promise<LocaleCode> {
  return localeFrom(await (await pages.match(languageKey))?.text())
}

async function trim(cache: Cache, most: number, mayGo: (path: string) => boolean): Promise<void> {
  const keys = await cache.keys()
  const spare = keys.filter(({ url }) => mayGo(new URL(url).pathname))
  const over = Math.max(0, keys.length - most)
  await Promise.all(spare.slice(0, over).map(key => cache.delete(key)))
}

function offlineAnswer(pathname: string): Response {
  const { locale } = splitLocale(pathname)
  return new Response(offlinePage({ locale, style: build.style, pages: build.pages }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'",
    },
  })
}
