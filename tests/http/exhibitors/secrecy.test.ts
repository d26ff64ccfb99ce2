import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRoutes } from '../../../app/api-routes.ts'
import { fileRoutes } from '../../../app/file-routes.ts'
import { everyRoute } from '../../../app/office-routes.ts'
import { locales, withLocale } from '../../../app/platform/languages.ts'
import { actionsOf } from '../../../app/server-modules.server.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import {
  applicationOf,
  fillWorks,
  newcomer,
  save,
  submit,
  wholeFields,
} from '../../builders/exhibitors/applicants.ts'
import { cookieIn, signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

/*
 * Everything of an exhibitor's that has an address, taken from the plans, asked for by everybody else: nothing of the
 * owner's is in any answer, and nothing changes.
 */
const email = 'owner@example.test'
const secret = 'ТАЙНА-ВЛАДЕЛЬЦА'
let site: Site
let work = ''
let picture = ''
let upload = ''
let application = ''
const askers: Record<string, string> = {}

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  const cookie = await newcomer(site, email)
  const fields = { ...wholeFields, nameRu: secret, conceptRu: secret, cvRu: secret, contactName: secret }
  ;[work = ''] = await fillWorks(site, cookie, email)
  await send(
    site,
    `/account/application/works/${work}/`,
    { do: 'save', revision: '1', titleRu: secret },
    { cookie },
  )
  await save(site, cookie, { revision: '0', ...fields })
  application = (await applicationOf(site, email))?.id ?? ''
  const [row] = await sql<{ picture: string }>(
    site,
    'select picture_id as picture from exhibitor_works where id = $1',
    [work],
  )
  picture = row?.picture ?? ''
  const announced = await ask(site, '/api/v1/uploads', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `${secret}.jpg`, size: 10, fingerprint: 'x' }),
  })
  upload = (announced.json() as { id: string }).id
  askers.nobody = ''
  askers['another exhibitor'] = await newcomer(site, 'rival@example.test')
  askers['the council'] = await signIn(site, 'council')
  askers['the box office'] = await signIn(site, 'box-office')
  askers.requests = await signIn(site, 'requests')
})
afterAll(() => site.stop())

const isTheirs = ({ path }: { path: string }) => /^\/(?:account|office)\/application/.test(path)
const pages = everyRoute.filter(isTheirs)
const files = fileRoutes.filter(isTheirs)
const calls = apiRoutes.filter(({ at }) => at.includes('/api/v1/uploads'))
const who = ['nobody', 'another exhibitor', 'the council', 'the box office', 'requests']

/** The owner's own things in the address. */
function addressOf(path: string): string {
  const id = path.startsWith('/office/') ? application : work
  return path.replace(':file', `${picture}-large.webp`).replace(':id', id)
}

const headersOf = (asker: string): Record<string, string> => (askers[asker] ? { cookie: askers[asker] } : {})

test('there is something to keep', () => {
  expect([pages.length, files.length, calls.length]).toEqual([7, 4, 4])
})

