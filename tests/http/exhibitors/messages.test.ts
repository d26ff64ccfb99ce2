import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '../../../app/platform/person.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { lettersTo, newcomer } from '../../builders/exhibitors/applicants.ts'
import { insertApplication, personId } from '../../builders/exhibitors/in-review.ts'
import { emailOf, signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const own = '/account/messages/'
const manager = emailOf('exhibitors')
const [writer, rival] = ['writer@example.test', 'rival@example.test']
let site: Site
const cookies: Record<string, string> = {}
const ids: Record<string, string> = {}

beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2025-12-20T13:00:00+03:00', POSTS_PER_MINUTE: '100000' })
  for (const role of roles) cookies[role] = await signIn(site, role)
  for (const email of [writer, rival]) {
    cookies[email] = await newcomer(site, email)
    const owner = await personId(site, email)
    ids[email] = await insertApplication(site, { name: `Мастерская ${email}`, owner })
  }
  await sql(site, "update people set locale = 'en' where email = $1", [writer])
})
afterAll(() => site.stop())
beforeEach(async () => {
  await sql(site, 'delete from exhibitor_threads')
  await sql(site, 'delete from rate_limits')
  await sql(site, 'delete from letters')
})

const as = (who: string) => ({ cookie: cookies[who] ?? '' })
const office = (who = writer) => `/office/messages/${ids[who]}/`
const lastId = async () =>
  (await sql<{ id: string }>(site, 'select coalesce(max(id), 0)::text as id from exhibitor_messages'))[0]
    ?.id ?? '0'
const write = async (who: string, text: string, after?: string) =>
  send(site, own, { do: 'send', text, after: after ?? (await lastId()) }, as(who))
const answer = async (text: string, to = writer) =>
  send(site, office(to), { do: 'send', text, after: await lastId() }, as('exhibitors'))
const read = (who: string, path: string) => ask(site, path, { headers: as(who) })
const stored = () =>
  sql<{ side: string; text: string; author: string }>(
    site,
    'select side, text, author from exhibitor_messages order by id',
  )

