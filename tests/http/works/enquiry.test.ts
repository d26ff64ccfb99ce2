import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { type Filled, freshToken, landerRecords, lettersTo, sendForm } from '../../builders/forms.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startSite({
    POSTS_PER_MINUTE: '1000000',
    LANDER_URL: `${sandbox.url}/lander`,
    SMTP_URL: sandbox.smtpUrl,
  })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const line = '№\u00a031.2. Анна Велигор, «Пять правильных вопросов», 2022. «Бумажный ордер», стенд\u00a0C-07'
const englishLine =
  'No.\u00a031.2. Anna Veligor, “Five Regular Questions”, 2022. Paper Order, stand\u00a0C-07'
const exhibitorsAddress = 'bumazhny-order.example'
const unknown = {
  ru: 'Работы с\u00a0таким номером в\u00a0каталоге нет',
  en: 'There is no work with this number',
}
const sold = { ru: 'Эта работа уже продана', en: 'This work has been sold' }

let people = 0
function asking(more: Filled = {}): Filled & { email: string } {
  return {
    form: 'enquiry',
    work: '31.2',
    fullName: 'Пётр Ладов',
    comments: 'Продаётся ли лист вместе с\u00a0рамой?',
    personalDataAgree: 'on',
    ...more,
    email: `collector-${++people}@mail.example`,
  }
}

const kept = (email: string) =>
  sql<{ fields: Record<string, string> }>(site, 'select fields from submissions where email = $1', [email])
const mark = (work: string) =>
  sql(
    site,
    `update works set mark = $1 from participants where participants.id = participant_id
    and slug = 'bumazhny-order' and position = 2`,
    [work],
  )

describe('a question about a work', () => {
  test('is kept, delivered and answered with the work and whoever shows it', async () => {
    const person = asking({ price: '1', department: 'someone@else.example' })
    const answer = await sendForm(site, '/enquiry/?work=31.2', person)
    expect([answer.status, answer.headers.location]).toEqual([303, '/thanks/?form=enquiry'])
    // What the form does not ask for is not kept.
    expect((await kept(person.email)).map(({ fields }) => fields)).toEqual([
      { work: line, fullName: person.fullName, email: person.email, comments: person.comments },
    ])
    const lead = await until(async () =>
      (await landerRecords(sandbox.url)).find(({ body }) => body.email === person.email),
    )
    expect(lead?.body).toMatchObject({ form: 'enquiry', work: line })

    const [letter] = await until(
      () => lettersTo(sandbox.url, person.email),
      letters => letters.length > 0,
    )
    expect(letter?.text).toContain(`Работа: ${line}.`)
    expect(letter?.text).not.toContain(exhibitorsAddress)
    // Nothing that was typed goes to an address that anybody may type.
    expect(letter?.text).not.toContain('рамой')

    const staff = await until(
      () => lettersTo(sandbox.url, 'exhibitors@portik.example'),
      letters => letters.some(({ text }) => text.includes('рамой')),
    )
    expect(staff.find(({ text }) => text.includes('рамой'))?.text).toContain(line)
  })

  test('in English names the work in English to the visitor, in Russian to staff', async () => {
    const person = asking({ work: 'No. 31.02' })
    expect((await sendForm(site, '/en/enquiry/?work=31.2', person)).status).toBe(303)
    const [letter] = await until(
      () => lettersTo(sandbox.url, person.email),
      letters => letters.length > 0,
    )
    expect(letter?.text).toContain(`The work: ${englishLine}.`)
    expect((await kept(person.email))[0]?.fields.work).toBe(line)
  })

  test.each([
    ['/enquiry/', 'ru'],
    ['/en/enquiry/', 'en'],
  ] as const)('of a number that is nobody’s is refused at %s', async (path, locale) => {
    for (const work of ['99.1', '31.9', '0.0', '999.999']) {
      const person = asking({ work })
      const { status, text } = await sendForm(site, path, person)
      expect([status, text.includes(unknown[locale])]).toEqual([422, true])
      // What was typed is not lost.
      expect(text).toContain('Пётр Ладов')
      expect(await kept(person.email)).toEqual([])
    }
  })

  test('of a work that is sold meanwhile is refused, one on hold is not', async () => {
    await mark('sold')
    const late = asking()
    const { status, text } = await sendForm(site, '/enquiry/?work=31.2', late)
    expect([status, text.includes(sold.ru), await kept(late.email)]).toEqual([422, true, []])
    await mark('held')
    expect((await sendForm(site, '/enquiry/?work=31.2', asking())).status).toBe(303)
    await mark('free')
  })

  test('is one of the forms that are counted against the limit', async () => {
    const narrow = await startSite({ POSTS_PER_MINUTE: '60', DATABASE_URL: site.databaseUrl })
    try {
      const answers = []
      for (let count = 0; count < 4; count++) {
        // Quicker than anybody can be: each counts as three.
        const token = await freshToken(narrow)
        answers.push(await sendForm(narrow, '/enquiry/', { ...asking(), token }))
      }
      expect(answers.at(-1)?.text.includes('слишком много заявок')).toBe(true)
    } finally {
      await narrow.stop()
    }
  })
})

