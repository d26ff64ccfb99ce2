import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import {
  applicationOf,
  applicationPath,
  fillWorks,
  lettersTo,
  newcomer,
  save,
  submit,
  wholeFields,
  wholeWork,
  worksPath,
} from '../../builders/exhibitors/applicants.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'

let site: SiteAt
beforeAll(async () => {
  site = await startSiteAt(new Date('2025-08-20T10:00:00+03:00'))
})
afterAll(() => site.stop())

const page = (cookie: string, path = applicationPath) => ask(site, path, { headers: { cookie } })

describe('a draft', () => {
  test('is kept as it is typed, and nothing is required', async () => {
    const email = 'draft@example.test'
    const cookie = await newcomer(site, email)
    const answer = await save(site, cookie, {
      revision: '0',
      nameRu: ' Бумажный ордер ',
      email: 'not an address',
    })
    expect([answer.status, answer.headers.location]).toEqual([303, `${applicationPath}?done=saved`])
    const row = await applicationOf(site, email)
    expect([row?.state, row?.revision, row?.fields.nameRu, row?.fields.email]).toEqual([
      'draft',
      1,
      'Бумажный ордер',
      'not an address',
    ])
    const { text } = await page(cookie, `/en${applicationPath}`)
    expect(text).toContain('value="Бумажный ордер"')
  })

  test('answers the page’s script with the next revision', async () => {
    const cookie = await newcomer(site, 'script@example.test')
    const answer = await send(
      site,
      applicationPath,
      { do: 'save', revision: '0', city: 'Тверь' },
      { cookie, accept: 'application/json' },
    )
    expect([answer.status, answer.headers['cache-control'], answer.json()]).toEqual([
      200,
      'no-store',
      { revision: 1, said: 'Сохранено в\u00a010:00' },
    ])
  })

  test('takes nothing that its form does not have: neither a state, nor another’s id', async () => {
    const email = 'forger@example.test'
    const cookie = await newcomer(site, email)
    await save(site, cookie, {
      revision: '0',
      city: 'Тверь',
      state: 'accepted',
      personId: 'x',
      id: 'y',
      number: '1',
      submittedAt: '2020-01-01',
      constructor: 'z',
    })
    const row = await applicationOf(site, email)
    expect(row?.state).toBe('draft')
    expect(Object.keys(row?.fields ?? {})).not.toContain('state')
    expect(Object.keys(row?.fields ?? {})).not.toContain('constructor')
  })

  test('one of a person, however many begin at once', async () => {
    const email = 'twice@example.test'
    const cookie = await newcomer(site, email)
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => save(site, cookie, { revision: '0', city: `Город ${n}` })),
    )
    const rows = await sql(
      site,
      'select a.id from exhibitor_applications a join people p on p.id = a.person_id where p.email = $1',
      [email],
    )
    expect(rows).toHaveLength(1)
    expect((await applicationOf(site, email))?.revision).toBe(1)
  })

  test('many saves in a row are one entry of the history', async () => {
    const email = 'history@example.test'
    const cookie = await newcomer(site, email)
    for (const revision of ['0', '1', '2']) await save(site, cookie, { revision, city: `Город ${revision}` })
    expect(await historyOf(email)).toEqual(['save draft draft'])
  })
})

describe('two tabs', () => {
  test('neither overwrites the other: both versions are shown', async () => {
    const email = 'tabs@example.test'
    const cookie = await newcomer(site, email)
    await save(site, cookie, { revision: '0', conceptRu: 'Первая вкладка' })
    const second = await save(site, cookie, { revision: '0', conceptRu: 'Вторая вкладка' })
    expect(second.status).toBe(422)
    expect(second.text).toContain('Заявку изменили в\u00a0другой вкладке')
    expect(second.text).toContain('Первая вкладка')
    expect(second.text).toContain('Вторая вкладка')
    expect((await applicationOf(site, email))?.fields.conceptRu).toBe('Первая вкладка')
    // The page that shows both carries the revision that was overlooked: saved again, it stays.
    const revision = /name="revision" value="(\d+)"/.exec(second.text)?.[1] ?? ''
    expect((await save(site, cookie, { revision, conceptRu: 'Вторая вкладка' })).status).toBe(303)
    expect((await applicationOf(site, email))?.fields.conceptRu).toBe('Вторая вкладка')
  })

  test('the script is told so, and the same text once more is no conflict', async () => {
    const cookie = await newcomer(site, 'tabs-2@example.test')
    const json = { cookie, accept: 'application/json' }
    await send(site, applicationPath, { do: 'save', revision: '0', city: 'Тула' }, json)
    const again = await send(site, applicationPath, { do: 'save', revision: '0', city: 'Тула' }, json)
    expect([again.status, again.json()]).toMatchObject([200, { revision: 1 }])
    const other = await send(site, applicationPath, { do: 'save', revision: '0', city: 'Орёл' }, json)
    expect([other.status, other.json()]).toMatchObject([409, { reason: 'changed-elsewhere' }])
  })

  test.each(['', '-1', '1e3', '99', 'null', '0x0'])(
    'a revision of “%s” overwrites nothing',
    async revision => {
      const email = `revision-${Buffer.from(revision).toString('hex')}@example.test`
      const cookie = await newcomer(site, email)
      await save(site, cookie, { revision: '0', city: 'Тула' })
      expect((await save(site, cookie, { revision, city: 'Орёл' })).status).toBe(422)
      expect((await applicationOf(site, email))?.fields.city).toBe('Тула')
    },
  )
})

