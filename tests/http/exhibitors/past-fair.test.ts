import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyStands } from '../../../app/content/stands/insert-copies.server.ts'
import { addEdition } from '../../../app/editions/add-edition.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { keepEdition } from '../../../app/editions/keep-edition.server.ts'
import { type Database, openDatabase } from '../../../app/platform/database/database.server.ts'
import { createLog } from '../../../app/platform/log.server.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { type AllOfOne, allOfOne } from '../../builders/exhibitors/all-of-one.ts'
import { applicationPath, lettersTo, newcomer } from '../../builders/exhibitors/applicants.ts'
import { insertApplication, personId } from '../../builders/exhibitors/in-review.ts'
import { materialsPath, published } from '../../builders/exhibitors/materials.ts'
import {
  holderOf,
  invoicesOf,
  type Payer,
  paymentPath,
  requisites,
} from '../../builders/exhibitors/payers.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { cookieIn, signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// An exhibitor of spring goes the whole way; the office moves a day; the site turns to autumn, to which others apply. What was
// theirs stays theirs and nobody else's, and stands still.

const at = (moment: string) => new Date(`${moment}+03:00`)
const admin = { id: 'admin', email: 'admin@x', name: 'С. Омутова', role: 'admin' } as const
const messages = '/account/messages/'
let clone: Awaited<ReturnType<typeof cloneFair>>
let database: Database
let site: SiteAt
let own: AllOfOne
let payer: Payer
let idle: Payer
/** Whose invoice nobody has paid. */
let debtor: Payer
let contract: Buffer
let number: string
const drafter = 'drafter@example.test'

async function addFair(from: string, firstDay: string, ru: string, en: string, shownFrom: string) {
  const key = `6f0d4f3c-2b1a-4c5d-8e7f-${firstDay.replaceAll('-', '').padStart(12, '0')}`
  const isAnnounced = firstDay === '2026-04-02'
  const wish = { from, name: { ru, en }, firstDay, isAnnounced, key } as const
  const made = await addEdition(database.pool, autumn2025, wish, admin, at('2025-09-20T10:00:00'), copyStands)
  const id = firstDay.slice(0, 7)
  expect(made).toEqual({ ok: true, id })
  await database.pool.query('update editions set shown_from = $2 where id = $1', [id, at(shownFrom)])
}

beforeAll(async () => {
  clone = await cloneFair()
  database = await openDatabase({ databaseUrl: clone.url, databasePool: 2, dataDir: '' }, createLog('silent'))
  await keepEdition(database.db, autumn2025)
  await addFair('2025-09', '2026-04-02', 'Весна 2026', 'Spring 2026', '2025-11-01T00:00:00')
  await addFair('2026-04', '2026-10-08', 'Осень 2026', 'Autumn 2026', '2026-05-01T00:00:00')
  site = await startSiteAt(at('2026-02-19T12:00:00'), {
    DATABASE_URL: clone.url,
    POSTS_PER_MINUTE: '100000',
    UPLOADS: `file:${makeFolder('past-fair-uploads')}`,
  })
  own = await allOfOne(site, await signIn(site, 'exhibitors'))
  const [first, second] = await freeStands()
  const since = { at: '2026-02-18T09:00:00Z' }
  payer = await holderOf(site, first ?? '', { ...since, email: 'payer@example.test', hours: 24 * 120 })
  idle = await holderOf(site, second ?? '', { ...since, email: 'idle@example.test', hours: 24 * 5 })
  await newcomer(site, drafter)
  await sql(
    site,
    `insert into exhibitor_applications (edition_id, person_id, state, fields, kind, locale, created_at, updated_at)
     select 'spring-2026', id, 'draft', '{"nameRu":"Черновик"}', '', 'ru', '2025-12-01', '2025-12-01' from people where email = $1`,
    [drafter],
  )
}, 240_000)
afterAll(async () => {
  await site.stop()
  await database.close()
  await clone.drop()
})

