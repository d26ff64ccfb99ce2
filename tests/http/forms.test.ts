import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf } from '../../app/applications/forms.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import {
  type Filled,
  freshToken,
  goodVolunteer,
  landerRecords,
  lettersTo,
  sendForm,
} from '../builders/forms.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startSite({
    POSTS_PER_MINUTE: '1000000',
    LANDER_URL: `${sandbox.url}/lander`,
    SMTP_URL: sandbox.smtpUrl,
    PUBLIC_URL: 'https://portik.example',
  })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

let people = 0
/** Somebody nobody has heard of yet. */
function somebody(more: Filled = {}): Filled & { email: string } {
  return { ...goodVolunteer, ...more, email: `volunteer-${++people}@mail.example` }
}

const kept = (email: string) =>
  sql<{ id: string; fields: Record<string, unknown>; form: string; locale: string; wants_news: boolean }>(
    site,
    'select * from submissions where email = $1',
    [email],
  )

describe('a form that is sent', () => {
  test('what is ticked twice is ticked', async () => {
    const day = '2025-09-24'
    const person = somebody({ newsAgree: ['on', 'on'], workingDays: [day, day] })
    expect((await sendForm(site, '/volunteers/', person)).status).toBe(303)
    const [row] = await kept(person.email)
    expect([row?.wants_news, row?.fields.workingDays]).toEqual([true, [day]])
  })

  test('what is ticked stands in the order of the form, however it was sent', async () => {
    const person = somebody({ workingDays: ['2025-09-24', '2025-09-23'] })
    expect((await sendForm(site, '/volunteers/', person)).status).toBe(303)
    const [row] = await kept(person.email)
    expect(row?.fields.workingDays).toEqual(['2025-09-23', '2025-09-24'])
  })

  test('is kept, proven, delivered and answered', async () => {
    const person = somebody({ newsAgree: 'on' })
    const answer = await sendForm(
      site,
      '/volunteers/?utm_source=vk&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C&x=1',
      person,
      {
        'user-agent': 'A browser',
        cookie: '_ym_uid=1700000000123',
      },
    )
    expect([answer.status, answer.headers.location]).toEqual([303, '/thanks/?form=volunteer'])

    const [row] = await kept(person.email)
    expect(row).toMatchObject({ form: 'volunteer', locale: 'ru', name: 'Марина Бересток', wants_news: true })
    expect(row?.fields).toEqual({
      firstName: 'Марина',
      lastName: 'Бересток',
      birthDate: '2000-11-14',
      email: person.email,
      phone: '+79161234567',
      education: 'student',
      languages: 'Английский B2',
      shirtSize: 'M',
      workingDays: ['2025-09-24', '2025-09-25'],
      cultureExperience: 'Два года веду экскурсии\nдля школьников.',
      expectations: 'Увидеть, как делают ярмарку.',
    })
    const consents = await sql(
      site,
      'select document, version, hash, page, user_agent, address, locale from submission_consents where submission_id = $1 order by document',
      [row?.id],
    )
    const papers = await sql<{ slug: string; version: number; sha256: string }>(
      site,
      "select slug, version, sha256 from documents where slug in ('consent-application', 'consent-newsletter') and version = 2 order by slug",
    )
    expect(consents).toEqual(
      papers.map(({ slug, version, sha256 }) => ({
        document: slug,
        version,
        hash: sha256,
        page: '/volunteers/',
        user_agent: 'A browser',
        address: '127.0.0.1',
        locale: 'ru',
      })),
    )

    const lead = await until(async () =>
      (await landerRecords(sandbox.url)).find(({ body }) => body.email === person.email),
    )
    expect(lead?.query).toEqual({
      r: 'land/index',
      unit: 'portico',
      type: 'volunteer',
      land: 'art-fair',
      quote_id: '',
      'ignore-thanksall': '1',
      utm_source: 'vk',
      utm_campaign: 'осень',
    })
    const { mergelead, ...body } = lead?.body ?? {}
    expect(mergelead).toMatch(/^id_[0-9a-z]{9}\d{10}$/)
    expect(body).toEqual({
      version: String(formOf('volunteer')?.version),
      form: 'volunteer',
      enkod_send_template_id: 'portico-volunteer',
      groups_enkod: 'portico_news',
      redirectUrl: '/thanks/?form=volunteer',
      newTab: 'false',
      personalDataAgree: 'on',
      url_location:
        'https://portik.example/volunteers/?utm_source=vk&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C&x=1',
      entry_point: 'portik.example',
      analytics_id: '1700000000123',
      ...row?.fields,
      workingDays: '2025-09-24, 2025-09-25',
    })

    const [letter] = await until(
      () => lettersTo(sandbox.url, person.email),
      found => found.length > 0,
    )
    expect(letter?.subject).toBe('Мы\u00a0получили: Заявка волонтёра')
    // Whoever types a stranger's address must not be able to write to them through us.
    expect(letter?.text).not.toContain('Марина')
    expect(letter?.text).not.toContain('экскурсии')
    const notices = await until(
      async () =>
        (await lettersTo(sandbox.url, 'volunteers@portik.example')).filter(({ text }) =>
          text.includes(person.email),
        ),
      found => found.length > 0,
    )
    expect(notices[0]?.text).toContain('Удобные дни: 24,\u00a0ср; 25,\u00a0чт')
    expect(notices[0]?.text).toContain(`https://portik.example/office/submissions/${row?.id}/`)
  })

  test('in English is thanked and written to in English, without a group where no news were asked for', async () => {
    const person = somebody()
    const answer = await sendForm(site, '/en/volunteers/', person)
    expect(answer.headers.location).toBe('/en/thanks/?form=volunteer')
    const lead = await until(async () =>
      (await landerRecords(sandbox.url)).find(({ body }) => body.email === person.email),
    )
    expect(Object.keys(lead?.body ?? {})).not.toContain('groups_enkod')
    const [letter] = await until(
      () => lettersTo(sandbox.url, person.email),
      found => found.length > 0,
    )
    expect(letter?.subject).toBe('We have received: Volunteer application')
    const rows = await kept(person.email)
    const consents = await sql(site, 'select document from submission_consents where submission_id = $1', [
      rows[0]?.id,
    ])
    expect(consents).toEqual([{ document: 'consent-application' }])
  })

  test('twice, or clicked twice, is one', async () => {
    const person = somebody()
    const token = await freshToken(site)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendForm(site, '/volunteers/', { ...person, token })),
    )
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    expect(await kept(person.email)).toHaveLength(1)
    const again = await sendForm(site, '/volunteers/', { ...person, token })
    expect(again.status).toBe(303)
    expect(await kept(person.email)).toHaveLength(1)
  })

  test('names its lead itself, once: another under that name gets a name of its own', async () => {
    const [one, other] = [somebody({ mergelead: 'id_my-own-1' }), somebody({ mergelead: 'id_my-own-1' })]
    expect((await sendForm(site, '/volunteers/', one)).status).toBe(303)
    expect((await sendForm(site, '/volunteers/', other)).status).toBe(303)
    const named = async (email: string) =>
      (await landerRecords(sandbox.url)).find(({ body }) => body.email === email)?.body.mergelead
    expect(await until(() => named(one.email))).toBe('id_my-own-1')
    expect(await until(() => named(other.email))).toMatch(/^id_[0-9a-z]{9}\d{10}$/)
  })

  test('as multipart is read as well', async () => {
    const person = somebody()
    const form = new FormData()
    const token = await freshToken(site)
    for (const [name, value] of Object.entries({ ...person, token }))
      for (const one of [value].flat()) form.append(name, one)
    const answer = await fetch(`${site.url}/volunteers/`, { method: 'POST', body: form, redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(await kept(person.email)).toHaveLength(1)
  })
})

