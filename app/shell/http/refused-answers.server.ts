import type { Context } from 'hono'
import { matchRoute } from '../../navigation/route-table.ts'
import { everyRoute } from '../../office-routes.ts'
import { isFormType, readFields } from '../../page-server/read-fields.ts'
import { roomOf } from '../../page-sources.ts'
import { splitLocale } from '../../platform/languages.ts'
import { problem } from '../../platform/problem.server.ts'
import type { Refused } from '../refused-page.tsx'

type Pages = { renderRefused(pathname: string, refused: Refused): Promise<string> }

/** Too much or too often: to a person a page in their language, from which the form can be sent again; to a machine a problem. */
export function refusedAnswers({ renderRefused }: Pages) {
  async function tooMuch(c: Context): Promise<Response> {
    if (!isForPerson(c)) return problem(413, 'too-large', 'More was sent than is taken here.')
    return page(c, 413, { kind: 'tooMuch', address: addressOf(c) })
  }

  async function tooOften(c: Context, seconds: number): Promise<Response> {
    const retry = { 'retry-after': String(seconds) }
    if (!isForPerson(c))
      return problem(429, 'too-many-requests', 'Too many requests; please wait a little.', retry)
    const typed = await typedIn(c)
    return page(c, 429, { kind: 'tooOften', address: addressOf(c), seconds, typed }, retry)
  }

  async function page(c: Context, status: 413 | 429, refused: Refused, headers: Record<string, string> = {}) {
    const { pathname } = new URL(c.req.url)
    const html = await renderRefused(pathname, refused)
    return c.html(html, status, { ...headers, 'cache-control': 'no-store' })
  }

  return { tooMuch, tooOften }
}

export type RefusedAnswers = ReturnType<typeof refusedAnswers>

function isForPerson(c: Context): boolean {
  const { pathname } = new URL(c.req.url)
  if (pathname.startsWith('/api/') || pathname.endsWith('.json')) return false
  if ((c.req.header('accept') ?? '').includes('application/json')) return false
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  return isRead || isFormType(c.req.header('content-type') ?? '')
}

/** Passwords and codes are typed into pages of accounts alone, and are never sent back. */
async function typedIn(c: Context): Promise<[string, string][]> {
  const { path } = splitLocale(new URL(c.req.url).pathname)
  const route = matchRoute(everyRoute, path)?.route
  if (c.req.method !== 'POST' || !route || roomOf(route) === 'accounts') return []
  const fields = (await readFields(c.req.raw)) ?? {}
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
}

function addressOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return `${pathname.replace(/^[/\\]+/, '/')}${search}`
}
