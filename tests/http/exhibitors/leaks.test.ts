import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRoutes } from '../../../app/api-routes.ts'
import { fileRoutes } from '../../../app/file-routes.ts'
import type { Route } from '../../../app/navigation/route-table.ts'
import { everyRoute } from '../../../app/office-routes.ts'
import { refusalOf } from '../../../app/page-server/guard.ts'
import { locales, withLocale } from '../../../app/platform/languages.ts'
import type { Person, Role } from '../../../app/platform/person.ts'
import { actionsOf } from '../../../app/server-modules.server.ts'
import { type Answer, ask } from '../../builders/ask.ts'
import { type AllOfOne, allOfOne, canary } from '../../builders/exhibitors/all-of-one.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { insertApplication, personId } from '../../builders/exhibitors/in-review.ts'
import { everyField, ownedBy, wordsOf } from '../../builders/exhibitors/looked-for.ts'
import { paidExhibitor } from '../../builders/exhibitors/materials.ts'
import { holderOf } from '../../builders/exhibitors/payers.ts'
import { filledIn, readForms, type SentFields } from '../../builders/fuzz/read-forms.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { everyOther, oneWay } from '../../builders/walks/whole-walk.ts'

/*
 * One exhibitor, with a mark in everything they have written and in everything written about them; everybody else asks
 * for every address of the plans with that exhibitor's own ids, and sends every form of every page. The mark is in no
 * body, header or redirect, and nothing of the exhibitor's changes. A route whose address needs an id and has no line
 * here makes the test fail.
 */
let site: Site
/** What the secretary has noted for somebody who waits for an answer: neither they nor anybody else may read it. */
const unreleased = 'Ozhidqvxz'
let waits = ''
let own: AllOfOne
let office = ''
let admin = ''
const cookies: Record<string, string> = {}
const askers: Record<string, Role | null> = {
  nobody: null,
  'a rival with a paid stand': 'member',
  'a rival who holds a stand': 'member',
  'somebody who waits for an answer': 'member',
  'the council': 'council',
  'the box office': 'box-office',
  'the door': 'door',
  requests: 'requests',
}

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000', FAIR_NOW: '2026-02-19T12:00:00+03:00' })
  office = await signIn(site, 'exhibitors')
  admin = await signIn(site, 'admin')
  own = await allOfOne(site, office)
  cookies['a rival with a paid stand'] = (await paidExhibitor(site, 'rival-paid@example.test')).cookie
  const [free] = await sql<{ code: string }>(
    site,
    `select code from stands where edition_id = 'spring-2026' and is_offered
       and code not in (select stand_code from stand_holds where state <> 'released') order by code limit 1`,
  )
  const rival = await holderOf(site, free?.code ?? '', {
    email: 'rival-holds@example.test',
    at: '2026-02-18T09:00:00Z',
  })
  cookies['a rival who holds a stand'] = rival.cookie
  const waiting = 'waiting@example.test'
  cookies['somebody who waits for an answer'] = await newcomer(site, waiting)
  waits = await insertApplication(site, { owner: await personId(site, waiting) })
  await sql(
    site,
    `insert into council_decisions (application_id, decision, section, message, decided_by, decided_at)
     values ($1, 'decline', 'paper', $2, 'secretary@portico.example', now())`,
    [waits, unreleased],
  )
  for (const [name, role] of Object.entries(askers))
    if (role && role !== 'member') cookies[name] = await signIn(site, role)
}, 120_000)
afterAll(() => site.stop())