async function freeStands(): Promise<string[]> {
  const rows = await sql<{ code: string }>(
    site,
    `select code from stands where edition_id = 'spring-2026' and is_offered and price_kopecks <= 35000000
       and code not in (select stand_code from stand_holds where state <> 'released') order by code limit 2`,
  )
  return rows.map(({ code }) => code)
}
async function signedIn(email: string): Promise<string> {
  return cookieIn(await send(site, '/sign-in/', { email, password: demoPassword }))
}
const get = (path: string, cookie: string) => ask(site, path, { headers: { cookie } })
const text = async (path: string, cookie = '') => (await get(path, cookie)).text
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[ \n]+/g, ' ')
const paperOf = (kind: string) => `${paymentPath}${kind}-${number}.pdf`
const rowOf = async (id: string) =>
  (await sql(site, 'select * from exhibitor_applications where id = $1', [id]))[0]
const materialsOf = async (id: string) =>
  (await sql(site, 'select * from exhibitor_materials where application_id = $1', [id]))[0]

describe('while the fair is ahead, the office moves its first day into another month', () => {
  test('what was agreed to downloads as it was, byte for byte', async () => {
    number = own.number.replace(/^\D+/, '')
    const before = await get(paperOf('contract'), own.cookie)
    expect([before.status, before.headers['content-type']]).toEqual([200, 'application/pdf'])
    contract = before.bytes
    const draft = (await get(`${paymentPath}contract.pdf`, payer.cookie)).bytes
    const wish = { do: 'arrival', passes: 'Анна Велигор', slot: '2026-04-01T09:00' }
    await send(site, materialsPath, wish, { cookie: own.cookie })
    await sql(
      site,
      `insert into edition_values (edition_id, holds_from, values)
       select edition_id, '2026-02-20T00:00:00+03:00', jsonb_set(values, '{firstDay}', '"2026-03-31"')
       from edition_values where edition_id = '2026-04' order by holds_from desc limit 1`,
    )
    site.moveClockTo(at('2026-02-20T12:00:00'))
    await until(async () =>
      plain(await text('/account/', own.cookie)).includes('31\u00a0марта\u00a0— 5\u00a0апреля'),
    )
    expect((await get(paperOf('contract'), own.cookie)).bytes.equals(contract)).toBe(true)
    // What nobody has agreed to yet says the new days.
    expect((await get(`${paymentPath}contract.pdf`, payer.cookie)).bytes.equals(draft)).toBe(false)
  })

  test('numbers of invoices go on as they began', async () => {
    const since = { at: '2026-02-20T08:00:00Z', email: 'debtor@example.test' }
    debtor = await holderOf(site, (await freeStands())[0] ?? '', since)
    await send(site, paymentPath, { do: 'invoice', contractAgree: 'on', ...requisites }, debtor)
    const [invoice] = await invoicesOf(site, debtor)
    expect([own.number, invoice?.number]).toEqual(['С-2604-001', 'С-2604-002'])
  })

  test('an hour of arrival that is none any more is missing, and everybody concerned is told', async () => {
    for (const [prefix, words] of [
      ['', 'Время заезда, которое вы\u00a0выбрали (1\u00a0апреля, 9:00–10:00), больше не\u00a0действует'],
      ['/en', 'the arrival time you chose (1\u00a0April, 9:00–10:00) no longer applies'],
    ] as const) {
      const page = await text(`${prefix}${materialsPath}`, own.cookie)
      expect(page).toContain(words)
      expect(await markupFaults(page)).toEqual([])
    }
    const office = await signIn(site, 'exhibitors')
    const arrivals = await text('/office/materials/arrivals/', office)
    const lost = /aria-labelledby="lost".*?<\/section>/s.exec(arrivals)?.[0] ?? ''
    expect(lost).toContain(`/office/materials/${own.application}/`)
    expect(plain(arrivals.replace(lost, ''))).not.toContain(own.stand)
    expect(await markupFaults(arrivals)).toEqual([])
    expect(await text('/en/office/materials/', office)).toContain('to be chosen again: was 1\u00a0April')
    site.moveClockTo(at('2026-03-13T10:00:00'))
    await until(async () =>
      (await lettersTo(site, own.email)).some(({ body }) => body.includes('— Время заезда')),
    )
  }, 60_000)
})

