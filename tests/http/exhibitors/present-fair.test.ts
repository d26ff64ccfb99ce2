import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyStands } from '../../../app/content/stands/insert-copies.server.ts'
import { addEdition } from '../../../app/editions/add-edition.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { keepEdition } from '../../../app/editions/keep-edition.server.ts'
import { openDatabase } from '../../../app/platform/database/database.server.ts'
import { createLog } from '../../../app/platform/log.server.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { type Exhibitor, exhibitor, standOf, stateOf } from '../../builders/exhibitors/accepted.ts'
import { applicationPath, lettersTo } from '../../builders/exhibitors/applicants.ts'
import { insertApplication } from '../../builders/exhibitors/in-review.ts'
import { paidExhibitor } from '../../builders/exhibitors/materials.ts'
import { holderOf, type Payer } from '../../builders/exhibitors/payers.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { cookieIn, signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// Spring is on show and two weeks ahead; exhibitors apply to autumn already. Whatever happens to those of spring meanwhile, their
// office still has it in hand, and nothing of the one fair is done to the other.

const at = (moment: string) => new Date(`${moment}+03:00`)
const stands = '/office/stands/'
const stand = (code: string) => `${stands}${code}/`
const decisions = '/office/decisions/'
const equipment = '/office/equipment/'
const withdraw = '/account/application/withdraw/'
const spring = { fair: 'spring-2026' }
const [springDays, springDaysEn] = ['2–5\u00a0апреля\u00a02026', '2–5\u00a0April\u00a02026']
let clone: Awaited<ReturnType<typeof cloneFair>>
let site: SiteAt
let clerk = ''
let holder: Payer
let paid: Awaited<ReturnType<typeof paidExhibitor>>
let accepted: Exhibitor
let waiting: Exhibitor
let leaving: Exhibitor
/** Of autumn. */
let other = ''

beforeAll(async () => {
  clone = await cloneFair()
  const database = await openDatabase(
    { databaseUrl: clone.url, databasePool: 2, dataDir: '' },
    createLog('silent'),
  )
  await keepEdition(database.db, autumn2025)
  const chief = { id: 'chief', email: 'chief@x', name: 'А. Вересень', role: 'chief-editor' } as const
  const key = '6f0d4f3c-2b1a-4c5d-8e7f-0123456789ab'
  const name = { ru: 'Весна 2026', en: 'Spring 2026' }
  const wish = { from: '2025-09', name, firstDay: '2026-04-02', isAnnounced: true, key }
  await addEdition(database.pool, autumn2025, wish, chief, at('2025-09-20T10:00:00'), copyStands)
  await database.pool.query(
    `update editions set shown_from = '2025-11-01T00:00:00+03:00' where id = '2026-04'`,
  )
  await database.close()
  site = await startSiteAt(at('2026-03-10T12:00:00'), { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' })
  paid = await paidExhibitor(site, 'paid@example.test')
  await paidExhibitor(site, 'read@example.test', { state: 'materials-in-review' })
  const since = { email: 'holder@example.test', at: '2026-03-10T08:00:00Z', hours: 24 * 20 }
  holder = await holderOf(site, 'C-05', since)
  accepted = await exhibitor(site, 'accepted@example.test')
  waiting = await exhibitor(site, 'waiting@example.test', { state: 'waiting-list', rank: null })
  leaving = await exhibitor(site, 'leaving@example.test', { state: 'waiting-list', rank: null })
  await announceAutumn()
  site.moveClockTo(at('2026-03-20T12:00:00'))
  await until(async () => (await ask(site, '/api/v1/stands?edition=2026-09')).status === 200)
  other = await insertApplication(site, {
    state: 'accepted',
    edition: '2026-09',
    at: '2026-03-20T08:00:00Z',
    name: 'Осенняя мастерская',
  })
  clerk = await signIn(site, 'exhibitors')
  for (const who of [accepted, waiting, leaving]) who.cookie = await signedIn(who.email)
}, 240_000)
afterAll(async () => {
  await site.stop()
  await clone.drop()
})

/** As the office announces it, on the first day on which it can. */
async function announceAutumn() {
  const cookie = await signIn(site, 'chief-editor')
  const here = '/office/edition/'
  const act = (fields: Record<string, string>) =>
    send(site, here, { section: 'exhibitors', ...fields }, { cookie })
  const form = (await ask(site, `${here}?section=exhibitors&next=2026-09-24`, { headers: { cookie } })).text
  const days = Object.fromEntries(
    [...form.slice(form.indexOf('id="announce"')).matchAll(/<input [^>]*name="(set-[^"]+)"[^>]*>/g)].map(
      ([input, name]) => [name ?? '', /value="([^"]*)"/.exec(input)?.[1] ?? ''],
    ),
  )
  const wish = { ...days, from: '2026-03-16T00:00', reason: 'Осень решена' }
  const { headers } = await act({ do: 'announce', ...wish })
  const change = /change=(\d+)/.exec(headers.location ?? '')?.[1] ?? ''
  expect((await act({ do: 'agree', change, confirm: 'yes' })).headers.location).toContain('done=agreed')
}