/** What stands in an address in place of its parameter. `null`: nothing there is of an exhibitor of the coming fair. */
const lines: Record<string, null | ((one: AllOfOne) => string[])> = {
  '/account/link/:token/': null,
  '/award/application/:token/': null,
  '/office/journal/:id/': null,
  '/office/letters/:id/': null,
  '/office/letters/:id/letter.html': null,
  '/office/people/:id/': null,
  '/office/content/pictures/:id/': null,
  '/office/content/imports/:id/': null,
  '/office/content/exports/:file': null,
  '/office/content/:kind/': null,
  '/office/content/:kind/:key/': null,
  '/office/content/:kind/:key/versions/': null,
  '/office/content/:kind/:key/preview.html': null,
  '/office/content/:kind/:key/presence.json': null,
  '/office/releases/:id/': null,
  '/office/releases/:id/preview.html': null,
  '/award/application/:token/:file': null,
  '/award/application/:token/diploma.pdf': null,
  '/office/award/:id/': null,
  '/office/award/:id/cover.webp': null,
  '/office/award/:id/reading-copy.pdf': null,
  '/jury/books/:id/': null,
  '/jury/books/:id/reading/': null,
  '/jury/files/:id/:file': null,
  '/account/messages/files/:file': one => [`${one.attachment}.pdf`],
  '/office/messages/files/:file': one => [`${one.attachment}.pdf`],
  '/tickets/order/:token/:file': null,
  '/tickets/ticket/:secret/:file': null,
  '/tickets/ticket/:secret/ticket.pkpass': null,
  '/tickets/ticket/:secret/google-wallet': null,
  '/tickets/order/:token/': null,
  '/tickets/ticket/:secret/': null,
  '/tickets/waiting/:token/': null,
  '/office/orders/:id/': null,
  '/office/invitations/:id/': null,
  '/office/submissions/:id/': null,
  '/office/equipment/:slug/': () => ['lamp'],
  '/account/application/works/:id/': one => [one.work],
  '/account/application/pictures/:file': one => pictureFiles(one),
  '/account/payment/:file': ({ number }) => [
    'contract.pdf',
    ...['invoice', 'contract', 'act'].map(
      kind => `${kind}-${number.replace(/\D*(\d{4})\D+(\d+)$/, '$1-$2')}.pdf`,
    ),
  ],
  '/council/:id/': one => [one.application],
  '/council/pictures/:file': one => pictureFiles(one),
  '/office/applications/:id/': one => [one.application],
  '/office/applications/pictures/:file': one => pictureFiles(one),
  '/office/materials/:id/': one => [one.application],
  '/office/materials/pictures/:file': one => pictureFiles(one),
  '/office/messages/:id/': one => [one.application],
  '/office/invoices/:id/': one => [one.invoice],
  '/office/invoices/:id/invoice.pdf': one => [one.invoice],
  '/office/invoices/:id/contract.pdf': one => [one.invoice],
  '/office/invoices/:id/act.pdf': one => [one.invoice],
  '/office/statements/:id/': one => [one.statement],
  '/office/statements/:id/lines.csv': one => [one.statement],
  '/office/stands/:code/': one => [one.stand],
  'GET /api/v1/uploads/{id}': one => [one.upload],
  'PATCH /api/v1/uploads/{id}': one => [one.upload],
  'DELETE /api/v1/uploads/{id}': one => [one.upload],
  'GET /api/v1/office/picture-uploads/{id}': null,
  'PATCH /api/v1/office/picture-uploads/{id}': null,
  'DELETE /api/v1/office/picture-uploads/{id}': null,
  'GET /api/v1/orders/{token}': null,
  'POST /api/v1/orders/{token}/refunds': null,
}

const pictureFiles = ({ picture, logo }: AllOfOne) =>
  [picture, logo].flatMap(id => ['large', 'small'].map(size => `${id}-${size}.webp`))