describe('staff pass a question on to whoever shows the work', () => {
  const stranger = { to: 'curator@elsewhere.example', do: 'pass-on' }
  const rowOf = async (email: string) =>
    (await sql<{ id: string }>(site, 'select id from submissions where email = $1', [email]))[0]?.id ?? ''
  const logOf = (id: string) =>
    sql<{ kind: string; text: string }>(
      site,
      'select kind, text from submission_log where submission_id = $1 order by at, id',
      [id],
    )
  const to = (address: string, count: number) =>
    until(
      () => lettersTo(sandbox.url, address),
      letters => letters.length === count,
    )

  test('once, without who asks; again and by name only where that is ticked', async () => {
    const person = asking({ comments: 'Есть\u00a0ли рама? <b>Жду</b>' })
    await sendForm(site, '/enquiry/?work=31.2', person)
    const id = await rowOf(person.email)
    const path = `/office/submissions/${id}/`
    const cookie = await signIn(site, 'requests')
    const press = (fields: Record<string, string>) =>
      send(site, path, { do: 'pass-on', ...fields }, { cookie })
    const page = await ask(site, path, { headers: { cookie } })
    const [, address = ''] = /name="to"[^>]*value="([^"]*)"/.exec(page.text) ?? []
    expect(address).toContain(`@${exhibitorsAddress}`)
    expect(await markupFaults(page.text)).toEqual([])

    for (const wrong of ['', 'nobody', 'a@b.example, c@d.example', person.email.toUpperCase()]) {
      const refused = await press({ to: wrong, named: 'yes' })
      expect([refused.status, refused.text.includes('role="alert"')]).toEqual([422, true])
    }
    expect(await logOf(id)).toEqual([])

    expect((await press({ to: ` ${address} `, language: 'en' })).headers.location).toBe(`${path}?done=passed`)
    const [first] = await to(address, 1)
    expect(first?.text).toContain(englishLine)
    expect(first?.text).toContain('Есть\u00a0ли рама? <b>Жду</b>')
    expect(first?.text).not.toMatch(/Ладов|collector-/)
    expect(first?.text).toContain('exhibitors@portik.example')

    // A second tab, or a colleague: not by mistake.
    const twice = await press({ to: address })
    expect([twice.status, twice.text.includes('уже передан')]).toEqual([422, true])
    await press({ to: address, named: 'yes', again: 'yes' })
    const letters = await to(address, 2)
    expect(
      letters.some(({ text }) => text.includes(`Его зовут Пётр Ладов, почта\u00a0— ${person.email}`)),
    ).toBe(true)
    expect(await logOf(id)).toEqual([
      { kind: 'passed-on', text: address },
      { kind: 'passed-on-named', text: address },
    ])
    const after = await ask(site, path, { headers: { cookie } })
    expect(after.text).toContain(`без\u00a0имени и\u00a0почты посетителя: ${address}`)
    expect(after.text).toContain('name="again"')
    // The visitor hears nothing of that address.
    const heard = await lettersTo(sandbox.url, person.email)
    expect(heard.map(({ text }) => text).join()).not.toContain(exhibitorsAddress)

    // Whoever is forgotten is forgotten in these letters too.
    await send(site, path, { do: 'erase', confirm: 'yes' }, { cookie })
    expect(await sql(site, `select 1 from letters where kind = 'enquiry-passed-on' and body <> ''`)).toEqual(
      [],
    )
    expect((await press({ to: address, again: 'yes' })).status).toBe(422)
  })

  test('nobody without the role, nothing but questions, and no address of somebody else’s work', async () => {
    const person = asking()
    await sendForm(site, '/enquiry/?work=31.2', person)
    const id = await rowOf(person.email)
    for (const role of ['door', 'box-office', 'exhibitors'] as const) {
      const cookie = await signIn(site, role)
      expect((await send(site, `/office/submissions/${id}/`, stranger, { cookie })).status).toBe(403)
    }
    expect((await send(site, `/office/submissions/${id}/`, stranger, {})).status).toBe(403)
    const cookie = await signIn(site, 'requests')
    // Under the number something else hangs by now: where this goes is for staff to know.
    await sql(
      site,
      `update submissions set fields = jsonb_set(fields, '{work}', '"№ 31.2. Другая, «Иная», 2020"')`,
    )
    const { text } = await ask(site, `/office/submissions/${id}/`, { headers: { cookie } })
    expect(text).toMatch(/name="to"[^>]*value=""/)
    await sql(site, `update submissions set form = 'contact' where id = $1`, [id])
    const other = await send(site, `/office/submissions/${id}/`, stranger, { cookie })
    expect([other.status, other.text.includes('только вопросы о\u00a0работах')]).toEqual([422, true])
    expect((await ask(site, `/office/submissions/${id}/`, { headers: { cookie } })).text).not.toContain(
      'pass-on',
    )
    expect(await logOf(id)).toEqual([])
  })
})