async function signedIn(email: string): Promise<string> {
  return cookieIn(await send(site, '/sign-in/', { email, password: demoPassword }))
}
const look = async (path: string, cookie = clerk) => (await ask(site, path, { headers: { cookie } })).text
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '')
const act = (path: string, fields: Record<string, string>, cookie = clerk) =>
  send(site, path, fields, { cookie })
const holdId = async (code: string) =>
  (
    await sql<{ id: string }>(
      site,
      `select id from stand_holds where edition_id = 'spring-2026' and stand_code = $1 and state <> 'released'`,
      [code],
    )
  )[0]?.id ?? ''
const held = () =>
  sql(
    site,
    `select edition_id, stand_code, state, until from stand_holds where state <> 'released' order by id`,
  )

describe('the stands of the fair that is ahead', () => {
  test('are listed beside those of the open one, with their holders, in both languages and as a file', async () => {
    for (const [prefix, days] of [
      ['', springDays],
      ['/en', springDaysEn],
    ] as const) {
      const open = await look(`${prefix}${stands}`)
      expect([open.includes(days), open.includes(holder.email)]).toEqual([true, false])
      const own = await look(`${prefix}${stands}?fair=spring-2026`)
      expect(own).toContain(holder.email)
      expect(own).toContain(`${stand('C-05')}?fair=spring-2026"`)
      const page = await look(`${prefix}${stand('C-05')}?fair=spring-2026`)
      expect([page.includes(holder.email), page.includes(days)]).toEqual([true, true])
      for (const html of [open, own, page]) expect(await markupFaults(html)).toEqual([])
    }
    expect(await look('/office/stands.csv?fair=spring-2026')).toContain(holder.email)
    expect(await look('/office/stands.csv')).not.toContain(holder.email)
    expect(await look(stand('C-05'))).not.toContain(holder.email)
  })

  test('what waits for the office is counted for every fair that is not over', async () => {
    const summary = await look('/office/')
    for (const to of [
      '/office/stands/?fair=spring-2026&amp;state=held',
      '/office/materials/?fair=spring-2026&amp;show=waiting',
    ])
      expect(summary).toContain(to)
    expect(plain(summary)).toContain(`Материалы ждут проверки, ${springDays}`)
  })

  test('a hold is that of its own stand and fair, whatever a form says', async () => {
    const before = await held()
    const hold = await holdId('C-05')
    const release = { do: 'release', confirm: 'yes', why: 'Просил участник', hold }
    for (const [path, fields] of [
      [stand('C-05'), release],
      [stand('C-05'), { ...release, fair: '2026-09' }],
      [stand('C-05'), { ...release, fair: 'nowhere-2030' }],
      [stand('C-05'), { ...release, fair: "' or 1=1" }],
      [stand('C-06'), { ...release, ...spring }],
      [stand('C-05'), { ...release, ...spring, hold: 'x' }],
      [stand('C-02'), { do: 'give', application: accepted.applicationId }],
      [stand('C-02'), { do: 'give', application: accepted.applicationId, fair: '2026-09' }],
      [stand('C-02'), { do: 'give', application: other, ...spring }],
      [stand('C-05'), { do: 'give', application: accepted.applicationId, ...spring }],
    ] as [string, Record<string, string>][])
      expect([path, fields, (await act(path, fields)).status]).toEqual([path, fields, 422])
    for (const role of ['box-office', 'door', 'requests', 'council'] as const) {
      const cookie = await signIn(site, role)
      expect((await act(stand('C-05'), { ...release, ...spring }, cookie)).status).toBe(403)
    }
    expect((await act(stand('C-05'), { ...release, ...spring }, accepted.cookie)).status).toBe(403)
    expect(await held()).toEqual(before)
  })

  test('more time is measured by the days of the fair of the hold', async () => {
    const fields = { do: 'extend', day: '2026-04-20', time: '18:00', why: 'Болеет бухгалтер' }
    const answer = await act(stand('C-05'), { ...fields, ...spring, hold: await holdId('C-05') })
    expect([answer.status, answer.text.includes('последний день\u00a0— 1\u00a0марта\u00a02026')]).toEqual([
      422,
      true,
    ])
  })

  test('one that is given up is given to somebody who is accepted', async () => {
    const hold = await holdId(paid.stand)
    const release = { do: 'release', confirm: 'yes', why: 'Не едет', hold, ...spring }
    const to = `${stand(paid.stand)}?fair=spring-2026`
    expect((await act(stand(paid.stand), release)).headers.location).toBe(`${to}&done=released`)
    expect(await stateOf(site, paid.id)).toBe('accepted')
    const give = { do: 'give', application: accepted.applicationId, ...spring }
    expect((await act(stand(paid.stand), give)).headers.location).toBe(`${to}&done=given`)
    expect(await standOf(site, accepted.applicationId)).toBe(paid.stand)
    const [row] = await sql(site, `select edition_id from stand_holds where application_id = $1`, [
      accepted.applicationId,
    ])
    expect(row).toEqual({ edition_id: 'spring-2026' })
    // What is refused comes again at the page it was sent from.
    const again = await act(stand('C-05'), { do: 'release', hold: await holdId('C-05'), ...spring })
    expect([again.status, again.text.includes(holder.email)]).toEqual([422, true])
  })
})

