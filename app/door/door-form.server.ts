import type { Context, Hono } from 'hono'
import type { People } from '../accounts/open-accounts.server.ts'
import type { BoxOffice } from '../box-office/box-office.ts'
import type { Clock } from '../platform/clock.server.ts'
import { splitLocale, withLocale } from '../platform/languages.ts'
import { recordScan } from './record-scan.server.ts'
import { keeperOf } from './require-keeper.server.ts'

/** The typed code as a browser without a script sends it. The nonce of the form makes a second click harmless. */
export function doorForm<Env extends object>(
  web: Hono<Env>,
  { boxOffice, clock, people }: { boxOffice: BoxOffice; clock: Clock; people: People },
): void {
  for (const prefix of ['', '/en']) web.post(`${prefix}/door/`, c => read(c))

  async function read(c: Context): Promise<Response> {
    const page = withLocale('/door/', splitLocale(new URL(c.req.url).pathname).locale)
    const keeper = await keeperOf(people, c)
    // The page itself leads to the sign-in, or says who may be here.
    if (keeper instanceof Response) return c.redirect(page, 303)
    const body = await c.req.parseBody()
    const field = (name: string, most: number) =>
      String(body[name] ?? '')
        .trim()
        .slice(0, most)
    const [text, gate, nonce] = [field('code', 2_000), field('gate', 60), field('nonce', 80)]
    if (text === '' || gate === '' || nonce.length < 8) return c.redirect(page, 303)
    const now = clock.now()
    await recordScan(boxOffice, { text, at: now, nonce, gate, actor: keeper.email }, now)
    return c.redirect(`${page}?${new URLSearchParams({ reading: nonce, gate })}`, 303)
  }
}