describe('the page of a question', () => {
  test.each([
    ['/enquiry/?work=31.2', 'Пять правильных вопросов'],
    ['/en/enquiry/?work=31.2', 'Five Regular Questions'],
  ])('%s shows the work, names whoever shows it, and asks for nothing that is known', async (path, title) => {
    const { status, text } = await ask(site, path)
    expect(status).toBe(200)
    expect(await markupFaults(text)).toEqual([])
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(main).toContain(title)
    expect(main).toMatch(/href="(\/en)?\/participants\/bumazhny-order\/"/)
    expect(main).toMatch(/<input[^>]*readOnly[^>]*value="31\.2"/i)
    expect(main).not.toContain(exhibitorsAddress)
  })

  test.each([
    ['/enquiry/?work=99.9', 'ru'],
    ['/en/enquiry/?work=%3Cimg%20src%3Dx%3E', 'en'],
  ] as const)('%s says that there is no such work, and lets one be named', async (path, locale) => {
    const { status, text } = await ask(site, path)
    expect([status, text.includes(unknown[locale])]).toEqual([200, true])
    expect(text).toContain('id="form-enquiry"')
    expect(text).not.toContain('<img src=x>')
  })

  test('of a sold work says so instead of asking', async () => {
    await mark('sold')
    for (const [path, locale] of [
      ['/enquiry/?work=31.2', 'ru'],
      ['/en/enquiry/?work=31.2', 'en'],
    ] as const) {
      const { text } = await ask(site, path)
      expect([text.includes(sold[locale]), text.includes('id="form-enquiry"')]).toEqual([true, false])
    }
    const stand = await until(
      () => ask(site, '/participants/bumazhny-order/'),
      ({ text }) => !text.includes('/enquiry/?work=31.2'),
    )
    expect(stand.text).toContain('/enquiry/?work=31.1')
    await mark('free')
  })

  test('after the fair takes no questions, and labels offer none', async () => {
    const after = await startSite({
      FAIR_NOW: '2025-09-28T00:00:01+03:00',
      DATABASE_URL: site.databaseUrl,
      POSTS_PER_MINUTE: '1000000',
    })
    try {
      const { text } = await ask(after, '/enquiry/?work=31.2')
      expect([text.includes('Ярмарка закончилась'), text.includes('id="form-enquiry"')]).toEqual([
        true,
        false,
      ])
      const late = asking()
      expect((await sendForm(after, '/enquiry/?work=31.2', late)).status).toBe(422)
      expect(await kept(late.email)).toEqual([])
      for (const path of ['/participants/bumazhny-order/', '/artists/anna-veligor/'])
        expect((await ask(after, path)).text).not.toContain('/enquiry/?work')
    } finally {
      await after.stop()
    }
  })
})