test('the catalogue of each fair is its own', async () => {
  const thing = {
    ...{ nameRu: 'Весенний светильник', nameEn: 'Spring lamp', unitRu: 'шт.', unitEn: 'each' },
    ...{ group: 'light', price: '4000', stock: '10', most: '6' },
  }
  const of = () =>
    sql(
      site,
      `select edition_id, price_kopecks as price, retired_at is null as offered from equipment where slug = 'spring-lamp'`,
    )
  const added = await act(equipment, { do: 'add', ...thing, ...spring })
  expect(added.headers.location).toBe(`${equipment}spring-lamp/?fair=spring-2026&done=added`)
  const path = `${equipment}spring-lamp/`
  // At the open fair there is no such thing, and no catalogue of a fair that nobody knows.
  const { price: _, ...facts } = thing
  for (const fields of [{ do: 'save', ...facts }, { do: 'propose', price: '1' }, { do: 'retire' }] as Record<
    string,
    string
  >[])
    expect((await act(path, fields)).status).toBe(404)
  expect((await act(equipment, { do: 'add', ...thing, fair: 'nowhere' })).status).toBe(422)
  await agreed(path)
  expect(await of()).toEqual([{ edition_id: 'spring-2026', price: 400_000, offered: true }])
  await act(path, { do: 'propose', price: '5000', seen: '400000', why: 'Поставщик', ...spring })
  await agreed(path)
  expect(await of()).toEqual([{ edition_id: 'spring-2026', price: 500_000, offered: true }])
  for (const prefix of ['', '/en']) {
    expect(await look(`${prefix}${equipment}`)).not.toContain('spring-lamp')
    for (const own of [`${prefix}${equipment}?fair=spring-2026`, `${prefix}${path}?fair=spring-2026`])
      expect(await markupFaults(await look(own))).toEqual([])
  }
  expect(await look(`${equipment}?fair=spring-2026`)).toContain('spring-lamp/?fair=spring-2026')
  expect((await ask(site, path, { headers: { cookie: clerk } })).status).toBe(404)
  // A thing of the same name in both: each tells what was changed of it alone.
  const socket = { ...facts, nameRu: 'Розетка', nameEn: 'Socket', group: 'power', stock: '777' }
  await act(`${equipment}socket/`, { do: 'save', ...socket, ...spring })
  expect(await look(`${equipment}socket/?fair=spring-2026`)).toContain('→ 777')
  expect(await look(`${equipment}socket/`)).not.toContain('→ 777')
})

test('what a stand costs and measures is said of each fair for itself', async () => {
  const code = 'D-08'
  const of = () =>
    sql<{ edition: string; price: number; area: number }>(
      site,
      `select edition_id as edition, price_kopecks as price, area_m2 as area from stands where code = $1 order by 1`,
      [code],
    )
  const before = await of()
  expect(before.length).toBeGreaterThan(1)
  const own = before.find(({ edition }) => edition === 'spring-2026')
  const seen = { seen: String(own?.price), why: 'Столько же, сколько рядом' }
  await act(stand(code), { do: 'size', area: '11', sides: '1', seen: `${own?.area} 1`, ...spring })
  await act(stand(code), { do: 'propose', price: '432100', ...seen, ...spring })
  await agreed(stand(code))
  const changed = { edition: 'spring-2026', price: 432_100_00, area: 11 }
  expect(await of()).toEqual(before.map(row => (row.edition === 'spring-2026' ? changed : row)))
  const [springs, others] = [await look(`${stand(code)}?fair=spring-2026`), await look(stand(code))]
  expect([springs.includes('432\u00a0100'), others.includes('432\u00a0100')]).toEqual([true, false])
})