describe('when the fair is over and no other is announced', () => {
  const left = '/account/application/withdraw/'
  const all = () =>
    Promise.all([
      sql(site, 'select * from exhibitor_applications order by id'),
      sql(site, 'select * from stand_holds order by id'),
      sql(site, 'select * from invoices order by id'),
      sql(site, 'select * from exhibitor_materials order by application_id'),
    ])
  const refused = async (path: string, fields: Record<string, string>, cookie: string) => {
    const { status, text: page } = await send(site, path, fields, { cookie })
    return [path, fields.do, status, plain(page)] as const
  }

  test('from its first day a stand is no longer given up by whoever stands there', async () => {
    site.moveClockTo(at('2026-03-31T10:00:00'))
    debtor.cookie = await signedIn(debtor.email)
    const before = await all()
    const release = await refused('/account/stand/', { do: 'release' }, debtor.cookie)
    expect([release[2], release[3].includes('Ярмарка уже началась')]).toEqual([422, true])
    for (const prefix of ['', '/en']) {
      const page = await text(`${prefix}/account/stand/`, debtor.cookie)
      expect([page.includes(debtor.stand), page.includes('value="release"')]).toEqual([true, false])
      // Exhibitors apply to this very fair: the plan is live.
      expect(page).toContain('data-feed=""')
    }
    expect(await all()).toEqual(before)
  })

  test('it stands still for its exhibitors and its clerks, and what is owed stays owed', async () => {
    site.moveClockTo(at('2026-04-06T12:00:00'))
    debtor.cookie = await signedIn(debtor.email)
    own.cookie = await signedIn(own.email)
    const clerk = await signIn(site, 'exhibitors')
    const [invoice] = await invoicesOf(site, debtor)
    const waiting = await newcomer(site, 'waiting@example.test')
    await insertApplication(site, {
      state: 'waiting-list',
      at: '2026-01-20T09:00:00Z',
      owner: await personId(site, 'waiting@example.test'),
    })
    const before = await all()
    const stand = '/account/stand/'
    for (const [path, fields, cookie] of [
      [stand, { do: 'release' }, debtor.cookie],
      [stand, { do: 'order', 'item-chair': '2' }, debtor.cookie],
      [materialsPath, { do: 'arrival', passes: 'Поздний', slot: '' }, own.cookie],
      [left, { do: 'withdraw' }, waiting],
    ] as const) {
      const [, , status, said] = await refused(path, fields, cookie)
      expect([path, fields.do, status, said.includes('Эта ярмарка закончилась')]).toEqual([
        path,
        fields.do,
        422,
        true,
      ])
    }
    const rewritten = { do: 'save', revision: '1', nameRu: 'Подмена' }
    expect((await refused(materialsPath, rewritten, own.cookie))[2]).toBe(422)
    const overdue = { do: 'release', reason: 'Не заплатили', confirm: 'yes' }
    const office = await refused(`/office/invoices/${invoice?.id}/`, overdue, clerk)
    expect([office[2], office[3].includes('счёт остаётся к\u00a0оплате')]).toEqual([422, true])
    expect(await all()).toEqual(before)
    expect(invoice?.owed).toBeGreaterThan(0)
    for (const prefix of ['', '/en']) {
      const materials = await text(`${prefix}${materialsPath}`, own.cookie)
      expect([materials.includes('value="arrival"'), materials.includes('value="submit"')]).toEqual([
        false,
        false,
      ])
      expect(await markupFaults(materials)).toEqual([])
    }
  })

  test('money that comes late is taken, and its letter asks for nothing more', async () => {
    const clerk = await signIn(site, 'exhibitors')
    const [invoice] = await invoicesOf(site, debtor)
    const sum = String((invoice?.total_kopecks ?? 0) / 100)
    const late = { do: 'book', sum, on: '2026-04-06', note: 'Выписка', confirm: 'yes' }
    expect((await send(site, `/office/invoices/${invoice?.id}/`, late, { cookie: clerk })).status).toBe(303)
    expect((await invoicesOf(site, debtor))[0]?.owed).toBe(0)
    const [letter] = (await lettersTo(site, debtor.email)).filter(({ subject }) =>
      subject.includes('оплачен'),
    )
    expect([letter?.body.includes('Ярмарка уже прошла'), letter?.body.includes('материалы')]).toEqual([
      true,
      false,
    ])
  })
})

