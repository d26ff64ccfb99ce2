import { splitLocale } from '../../platform/languages.ts'
import { doorPage, type OfflineBuild, ownPages } from './offline-build.ts'

const payloadName = '_payload.json'

/**
 * How a request is answered: files of the build from the device first, pictures from the device while they are asked
 * for anew, pages from the network as long as it answers. Everything else is none of the worker's business.
 */
export type Way = 'file' | 'picture' | 'page' | 'pass'

export function wayOf(
  request: { method: string; mode: string; url: string },
  origin: string,
  build: Pick<OfflineBuild, 'sharedPages'>,
): Way {
  const url = new URL(request.url)
  const path = url.pathname
  if (request.method !== 'GET' || url.origin !== origin || path.startsWith('/api/')) return 'pass'
  // What the build says about itself must never come from a build that is gone.
  if (path.startsWith('/_assets/')) return path.startsWith('/_assets/builds/') ? 'pass' : 'file'
  if (path.startsWith('/_ipx/')) return 'picture'
  if (request.mode === 'navigate') return 'page'
  return path.endsWith(`/${payloadName}`) && mayKeep(path, build) ? 'page' : 'pass'
}

/** Somebody leaves, by any of the forms that say so. */
export function isSignOut({ method, url }: { method: string; url: string }): boolean {
  return method === 'POST' && splitLocale(new URL(url).pathname).path === '/sign-out/'
}

/** The visitor's own page that a form asks to forget on this device, without its language. */
export function pageToForget({ method, url }: { method: string; url: string }): string | null {
  const { pathname, searchParams } = new URL(url)
  if (method !== 'POST' || !searchParams.has('forget')) return null
  const { path } = splitLocale(pathname)
  return path !== doorPage && ownPages.some(pattern => fits(pattern, path)) ? path : null
}

/** The address of a page, be it asked for as a document or as a payload. */
export function pageOf(path: string): string {
  return path.endsWith(`/${payloadName}`) ? path.slice(0, -payloadName.length) : path
}

/** Whether the page of this address, or its payload, may stay on the device. */
export function mayKeep(path: string, build: Pick<OfflineBuild, 'sharedPages'>): boolean {
  const { path: plain } = splitLocale(pageOf(path))
  return [...build.sharedPages, ...ownPages].some(pattern => fits(pattern, plain))
}

/** What may go when room is needed: anything but the pages for the day and the visitor's own. */
export function isSpare(path: string, pages: readonly string[]): boolean {
  const { path: plain } = splitLocale(path.replace(payloadName, ''))
  return !pages.includes(plain) && !/^\/(?:door|tickets\/(?:order|ticket))\//.test(plain)
}

function fits(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
}