/** Somebody else agrees to the one price that waits. */
async function agreed(path: string) {
  const [read] = await sql<{ proposal: string; digest: string }>(
    site,
    `select id as proposal, digest from approvals where state = 'waiting'`,
  )
  const fields = { do: 'agree', confirm: 'yes', ...read, ...spring }
  expect((await act(path, fields, await signIn(site, 'admin'))).status).toBe(303)
}

test('somebody on the waiting list of spring is answered, with the days of spring', async () => {
  const id = waiting.applicationId
  expect(await look(decisions)).not.toContain(id)
  for (const prefix of ['', '/en']) {
    const board = await look(`${prefix}${decisions}?fair=spring-2026`)
    expect(board).toContain(id)
    expect(await markupFaults(board)).toEqual([])
  }
  const back = '?fair=spring-2026'
  const decide = { do: 'decide', section: 'paper', message: '', application: id, back }
  const decided = await act(decisions, { ...decide, decision: 'accept' })
  expect(decided.headers.location).toBe(`${decisions}?fair=spring-2026&done=decided`)
  const decline = { ...decide, application: leaving.applicationId, decision: 'decline', message: 'Мест нет.' }
  await act(decisions, decline)
  await act(decisions, { do: 'clear', application: leaving.applicationId, back })
  await act(decisions, decline)
  const board = await look(`${decisions}?fair=spring-2026`)
  const digest = /name="digest" value="([^"]+)"/.exec(board)?.[1] ?? ''
  // What was looked at in one fair is not let out in the other.
  for (const fields of [{ back: '' }, { back: '?fair=nowhere' }]) {
    const refused = await act(decisions, { do: 'release', confirm: 'yes', digest, ...fields })
    expect(refused.status).toBe(422)
  }
  await act(decisions, { do: 'clear', application: leaving.applicationId, back })
  await sql(site, `delete from council_decisions where application_id = $1`, [leaving.applicationId])
  await sql(site, `update exhibitor_applications set state = 'accepted' where id = $1`, [
    leaving.applicationId,
  ])
  const now = /name="digest" value="([^"]+)"/.exec(await look(`${decisions}?fair=spring-2026`))?.[1] ?? ''
  const released = await act(decisions, { do: 'release', confirm: 'yes', digest: now, back })
  expect(released.headers.location).toBe(`${decisions}?fair=spring-2026&done=released`)
  expect(await stateOf(site, id)).toBe('accepted')
  const [letter] = await lettersTo(site, waiting.email)
  expect(letter?.body).toContain(springDays)
})

test('the page of a stand is of the fair it says: no feed of the next paints it, and no form of another changes it', async () => {
  const page = await look('/account/stand/', accepted.cookie)
  expect([page.includes('data-choice'), page.includes('data-feed')]).toEqual([true, false])
  const before = await held()
  for (const fields of [{ do: 'release' }, { do: 'hold', stand: 'C-09' }, { do: 'order' }] as Record<
    string,
    string
  >[]) {
    const { status, text } = await act('/account/stand/', { ...fields, fair: '2026-09' }, accepted.cookie)
    expect([fields.do, status, text.includes('Страница относилась к\u00a0другой ярмарке')]).toEqual([
      fields.do,
      422,
      true,
    ])
  }
  expect(await held()).toEqual(before)
})

