import { apiRoutes } from '../../../app/api-routes.ts'
import { fileRoutes } from '../../../app/file-routes.ts'
import { everyRoute } from '../../../app/office-routes.ts'
import { type Entry, refusalOf } from '../../../app/page-server/guard.ts'
import { localeCodes, withLocale } from '../../../app/platform/languages.ts'
import type { Person, Role } from '../../../app/platform/person.ts'
import { routes } from '../../../app/routes.ts'
import { ask } from '../ask.ts'
import type { Site } from '../site.ts'
import { sql } from '../sql.ts'
import { examplesOf } from '../walks/every-path.ts'
import type { JudgedBook } from './judged-award.ts'

/** Whoever may not know: everybody but the award's own people. The administrator may pass for them, in their rooms. */
export const curious: readonly Role[] = [
  'admin',
  'box-office',
  'door',
  'requests',
  'exhibitors',
  'council',
  'member',
]

type Cookies = Partial<Record<Role, string>>
type Asked = { path: string; cookie?: string }

// Theirs is another answer every time, whatever has been decided.
const fleeting = ['/api/v1/clock', '/api/v1/forms/token', '/metrics']

/** What stands in place of a parameter; `null`: that page knows nothing of the award, nor of anybody in it. */
const personal: Record<string, null | ((book: AskedBook) => string[])> = {
  '/award/application/:token/': null, // everybody's who has the link, asked above
  '/award/application/:token/:file': null,
  '/award/application/:token/diploma.pdf': null,
  '/office/submissions/:id/': ({ submissionId }) => [submissionId],
  '/office/award/:id/': ({ id }) => [id],
  '/office/award/:id/cover.webp': ({ id }) => [id],
  '/office/award/:id/reading-copy.pdf': ({ id }) => [id],
  '/jury/books/:id/': ({ id }) => [id],
  '/jury/books/:id/reading/': ({ id }) => [id],
  '/jury/files/:id/:file': ({ id }) => [`${id}/cover.webp`, `${id}/reading-copy.pdf`],
  '/account/link/:token/': null,
  '/account/application/works/:id/': null,
  '/account/application/pictures/:file': null,
  '/account/payment/:file': null,
  '/account/messages/files/:file': null,
  '/council/:id/': null,
  '/council/pictures/:file': null,
  '/tickets/order/:token/': null,
  '/tickets/order/:token/:file': null,
  '/tickets/ticket/:secret/': null,
  '/tickets/ticket/:secret/:file': null,
  '/tickets/ticket/:secret/ticket.pkpass': null,
  '/tickets/ticket/:secret/google-wallet': null,
  '/tickets/waiting/:token/': null,
  // A look ahead shows no result: tests/http/editorial/look-ahead.test.ts.
  // Names who did what, never what a vote was: votes are no deeds of staff.
  '/office/journal/:id/': null,
  '/office/content/pictures/:id/': null,
  '/office/letters/:id/': null,
  '/office/letters/:id/letter.html': null,
  '/office/people/:id/': null,
  '/office/content/imports/:id/': null,
  '/office/content/exports/:file': null,
  '/office/content/:kind/': null,
  '/office/content/:kind/:key/': null,
  '/office/content/:kind/:key/versions/': null,
  '/office/content/:kind/:key/preview.html': null,
  '/office/content/:kind/:key/presence.json': null,
  '/office/releases/:id/': null,
  '/office/releases/:id/preview.html': null,
  '/office/orders/:id/': null,
  '/office/invitations/:id/': null,
  '/office/invoices/:id/': null,
  '/office/invoices/:id/invoice.pdf': null,
  '/office/invoices/:id/contract.pdf': null,
  '/office/invoices/:id/act.pdf': null,
  '/office/statements/:id/': null,
  '/office/statements/:id/lines.csv': null,
  '/office/stands/:code/': null,
  '/office/equipment/:slug/': null,
  '/office/materials/:id/': null,
  '/office/materials/pictures/:file': null,
  '/office/messages/:id/': null,
  '/office/messages/files/:file': null,
  '/office/applications/:id/': null,
  '/office/applications/pictures/:file': null,
}

type AskedBook = JudgedBook & { token: string; submissionId: string }

/** Every address of the plans that anybody outside the jury may ask for, in both languages. */
export function addressesOf(books: readonly AskedBook[], cookies: Cookies): Asked[] {
  const everybodys = routes.filter(({ audience }) => audience === 'public').flatMap(examplesOf)
  const pages = [...everybodys, ...books.map(({ token }) => `/award/application/${token}/`)]
  const searches = books.flatMap(({ title, author }) => [title, author].map(encodeURIComponent))
  const inBoth = (paths: readonly string[]) =>
    paths.flatMap(path => localeCodes.map(code => withLocale(path, code)))
  const machines = apiRoutes.flatMap(({ at, audience, isStream }) => {
    const [method, path = ''] = at.split(' ')
    // A stream has no end to be compared.
    const isAsked = method === 'GET' && audience === 'public' && !isStream && !fleeting.includes(path)
    return isAsked && !path.includes('{') ? [path] : []
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
      `/award/covers/2025-09/${number}.webp`,
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
  return [
    ...open.map(path => ({ path })),
    ...curious.flatMap(role => ownOf(role, books, cookies[role] ?? '')),
  ]
}

/**
 * What somebody who has signed in may ask for besides: pages and files of their role, what everybody has for themselves, and what
 * names a book of the award, which is refused them or must not tell.
 */
function ownOf(role: Role, books: readonly AskedBook[], cookie: string): Asked[] {
  const person: Person = { id: '', email: '', name: '', role }
  // Nobody asks in the rooms of the secretary and the jury but who may not enter them: one who passes for them knows.
  const isKnown = (entry: Entry) => role === 'admin' && entry.role === 'award'
  const entries = [...everyRoute.filter(({ isActionOnly }) => !isActionOnly), ...fileRoutes].filter(
    entry => entry.audience !== 'public' && !isKnown(entry),
  )
  const paths = entries.flatMap(entry => {
    const { path } = entry
    // A table in Excel's format is packed as it comes, in pieces of any size: its CSV says the same.
    if (path.endsWith('.xlsx')) return []
    // Somebody's own journal names every door they knocked at, and the health of the site is of the moment.
    if (path.startsWith('/office/journal') || path === '/office/health/') return []
    if (!path.includes(':')) return refusalOf(entry, person) ? [] : [path]
    const example = personal[path]
    if (example === undefined) throw new Error(`no line for ${path}: may it tell of the award?`)
    // Where it is refused, one book tells as much as eight.
    const asked = refusalOf(entry, person) ? books.slice(0, 1) : books
    return example ? asked.flatMap(example).map(value => path.replace(/:\w+(?:\/:\w+)?/, value)) : []
  })
  const machines = apiRoutes.flatMap(({ at, ...entry }) => {
    const [method, path = ''] = at.split(' ')
    const isTheirs = entry.audience !== 'public' && !refusalOf(entry, person)
    return method === 'GET' && isTheirs && !path.includes('{') ? [path] : []
  })
  return [...paths, ...machines].map(path => ({ path, cookie }))
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

// A process has its own port, a form its own token for every visitor, and a reading at the door its own name.
function settled(text: string, port: string): string {
  const [, nonce = 'no nonce'] = /name="nonce" value="([^"]*)"/.exec(text) ?? []
  return text
    .replaceAll(nonce, 'NONCE')
    .replaceAll(`:${port}`, ':PORT')
    .replace(/(name="(?:token|key)" value=")[^"]*"/g, '$1"')
}

/** The addresses at which the two were answered differently. */
export function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(key => one.get(key) !== other.get(key))
}