const isKept = ({ audience }: { audience: string }) => audience !== 'public'
const pages = everyRoute.filter(isKept)
const files = fileRoutes.filter(isKept)
const calls = apiRoutes.filter(isKept)
const named = [
  ...pages.map(({ path }) => path),
  ...files.map(({ path }) => path),
  ...calls.map(({ at }) => at),
]
const hasParameter = (path: string) => /[:{]\w+/.test(path.replace(/^\w+ /, ''))
/** The journal of one's own names the addresses one has knocked at, with the ids in them: `tests/http/journal` looks at it. */
const isJournal = (path: string) => path.startsWith('/office/journal')
const isLooked = (path: string) => !isJournal(path) && (!hasParameter(path) || lines[path] !== null)

/** The addresses of a line of the plan, with the ids of the one exhibitor. */
function addressesOf(path: string): string[] {
  const bare = path.replace(/^[A-Z]+ /, '')
  if (!hasParameter(path)) return [bare]
  return (lines[path]?.(own) ?? []).map(value => bare.replace(/:\w+|\{\w+\}/, value))
}

const as = (asker: string): Record<string, string> => (cookies[asker] ? { cookie: cookies[asker] } : {})
const refusal = (route: Pick<Route, 'audience' | 'role'>, asker: string) => {
  const role = askers[asker]
  return refusalOf(route, role ? ({ id: '', email: '', name: '', role } satisfies Person) : null)
}

/** Everything by which somebody would know the exhibitor, apart from what they have asked for themselves. */
async function tells(answer: Answer, asked: string[]): Promise<string[]> {
  const { application, work, upload, statement, invoice, number, payment, email } = own
  const files = [own.item, own.picture, own.logo, own.attachment]
  let said = `${answer.status} ${JSON.stringify(answer.headers)} ${await wordsOf(answer)}`
  for (const one of asked) for (const form of spellings(one)) said = said.replaceAll(form, '')
  const secrets = [application, work, upload, statement, invoice, number, payment, email, ...files]
  return [canary, unreleased, ...secrets].filter(secret =>
    spellings(secret).some(form => said.includes(form)),
  )
}

const spellings = (text: string) => [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)]

test('every address that needs an id has a line, and no line is of an address that is gone', () => {
  const wanted = [...new Set(named.filter(hasParameter))].sort()
  expect(wanted.filter(path => lines[path] === undefined)).toEqual([])
  expect(Object.keys(lines).filter(path => !wanted.includes(path))).toEqual([])
})

test('there is something to keep: whoever may see it does', async () => {
  const seen = async (path: string, cookie: string) => (await ask(site, path, { headers: { cookie } })).text
  for (const path of ['application/', 'application/preview/', 'payment/', 'materials/', 'messages/'])
    expect([path, (await seen(`/account/${path}`, own.cookie)).includes(canary)]).toEqual([path, true])
  const offices = ['applications', 'materials', 'messages'].map(room => `/office/${room}/${own.application}/`)
  for (const path of [
    ...offices,
    `/office/invoices/${own.invoice}/`,
    `/office/statements/${own.statement}/`,
    '/office/stands.csv',
    '/office/applications.csv',
    '/office/materials.csv',
    '/office/invoices.csv',
  ])
    expect([path, (await seen(path, office)).includes(canary)]).toEqual([path, true])
  expect((await seen(`/office/decisions/?application=${waits}`, office)).includes(unreleased)).toBe(true)
  for (const path of addressesOf('/account/payment/:file').filter(file => !file.includes('act-')))
    expect([path, (await ask(site, path, { headers: { cookie: own.cookie } })).status]).toEqual([path, 200])
  for (const path of addressesOf('/account/application/pictures/:file'))
    expect([path, (await ask(site, path, { headers: { cookie: own.cookie } })).status]).toEqual([path, 200])
})

