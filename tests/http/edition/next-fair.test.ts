import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyStands } from '../../../app/content/stands/insert-copies.server.ts'
import { addEdition } from '../../../app/editions/add-edition.server.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { keepEdition } from '../../../app/editions/keep-edition.server.ts'
import { openDatabase } from '../../../app/platform/database/database.server.ts'
import { createLog } from '../../../app/platform/log.server.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

const here = '/office/edition/'
const at = (moment: string) => new Date(`${moment}+03:00`)
const chief = { id: 'chief', email: 'chief@x', name: 'А. Вересень', role: 'chief-editor' } as const
const opens = at('2026-04-03T10:00:00')
const spoken = at('2026-04-06T10:00:00')
let clone: Awaited<ReturnType<typeof cloneFair>>
let site: SiteAt
let cookie: string

beforeAll(async () => {
  clone = await cloneFair()
  const database = await openDatabase(
    { databaseUrl: clone.url, databasePool: 2, dataDir: '' },
    createLog('silent'),
  )
  await keepEdition(database.db, autumn2025)
  const wish = {
    from: '2025-09',
    name: { ru: 'Весна 2026', en: 'Spring 2026' },
    firstDay: '2026-04-02',
    isAnnounced: true,
    key: '6f0d4f3c-2b1a-4c5d-8e7f-0123456789ab',
  }
  const now = at('2025-09-20T10:00:00')
  expect(await addEdition(database.pool, autumn2025, wish, chief, now, copyStands)).toMatchObject({
    ok: true,
  })
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
  site = await startSiteAt(opens, { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' })
  cookie = await signIn(site, 'chief-editor')
}, 120_000)
afterAll(async () => {
  await site.stop()
  await clone.drop()
})

const look = async (path: string) => (await ask(site, path, { headers: { cookie } })).text
const act = (fields: Record<string, string>) =>
  send(site, here, { section: 'exhibitors', ...fields }, { cookie })
const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, '')
const typedDays = (page: string) =>
  Object.fromEntries(
    [...page.slice(page.indexOf('id="announce"')).matchAll(/<input [^>]*name="(set-[^"]+)"[^>]*>/g)].map(
      ([input, name]) => [name ?? '', /value="([^"]*)"/.exec(input)?.[1] ?? ''],
    ),
  )
const announce = (days: Record<string, string>, from = '2026-04-06T10:00') =>
  act({ do: 'announce', ...days, from, reason: 'Осень решена' })