describe('whoever is accepted or waits', () => {
  beforeAll(async () => {
    await sql(site, `update exhibitor_applications set state = 'waiting-list' where id = $1`, [
      leaving.applicationId,
    ])
  })

  test('finds the way to withdraw among what they have to the next fair', async () => {
    for (const [prefix, days] of [
      ['', springDays],
      ['/en', springDaysEn],
    ] as const) {
      const page = await look(`${prefix}${applicationPath}`, leaving.cookie)
      expect(page).toContain(`${withdraw}?fair=spring-2026`)
      const asked = await look(`${prefix}${withdraw}?fair=spring-2026`, leaving.cookie)
      expect([plain(asked).includes(days), asked.includes('value="spring-2026"')]).toEqual([true, true])
      for (const html of [page, asked]) expect(await markupFaults(html)).toEqual([])
    }
  })

  test('withdraws their own and nobody else’s, of the fair that was named', async () => {
    const mine = await insertApplication(site, {
      state: 'submitted',
      edition: '2026-09',
      at: '2026-03-20T08:00:00Z',
      owner:
        (await sql<{ id: string }>(site, 'select id from people where email = $1', [leaving.email]))[0]?.id ??
        '',
    })
    // Whoever has nothing to that fair takes nothing back, whatever they name.
    const rival = await insertRival()
    for (const fair of ['spring-2026', 'nowhere', leaving.applicationId])
      expect((await act(withdraw, { do: 'withdraw', fair }, rival)).status).toBe(422)
    expect(await stateOf(site, leaving.applicationId)).toBe('waiting-list')
    const left = await act(withdraw, { do: 'withdraw', ...spring }, leaving.cookie)
    expect(left.headers.location).toBe(`${applicationPath}?done=left`)
    expect([await stateOf(site, leaving.applicationId), await stateOf(site, mine)]).toEqual([
      'withdrawn',
      'submitted',
    ])
    expect((await act(withdraw, { do: 'withdraw', ...spring }, leaving.cookie)).status).toBe(422)
    // It is not taken up again: applications to spring are over.
    await act(applicationPath, { do: 'reopen', ...spring }, leaving.cookie)
    expect(await stateOf(site, leaving.applicationId)).toBe('withdrawn')
  })

  test('without a fair named it is the one that the account opens with', async () => {
    expect((await act(withdraw, { do: 'withdraw' }, waiting.cookie)).status).toBe(303)
    expect(await stateOf(site, waiting.applicationId)).toBe('withdrawn')
  })
})

async function insertRival(): Promise<string> {
  const rival = await exhibitor(site, 'rival@example.test', { state: 'accepted', rank: null })
  await sql(site, 'delete from exhibitor_applications where id = $1', [rival.applicationId])
  return rival.cookie
}

test('when spring is over it stands still, for the office as for its exhibitors', async () => {
  // What lapses by itself on the way lapses elsewhere; here all that changes would be somebody's doing.
  await sql(site, `update stand_holds set until = '2026-05-01T00:00:00Z' where state = 'held'`)
  site.moveClockTo(at('2026-04-06T00:00:01'))
  clerk = await signIn(site, 'exhibitors')
  const cookie = await signedIn(accepted.email)
  await sql(site, `update exhibitor_applications set state = 'waiting-list' where id = any($1)`, [
    [waiting.applicationId, leaving.applicationId],
  ])
  const hold = await holdId('C-05')
  const before = [await held(), await sql(site, 'select * from exhibitor_applications order by id')]
  for (const [path, fields] of [
    [stand('C-05'), { do: 'release', confirm: 'yes', why: 'Поздно', hold }],
    [stand('C-05'), { do: 'extend', day: '2026-04-20', time: '18:00', why: 'Поздно', hold }],
    [stand('C-02'), { do: 'give', application: accepted.applicationId }],
    [`${equipment}spring-lamp/`, { do: 'retire' }],
    [`${equipment}spring-lamp/`, { do: 'propose', price: '6000', seen: '500000', why: 'Поздно' }],
    [stand('C-02'), { do: 'propose', price: '300000', seen: '26000000', why: 'Поздно' }],
    [stand('C-02'), { do: 'size', area: '9', sides: '2', seen: '6 1' }],
    [stand('C-02'), { do: 'stop-offering', confirm: 'yes' }],
    [decisions, { do: 'clear', application: waiting.applicationId }],
    [decisions, { do: 'decide', decision: 'accept', section: 'paper', application: waiting.applicationId }],
    [decisions, { do: 'release', confirm: 'yes', digest: 'x', back: '?fair=spring-2026' }],
  ] as [string, Record<string, string>][]) {
    const answer = await act(path, { ...fields, ...spring })
    expect([path, fields.do, answer.status, answer.text.includes('Эта ярмарка закончилась')]).toEqual([
      path,
      fields.do,
      422,
      true,
    ])
  }
  expect((await act(withdraw, { do: 'withdraw', ...spring }, cookie)).status).toBe(422)
  expect([await held(), await sql(site, 'select * from exhibitor_applications order by id')]).toEqual(before)
  const summary = await look('/office/')
  expect(summary).not.toContain('fair=spring-2026')
  expect(await look(`${stand('C-05')}?fair=spring-2026`)).toContain('Эта ярмарка закончилась')
})
