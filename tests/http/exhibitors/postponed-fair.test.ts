import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyStands } from '../../../app/content/stands/insert-copies.server.ts'
import { addEdition } from '../../../app/editions/add-edition.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { keepEdition } from '../../../app/editions/keep-edition.server.ts'
import { openDatabase } from '../../../app/platform/database/database.server.ts'
import { createLog } from '../../../app/platform/log.server.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { lettersTo } from '../../builders/exhibitors/applicants.ts'
import { insertApplication } from '../../builders/exhibitors/in-review.ts'
import { materialsPath, paidExhibitor } from '../../builders/exhibitors/materials.ts'
import {
  holderOf,
  invoicesOf,
  paymentPath,
  requisites,
  standOf,
  stateOf,
} from '../../builders/exhibitors/payers.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { callOffByTwo, cookieIn, signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// Spring is on show and being prepared when the box office postpones it, and another time when it is called off. Its exhibitors read
// what is so by then, wherever they look.

const at = (moment: string) => new Date(`${moment}+03:00`)
const address = '/participants/vesennyaya-masterskaya/'
const email = 'moved@example.test'
const message = {
  'message-ru': 'Дворец закрыт.',
  'message-en': 'The palace is closed.',
  number: '0',
  confirm: 'yes',
}
const months = {
  new: ['14–17\u00a0мая\u00a02026', '14–17\u00a0May\u00a02026'],
  old: ['апреля', 'April'],
} as const
const both = ['', '/en'] as const
const clones: Awaited<ReturnType<typeof cloneFair>>[] = []
const sites: SiteAt[] = []
afterAll(async () => {
  for (const site of sites) await site.stop()
  for (const clone of clones) await clone.drop()
})

/** Spring on show on 10 March, with an exhibitor whose stand is paid, who has chosen an hour to come at, and whose page is shown. */
async function springSite() {
  const clone = await cloneFair()
  clones.push(clone)
  const wanted = { databaseUrl: clone.url, databasePool: 2, dataDir: '' }
  const database = await openDatabase(wanted, createLog('silent'))
  await keepEdition(database.db, autumn2025)
  const chief = { id: 'chief', email: 'chief@x', name: 'А. Вересень', role: 'chief-editor' } as const
  const key = '6f0d4f3c-2b1a-4c5d-8e7f-0123456789ab'
  const name = { ru: 'Весна 2026', en: 'Spring 2026' }
  const wish = { from: '2025-09', name, firstDay: '2026-04-02', isAnnounced: true, key }
  await addEdition(database.pool, autumn2025, wish, chief, at('2025-09-20T10:00:00'), copyStands)
  await database.pool.query(
    `update editions set shown_from = '2025-11-01T00:00:00+03:00' where id = '2026-04'`,
  )
  await database.pool.query(
    `insert into exhibitor_pages (slug, application_id, edition_id, stand_code, type, section, name, city, about, artists,
       email, phone, links, pictures, published_at, changed_at)
     values ('vesennyaya-masterskaya', gen_random_uuid(), 'spring-2026', 'C-07', 'workshop', 'paper',
       '{"ru":"Весенняя мастерская","en":"Spring Workshop"}', '{"ru":"Тверь","en":"Tver"}', '{"ru":"Гравюры.","en":"Prints."}',
       '[]', 'a@b.example', '', '[]', '[]', now(), now())`,
  )
  await database.close()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' }
  const site = await startSiteAt(at('2026-03-10T12:00:00'), env)
  sites.push(site)
  const { id, cookie } = await paidExhibitor(site, email)
  const own = { site, id, cookie }
  expect((await arrive(own, '2026-04-01T09:00')).status).toBe(303)
  return own
}

type Own = Awaited<ReturnType<typeof springSite>>
const look = async ({ site, cookie }: Pick<Own, 'site' | 'cookie'>, path: string) =>
  (await ask(site, path, { headers: { cookie } })).text
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '')
const arrive = ({ site, cookie }: Pick<Own, 'site' | 'cookie'>, slot: string) =>
  send(site, materialsPath, { do: 'arrival', passes: 'Анна Велигор', slot }, { cookie })

let own: Own
beforeAll(async () => {
  own = await springSite()
}, 240_000)