describe.each(everyOther(Object.keys(askers)))('%s', asker => {
  const lookAt = async (paths: readonly string[]) => {
    for (const path of paths.filter(isLooked))
      for (const address of addressesOf(path))
        for (const { code } of oneWay(locales, address.length % 2)) {
          const answer = await ask(site, withLocale(address, code), { headers: as(asker) })
          expect([address, await tells(answer, [address])]).toEqual([address, []])
          if (answer.headers.location)
            expect(
              await tells(await ask(site, answer.headers.location, { headers: as(asker) }), [address]),
            ).toEqual([])
        }
  }

  test('reads nothing of it on any page', () => lookAt(pages.map(({ path }) => path)), 60_000)
  test('gets no file of it', () => lookAt(files.map(({ path }) => path)), 60_000)

  test('is refused what is not theirs', async () => {
    for (const route of [...pages, ...files].filter(route => isLooked(route.path) && refusal(route, asker)))
      for (const address of addressesOf(route.path)) {
        const { status } = await ask(site, address, { headers: as(asker) })
        expect([address, [302, 403].includes(status)]).toEqual([address, true])
      }
  })

  test('changes nothing of it with any form of any page', async () => {
    // The rightful reader's look marks messages as read: it comes first.
    for (const route of pages.filter(({ path }) => isLooked(path)))
      for (const address of addressesOf(route.path)) await formsFor(route, address)
    const before = await ownedBy(own, site)
    let sent = 0
    for (const route of pages.filter(({ path }) => isLooked(path)))
      for (const address of addressesOf(route.path)) {
        for (const fields of await formsFor(route, address)) {
          const answer = await post(address, fields, as(asker))
          sent += 1
          const asked = [address, ...fields.map(([, value]) => value).filter(value => value.length > 3)]
          expect([address, fields[0], await tells(answer, asked)]).toEqual([address, fields[0], []])
          // A page with a script leads to the sign-in by itself.
          if (refusal(route, asker))
            expect([address, answer.status]).toEqual([address, route.isPlain ? 403 : 303])
        }
      }
    expect(await ownedBy(own, site)).toEqual(before)
    expect(sent).toBeGreaterThan(120)
    // Whoever was signed in still is: nothing of the above was sent by nobody.
    const { status } = await ask(site, '/account/', { headers: as(asker) })
    expect(status).toBe(askers[asker] ? 200 : 302)
  }, 240_000)

  test('changes and learns nothing by any call', async () => {
    const before = await ownedBy(own, site)
    for (const { at } of calls.filter(({ at }) => isLooked(at)))
      for (const address of addressesOf(at)) {
        const [method = ''] = at.split(' ')
        const answer = await ask(site, address, {
          method,
          ...bodyOf(method),
          headers: { ...as(asker), ...headersOf(method) },
        })
        expect([at, await tells(answer, [address, own.work, own.item])]).toEqual([at, []])
      }
    expect(await ownedBy(own, site)).toEqual(before)
  })

  test(
    'finds nothing of it on their own pages afterwards',
    () => lookAt(pages.map(({ path }) => path)),
    60_000,
  )
})

test('no public page or call tells of it', async () => {
  const paths = everyRoute.filter(({ audience, path }) => audience === 'public' && !path.includes(':'))
  const searches = ['/search/', '/participants/', '/navigator/map/'].map(
    path => `${path}?q=${encodeURIComponent(canary)}`,
  )
  const gets = apiRoutes
    .filter(({ at, audience }) => audience === 'public' && at.startsWith('GET /api/') && !at.includes('{'))
    .filter(route => !('isStream' in route))
    .map(({ at }) => at.slice(4))
  for (const path of [
    ...paths.map(({ path }) => path),
    ...searches,
    ...gets,
    `/api/v1/search?q=${encodeURIComponent(canary)}`,
  ])
    expect([path, await tells(await ask(site, path), [canary])]).toEqual([path, []])
}, 60_000)

/** Every form that the rightful reader finds there, as they would send it; and every verb with all the ids there are. */
const formsAt = new Map<string, SentFields[]>()
async function formsFor(route: Route, address: string): Promise<SentFields[]> {
  const known = formsAt.get(address) ?? (await readFormsOf(route, address))
  formsAt.set(address, known)
  return known
}

async function readFormsOf(route: Route, address: string): Promise<SentFields[]> {
  // Whoever has signed out asks for nothing any more.
  if (route.id === 'sign-out') return []
  const cookie = route.audience === 'staff' ? (route.role === 'exhibitors' ? office : admin) : own.cookie
  const { text } = await ask(site, address, { headers: { cookie } })
  const shown = readForms(text).filter(({ action }) => action === '' || action.split('?')[0] === address)
  const verbs = Object.keys(actionsOf(route)).map((verb): SentFields => [['do', verb], ...everyField(own)])
  // Signing oneself out, or asking for a letter, is nobody's loss but one's own.
  if (!route.path.startsWith('/account/') || route.role)
    return [...shown.flatMap(form => filledIn(form, {})), ...verbs]
  return []
}

const post = (address: string, fields: SentFields, headers: Record<string, string>) =>
  ask(site, address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

function headersOf(method: string): Record<string, string> {
  if (method === 'POST') return { 'content-type': 'application/json' }
  return method === 'PATCH' ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' } : {}
}

function bodyOf(method: string) {
  if (method === 'POST')
    return { body: JSON.stringify({ name: 'a.jpg', size: 5, fingerprint: 'x', work: own.work, scans: [] }) }
  return method === 'PATCH' ? { body: Buffer.alloc(5) } : {}
}
