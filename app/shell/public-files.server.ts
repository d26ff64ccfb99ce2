import type { Hono } from 'hono'
import favicon from './public/favicon.svg?raw'

/** The few addresses that must live at the root. */
// biome-ignore lint/suspicious/noExplicitAny: any Hono app may carry them
export function publicFiles(web: Hono<any>): void {
  const aDay = { 'cache-control': 'public, max-age=86400' }
  web.get('/favicon.svg', c => c.body(favicon, 200, { ...aDay, 'content-type': 'image/svg+xml' }))
  web.get('/robots.txt', c => c.text('User-agent: *\nDisallow: /thanks/\nDisallow: /en/thanks/\n', 200, aDay))
}