test('whoever is published twice for a stand of the fair on show stands in the list once, under no days of its own', async () => {
  for (const prefix of ['', '/en']) {
    const list = await look(`${prefix}/participants/`)
    expect(list).toContain('vesennyaya-masterskaya')
    expect(list).not.toMatch(/(?:<h2[^>]*>|aria-label=")2–5/)
    expect(await markupFaults(list)).toEqual([])
  }
  const [both] = await sql<{ id: number }>(
    site,
    `insert into participants (slug, number, name, type, city, section, stand_code, lead, about, email, edition_id, published_ru_at, published_en_at)
     select 'editors-workshop', 900, name, type, city, section, 'C-07', lead, about, email, '2026-04', now(), now() from participants
     order by id limit 1 returning id`,
  )
  await until(async () => (await look('/participants/')).includes('editors-workshop'))
  for (const prefix of ['', '/en']) {
    const list = await look(`${prefix}/participants/`)
    expect([list.includes('editors-workshop'), list.includes('vesennyaya-masterskaya')]).toEqual([
      true,
      false,
    ])
  }
  await sql(site, 'delete from participants where id = $1', [both?.id])
  await until(async () => (await look('/participants/')).includes('vesennyaya-masterskaya'))
})

test('the office offers to announce the next fair, its days as far from it as they were from this one', async () => {
  for (const prefix of ['', '/en']) {
    const page = await look(`${prefix}${here}?section=exhibitors&next=2026-09-24`)
    expect(await markupFaults(page)).toEqual([])
  }
  const page = await look(`${here}?section=exhibitors&next=2026-09-24`)
  expect(page).toContain('Объявить следующую ярмарку')
  expect(typedDays(page)).toMatchObject({
    'set-nextFair.firstDay': '2026-09-24',
    'set-nextFair.lastDay': '2026-09-27',
    'set-exhibitors.opensOn': '2026-04-03',
    'set-exhibitors.closesOn': '2026-06-08',
  })
})

test('what is wrong with it is answered by a sentence, and stays as it was typed', async () => {
  const days = typedDays(await look(`${here}?section=exhibitors&next=2026-09-24`))
  const passed = await announce(days)
  expect([passed.status, passed.text.includes('этот день или час уже прошёл')]).toEqual([422, true])
  expect(typedDays(passed.text)['set-exhibitors.closesOn']).toBe('2026-06-08')
  const same = await announce({
    ...days,
    'set-nextFair.firstDay': '2026-04-20',
    'set-exhibitors.opensOn': '2026-04-06',
  })
  expect([same.status, same.text.includes('В\u00a0этом месяце ярмарка уже есть')]).toEqual([422, true])
  const none = await announce({ ...days, 'set-exhibitors.standsTo': '' })
  expect([none.status, none.text.includes('такое значение не\u00a0подходит')]).toEqual([422, true])
})

test('announced in the office, the next fair is the one exhibitors apply to from its moment, on every page', async () => {
  const applicant = await newcomer(site, 'osen@example.test')
  const own = async (path: string) =>
    withoutTags((await ask(site, path, { headers: { cookie: applicant } })).text)
  const days = typedDays(await look(`${here}?section=exhibitors&next=2026-09-24`))
  const proposed = await announce({ ...days, 'set-exhibitors.opensOn': '2026-04-06' })
  const change = /change=(\d+)/.exec(proposed.headers.location ?? '')?.[1] ?? ''
  expect(change).not.toBe('')
  const sheet = await look(`${here}?section=exhibitors&change=${change}`)
  expect(await markupFaults(sheet)).toEqual([])
  for (const words of ['/exhibitor/', '/en/exhibitor/', '24–27\u00a0сентября\u00a02026'])
    expect(sheet).toContain(words)
  expect(sheet).not.toContain('id="announce"')
  expect((await act({ do: 'agree', change, confirm: 'yes' })).headers.location).toContain('done=agreed')

  expect((await ask(site, '/api/v1/stands?edition=2026-09')).status).toBe(404)
  expect(await own('/account/application/')).not.toContain('8\u00a0июня')
  expect(withoutTags(await look('/exhibitor/'))).not.toContain('24–27\u00a0сентября\u00a02026')

  site.moveClockTo(spoken)
  await until(async () => (await ask(site, '/api/v1/stands?edition=2026-09')).status === 200)
  expect((await ask(site, '/api/v1/stands?edition=2026-09')).text).toContain('"code":')
  expect(await own('/account/application/')).toContain('8\u00a0июня')
  expect(
    (
      await send(
        site,
        '/account/application/',
        { do: 'save', revision: '0', city: 'Тверь' },
        { cookie: applicant },
      )
    ).headers.location,
  ).toContain('done=saved')
  for (const [path, words] of [
    ['/exhibitor/', '24–27\u00a0сентября\u00a02026'],
    ['/en/exhibitor/', '24–27\u00a0September\u00a02026'],
  ] as const) {
    const page = withoutTags(await look(path))
    expect(page).toContain(words)
    expect(page).toContain('₽')
  }
  // The fair on show stays the one on show, and whoever exhibits at it stays in its list and on its plan.
  for (const path of ['/participants/', '/api/v1/map', '/navigator/map/', '/sitemap.xml'])
    expect([path, (await look(path)).includes('vesennyaya-masterskaya')]).toEqual([path, true])
  expect(withoutTags(await look('/participants/vesennyaya-masterskaya/'))).toContain('2–5\u00a0апреля')
  expect(await look('/')).toContain('2–5\u00a0апреля')
  expect(withoutTags(await look(`${here}all/`))).toContain(
    'Это уже объявленная ярмарка 24–27\u00a0сентября\u00a02026',
  )
})