test('a message and its answer, the newest last, each side told by e-mail in its own language', async () => {
  expect((await write(writer, 'Белые постаменты подойдут?')).headers.location).toBe(`${own}?done=sent`)
  const [told] = await lettersTo(site, manager)
  expect(told?.subject).toMatch(/^Сообщение от\u00a0участника, заявка №\u00a0Э-\d+$/)
  expect(told?.body).toContain('«Белые постаменты подойдут?»')
  expect(told?.body).toMatch(new RegExp(`http://[^ ]+${office()}`))
  expect((await answer('Да, белые есть.')).headers.location).toBe(`${office()}?done=sent`)
  const [back] = await lettersTo(site, writer)
  expect(back?.subject).toMatch(/^New message about application E-\d+$/)
  expect(back?.body).toMatch(/http:\/\/[^ ]+\/en\/account\/messages\//)
  const page = (await read(writer, own)).text
  expect(page.indexOf('Белые постаменты')).toBeLessThan(page.indexOf('Да, белые есть.'))
  expect(await stored()).toEqual([
    { side: 'exhibitor', text: 'Белые постаменты подойдут?', author: 'Нина Проба' },
    { side: 'office', text: 'Да, белые есть.', author: 'Нина Заречина' },
  ])
})

test('a letter has the first words and no more', async () => {
  await write(writer, `${'начало '.repeat(20)}ТАЙНА ${'конец '.repeat(200)}`)
  const [told] = await lettersTo(site, manager)
  expect(told?.body).toContain('начало начало')
  expect(told?.body).not.toContain('ТАЙНА')
})

test('several messages are one letter until they are read; then the next is told again', async () => {
  for (const text of ['Раз', 'Два', 'Три']) await answer(text)
  expect(await lettersTo(site, writer)).toHaveLength(1)
  await read(writer, own)
  await answer('Четыре')
  expect(await lettersTo(site, writer)).toHaveLength(2)
})

test('what is unread is marked for each side, and in the account', async () => {
  await answer('Пришлите, пожалуйста, план')
  const account = (await read(writer, '/account/')).text
  expect(account).toContain('Новое сообщение')
  expect(account).toContain('Нина Заречина: Пришлите, пожалуйста, план')
  expect(account).toContain('Переписка<!-- -->, 1')
  expect((await read(writer, own)).text).toContain('>новое<')
  expect((await read(writer, own)).text).not.toContain('>новое<')
  expect((await read(writer, '/account/')).text).not.toContain('Новое сообщение')
  await write(writer, 'Прислали')
  expect((await read('exhibitors', '/office/messages/')).text).toContain('>новое<')
  await read('exhibitors', office())
  expect((await read('exhibitors', '/office/messages/')).text).not.toContain('>новое<')
})

test('who waits is counted on every page of the exhibitors’ office, until they are answered or need no answer', async () => {
  await write(writer, 'Вопрос')
  await write(rival, 'Спасибо!')
  for (const path of ['/office/messages/', '/office/applications/', '/office/decisions/'])
    expect((await read('exhibitors', path)).text).toMatch(/Переписка.{0,400}?>2</s)
  await answer('Ответ')
  const list = (await read('exhibitors', '/office/messages/')).text
  expect([list.includes(`Мастерская ${rival}`), list.includes(`Мастерская ${writer}`)]).toEqual([true, false])
  expect((await send(site, office(rival), { do: 'settle' }, as('exhibitors'))).status).toBe(303)
  expect((await read('exhibitors', '/office/messages/')).text).toContain('Никто не\u00a0ждёт ответа')
  const all = (await read('exhibitors', '/office/messages/?show=all')).text
  expect([all.includes(`Мастерская ${rival}`), all.includes(`Мастерская ${writer}`)]).toEqual([true, true])
})

test('found by name, address and number, and by nothing that a pattern would find', async () => {
  await write(writer, 'Вопрос')
  await write(rival, 'Другой вопрос')
  const [row] = await sql<{ number: number }>(
    site,
    'select number from exhibitor_applications where id = $1',
    [ids[writer]],
  )
  for (const q of [`Мастерская ${writer}`, writer.toUpperCase(), String(row?.number), `Э-${row?.number}`]) {
    const list = (await read('exhibitors', `/office/messages/?q=${encodeURIComponent(q)}`)).text
    expect([q, list.includes(office(writer)), list.includes(office(rival))]).toEqual([q, true, false])
  }
  for (const q of ['%', '_', "' or 1=1 --", '\u0000'])
    expect((await read('exhibitors', `/office/messages/?q=${encodeURIComponent(q)}qqq`)).text).toContain(
      'Ничего не\u00a0найдено',
    )
})

describe('abuses', () => {
  test('nobody reads or writes another’s thread', async () => {
    await write(writer, 'ТАЙНА-ПИСЬМА')
    for (const who of [rival, 'member', 'council', 'box-office', 'requests', 'door']) {
      for (const path of [own, `${own}?application=${ids[writer]}`, office(), '/office/messages/?show=all'])
        expect((await read(who, path)).text).not.toContain('ТАЙНА-ПИСЬМА')
      expect((await send(site, office(), { do: 'send', text: 'x' }, as(who))).status).toBe(403)
    }
    for (const who of ['council', 'box-office', 'exhibitors', 'admin'])
      expect((await read(who, own)).status).toBe(403)
    expect((await ask(site, own)).status).toBe(302)
    // Fields that name another thread are not asked.
    const forged = {
      applicationId: ids[writer] ?? '',
      id: ids[writer] ?? '',
      side: 'office',
      author: 'Дирекция',
    }
    await send(site, own, { do: 'send', text: 'От соперника', after: '0', ...forged }, as(rival))
    const rows = await sql(
      site,
      "select application_id as id, side, author from exhibitor_messages where text = 'От соперника'",
    )
    expect(rows).toEqual([{ id: ids[rival], side: 'exhibitor', author: 'Нина Проба' }])
  })

  test('two tabs, or two presses, with the same text are one message and one letter', async () => {
    const after = await lastId()
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(writer, 'Одно и то же', after)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(await stored()).toHaveLength(1)
    expect(await lettersTo(site, manager)).toHaveLength(1)
    // Said again later, it is said again.
    await write(writer, 'Одно и то же')
    expect(await stored()).toHaveLength(2)
  })

  test('what is typed is text, whatever it looks like', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(2)>\n"{author}" =cmd|calc'
    await write(writer, evil)
    for (const page of [(await read(writer, own)).text, (await read('exhibitors', office())).text]) {
      expect(page).not.toContain('<script>alert(1)')
      expect(page).not.toContain('<img src=x')
      expect(page).toContain('&lt;script&gt;alert(1)')
    }
    const [told] = await sql<{ html: string }>(site, 'select html from letters where recipient = $1', [
      manager,
    ])
    expect(told?.html).not.toContain('<img src=x')
    expect(told?.html).toContain('&lt;script&gt;')
  })

  test('nothing, too much, and characters only machines see', async () => {
    expect((await write(writer, ' \n\t ')).status).toBe(422)
    const long = await write(writer, 'а'.repeat(4_001))
    expect([long.status, long.text.includes('а'.repeat(4_001))]).toEqual([422, true])
    expect((await write(writer, 'а'.repeat(4_000))).status).toBe(303)
    expect((await write(writer, '\u0000\u0007\u202e')).status).toBe(422)
    expect((await send(site, own, { do: 'delete', text: 'x' }, as(writer))).status).toBe(422)
    expect((await send(site, own, {}, as(writer))).status).toBe(422)
    expect(await stored()).toHaveLength(1)
  })

  test('twenty an hour, and what was typed is not lost', async () => {
    for (let n = 0; n < 20; n++) expect((await write(writer, `Сообщение ${n}`)).status).toBe(303)
    const refused = await write(writer, 'ДВАДЦАТЬ-ПЕРВОЕ')
    expect([refused.status, refused.text.includes('ДВАДЦАТЬ-ПЕРВОЕ')]).toEqual([422, true])
    expect(await lettersTo(site, manager)).toHaveLength(1)
    expect((await write(rival, 'Мне можно')).status).toBe(303)
  })

  test('who has submitted nothing writes to nobody, and nobody to them', async () => {
    const email = `draft-${Date.now()}@example.test`
    cookies[email] = await newcomer(site, email)
    expect((await write(email, 'Здравствуйте')).status).toBe(422)
    ids[email] = await insertApplication(site, { state: 'draft', owner: await personId(site, email) })
    await sql(site, 'update exhibitor_applications set submitted_at = null where id = $1', [ids[email]])
    expect((await write(email, 'Здравствуйте')).status).toBe(422)
    expect((await read(email, own)).text).toContain('когда заявка подана')
    expect((await read('exhibitors', office(email))).status).toBe(404)
    expect((await answer('Здравствуйте', email)).status).toBe(404)
    const unknown = '/office/messages/00000000-0000-4000-8000-000000000000/'
    expect((await read('exhibitors', unknown)).status).toBe(404)
    expect((await send(site, unknown, { do: 'send', text: 'x' }, as('exhibitors'))).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('odd addresses of pages are pages', async () => {
    for (const query of ['?before=0', '?before=-1', '?before=x', '?before=99999999999999999999', '?before='])
      expect([query, (await read(writer, `${own}${query}`)).status]).toEqual([query, 200])
    for (const query of ['?after=x', '?after=1~x', `?after=999999999999999~${ids[writer]}`, '?show=none'])
      expect([query, (await read('exhibitors', `/office/messages/${query}`)).status]).toEqual([query, 200])
  })
})

test('a long thread is read page by page, and an earlier page marks nothing as read', async () => {
  await answer('Первое')
  await sql(
    site,
    `insert into exhibitor_messages (application_id, side, author, text, key, at)
     select $1, 'office', 'Нина Заречина', 'Номер ' || n || '.', 'key-' || n, now() from generate_series(1, 120) n`,
    [ids[writer]],
  )
  const page = (await read(writer, own)).text
  expect([page.includes('Номер 120.'), page.includes('Номер 70.')]).toEqual([true, false])
  const earlier = /\?before=(\d+)/.exec(page)?.[1]
  const second = (await read(writer, `${own}?before=${earlier}`)).text
  expect([second.includes('Номер 70.'), second.includes('Номер 120.')]).toEqual([true, false])
})

test('an account that goes leaves the thread with its application, and nobody writes to it any more', async () => {
  const email = `leaver-${Date.now()}@example.test`
  cookies[email] = await newcomer(site, email)
  ids[email] = await insertApplication(site, { owner: await personId(site, email) })
  await write(email, 'До свидания')
  expect((await read(email, '/account/security/')).text).toContain('хранится вместе с\u00a0заявкой')
  const close = { do: 'delete', password: demoPassword, confirm: email }
  const closed = await send(site, '/account/security/', close, as(email))
  expect(closed.status).toBe(303)
  const page = await read('exhibitors', office(email))
  expect([page.text.includes('До свидания'), page.text.includes('писать некому')]).toEqual([true, true])
  expect((await answer('Вы здесь?', email)).status).toBe(422)
  // The letter that told the office of it went with the account.
  expect(await sql(site, "select 1 from letters where body like '%До свидания%'")).toEqual([])
})
