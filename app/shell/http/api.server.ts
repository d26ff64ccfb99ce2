import { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import type { People } from '../../accounts/open-accounts.server.ts'
import { type ShopSource, shopApi } from '../../box-office/api/api.server.ts'
import { contentApi } from '../../content/api.server.ts'
import { doorApi } from '../../door/api.server.ts'
import type { Edition } from '../../editions/edition.ts'
import { navigatorApi } from '../../navigator/api.server.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Db } from '../../platform/database/database.server.ts'
import { searchApi } from '../../search/api.server.ts'

/** The public JSON API of all rooms, and the description of it at /api/openapi.json. */
export function createApi(source: {
  db: Db
  edition: Edition
  clock: Clock
  publicUrl: string
  till: ShopSource
  /** Who is asking, for the calls of staff. */
  people: People
  webhook: Hono
}): OpenAPIHono {
  const api = new OpenAPIHono()
  api.route('/v1', contentApi(source))
  // What time it is at the fair: for our own pages, which must not trust the visitor's clock.
  api.get('/v1/clock', c =>
    c.json({ now: source.clock.now().toISOString() }, 200, { 'cache-control': 'no-store' }),
  )
  api.route('/v1', searchApi(source))
  api.route('/v1', navigatorApi(source))
  api.route('/v1', shopApi(source.till))
  api.route('/v1', doorApi({ ...source.till, people: source.people }))
  api.route('/payments', source.webhook)
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: '1',
      description:
        'The content of the fair and its box office. Money is in kopecks, moments are ISO instants, days are Moscow days.',
    },
    servers: [{ url: `${source.publicUrl}/api` }],
  })
  return api
}