describe('a form that is refused', () => {
  test('comes back with what was typed and a sentence at each wrong field', async () => {
    const answer = await sendForm(site, '/volunteers/', {
      form: 'volunteer',
      firstName: ' \u00a0\t',
      lastName: 'Бересток2',
      birthDate: '24.09.2007',
      email: 'no-at-sign',
      phone: '12',
      workingDays: ['2025-09-24', '2025-09-27'],
      cultureExperience: '<script>alert(1)</script>',
      shirtSize: 'огромный',
    })
    expect(answer.status).toBe(422)
    const { text } = answer
    for (const sentence of ['Поле обязательно для заполнения.', 'Поле не должно содержать цифры'])
      expect(text).toContain(sentence)
    expect(text).not.toContain('К\u00a024\u00a0сентября 2025 вам должно исполниться 18\u00a0лет')
    expect(text).toContain('value="Бересток2"')
    expect(text).toContain('value="no-at-sign"')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toContain('<script>alert')
    expect(
      text.match(/<input[^>]*value="2025-09-2[47]"[^>]*>/g)?.map(tag => tag.includes('checked')),
    ).toEqual([true, true])
    expect(await markupFaults(text)).toEqual([])
    // The token that came with it is good for the next try.
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? ''
    expect((await sendForm(site, '/volunteers/', { ...somebody(), token })).status).toBe(303)
  })

  test.each([
    ['24.09.2007', null],
    ['25.09.2007', 'К\u00a024\u00a0сентября\u00a02025 вам должно исполниться 18\u00a0лет'],
  ])('a volunteer born on %s on the first day of the fair', async (birthDate, sentence) => {
    const answer = await sendForm(site, '/volunteers/', somebody({ birthDate }), {
      accept: 'application/json',
    })
    const { errors } = answer.json() as { errors?: unknown }
    expect(errors).toEqual(sentence ? [{ field: 'birthDate', message: sentence }] : undefined)
  })

  test('to the page’s script, is a list', async () => {
    const answer = await sendForm(
      site,
      '/en/volunteers/',
      { ...somebody({ personalDataAgree: '' }), email: 'x' },
      {
        accept: 'application/json',
      },
    )
    expect(answer.status).toBe(422)
    expect(answer.json()).toEqual({
      errors: [
        { field: 'email', message: expect.any(String) },
        { field: 'personalDataAgree', message: 'Field is required.' },
      ],
      token: expect.stringMatching(/^[0-9a-z]+\.[\w-]{16}\.[\w-]{22}$/),
      again: false,
    })
  })
})