describe('when the site has turned to another fair', () => {
  let office = ''
  beforeAll(async () => {
    site.moveClockTo(at('2026-05-02T12:00:00'))
    await until(async () => (await text('/')).includes('октября'))
    office = await signIn(site, 'exhibitors')
    own.cookie = await signedIn(own.email)
    payer.cookie = await signedIn(payer.email)
  }, 60_000)

  test('the account speaks of the fair one can apply to now', async () => {
    const newcomers = await newcomer(site, 'whoever@example.test')
    for (const [path, cookie, days] of [
      ['/account/register/', '', ''],
      ['/en/account/register/', '', ''],
      ['/account/', newcomers, '8–11 октября 2026 года'],
      ['/en/account/', newcomers, '8–11 October 2026'],
    ] as const) {
      const told = plain(await text(path, cookie)).replaceAll(/\s+/g, ' ')
      expect([path, told.includes(days), told.includes('2–5')]).toEqual([path, true, false])
    }
  })

  test('nobody guesses the papers, files and threads of somebody else’s past fair', async () => {
    const rival = await newcomer(site, 'rival@example.test')
    const guessed = [
      ...['contract', 'invoice', 'act'].map(paperOf),
      `${messages}files/${own.attachment}.pdf`,
      `/account/application/pictures/${own.picture}-small.webp`,
    ]
    for (const cookie of [rival, payer.cookie, await signIn(site, 'council')])
      for (const path of guessed)
        expect([path, (await get(path, cookie)).status]).toEqual([path, expect.toBeOneOf([403, 404])])
    for (const path of [messages, paymentPath, '/account/']) {
      const named = await text(`${path}?fair=spring-2026`, rival)
      expect([path, named.includes('Kenarqvxz') || named.includes(own.number)]).toEqual([path, false])
    }
    const wish = { do: 'send', text: 'Чужое', after: '0', fair: 'spring-2026' }
    expect((await send(site, messages, wish, { cookie: rival })).status).toBe(422)
  })

  test('what was sent in for the past fair stands still', async () => {
    const before = [await rowOf(own.application), await materialsOf(own.application)]
    const cookie = own.cookie
    await send(site, applicationPath, { do: 'withdraw' }, { cookie })
    await send(site, applicationPath, { do: 'save', revision: '0', nameRu: 'Подмена' }, { cookie })
    for (const fields of [
      { do: 'save', revision: '1', nameRu: 'Подмена' },
      { do: 'submit', revision: '1', nameRu: 'Подмена' },
      { do: 'arrival', passes: 'Чужой', slot: '2026-03-29T09:00' },
    ] as Record<string, string>[])
      expect((await send(site, materialsPath, fields, { cookie })).status).toBe(422)
    for (const fields of [{ do: 'hold', stand: 'A-01' }, { do: 'release' }, { do: 'order' }] as Record<
      string,
      string
    >[])
      expect((await send(site, '/account/stand/', fields, { cookie })).status).toBe(422)
    expect([await rowOf(own.application), await materialsOf(own.application)]).toEqual(before)
    // What they began instead is of the fair that is open.
    const begun = await sql<{ edition_id: string }>(
      site,
      `select edition_id from exhibitor_applications where fields ->> 'nameRu' = 'Подмена'`,
    )
    expect(begun).toEqual([{ edition_id: '2026-10' }])
  })

  test('the office of others reads no past fair either', async () => {
    for (const role of ['door', 'box-office', 'requests', 'council'] as const) {
      const cookie = await signIn(site, role)
      for (const path of [
        '/office/applications/?fair=spring-2026',
        '/office/applications.csv?fair=spring-2026',
        '/office/materials/?fair=spring-2026',
        '/office/materials.csv?fair=spring-2026',
        '/office/materials/arrivals/?fair=spring-2026',
      ])
        expect([role, path, (await get(path, cookie)).status]).toEqual([role, path, 403])
    }
  })

  test('papers, messages and attachments are within reach of whoever they are of', async () => {
    expect((await get(paperOf('contract'), own.cookie)).bytes.equals(contract)).toBe(true)
    for (const kind of ['invoice', 'act']) expect((await get(paperOf(kind), own.cookie)).status).toBe(200)
    expect((await get(`${messages}files/${own.attachment}.pdf`, own.cookie)).status).toBe(200)
    expect(await text(messages, own.cookie)).toContain('Вопрос Kenarqvxz')
    const answered = await send(
      site,
      messages,
      { do: 'send', text: 'Спасибо за весну', after: '0', fair: 'spring-2026' },
      { cookie: own.cookie },
    )
    expect(answered.headers.location).toBe(`${messages}?done=sent&fair=spring-2026`)
    const thread = await text(`${messages}?fair=spring-2026`, own.cookie)
    expect(thread).toContain('Спасибо за весну')
    expect(await text(`${paymentPath}?fair=spring-2026`, own.cookie)).toContain(own.number)
    for (const [prefix, title, days] of [
      ['', 'Заявки на\u00a0другие ярмарки', '31\u00a0марта\u00a0— 5\u00a0апреля\u00a02026'],
      ['/en', 'Your applications to other fairs', '31\u00a0March\u00a0– 5\u00a0April\u00a02026'],
    ] as const) {
      const account = await text(`${prefix}/account/`, own.cookie)
      const section = /aria-labelledby="other-fairs".*?<\/section>/s.exec(account)?.[0] ?? ''
      expect(section).toContain(title)
      expect(plain(section)).toContain(days)
      expect(section).toContain(`${prefix}${paperOf('act')}`)
      expect(section).toContain(`${prefix}${messages}?fair=spring-2026`)
      expect(await markupFaults(account)).toEqual([])
    }
  })

  test('whoever closes the account reads what stays, and a draft of the past goes with them', async () => {
    const security = plain(await text('/account/security/', own.cookie))
    for (const words of ['Счета', 'Переписка с\u00a0отделом экспонентов', 'год после ярмарки'])
      expect(security).toContain(words)
    const cookie = await signedIn(drafter)
    await send(
      site,
      '/account/security/',
      { do: 'delete', confirm: drafter, password: demoPassword },
      { cookie },
    )
    expect(
      await sql(site, `select 1 from exhibitor_applications where fields ->> 'nameRu' = 'Черновик'`),
    ).toEqual([])
  })

  test('the office chooses the fair in its lists; the open one stands first', async () => {
    const name = `Мастерская Kenarqvxz`
    for (const [prefix, days] of [
      ['', '31\u00a0марта\u00a0— 5\u00a0апреля\u00a02026'],
      ['/en', '31\u00a0March\u00a0– 5\u00a0April\u00a02026'],
    ] as const) {
      const open = await text(`${prefix}/office/applications/`, office)
      expect([open.includes(own.application), open.includes(days)]).toEqual([false, true])
      const past = await text(`${prefix}/office/applications/?fair=spring-2026`, office)
      expect(past).toContain(own.application)
      expect(await markupFaults(past)).toEqual([])
    }
    expect(await text('/office/applications.csv?fair=spring-2026', office)).toContain(name)
    expect(await text('/office/applications.csv', office)).not.toContain(name)
    expect(await text('/office/materials/', office)).not.toContain(own.application)
    expect(await text('/office/materials/?fair=spring-2026', office)).toContain(own.application)
    expect(await text('/office/materials/arrivals/?fair=spring-2026', office)).toContain(own.application)
    // What is no fair is the open one.
    for (const fair of ['nowhere-2030', "' or 1=1", '2026-10'])
      expect((await get(`/office/materials/arrivals/?fair=${encodeURIComponent(fair)}`, office)).status).toBe(
        200,
      )
    expect(await text('/office/search/?q=Kenarqvxz', office)).toContain(own.application)
  })

  test('an invoice that is asked for is of the fair that the stand is of', async () => {
    await send(site, paymentPath, { do: 'invoice', contractAgree: 'on', ...requisites }, payer)
    const [invoice] = await invoicesOf(site, payer)
    expect(invoice?.number).toBe('С-2604-003')
    const [row] = await sql<{ edition: string }>(site, 'select edition from invoices where id = $1', [
      invoice?.id,
    ])
    expect(row).toEqual({ edition: 'spring-2026' })
  })

  test('a hold that ran out is settled, whichever fair is open', async () => {
    await until(async () => (await rowOf(idle.applicationId))?.state === 'accepted')
  })

  test('a page that is published late is of its own fair: read at its address, found in no list', async () => {
    const answer = await published(site, office, own.application)
    expect(answer.headers.location).toContain('done=published')
    const [page] = await sql<{ slug: string; edition_id: string; stand_code: string }>(
      site,
      'select slug, edition_id, stand_code from exhibitor_pages where application_id = $1',
      [own.application],
    )
    expect(page).toMatchObject({ edition_id: 'spring-2026', stand_code: own.stand })
    const path = `/participants/${page?.slug}/`
    expect((await ask(site, path)).status).toBe(200)
    for (const list of [
      '/participants/',
      '/navigator/map/',
      '/api/v1/map',
      '/sitemap.xml',
      '/search/?q=Kenarqvxz',
      '/api/v1/search?q=Kenarqvxz',
    ])
      expect([list, (await text(list)).includes(`${page?.slug}`)]).toEqual([list, false])
    // The fair itself names whoever was there.
    expect(await text('/about/fairs/')).toContain(path)
  })

  test('one who applies to the open fair has both, each by its name', async () => {
    const both = await insertApplication(site, {
      state: 'submitted',
      edition: '2026-10',
      at: '2026-05-02T09:00:00Z',
      owner: await personId(site, payer.email),
    })
    await send(site, messages, { do: 'send', text: 'Про осень', after: '0' }, { cookie: payer.cookie })
    await send(
      site,
      messages,
      { do: 'send', text: 'Про весну', after: '0', fair: 'spring-2026' },
      { cookie: payer.cookie },
    )
    const said = await sql<{ application_id: string; text: string }>(
      site,
      `select application_id, text from exhibitor_messages where text like 'Про %' order by text desc`,
    )
    expect(said).toEqual([
      { application_id: both, text: 'Про осень' },
      { application_id: payer.applicationId, text: 'Про весну' },
    ])
    expect(await text(messages, payer.cookie)).toContain('Про осень')
    // Each form says which fair was shown: an old tab pays and answers for that one.
    expect(await text(messages, payer.cookie)).toContain('name="fair" value="2026-10"')
    expect(await text(paymentPath, payer.cookie)).toContain('name="fair" value="spring-2026"')
    // What is owed is still shown: nothing is owed for autumn yet.
    expect(await text(paymentPath, payer.cookie)).toContain('С-2604-003')
  })
})