test('a fair that is postponed is told by its new days, and only they can be chosen', async () => {
  const { site } = own
  expect(plain(await look(own, address))).toContain('2–5\u00a0апреля\u00a02026')
  const days = { 'new-from': '2026-05-14', 'new-to': '2026-05-17', 'returns-until': '2026-04-30' }
  const decided = await callOffByTwo(site, { do: 'postpone', ...message, ...days })
  expect(decided).toBe('/office/approvals/?done=agreed')
  await until(async () => plain(await look(own, address)).includes(months.new[0]))
  for (const [place, prefix] of both.entries()) {
    const account = await look(own, `${prefix}/account/`)
    expect(plain(account)).toContain(months.new[place])
    const page = await look(own, `${prefix}${address}`)
    const lead = plain(/<main.*?<\/main>/s.exec(page)?.[0] ?? '')
    expect([lead.includes(months.new[place] ?? ''), lead.includes(months.old[place] ?? '')]).toEqual([
      true,
      false,
    ])
    const materials = await look(own, `${prefix}${materialsPath}`)
    // The hour of before is gone; what is offered are the two days before the new first.
    expect(materials).toContain('value="2026-05-12T09:00"')
    expect(materials).not.toContain('value="2026-04-01T09:00"')
    for (const html of [account, page, materials]) expect(await markupFaults(html)).toEqual([])
  }
  expect(plain(await look(own, materialsPath))).toContain(
    'Время заезда, которое вы\u00a0выбрали (1\u00a0апреля, 9:00–10:00), больше не\u00a0действует',
  )
  expect(plain(await look(own, '/account/'))).toContain('26\u00a0апреля')
  const office = { site, cookie: await signIn(site, 'exhibitors') }
  const lost = /aria-labelledby="lost".*?<\/section>/s.exec(
    await look(office, '/office/materials/arrivals/'),
  )?.[0]
  expect(lost).toContain(`/office/materials/${own.id}/`)
  for (const slot of ['2026-03-31T09:00', '2026-04-01T09:00', '2026-05-14T09:00'])
    expect([slot, (await arrive(own, slot)).status]).toEqual([slot, 422])
})

test('whoever has lost the hour is reminded of the new deadline, and chooses another', async () => {
  const { site } = own
  site.moveClockTo(at('2026-04-13T10:00:00'))
  await until(async () => (await lettersTo(site, email)).some(({ body }) => body.includes('— Время заезда')))
  const letter = (await lettersTo(site, email)).find(({ body }) => body.includes('— Время заезда'))
  expect(letter?.subject).toContain('26\u00a0апреля')
  expect(letter?.body).toContain(months.new[0])
  own.cookie = cookieIn(await send(site, '/sign-in/', { email, password: demoPassword }))
  expect((await arrive(own, '2026-05-12T09:00')).status).toBe(303)
  expect(plain(await look(own, materialsPath))).not.toContain('больше не\u00a0действует')
  // On its old days it is not over.
  site.moveClockTo(at('2026-05-13T12:00:00'))
  own.cookie = cookieIn(await send(site, '/sign-in/', { email, password: demoPassword }))
  expect((await arrive(own, '2026-05-13T10:00')).status).toBe(303)
}, 60_000)

