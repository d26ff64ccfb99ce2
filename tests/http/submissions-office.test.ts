import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lettersOf } from '../../app/applications/find-letters.server.ts'
import { officeRoutes } from '../../app/office-routes.ts'
import type { Database } from '../../app/platform/database/database.server.ts'
import type { Role } from '../../app/platform/person.ts'
import { demoSubmissions } from '../../db/seed/demo-submissions.ts'
import { seedSubmissions } from '../../db/seed/seed-submissions.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { send, startShop } from '../builders/buying.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { emailOf, signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { openSiteDatabase, submit } from '../builders/submissions.ts'
import { until } from '../builders/until.ts'
import { sheetOf } from '../builders/unzip.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
let database: Database
let cookies: Record<Role, string>
/** Of Foma Zyablik, who asks; of Yolkin, who volunteers; and of a cheat. */
let asked: string
let volunteered: string
let cheated: string

const question = {
  fullName: 'Фома Зяблик',
  email: 'Foma@Example.test',
  phone: '+7 (900) 000-31-41',
  comments: 'Где посмотреть гравюры Щёголева? 100% нужно',
}
const offer = {
  firstName: 'Семён',
  lastName: 'Ёлкин',
  email: 'elkin@example.test',
  phone: '+7 900 000-27-18',
  education: 'student',
  workingDays: ['2025-09-24', '2025-09-26'],
  cultureExperience: 'Гравюры печатал сам;\nмного',
}
const formula = '=HYPERLINK("http://evil.example";"1")'

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { LANDER_URL: `${sandbox.url}/lander` })
  database = await openSiteDatabase(site)
  const roles: Role[] = ['admin', 'box-office', 'door', 'requests']
  const signed = await Promise.all(roles.map(async role => [role, await signIn(site, role)] as const))
  cookies = Object.fromEntries(signed) as typeof cookies
  await seedSubmissions(database.pool, new Date('2025-08-20T07:00:00Z'))
  asked = await submit(database, 'contact', question, { at: new Date('2025-07-01T20:59:00Z') })
  volunteered = await submit(database, 'volunteer', offer, {
    at: new Date('2025-07-01T21:00:00Z'),
    page: '/volunteers/',
    wantsNews: true,
  })
  cheated = await submit(
    database,
    'contact',
    { ...question, fullName: formula, email: 'cheat@example.test' },
    { at: new Date('2025-07-05T09:00:00Z') },
  )
})
afterAll(async () => {
  await database.close()
  await site.stop()
  await sandbox.stop()
})

const get = (path: string, role?: Role) => ask(site, path, { headers: role ? { cookie: cookies[role] } : {} })
const list = (search: string) => get(`/office/submissions/?${new URLSearchParams(search)}`, 'requests')
const pageOf = (id: string) => `/office/submissions/${id}/`
const post = (id: string, fields: Record<string, string>, role: Role = 'requests', prefix = '') =>
  send(site, `${prefix}${pageOf(id)}`, fields, { cookie: cookies[role] })
