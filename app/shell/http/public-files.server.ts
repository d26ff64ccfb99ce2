import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { PageFailure, PageRedirect } from '../../navigation/page-error.ts'
import type { StoredResponse } from '../../page-store/stored-response.server.ts'
import { type LocaleCode, locales, withLocale } from '../../platform/languages.ts'
import { feedPath } from '../press-feed.ts'
import appleTouchIcon from '../public/apple-touch-icon.png?inline'
import faviconIco from '../public/favicon.ico?inline'
import favicon from '../public/favicon.svg?raw'
import icon192 from '../public/icon-192.png?inline'
import icon512 from '../public/icon-512.png?inline'
import maskable192 from '../public/icon-maskable-192.png?inline'
import maskable512 from '../public/icon-maskable-512.png?inline'
import { robotsText } from '../unlisted.ts'
import { webManifest } from '../web-manifest.ts'
import { respond } from './page-answers.server.ts'

type Env = { Bindings: HttpBindings }

export type PublicFiles = {
  publicUrl: string
  sitemap(): Promise<StoredResponse>
  feeds: Record<LocaleCode, () => Promise<StoredResponse>>
  socialPictures: { answer(request: Request): Promise<Response | null> }
}

const aDay = { 'cache-control': 'public, max-age=86400' }
const icons: [path: string, type: string, bytes: string][] = [
  ['/favicon.ico', 'image/x-icon', faviconIco],
  ['/apple-touch-icon.png', 'image/png', appleTouchIcon],
  ['/icon-192.png', 'image/png', icon192],
  ['/icon-512.png', 'image/png', icon512],
  ['/icon-maskable-192.png', 'image/png', maskable192],
  ['/icon-maskable-512.png', 'image/png', maskable512],
]

/** The addresses that machines know by heart: icons, manifest, robots, site map, feeds, pictures for sharing. */
export function publicFiles(
  web: Hono<Env>,
  { publicUrl, sitemap, feeds, socialPictures }: PublicFiles,
): void {
  web.get('/favicon.svg', c => c.body(favicon, 200, { ...aDay, 'content-type': 'image/svg+xml' }))
  for (const [path, type, inline] of icons) {
    const bytes = Uint8Array.from(Buffer.from(inline.slice(inline.indexOf(',') + 1), 'base64'))
    web.get(path, c => c.body(bytes, 200, { ...aDay, 'content-type': type }))
  }
  web.get('/robots.txt', c => c.text(robotsText(publicUrl), 200, aDay))
  web.get('/sitemap.xml', async c => respond(c, await sitemap()))
  for (const { code } of locales) {
    const manifest = JSON.stringify(webManifest(code))
    web.get(withLocale('/manifest.webmanifest', code), c =>
      c.body(manifest, 200, { ...aDay, 'content-type': 'application/manifest+json' }),
    )
    web.get(withLocale(feedPath, code), async c => respond(c, await feeds[code]()))
  }
  web.get('/social/*', async c => {
    try {
      return (await socialPictures.answer(c.req.raw)) ?? c.text('Not found', 404)
    } catch (error) {
      if (error instanceof PageFailure || error instanceof PageRedirect) return c.text('Not found', 404)
      throw error
    }
  })
}