describe('robots', () => {
  test('a field nobody sees is filled in: a sentence, and the next try succeeds', async () => {
    const person = somebody({ 'second-address': 'http://spam.example' })
    const answer = await sendForm(site, '/volunteers/', person)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Заполнено поле, которого не\u00a0видно на\u00a0странице.')
    expect(answer.text).not.toContain('spam.example')
    expect(await kept(person.email)).toEqual([])
  })

  test.each([
    ['none', ''],
    ['made up', 'mejmhw8z.WAeFX7v1yOoXn-6Y.8uQwPKWCyPExaZ6QguO9Wy'],
    ['not even like one', '../../etc/passwd'],
  ])('a token that is %s', async (_what, token) => {
    const person = somebody()
    const answer = await sendForm(site, '/volunteers/', { ...person, token })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('отправьте форму ещё раз')
    expect(await kept(person.email)).toEqual([])
  })

  test('a token that has served another text', async () => {
    const token = await freshToken(site)
    const [one, other] = [somebody(), somebody()]
    expect((await sendForm(site, '/volunteers/', { ...one, token })).status).toBe(303)
    const answer = await sendForm(site, '/volunteers/', { ...other, token })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Эта форма уже отправлена с\u00a0другим текстом.')
    expect(await kept(other.email)).toEqual([])
  })

  test('who is quicker than anybody can be waits', async () => {
    const token = await freshToken(site)
    const startedAt = performance.now()
    await sendForm(site, '/volunteers/', { ...somebody(), token })
    expect(performance.now() - startedAt).toBeGreaterThan(900)
  })

  test('every visitor gets a token of their own, though the page is kept for all', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { text } = await ask(site, '/volunteers/')
        return /name="token" value="([^"]+)"/.exec(text)?.[1]
      }),
    )
    expect(new Set(tokens).size).toBe(4)
    expect(tokens.every(token => /^[0-9a-z]+\./.test(token ?? ''))).toBe(true)
  })

  test('too many from one address are told to wait', async () => {
    const strict = await startSite({ POSTS_PER_MINUTE: '30', LANDER_URL: `${sandbox.url}/lander` })
    try {
      const statuses: number[] = []
      let text = ''
      for (let count = 0; count < 3; count++) {
        // Quicker than anybody can be: each counts as three.
        const token = await freshToken(strict)
        const answer = await sendForm(strict, '/volunteers/', { ...somebody(), token })
        statuses.push(answer.status)
        text = answer.text
      }
      expect(statuses).toEqual([303, 303, 422])
      expect(text).toMatch(/Подождите \d+\u00a0мин/)
    } finally {
      await strict.stop()
    }
  })
})

test('nothing at a page that takes no form: it only answers GET', async () => {
  const answer = await sendForm(site, '/volunteers/', { form: 'no-such-form' })
  expect(answer.status).toBe(405)
})