describe.each(who)('%s', asker => {
  test.each(pages.map(({ path }) => path))('asks for %s', async path => {
    for (const { code } of oneWay(locales, path.length % 2)) {
      const { text, status, headers } = await ask(site, withLocale(addressOf(path), code), {
        headers: headersOf(asker),
      })
      expect(text).not.toContain(secret)
      expect(text).not.toContain(picture)
      // A refusal may name the address it was asked for, and nothing that was not in it.
      expect(text.replaceAll(addressOf(path), '')).not.toContain(work)
      const isOwn = asker === 'another exhibitor' && path.startsWith('/account/') && !path.includes(':id')
      expect([path, status]).toEqual([
        path,
        isOwn
          ? 200
          : asker === 'nobody'
            ? 302
            : path.includes('works/:id') && asker === 'another exhibitor'
              ? 404
              : 403,
      ])
      expect(headers['cache-control'] ?? 'no-store').toBe('no-store')
    }
  })

  test.each(pages.flatMap(route => Object.keys(actionsOf(route)).map(verb => [route.path, verb] as const)))(
    'sends to %s do=%s',
    async (path, verb) => {
      const before = await owned()
      const fields = {
        do: verb,
        work,
        upload,
        to: 'down',
        revision: '1',
        confirm: 'yes',
        nameRu: 'чужое',
        titleRu: 'чужое',
      }
      const { text } = await send(site, addressOf(path), fields, headersOf(asker))
      expect(text).not.toContain(secret)
      expect(await owned()).toEqual(before)
    },
  )

  test.each(files.map(({ path }) => path))('asks for the file %s', async path => {
    const { status, bytes } = await ask(site, addressOf(path), { headers: headersOf(asker) })
    expect([403, 404]).toContain(status)
    expect(bytes.includes('WEBP')).toBe(false)
  })

  test.each(calls.map(({ at }) => at))('calls %s', async at => {
    const before = await owned()
    const [method = '', path = ''] = at.split(' ')
    const { status, text } = await ask(site, path.replace('{id}', upload), {
      method,
      headers: {
        ...headersOf(asker),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(method === 'PATCH' && {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': '0',
        }),
      },
      ...(method === 'POST' && { body: JSON.stringify({ name: 'a', size: 5, fingerprint: 'x', work }) }),
      ...(method === 'PATCH' && { body: Buffer.alloc(5) }),
    })
    expect(text).not.toContain(secret)
    expect(status).toBe(asker === 'nobody' ? 401 : asker === 'another exhibitor' ? 404 : 403)
    expect(await owned()).toEqual(before)
  })
})

describe('the exhibitors’ office', () => {
  test('knows that a draft is there, and not a word of it; once submitted, the version', async () => {
    const cookie = await signIn(site, 'exhibitors')
    const look = async (path: string) => (await ask(site, path, { headers: { cookie } })).text
    for (const path of [
      '/office/applications/',
      `/office/applications/?q=${encodeURIComponent(secret)}`,
      `/office/applications/${application}/`,
    ])
      expect((await look(path)).replaceAll(`value="${secret}"`, '')).not.toContain(secret)
    expect(
      (await ask(site, addressOf('/office/applications/pictures/:file'), { headers: { cookie } })).status,
    ).toBe(404)
    expect(await look('/office/applications/')).toContain(email)

    const owner = await signInAgain()
    await send(
      site,
      `/account/application/works/${work}/`,
      { do: 'save', revision: '2', titleRu: 'Урок' },
      { cookie: owner },
    )
    await send(site, '/account/application/works/', { do: 'stop', upload }, { cookie: owner })
    const sent = await submit(site, owner, { revision: '1', ...wholeFields, nameRu: 'Открытое имя' })
    expect(sent.status).toBe(303)
    await save(site, owner, { revision: '2', ...wholeFields, nameRu: secret })
    expect(await look(`/office/applications/${application}/`)).toContain('Открытое имя')
    for (const path of [`/office/applications/${application}/`, '/office/applications/'])
      expect(await look(path)).not.toContain(secret)
    expect(
      (await ask(site, addressOf('/office/applications/pictures/:file'), { headers: { cookie } })).status,
    ).toBe(200)
    expect(await look('/office/applications/?state=submitted&kind=workshop')).toContain(email)
    expect(await look('/office/applications/?state=draft')).not.toContain(email)
  })
})

async function signInAgain(): Promise<string> {
  return cookieIn(await send(site, '/sign-in/', { email, password: demoPassword }))
}

/** Everything the owner has, to the letter. */
function owned() {
  return sql(
    site,
    `select a.state, a.fields, a.revision,
       (select jsonb_agg(to_jsonb(w) order by w.id) from exhibitor_works w where w.application_id = a.id) as works,
       (select jsonb_agg(to_jsonb(u) order by u.id) from exhibitor_uploads u where u.application_id = a.id) as uploads,
       (select count(*) from exhibitor_history h where h.application_id = a.id) as history
     from exhibitor_applications a where a.id = $1`,
    [application],
  )
}
