import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { forms } from '../../../../app/applications/forms.ts'
import type { Role } from '../../../../app/platform/person.ts'
import { type Answer, ask } from '../../../builders/ask.ts'
import { cloneFair } from '../../../builders/fair-database.ts'
import { readForms, type SentFields } from '../../../builders/fuzz/read-forms.ts'
import { signIn } from '../../../builders/sign-in.ts'
import { type Site, startSite } from '../../../builders/site.ts'
import { sql } from '../../../builders/sql.ts'
import { until } from '../../../builders/until.ts'

// Two sites on one database, as a fair runs.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 })

let clone: Awaited<ReturnType<typeof cloneFair>>
let sites: Site[]
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  clone = await cloneFair()
  // Volunteers and guides apply until late in August.
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000', FAIR_NOW: '2025-08-10T10:00:00+03:00' }
  sites = [await startSite(env), await startSite(env)]
  for (const role of ['editor', 'translator'] as const) cookies[role] = await signIn(first(), role)
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()))
  await clone.drop()
})

const first = () => sites[0] as Site
const open = (path: string, role: Role = 'editor') =>
  ask(first(), path, { headers: { cookie: cookies[role] ?? '' } })

function send(path: string, fields: SentFields, role: Role = 'editor'): Promise<Answer> {
  return ask(first(), path, {
    method: 'POST',
    headers: {
      cookie: cookies[role] ?? '',
      'content-type': 'application/x-www-form-urlencoded',
      origin: first().url,
    },
    body: new URLSearchParams(fields).toString(),
  })
}

/** The form of a page that does this and has these fields. */
async function formOf(path: string, does: string, names: string[] = []): Promise<SentFields> {
  const { text } = await open(path)
  const form = readForms(text).find(
    ({ controls }) =>
      controls.some(({ name, value }) => name === 'do' && value === does) &&
      names.every(name => controls.some(control => control.name === name)),
  )
  if (!form) throw new Error(`no form at ${path} does ${does} with ${names.join(', ')}`)
  const filled = form.controls
    .filter(({ kind, isOn }) => kind !== 'submit' && (isOn || (kind !== 'checkbox' && kind !== 'radio')))
    .map(({ name, value }): [string, string] => [name, value])
  return [...filled.filter(([name]) => name !== 'do'), ['do', does]]
}

async function write(path: string, words: Record<string, string>) {
  const form = (await formOf(path, 'save', Object.keys(words))).filter(([name]) => !(name in words))
  const saved = await send(path, [...form, ...Object.entries(words)])
  expect(saved.headers.location).toMatch(/done=saved/)
}

async function publish(path: string): Promise<Answer> {
  const form = (await formOf(path, 'publish')).filter(([name]) => name !== 'languages' && name !== 'reason')
  return send(path, [...form, ['languages', 'ru'], ['languages', 'en'], ['reason', 'Проверено']])
}

const volunteers = '/office/content/forms/volunteer/'

/** What a field of the form is called in the office, by the name under which it is sent. */
async function fieldPath(name: string): Promise<string> {
  const label = forms.find(({ id }) => id === 'volunteer')?.fields.find(field => field.name === name)
    ?.label.ru
  const { text } = await open(volunteers)
  const [, path = ''] =
    readForms(text)
      .flatMap(({ controls }) => controls)
      .filter(control => control.value.replaceAll('\u00a0', ' ') === label?.replaceAll('\u00a0', ' '))
      .map(control => /^field:(asked\/\w+)\/label:ru$/.exec(control.name))
      .find(found => found !== null) ?? []
  return path
}