test('a fair that is called off is promised to nobody, and asks nothing of them', async () => {
  const off = await springSite()
  const { site } = off
  expect(plain(await look(off, '/account/'))).toContain('Материалы для страницы участника')
  const since = { at: '2026-03-10T08:00:00Z' }
  const payer = await holderOf(site, 'C-02', { ...since, email: 'payer@example.test' })
  await send(site, paymentPath, { do: 'invoice', contractAgree: 'on', ...requisites }, payer)
  const idle = await holderOf(site, 'C-03', { ...since, email: 'idle@example.test' })
  const waiting = await insertApplication(site, { state: 'waiting-list' })
  const clerk = await signIn(site, 'exhibitors')
  const office = (path: string, fields: Record<string, string>) => send(site, path, fields, { cookie: clerk })
  const accept = { do: 'decide', decision: 'accept', section: 'paper', message: '', application: waiting }
  await office('/office/decisions/', { ...accept, back: '' })
  expect(await callOffByTwo(site, { do: 'cancel', ...message })).toBe('/office/approvals/?done=agreed')
  const told = [
    'Ярмарка 2–5\u00a0апреля\u00a02026\u00a0года отменена.',
    'The fair of 2–5\u00a0April\u00a02026 has been cancelled.',
  ] as const
  await until(async () => plain(await look(off, address)).includes(told[0]))
  for (const [place, prefix] of both.entries())
    for (const path of ['/account/', materialsPath, '/account/stand/', '/account/application/', address]) {
      const html = await look(off, `${prefix}${path}`)
      expect([path, plain(html).includes(told[place] ?? '')]).toEqual([path, true])
      expect(await markupFaults(html)).toEqual([])
    }
  const account = await look(off, '/account/')
  for (const words of ['Материалы для страницы участника', 'Ярмарка открывается', 'id="deadlines"'])
    expect([words, account.includes(words)]).toEqual([words, false])
  expect((await arrive(off, '2026-04-01T10:00')).status).toBe(422)
  // Whoever had not paid by then is asked for nothing, whatever page is still open.
  await sql(site, `update exhibitor_applications set state = 'stand-held' where id = '${off.id}'`)
  const agreed = { method: 'sbp', contractAgree: 'on' }
  for (const [wish, words] of [
    [{ do: 'pay', ...agreed }, 'платить за\u00a0неё не\u00a0нужно'],
    [{ do: 'invoice', ...agreed, ...requisites }, 'платить за\u00a0неё не\u00a0нужно'],
  ] as const) {
    const { status, text } = await send(site, paymentPath, wish, { cookie: off.cookie })
    expect([wish.do, status, plain(text).includes(words)]).toEqual([wish.do, 422, true])
  }
  // Nobody is accepted for it, and nobody is given a stand.
  const digest = /name="digest" value="([^"]+)"/.exec(
    await look({ site, cookie: clerk }, '/office/decisions/'),
  )?.[1]
  for (const [path, wish] of [
    ['/office/decisions/', { do: 'release', confirm: 'yes', digest: digest ?? '', back: '' }],
    ['/office/stands/C-05/', { do: 'give', application: waiting }],
    ['/office/stands/C-05/', { do: 'give', application: idle.applicationId }],
  ] as [string, Record<string, string>][]) {
    if (wish.do === 'give')
      await sql(site, `update exhibitor_applications set state = 'accepted' where id = '${waiting}'`)
    const { status, text } = await office(path, wish)
    expect([wish.do, status, text.includes('Эта ярмарка отменена')]).toEqual([wish.do, 422, true])
  }

  // Money that comes all the same buys nothing: it is owed back, and the office sees it.
  const [invoice] = await invoicesOf(site, payer)
  const path = `/office/invoices/${invoice?.id}/`
  const sum = String((invoice?.total_kopecks ?? 0) / 100)
  const come = { do: 'book', sum, on: '2026-03-10', note: 'Выписка', confirm: 'yes' }
  const overdue = { do: 'release', reason: 'Не заплатили', confirm: 'yes' }
  await sql(site, 'update invoices set due_on = $2 where id = $1', [invoice?.id, '2026-03-09'])
  expect((await office(path, overdue)).status).toBe(422)
  expect((await office(path, come)).status).toBe(303)
  expect([await stateOf(site, payer), (await standOf(site, payer))?.state]).toEqual([
    'awaiting-payment',
    'held',
  ])
  expect(await invoicesOf(site, payer)).toHaveLength(1)
  const subjects = async () => (await lettersTo(site, payer.email)).map(({ subject }) => subject)
  const owedBack = `Платёж по\u00a0счёту №\u00a0${invoice?.number}: ярмарка отменена, деньги вернём`
  expect(await subjects()).toContain(owedBack)
  for (const [prefix, words] of [
    ['', 'был C-02; ярмарка отменена'],
    ['/en', 'had C-02; the fair has been cancelled'],
  ] as const)
    expect(await look({ site, cookie: clerk }, `${prefix}/office/invoices/without-stand/`)).toContain(words)

  // Given back, it is not asked for again: the invoice is closed and the stand nobody's.
  const [payment] = await sql<{ id: string }>(site, 'select id from invoice_payments where invoice_id = $1', [
    invoice?.id,
  ])
  expect((await office(path, { do: 'take-back', payment: payment?.id ?? '' })).status).toBe(303)
  const [closed] = await invoicesOf(site, payer)
  expect([closed?.owed, closed?.cancelled_at !== null, await standOf(site, payer)]).toEqual([
    0,
    true,
    undefined,
  ])
  expect(await stateOf(site, payer)).toBe('accepted')
  expect(await subjects()).toContain(`Счёт №\u00a0${invoice?.number} закрыт: ярмарка отменена`)

  await sql(site, 'delete from letters')
  site.moveClockTo(at('2026-03-13T12:00:00'))
  // Whose hours run out reads nothing of choosing again.
  await until(async () => (await stateOf(site, idle)) === 'accepted')
  expect(await lettersTo(site, idle.email)).toEqual([])
  const [{ count } = { count: -1 }] = await sql<{ count: number }>(
    site,
    `select count(*)::int as count from letters where kind = 'exhibitor-materials-reminder'`,
  )
  expect(count).toBe(0)
}, 240_000)
