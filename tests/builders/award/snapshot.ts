import { apiRoutes } from '../../../app/api-routes.ts'
import { fileRoutes } from '../../../app/file-routes.ts'
import { everyRoute } from '../../../app/office-routes.ts'
import { localeCodes, withLocale } from '../../../app/platform/languages.ts'
import type { Role } from '../../../app/platform/person.ts'
import { routes } from '../../../app/routes.ts'
import { ask } from '../ask.ts'
import { examplesOf } from '../every-path.ts'
import type { Site } from '../site.ts'
import { sql } from '../sql.ts'
import type { JudgedBook } from './judged-award.ts'

/** Whoever may not know: everybody but the award's own people (and the administrator, who may pass for them). */
export const curious: readonly Role[] = ['box-office', 'door', 'requests', 'exhibitors', 'council', 'member']

type Cookies = Partial<Record<Role, string>>
type Asked = { path: string; cookie?: string }

// Theirs is another answer every time, whatever has been decided.
const fleeting = ['/api/v1/clock', '/api/v1/forms/token', '/api/v1/stands/events', '/metrics', '/door/']

/** Every address of the plans that anybody outside the jury may ask for, in both languages. */
export function addressesOf(books: readonly (JudgedBook & { token: string })[], cookies: Cookies): Asked[] {
  const everybodys = routes.filter(({ audience }) => audience === 'public').flatMap(examplesOf)
  const pages = [...everybodys, ...books.map(({ token }) => `/award/application/${token}/`)]
  const searches = books.flatMap(({ title, author }) => [title, author].map(encodeURIComponent))
  const inBoth = (paths: readonly string[]) =>
    paths.flatMap(path => localeCodes.map(code => withLocale(path, code)))
  const machines = apiRoutes.flatMap(({ at, audience }) => {
    const [method, path = ''] = at.split(' ')
    return method === 'GET' && audience === 'public' && !path.includes('{') && !fleeting.includes(path)
      ? [path]
      : []
  })
  const files = fileRoutes.flatMap(({ path, audience }) =>
    audience === 'public' && !path.includes(':') ? [path] : [],
  )
  const open = [
    ...inBoth(pages),
    ...inBoth(everybodys).map(path => `${path}_payload.json`),
    ...inBoth(searches.map(words => `/search/?q=${words}`)),
    ...searches.flatMap(words => [`/api/v1/search?q=${words}`, `/api/v1/search?q=${words}&lang=en`]),
    ...machines,
    ...files,
    ...books.flatMap(({ number, token }) => [
      `/award/covers/${number}.webp`,
      `/award/application/${token}/cover.webp`,
      `/award/application/${token}/reading-copy.pdf`,
      `/award/application/${token}/diploma.pdf`,
    ]),
    ...[
      '/sitemap.xml',
      '/robots.txt',
      '/press/feed.xml',
      '/en/press/feed.xml',
      '/api/openapi.json',
      '/sw.js',
    ],
  ]
  const own = curious.flatMap(role =>
    everyRoute
      .filter(route => route.role === role || (route.audience === 'person' && !route.role))
      .filter(({ path, isActionOnly }) => !path.includes(':') && !isActionOnly && !fleeting.includes(path))
      .map(({ path }) => ({ path, cookie: cookies[role] ?? '' })),
  )
  return [...open.map(path => ({ path })), ...own]
}

/** What they are answered, by address; with the letters that have been promised, last. */
export async function snapshot(site: Site, addresses: readonly Asked[]): Promise<Map<string, string>> {
  const { port } = new URL(site.url)
  const seen = new Map<string, string>()
  for (let from = 0; from < addresses.length; from += 8) {
    await Promise.all(
      addresses.slice(from, from + 8).map(async ({ path, cookie }) => {
        const headers = { cookie: cookie ?? 'i18n_redirected=ru' }
        const { status, headers: given, text } = await ask(site, path, { headers })
        const said = [status, given.location, given['content-type'], given['cache-control'], text].join('\n')
        seen.set(`${cookie ? `as ${cookie.slice(-6)} ` : ''}${path}`, settled(said, port))
      }),
    )
  }
  const letters = await sql(site, 'select recipient, subject, body, html from letters order by 1, 2, 3')
  seen.set('letters', JSON.stringify(letters))
  return seen
}

// A process has its own port, and a form its own token for every visitor.
function settled(text: string, port: string): string {
  return text.replaceAll(`:${port}`, ':PORT').replace(/(name="token" value=")[^"]*"/g, '$1"')
}

/** The addresses at which the two were answered differently. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(key => one.get(key) !== other.get(key))
}