describe('the words of a form', () => {
  test('are said on its page by every process, in each language, with its fields and its consent as they were', async () => {
    const before = (await ask(first(), '/volunteers/')).text
    const asked = await fieldPath('birthDate')
    expect(asked).not.toBe('')
    await write(volunteers, {
      'field:lead:ru': 'Пишите до {volunteersUntil}. <b>Ответим</b> всем.',
      'field:button:en': 'Join us',
    })
    await write(volunteers, {
      [`field:${asked}/label:ru`]: 'Когда вы родились',
      [`field:${asked}/hint:ru`]: 'День, месяц, год',
      [`field:${asked}/label:en`]: 'When were you born',
      [`field:${asked}/hint:en`]: 'Day, month, year',
    })
    expect((await ask(first(), '/volunteers/')).text).toContain('Дата рождения')
    expect((await publish(volunteers)).headers.location).toMatch(/done=published/)
    for (const site of sites) {
      const text = await until(
        async () => (await ask(site, '/volunteers/')).text,
        page => page.includes('Когда вы родились'),
      )
      expect(text).toContain('День, месяц, год')
      expect(text).toContain('&lt;b&gt;Ответим&lt;/b&gt; всем.')
      expect(text).not.toContain('{volunteersUntil}')
      // What is asked, what must be answered and what is agreed to stays as it was.
      expect(asksOf(text)).toEqual(asksOf(before))
      expect(consentIn(text)).toBe(consentIn(before))
      expect((await ask(site, '/en/volunteers/')).text).toContain('Join us')
    }
    // The sentences of refusal name the field as it is asked now.
    const refused = await ask(first(), '/volunteers/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: first().url },
      body: new URLSearchParams({ form: 'volunteer', birthDate: '' }).toString(),
    })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Когда вы родились')
  })

  test('without a question, without a field or with another one are not published', async () => {
    const asked = await fieldPath('email')
    await write(volunteers, { [`field:${asked}/label:ru`]: '' })
    const blank = await publish(volunteers)
    expect([blank.status, blank.text]).toEqual([422, expect.stringContaining('не\u00a0заполнено')])
    await write(volunteers, { [`field:${asked}/label:ru`]: 'Почта' })
    // No button asks for it, and a form that asks all the same is refused.
    const form = await formOf(volunteers, 'save', [`field:${asked}/label:ru`])
    for (const step of [`remove:${asked}`, 'add:asked', `down:${asked}`]) {
      const { status } = await send(volunteers, [...form, ['step', step]])
      expect([step, status]).toEqual([step, 422])
    }
    // Whatever other way it was lost.
    const [draft] = await sql<{ record: string }>(
      first(),
      "select record::text from content_drafts where kind = 'forms' and key = 'volunteer'",
    )
    await sql(
      first(),
      `update content_drafts set record = jsonb_set(record, '{asked}', (record->'asked') - 0)
       where kind = 'forms' and key = 'volunteer'`,
    )
    const lost = await publish(volunteers)
    expect([lost.status, lost.text]).toEqual([422, expect.stringContaining('порядок задаёт сама форма')])
    await sql(first(), "update content_drafts set record = $1 where kind = 'forms' and key = 'volunteer'", [
      draft?.record ?? '{}',
    ])
  })

  test('are seen in the preview before anybody else sees them', async () => {
    await write(volunteers, { 'field:lead:ru': 'Черновик!' })
    const preview = await open(`${volunteers}preview.html?language=ru`)
    expect([preview.status, preview.text]).toEqual([200, expect.stringContaining('Черновик!')])
    expect((await ask(first(), '/volunteers/')).text).not.toContain('Черновик!')
  })

  test('every form of the fair has its record', async () => {
    const { text } = await open('/office/content/forms/')
    for (const { id } of forms) expect(text).toContain(`/office/content/forms/${id}/`)
  })
})

describe('the name of a hall', () => {
  const hall = '/office/content/places/lecture-hall/'

  test('is written once and read on the map, in the programme, in the API and by an event', async () => {
    await write(hall, {
      'field:name:ru': 'Аудитория',
      'field:name:en': 'Auditorium',
      'field:whereabouts:ru': 'сразу за ротондой',
    })
    expect((await publish(hall)).headers.location).toMatch(/done=published/)
    const [event] = await sql<{ slug: string }>(
      first(),
      "select slug from events where hall = 'lecture-hall' and published_ru_at is not null order by starts_at limit 1",
    )
    const read = [
      ['/program/', 'Аудитория'],
      [`/program/${event?.slug}/`, 'Аудитория'],
      [`/en/program/${event?.slug}/`, 'Auditorium'],
      ['/navigator/map/', 'Аудитория'],
      ['/api/v1/map', 'сразу за ротондой'],
    ] as const
    for (const site of sites) {
      for (const [path, name] of read) {
        const text = await until(
          async () => (await ask(site, path)).text.replaceAll('\u00a0', ' '),
          page => page.includes(name),
        )
        expect(text).toContain(name)
      }
    }
  })

  test('and what hangs in a hall is read where its stands are offered', async () => {
    const left = '/office/content/places/left-hall/'
    await write(left, { 'field:name:ru': 'Западный зал', 'field:holds:ru': 'живопись' })
    expect((await publish(left)).headers.location).toMatch(/done=published/)
    const page = async () => (await ask(sites[1] as Site, '/exhibitor/')).text
    expect(await until(page, text => text.includes('Западный зал: живопись'))).not.toContain('Левый зал: ')
  })

  test('withdrawn, is the code’s again', async () => {
    cookies.editor = await signIn(first(), 'chief-editor')
    const form = (await formOf(hall, 'withdraw')).filter(([name]) => name !== 'languages')
    const done = await send(hall, [...form, ['languages', 'ru'], ['languages', 'en']])
    expect(done.headers.location).toMatch(/done=withdrawn/)
    await until(
      async () => (await ask(sites[1] as Site, '/program/')).text,
      text => text.includes('Лекторий'),
    )
  })
})

/** What is asked and has to be answered, without its words. */
function asksOf(html: string) {
  return readForms(html)
    .filter(({ controls }) => controls.some(({ name, value }) => name === 'form' && value === 'volunteer'))
    .flatMap(({ controls }) => controls.map(({ name, kind }) => `${name} ${kind}`))
    .filter(control => !control.startsWith('token'))
}

function consentIn(html: string): string {
  return /name="personalDataAgree"[\s\S]*?<\/label>/.exec(html)?.[0] ?? 'no consent'
}