const idsIn = (html: string) =>
  [...html.matchAll(/\/office\/submissions\/([\da-f-]{36})\//g)].map(([, id]) => id)
const logOf = (id: string) =>
  sql<{ kind: string; text: string; actor: string }>(
    site,
    'select kind, text, actor from submission_log where submission_id = $1 order by at, id',
    [id],
  )
const setAside = (id: string) =>
  sql(
    site,
    `update leads set state = 'set-aside', set_aside_at = '2025-08-19T08:00:00Z'
      where id = (select lead_id from submissions where id = $1)`,
    [id],
  )

describe('who may read', () => {
  const paths = officeRoutes
    .filter(({ page }) => page.startsWith('applications/'))
    .flatMap(({ path }) => [path, `/en${path}`])
  const addressOf = (path: string) => path.replace(':id', asked)

  test.each(paths)('%s is for those who answer', async path => {
    const nobody = await get(addressOf(path))
    expect([nobody.status, nobody.text]).toEqual([302, ''])
    for (const role of ['door', 'box-office'] as const) {
      const closed = await get(addressOf(path), role)
      expect([closed.status, closed.headers['cache-control']]).toEqual([403, 'no-store'])
      expect(closed.text).toMatch(/Нет доступа|No access/)
      expect(closed.text).not.toContain('Example.test')
    }
    for (const role of ['requests', 'admin'] as const) {
      const open = await get(addressOf(path), role)
      expect([open.status, open.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(open.text).toContain('Foma@Example.test')
      // The frame's own script, and nothing written into the page.
      expect(open.text.replace(/<script type="module" src="\/_assets\/[^"]+"><\/script>/, '')).not.toContain(
        '<script',
      )
      expect(await markupFaults(open.text)).toEqual([])
    }
  })

  test.each(['/office/submissions.csv', '/en/office/submissions.xlsx'])('so is the file %s', async path => {
    expect([(await get(path)).status, (await get(path, 'box-office')).status]).toEqual([403, 403])
    expect((await get(path, 'requests')).status).toBe(200)
  })

  test('a form sent without the role, or by another site, does nothing', async () => {
    const fields = { state: 'answered', confirm: 'yes' }
    for (const cookie of ['', cookies.door, cookies['box-office']]) {
      for (const deed of ['state', 'erase']) {
        const answer = await send(site, pageOf(asked), { ...fields, do: deed }, { cookie })
        expect(answer.status).toBe(403)
      }
    }
    const headers = { cookie: cookies.requests, origin: 'http://evil.example' }
    const foreign = await send(site, pageOf(asked), { do: 'state', state: 'answered' }, headers)
    expect([foreign.status, await logOf(asked)]).toEqual([403, []])
    const [row] = await sql(site, 'select name, state from submissions where id = $1', [asked])
    expect(row).toEqual({ name: 'Фома Зяблик', state: 'new' })
  })

  test('the clerk is led here after signing in, and the rail counts what is new', async () => {
    const { text } = await get('/office/submissions/', 'requests')
    const [row] = await sql<{ count: string }>(site, `select count(*) from submissions where state = 'new'`)
    expect(text).toMatch(new RegExp(`Заявки с\u00a0форм<span[^>]*>${row?.count}</span>`))
  })

  test('a demonstration has something to read, once, and hands none of it on', async () => {
    await seedSubmissions(database.pool, new Date('2025-08-20T07:00:00Z'))
    const { text } = await list('from=2025-08-10&delivery=delivered')
    expect(text).toContain(`Найдено: ${demoSubmissions.length - 1}`)
    for (const path of idsIn(text)) expect((await get(pageOf(path ?? ''), 'requests')).status).toBe(200)
    const jobs = await sql(site, `select 1 from jobs.job where name = 'deliver-lead'`)
    expect(jobs).toEqual([])
  })

  test('a submission there is not is not found', async () => {
    expect((await get(pageOf('00000000-0000-4000-8000-000000000000'), 'requests')).status).toBe(404)
  })
})

describe('finding', () => {
  test.each([
    ['q=ЗЯБЛИК', 'asked'],
    ['q=foma@example', 'asked'],
    ['q=гравюры щеголева', 'asked cheated'],
    ['q=елкин', 'volunteered'],
    ['q=печатал сам', 'volunteered'],
    ['q=8 900 000-27-18', 'volunteered'],
    ['q=100%', 'asked cheated'],
    ['q=comments', ''],
    ['q=гравюры&form=volunteer', 'volunteered'],
    ['q=гравюры&to=2025-07-01', 'asked'],
    ['q=гравюры&from=2025-07-02&to=2025-07-02', 'volunteered'],
    ['q=гравюры&delivery=waiting', 'asked volunteered cheated'],
    ['q=гравюры&delivery=delivered', ''],
    ['q=гравюры&state=answered', ''],
  ])('%s', async (search, names) => {
    const ids: Record<string, string> = { asked, volunteered, cheated }
    const wanted = names
      .split(' ')
      .filter(Boolean)
      .map(name => ids[name])
    const { text } = await list(search)
    expect(idsIn(text).sort()).toEqual(wanted.sort())
    expect(text.includes('Под эти условия ничего не\u00a0подходит.')).toBe(wanted.length === 0)
  })

  test('the newest first, with how many there are of each form and in each state', async () => {
    const { text } = await list('q=гравюры')
    expect(idsIn(text)).toEqual([cheated, volunteered, asked])
    for (const words of [
      'Найдено: 3',
      'Новая,\u00a03',
      'Отвечено,\u00a00',
      'Заявка волонтёра,\u00a01',
      'Вопрос,\u00a02',
      'Ждёт отправки,\u00a03',
    ]) {
      expect(text).toContain(words)
    }
    expect((await list('q=гравюры&form=contact')).text).toContain('Заявка волонтёра,\u00a01')
  })

  test('a long list has pages that keep what was asked', async () => {
    for (let number = 1; number <= 26; number++) {
      await submit(database, 'contact', {
        ...question,
        comments: 'Многопись',
        email: `${number}@example.test`,
      })
    }
    const first = await list('q=многопись&state=new')
    expect(idsIn(first.text)).toHaveLength(25)
    expect(first.text).toContain('1–25 из\u00a026')
    const next = /href="(\/office\/submissions\/\?[^"]*page=2)"/.exec(first.text)?.[1] ?? ''
    const second = await get(next.replaceAll('&amp;', '&'), 'requests')
    expect(idsIn(second.text)).toHaveLength(1)
    expect(second.text).toContain('26–26 из\u00a026')
    expect(idsIn((await list('q=многопись&page=99')).text)).toHaveLength(1)
  })
})

describe('what staff do', () => {
  test('answers are shown in words, with the proof of consent', async () => {
    const { text } = await get(pageOf(volunteered), 'requests')
    for (const words of [
      'Студент вуза',
      '24,\u00a0ср; 26,\u00a0пт',
      'a'.repeat(64),
      '198.51.100.7',
      '/volunteers/',
    ]) {
      expect(text).toContain(words)
    }
    expect((await get(`/en${pageOf(volunteered)}`, 'requests')).text).toContain('University student')
  })

  test('the state is changed once, under the clerk’s address', async () => {
    const id = await submit(database, 'contact', question)
    const changed = await post(id, { do: 'state', state: 'in-work' })
    expect([changed.status, changed.headers.location]).toEqual([303, `${pageOf(id)}?done=state`])
    const again = await post(id, { do: 'state', state: 'in-work' })
    expect([again.status, again.text.includes('Этот статус уже стоит')]).toEqual([422, true])
    expect((await post(id, { do: 'state', state: 'lost' })).status).toBe(422)
    expect(await logOf(id)).toEqual([{ kind: 'state', text: 'in-work', actor: emailOf('requests') }])
    const { text } = await get(`${pageOf(id)}?done=state`, 'requests')
    expect(text).toContain('Статус изменён.')
    expect(text).toContain('Статус: в\u00a0работе')
  })

  test('a note is kept as written; an empty or endless one is refused and stays in the field', async () => {
    const id = await submit(database, 'contact', question)
    expect((await post(id, { do: 'note', note: '  ' })).text).toContain('Напишите текст заметки.')
    const endless = await post(id, { do: 'note', note: `Долго ${'о'.repeat(2_000)}` }, 'requests', '/en')
    expect([endless.status, endless.text.includes('no more than 2000 characters')]).toEqual([422, true])
    expect(endless.text).toContain('Долго оо')
    const kept = await post(id, { do: 'note', note: 'Перезвонить <b>завтра</b>' })
    expect(kept.status).toBe(303)
    expect((await get(pageOf(id), 'requests')).text).toContain('Перезвонить &lt;b&gt;завтра&lt;/b&gt;')
    expect(await logOf(id)).toEqual([
      { kind: 'note', text: 'Перезвонить <b>завтра</b>', actor: emailOf('requests') },
    ])
  })

  test('what was set aside is sent again and arrives; what waits or has arrived is not', async () => {
    const id = await submit(database, 'contact', { ...question, email: 'again@example.test' })
    expect((await get(pageOf(id), 'requests')).text).not.toContain('Отправить ещё раз')
    const early = await post(id, { do: 'again' })
    expect([early.status, early.text.includes('Заявка и\u00a0так отправляется.')]).toEqual([422, true])
    await setAside(id)
    expect((await get(pageOf(id), 'requests')).text).toContain('Отправить ещё раз')
    expect((await post(id, { do: 'again' })).headers.location).toBe(`${pageOf(id)}?done=again`)
    const { text } = await until(
      () => get(pageOf(id), 'requests'),
      page => page.text.includes('Доставлено'),
    )
    expect(text).toContain('<code')
    const arrived = (await (await fetch(`${sandbox.url}/lander/requests`)).json()) as { rawBody: string }[]
    expect(arrived.filter(({ rawBody }) => rawBody.includes('again%40example.test'))).toHaveLength(1)
    const late = await post(id, { do: 'again' })
    expect([late.status, late.text.includes('Заявка уже доставлена')]).toEqual([422, true])
    expect(await logOf(id)).toEqual([{ kind: 'sent-again', text: '', actor: emailOf('requests') }])
  })
})

describe('forgetting a person', () => {
  const everything = async (id: string) =>
    JSON.stringify([
      await sql(site, 'select * from submissions where id = $1', [id]),
      await sql(site, 'select * from submission_consents where submission_id = $1', [id]),
      await sql(site, 'select * from submission_log where submission_id = $1', [id]),
      await sql(site, 'select * from leads where id = (select lead_id from submissions where id = $1)', [id]),
      await sql(site, 'select * from letters where id = any($1)', [Object.values(lettersOf(id))]),
    ])

  test('asks first, and names them', async () => {
    const id = await submit(database, 'contact', question)
    expect((await get(pageOf(id), 'requests')).text).toContain(
      'Удалить данные: Фома Зяблик, Foma@Example.test?',
    )
    const bare = await post(id, { do: 'erase' })
    expect([bare.status, bare.text.includes('Отметьте, что данные действительно')]).toEqual([422, true])
    expect(await everything(id)).toContain('Фома')
  })

  test('forgets who it was, keeps what must be kept, and happens once', async () => {
    const secret = { ...question, fullName: 'Устинья Молчанова', email: 'ustinya@example.test' }
    const id = await submit(database, 'contact', secret)
    const letters = lettersOf(id)
    await post(id, { do: 'note', note: 'Устинья просила не звонить' })
    await post(id, { do: 'state', state: 'answered' })
    await sql(site, `update letters set sent_at = created_at, attempts = 1 where id = $1`, [
      letters.applicant,
    ])
    const other = await sql<{ id: string }>(
      site,
      `insert into letters (recipient, subject, body, created_at)
        values ('ustinya@example.test', 'Билеты', 'Ваши билеты', now()) returning id`,
    )
    expect((await post(id, { do: 'erase', confirm: 'yes' })).headers.location).toBe(
      `${pageOf(id)}?done=erased`,
    )

    const left = await everything(id)
    for (const word of ['Устинья', 'ustinya', '31-41', 'Щёголев', '198.51.100.7', 'Firefox']) {
      expect(left).not.toContain(word)
    }
    const [row] = await sql(
      site,
      'select form, state, fields, page, created_at from submissions where id = $1',
      [id],
    )
    expect(row).toEqual({
      form: 'contact',
      state: 'answered',
      fields: {},
      page: '/contacts/',
      created_at: new Date('2025-08-19T07:00:00Z'),
    })
    const consents = await sql(
      site,
      'select document, version, hash, given_at, address from submission_consents where submission_id = $1',
      [id],
    )
    expect(consents).toEqual([
      {
        document: 'consent-application',
        version: 1,
        hash: 'a'.repeat(64),
        given_at: new Date('2025-08-19T07:00:00Z'),
        address: '',
      },
    ])
    const actor = emailOf('requests')
    expect(await logOf(id)).toEqual([
      { kind: 'note', text: '', actor },
      { kind: 'state', text: 'answered', actor },
      { kind: 'erased', text: '', actor },
    ])
    // The letter that waited is gone, of the one that was sent the moment stays; tickets are none of this.
    expect(
      await sql(site, 'select id, body, attempts from letters where id = any($1)', [Object.values(letters)]),
    ).toEqual([{ id: letters.applicant, body: '', attempts: 1 }])
    expect(await sql(site, 'select body from letters where id = $1', [other[0]?.id])).toEqual([
      { body: 'Ваши билеты' },
    ])

    const fields = { confirm: 'yes', note: 'Устинья', state: 'new' }
    for (const deed of ['erase', 'note', 'state', 'again']) {
      const refused = await post(id, { ...fields, do: deed })
      expect([refused.status, refused.text.includes('Персональные данные уже удалены')]).toEqual([422, true])
    }
    expect(await logOf(id)).toHaveLength(3)
    const { text } = await get(pageOf(id), 'requests')
    expect(text).toContain('<h1 class="type-d2">Данные удалены</h1>')
    expect(text).toContain('Текст заметки удалён')
    expect(await markupFaults(text)).toEqual([])
    expect((await list('q=устинья')).text).toContain('Под эти условия ничего не\u00a0подходит.')
  })
})

describe('files', () => {
  const head = [
    'Номер',
    'Получена (Москва)',
    'Форма',
    'Статус',
    'Доставка',
    'Имя',
    'Почта',
    'Язык',
    'Страница',
    'Новости',
  ]

  test('of one form, a column for each of its fields', async () => {
    const { headers, bytes } = await get(
      '/office/submissions.xlsx?form=volunteer&q=%D1%91%D0%BB%D0%BA%D0%B8%D0%BD',
      'requests',
    )
    expect([headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'attachment; filename="submissions-volunteer-2025-08-20.xlsx"',
      'no-store',
    ])
    const [heading = [], row = [], ...others] = sheetOf(bytes)
    expect(heading.slice(0, 13)).toEqual([...head, 'Имя', 'Фамилия', 'Дата рождения'])
    expect(row.slice(0, 13)).toEqual([
      volunteered,
      '2025-07-02 00:00',
      'Заявка волонтёра',
      'Новая',
      'Ждёт отправки',
      'Семён Ёлкин',
      'elkin@example.test',
      'русский',
      '/volunteers/',
      'да',
      'Семён',
      'Ёлкин',
      '',
    ])
    expect(row[heading.indexOf('Удобные дни')]).toBe('24, ср; 26, пт')
    expect(others).toEqual([])
  })

  test('of all forms, the answers in one cell; in the language of the address', async () => {
    const search = new URLSearchParams({ q: 'елкин' })
    const { headers, text } = await get(`/en/office/submissions.csv?${search}`, 'requests')
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="submissions-2025-08-20.csv"',
    ])
    const answers = [
      'First name: Семён',
      'Last name: Ёлкин',
      'E-mail: elkin@example.test',
      'Phone: +7 900 000-27-18',
      'Education: University student',
      'Convenient working days: 24 Wed; 26 Fri',
      'Experience in culture and art: Гравюры печатал сам;',
      'много',
    ]
    expect(text).toBe(
      `\ufeffNumber;Received (Moscow);Form;State;Delivery;Name;E-mail;Language;Page;Newsletter;Answers\r\n${volunteered};2025-07-02 00:00;Volunteer application;New;Waiting to be sent;Семён Ёлкин;elkin@example.test;Russian;/volunteers/;yes;"${answers.join('\n')}"\r\n`,
    )
  })

  test('nobody’s name is a formula', async () => {
    const search = new URLSearchParams({ q: 'cheat@example.test', form: 'contact' })
    const { text } = await get(`/office/submissions.csv?${search}`, 'requests')
    expect(text).toContain(`;"'=HYPERLINK(""http://evil.example"";""1"")";cheat@example.test;`)
    const { bytes } = await get(`/office/submissions.xlsx?${search}`, 'requests')
    // `sheetOf` refuses whatever is no plain value.
    expect(sheetOf(bytes)[1]?.[5]).toBe(formula)
  })

  test('an empty list is a heading', async () => {
    const { bytes } = await get('/office/submissions.xlsx?q=nothing-like-it', 'requests')
    expect(sheetOf(bytes)).toEqual([[...head, 'Ответы']])
  })
})