describe('a submission', () => {
  test('of an empty application says what is missing, one sentence a field, and keeps what was typed', async () => {
    const email = 'empty@example.test'
    const cookie = await newcomer(site, email)
    const { status, text } = await submit(site, cookie, {
      revision: '0',
      city: 'Тула',
      links: 'javascript:x',
    })
    expect(status).toBe(422)
    for (const name of [
      'kind',
      'nameRu',
      'nameEn',
      'conceptEn',
      'cvRu',
      'section',
      'personalDataAgree',
      'publicationAgree',
    ])
      expect(text).toContain(`below-field-${name}`)
    expect(text).not.toContain('below-field-city')
    expect(text).not.toContain('below-field-standKind')
    expect(text).toContain('Работ 0, а\u00a0нужно не\u00a0меньше 5.')
    expect(await applicationOf(site, email)).toMatchObject({ state: 'draft', fields: { city: 'Тула' } })
    expect(await lettersTo(site, email)).toEqual([])
  })

  test('freezes a version, sends a receipt, and can be corrected and sent again', async () => {
    const email = 'whole@example.test'
    const cookie = await newcomer(site, email)
    await save(site, cookie, { revision: '0', ...wholeFields })
    const ids = await fillWorks(site, cookie, email)
    expect(ids).toHaveLength(5)
    const first = await submit(site, cookie, { revision: '1', ...wholeFields })
    expect([first.status, first.headers.location]).toEqual([303, `${applicationPath}?done=submitted`])
    // The answer was lost, and it comes once more.
    expect((await submit(site, cookie, { revision: '1', ...wholeFields })).status).toBe(303)
    expect(await versionsOf(email)).toMatchObject([
      {
        number: 1,
        name: 'Бумажный ордер',
        works: 5,
        consents: ['consent-application', 'consent-publication'],
      },
    ])
    const changed = { ...wholeFields, nameRu: 'Ордер на бумаге' }
    expect((await save(site, cookie, { revision: '1', ...changed })).status).toBe(303)
    // Not yet sent: the version is as it was.
    expect(await versionsOf(email)).toMatchObject([{ number: 1, name: 'Бумажный ордер' }])
    expect((await page(cookie)).text).toContain('отправьте её\u00a0снова')
    expect((await submit(site, cookie, { revision: '2', ...changed })).status).toBe(303)
    expect(await versionsOf(email)).toMatchObject([{ number: 1 }, { number: 2, name: 'Ордер на бумаге' }])
    const letters = await lettersTo(site, email)
    const number = (await applicationOf(site, email))?.number
    expect(letters.map(({ subject }) => subject)).toEqual([
      `Мы\u00a0получили вашу заявку №\u00a0Э-${number}`,
      `Мы\u00a0получили вашу заявку №\u00a0Э-${number}`,
    ])
    expect(await historyOf(email)).toEqual([
      'save draft draft',
      'submit draft submitted',
      'save submitted submitted',
      'submit submitted submitted',
    ])
  })

  test('in English is answered with an English receipt', async () => {
    const email = 'english@example.test'
    const cookie = await newcomer(site, email)
    await fillWorks(site, cookie, email)
    await send(site, `/en${applicationPath}`, { do: 'submit', revision: '0', ...wholeFields }, { cookie })
    const number = (await applicationOf(site, email))?.number
    expect(await lettersTo(site, email)).toMatchObject([
      { subject: `We have received your application E-${number}` },
    ])
  })

  test('needs a picture and all words of every work', async () => {
    const email = 'works@example.test'
    const cookie = await newcomer(site, email)
    const [id = ''] = await fillWorks(site, cookie, email)
    await send(
      site,
      `${worksPath}${id}/`,
      { do: 'save', revision: '1', ...wholeWork, altEn: '', price: 'free' },
      { cookie },
    )
    const { status, text } = await submit(site, cookie, { revision: '0', ...wholeFields })
    expect(status).toBe(422)
    expect(text).toContain(
      'Работа №\u00a01: Описание для незрячих по-английски. Поле обязательно для заполнения.',
    )
    expect(text).toContain('Работа №\u00a01: Цена, ₽.')
  })

  test('twenty at once make one version', async () => {
    const email = 'many@example.test'
    const cookie = await newcomer(site, email)
    await fillWorks(site, cookie, email)
    await save(site, cookie, { revision: '0', ...wholeFields })
    const all = await Promise.all(
      Array.from({ length: 20 }, () => submit(site, cookie, { revision: '1', ...wholeFields })),
    )
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([303]))
    expect(await versionsOf(email)).toHaveLength(1)
    expect(await lettersTo(site, email)).toHaveLength(1)
  })
})

