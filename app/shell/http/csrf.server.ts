import type { IncomingMessage } from 'node:http'

/** A browser sent this on behalf of another site. Clients that are not browsers say nothing of an origin. */
export function isCrossSitePost(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get('origin')
  const fetchSite = request.headers.get('sec-fetch-site')
  if (origin === null) return fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none'
  // A page that tells nobody where it is (no-referrer) sends its own forms without an origin; the browser itself,
  // whom no page can make lie, still says that they are ours.
  if (origin === 'null') return fetchSite !== 'same-origin'
  const host = request.headers.get('host')
  return origin !== new URL(publicUrl).origin && URL.parse(origin)?.host !== host
}

/** The visitor's address: as many proxies as we run ourselves are believed, and not one more. */
export function clientAddress(incoming: IncomingMessage, proxyHops: number): string {
  const socket = incoming.socket.remoteAddress ?? 'unknown'
  if (proxyHops === 0) return socket
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  return forwarded.at(-proxyHops) ?? socket
}