describe('in review', () => {
  test('it can be read and withdrawn, and not changed', async () => {
    const email = 'review@example.test'
    const cookie = await newcomer(site, email)
    const [work = ''] = await fillWorks(site, cookie, email)
    await submit(site, cookie, { revision: '0', ...wholeFields })
    await sql(site, `update exhibitor_applications set state = 'in-review' where id = $1`, [
      (await applicationOf(site, email))?.id,
    ])
    const sentence = 'Совет рассматривает заявку: изменить её\u00a0сейчас нельзя.'
    for (const verb of ['save', 'submit']) {
      const { status, text } = await send(
        site,
        applicationPath,
        { do: verb, revision: '1', ...wholeFields, city: 'Орёл' },
        { cookie },
      )
      expect([verb, status, text.includes(sentence)]).toEqual([verb, 422, true])
    }
    const { text } = await send(site, worksPath, { do: 'move', work, to: 'down' }, { cookie })
    expect(text).toContain(sentence)
    expect((await page(cookie)).text).not.toContain('name="revision"')
    const asked = await page(cookie, `${applicationPath}withdraw/`)
    expect(asked.text).toContain('Отозвать заявку?')
    expect((await applicationOf(site, email))?.state).toBe('in-review')
    const gone = await send(site, `${applicationPath}withdraw/`, { do: 'withdraw' }, { cookie })
    expect([gone.status, gone.headers.location]).toEqual([303, `${applicationPath}?done=withdrawn`])
    expect((await applicationOf(site, email))?.state).toBe('withdrawn')
    expect((await send(site, applicationPath, { do: 'reopen' }, { cookie })).status).toBe(303)
    expect((await applicationOf(site, email))?.state).toBe('draft')
  })

  test('neither a vote nor a decision is told', async () => {
    const email = 'silent@example.test'
    const cookie = await newcomer(site, email)
    await save(site, cookie, { revision: '0', city: 'Тула' })
    const id = (await applicationOf(site, email))?.id
    const before = (await page(cookie)).text
    for (const action of ['vote', 'decide']) {
      await sql(
        site,
        `insert into exhibitor_history (application_id, at, actor, who, action, from_state, to_state, details)
         values ($1, now(), 'council', 'council@portico.example', $2, 'in-review', 'in-review', '{"decision":"accept"}')`,
        [id, action],
      )
    }
    expect((await page(cookie)).text).toBe(before)
  })
})

test('a draft cannot be withdrawn, and nobody withdraws what was never begun', async () => {
  const cookie = await newcomer(site, 'never@example.test')
  const { status, text } = await send(site, `${applicationPath}withdraw/`, { do: 'withdraw' }, { cookie })
  expect([status, text.includes('Заявка ещё не\u00a0подана.')]).toEqual([422, true])
})

test('the preview shows both languages', async () => {
  const cookie = await newcomer(site, 'preview@example.test')
  await save(site, cookie, { revision: '0', ...wholeFields })
  for (const path of [applicationPath, `/en${applicationPath}`]) {
    const { text } = await page(cookie, `${path}preview/`)
    expect(text).toContain(wholeFields.conceptRu)
    expect(text).toContain(wholeFields.conceptEn)
    // Who judges sees the work, not the telephone.
    expect(text).not.toContain(wholeFields.phone)
  }
})

// Last: the clock goes one way.
test('after 15 December nothing is taken, to the second', async () => {
  const email = 'late@example.test'
  const cookie = await newcomer(site, email)
  site.moveClockTo(new Date('2025-12-15T23:59:59+03:00'))
  expect((await save(site, cookie, { revision: '0', city: 'Тула' })).status).toBe(303)
  site.moveClockTo(new Date('2025-12-16T00:00:00+03:00'))
  const { status, text } = await save(site, cookie, { revision: '1', city: 'Орёл' })
  expect([status, text.includes('Приём заявок закрыт.')]).toEqual([422, true])
  expect((await submit(site, cookie, { revision: '1', ...wholeFields })).status).toBe(422)
  const upload = await ask(site, '/api/v1/uploads', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'a.jpg', size: 10, fingerprint: 'a' }),
  })
  expect([upload.status, upload.json()]).toMatchObject([409, { title: 'applications-closed' }])
  expect((await applicationOf(site, email))?.fields.city).toBe('Тула')
})

async function historyOf(email: string): Promise<string[]> {
  const rows = await sql<{ entry: string }>(
    site,
    `select action || ' ' || from_state || ' ' || to_state as entry from exhibitor_history
     where application_id = $1 and who = $2 order by id`,
    [(await applicationOf(site, email))?.id, email],
  )
  return rows.map(({ entry }) => entry)
}

async function versionsOf(email: string) {
  const rows = await sql<{
    number: number
    fields: { nameRu: string }
    works: unknown[]
    consents: { document: string }[]
  }>(
    site,
    'select number, fields, works, consents from exhibitor_versions where application_id = $1 order by number',
    [(await applicationOf(site, email))?.id],
  )
  return rows.map(({ number, fields, works, consents }) => ({
    number,
    name: fields.nameRu,
    works: works.length,
    consents: consents.map(({ document }) => document),
  }))
}
