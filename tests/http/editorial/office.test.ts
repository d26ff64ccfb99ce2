import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { readForms, type SentFields } from '../../builders/fuzz/read-forms.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

let site: Site
const cookies: Partial<Record<Role, string>> = {}
const roles: Role[] = ['chief-editor', 'editor', 'translator', 'box-office']

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  for (const role of roles) cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(() => site.stop())

const at = (path: string) => `/office/content/${path}`
const open = (path: string, role: Role = 'editor') =>
  ask(site, at(path), { headers: { cookie: cookies[role] ?? '' } })

/** The form of a page that does this and has this field, as a browser would send it. */
async function formOf(path: string, does: string, field = 'do', role: Role = 'editor'): Promise<SentFields> {
  const { text } = await open(path, role)
  const form = readForms(text).find(
    ({ controls }) =>
      controls.some(({ name, value }) => name === 'do' && value === does) &&
      controls.some(({ name }) => name === field),
  )
  if (!form) throw new Error(`no form at ${path} does ${does}`)
  return form.controls
    .filter(({ kind, isOn }) => kind !== 'submit' && (isOn || (kind !== 'checkbox' && kind !== 'radio')))
    .map(({ name, value }) => [name, value])
}

function send(
  path: string,
  fields: SentFields,
  changes: Record<string, string> = {},
  { role = 'editor', json = false }: { role?: Role; json?: boolean } = {},
) {
  const body = new URLSearchParams(
    fields.filter(([name]) => !(name in changes)).map(([name, value]) => [name, value]),
  )
  for (const [name, value] of Object.entries(changes)) body.append(name, value)
  return ask(site, at(path), {
    method: 'POST',
    headers: {
      cookie: cookies[role] ?? '',
      'content-type': 'application/x-www-form-urlencoded',
      origin: site.url,
      ...(json && { accept: 'application/json' }),
    },
    body: body.toString(),
  })
}

describe('pages', () => {
  test.each([
    '',
    'pages/',
    'pages/about/',
    'pages/about/versions/',
    'participants/',
    'events/?q=%D0%BB',
    'speakers/1/',
  ])('%s is well-formed in both languages', async path => {
    for (const prefix of ['', '/en']) {
      const { status, text } = await ask(site, `${prefix}${at(path)}`, {
        headers: { cookie: cookies.editor ?? '' },
      })
      expect(status).toBe(200)
      expect(await markupFaults(text)).toEqual([])
    }
  })
  test.each(['nothing/', 'pages/nothing/', 'pages/nothing/versions/', 'pages/nothing/preview.html'])(
    '%s is not there',
    async path => expect((await open(path)).status).toBe(404),
  )
  test('whoever is no editor is refused', async () => {
    expect((await open('pages/about/', 'box-office')).status).toBe(403)
    expect((await open('pages/about/preview.html', 'box-office')).status).toBe(403)
  })
})

test('a comma on the site needs no programmer: written, previewed, published', async () => {
  const title = 'field:title:ru'
  const form = await formOf('pages/guides/', 'save', title)
  const words = 'Гиды, новые слова'
  expect((await send('pages/guides/', form, { [title]: words })).headers.location).toMatch(/\?done=saved/)
  const preview = await open('pages/guides/preview.html?language=ru')
  expect(preview.status).toBe(200)
  expect(preview.text).toContain(words)
  expect(preview.headers['content-security-policy']).toContain("script-src 'none'")
  expect((await ask(site, '/guides/')).text).not.toContain(words)
  const publish = await formOf('pages/guides/', 'publish')
  const published = await send('pages/guides/', publish)
  expect(published.headers.location).toMatch(/done=published/)
  await until(async () => (await ask(site, '/guides/')).text.includes(words))
})

test('a preview shows the site as of any moment, and nothing of it stays', async () => {
  const [before] = await sql<{ lead: string }>(site, `select lead::text from pages where key = 'award'`)
  const early = await open('pages/award/preview.html?language=ru&at=2025-08-01T12:00')
  const late = await open('pages/award/preview.html?language=en&at=2025-10-01T12:00')
  expect([early.status, late.status]).toEqual([200, 200])
  expect(late.text).toContain('lang="en')
  expect(early.text).not.toBe(late.text)
  expect(await sql(site, `select lead::text from pages where key = 'award'`)).toEqual([before])
})

test('what a script sends while one types is saved, and told', async () => {
  const field = 'field:question:ru'
  const form = await formOf('questions/catalogue/', 'save', field)
  const saved = await send('questions/catalogue/', form, { [field]: 'Есть ли каталог?' }, { json: true })
  expect(JSON.parse(saved.text)).toMatchObject({ revision: 1, said: expect.stringMatching(/^Сохранено в/) })
  const [draft] = await sql<{ words: string }>(
    site,
    `select record #>> '{question,ru}' words from content_drafts where key = 'catalogue'`,
  )
  expect(draft?.words).toBe('Есть ли каталог?')
})

test('two in one text: the second is shown both, and may save theirs', async () => {
  const field = 'field:question:ru'
  const path = 'questions/foreign-cards/'
  const mine = await formOf(path, 'save', field, 'editor')
  const theirs = await formOf(path, 'save', field, 'chief-editor')
  await send(path, theirs, { [field]: 'Слова главного редактора' }, { role: 'chief-editor' })
  const refused = await send(path, mine, { [field]: 'Мои слова' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Слова главного редактора')
  expect(refused.text).toContain('value="Мои слова"')
  expect((await send(path, mine, { [field]: 'Мои слова' }, { json: true })).status).toBe(409)
})

test('a translator is shown a form that takes English alone', async () => {
  const { text: body } = await open('questions/export-permit/', 'translator')
  expect(body).toMatch(/id="field-question-ru" readonly/i)
  expect(body).not.toMatch(/id="field-question-en" readonly/i)
  const form = await formOf('questions/export-permit/', 'save', 'field:question:en', 'translator')
  const refused = await send(
    'questions/export-permit/',
    form,
    { 'field:question:ru': 'Нет' },
    { role: 'translator' },
  )
  expect([refused.status, refused.text.includes('Вашей роли это')]).toEqual([422, true])
  const written = await send(
    'questions/export-permit/',
    form,
    { 'field:question:en': 'May I take it?' },
    { role: 'translator' },
  )
  expect(written.status).toBe(303)
})

test('blocks are moved, added and removed by buttons', async () => {
  const path = 'pages/media/'
  const kindsOf = async () => {
    const [draft] = await sql<{ kinds: string[] }>(
      site,
      `select array(select block ->> 'kind' from jsonb_array_elements(record -> 'blocks') block) kinds
       from content_drafts where kind = 'pages' and key = 'media'`,
    )
    return draft?.kinds ?? []
  }
  const form = await formOf(path, 'save', 'kind:blocks')
  await send(path, form, { step: 'add:blocks', 'kind:blocks': 'text' })
  const added = await kindsOf()
  expect([added.at(-1), added.at(-2)]).toEqual(['text', 'contact-us'])
  const id = (await open(path)).text.match(/value="up:(blocks\/[\w]+)"(?![\s\S]*value="up:blocks)/)?.[1] ?? ''
  await send(path, await formOf(path, 'save', 'kind:blocks'), { step: `up:${id}` })
  expect((await kindsOf()).at(-2)).toBe('text')
  await send(path, await formOf(path, 'save', 'kind:blocks'), { step: `remove:${id}` })
  expect(await kindsOf()).toEqual(added.slice(0, -1))
})

test('a new record is made, filled in, published and found on the site', async () => {
  const made = await send('questions/', await formOf('questions/', 'create'), { key: 'where-to-eat' })
  expect(made.headers.location).toMatch(/where-to-eat\/\?done=created/)
  const path = 'questions/where-to-eat/'
  const seen = async (at = path) =>
    [
      ...(await open(at)).text
        .replaceAll('<!-- -->', '')
        .matchAll(/<dd><span[^>]*><span aria-hidden="true">(.) <\/span>([^<]+)</g),
    ].map(([, mark, word]) => `${mark} ${word}`)
  expect(await seen()).toEqual(['◐ черновик', '◐ черновик'])
  const refused = await send(path, await formOf(path, 'publish'))
  expect([refused.status, refused.text.includes('Пока нельзя опубликовать')]).toEqual([422, true])
  await send(path, await formOf(path, 'save', 'field:question:ru'), {
    'field:question:ru': 'Где поесть?',
    'field:question:en': 'Where can I eat?',
    'field:answer:ru': 'В\u00a0кафе у\u00a0двора.',
    'field:answer:en': 'At the café by the courtyard.',
    'field:topic': 'visit',
    'field:position': '99',
  })
  const published = await send(path, await formOf(path, 'publish'))
  expect(published.status).toBe(303)
  await until(async () => (await ask(site, '/en/visitors/')).text.includes('Where can I eat?'))
  expect(await seen()).toEqual(['✓ на\u00a0сайте', '✓ на\u00a0сайте'])
  await send(path, await formOf(path, 'save', 'field:question:ru'), { 'field:question:ru': 'Где обедать?' })
  expect(await seen()).toEqual(['✓ на\u00a0сайте', '✓ на\u00a0сайте'])
  await send(
    path,
    (await formOf(path, 'publish')).filter(([, value]) => value !== 'en'),
  )
  expect(await seen()).toEqual(['✓ на\u00a0сайте', '△ перевод устарел'])
  const withdraw = await formOf(path, 'withdraw', 'languages', 'chief-editor')
  await send(path, withdraw, { languages: 'en' }, { role: 'chief-editor' })
  expect(await seen()).toEqual(['✓ на\u00a0сайте', '○ снято с\u00a0сайта'])
  const again = await send('questions/', await formOf('questions/', 'create'), { key: 'where-to-eat' })
  expect([again.status, again.text.includes('Такой адрес уже есть')]).toEqual([422, true])
})

test('a record that is begun without naming a fair is of the one on show, whenever it goes out', async () => {
  await send('events/', await formOf('events/', 'create'), { key: 'begun-today' })
  const drafts = await sql<{ edition_id: string }>(
    site,
    `select edition_id from content_drafts where kind = 'events' and key = 'begun-today'`,
  )
  expect(drafts).toEqual([{ edition_id: '2025-09' }])
})

test('a version comes back from its page, and the last edit is taken back', async () => {
  const path = 'questions/age-fourteen/'
  const field = 'field:question:ru'
  const words = async () => {
    const [draft] = await sql<{ words: string }>(
      site,
      `select record #>> '{question,ru}' words from content_drafts where key = 'age-fourteen'`,
    )
    return draft?.words
  }
  const form = await formOf(path, 'save', field)
  const was = form.find(([name]) => name === field)?.[1]
  await send(path, form, { [field]: 'Иначе' })
  const { text: body } = await open(`${path}versions/?version=1`)
  expect(body).toMatch(/<ins[^>]*>Иначе/)
  const restored = await send(`${path}versions/`, await formOf(`${path}versions/?version=1`, 'restore'))
  expect(restored.headers.location).toMatch(/done=restored/)
  expect(await words()).toBe(was)
  await send(path, await formOf(path, 'save', field), { [field]: 'Ещё иначе' })
  await send(path, await formOf(path, 'undo'))
  expect(await words()).toBe(was)
})

test('a remark that asks for a repair is repaired, or lifted with a reason that stays', async () => {
  const path = 'pages/volunteers/'
  const description = 'field:description:en'
  await send(path, await formOf(path, 'save', description), {
    [description]: 'What volunteers do at the fair, day by day, and how to join them: /no-such-page/',
  })
  const { text } = await open(path)
  expect(text).toContain('/no-such-page/')
  const refused = await send(path, await formOf(path, 'publish'))
  expect([refused.status, refused.text.includes('напишите, почему')]).toEqual([422, true])
  const lifted = await send(path, await formOf(path, 'publish'), { reason: 'Так просит партнёр' })
  expect(lifted.headers.location).toMatch(/done=published/)
  expect(
    await sql(site, `select reason from content_versions where key = 'volunteers' and event = 'published'`),
  ).toEqual([{ reason: 'Так просит партнёр' }])
})

test('the typographer goes over a whole record, and is taken back', async () => {
  const path = 'pages/selection/'
  const lead = 'field:lead:ru'
  const words = async () => {
    const [draft] = await sql<{ words: string }>(
      site,
      `select record #>> '{lead,ru}' words from content_drafts where kind = 'pages' and key = 'selection'`,
    )
    return draft?.words
  }
  await send(path, await formOf(path, 'save', lead), { [lead]: 'Совет - это "отбор" и 12 человек' })
  await send(path, await formOf(path, 'typeset'))
  expect(await words()).toBe('Совет\u00a0— это «отбор» и\u00a012\u00a0человек')
  await send(path, await formOf(path, 'undo'))
  expect(await words()).toBe('Совет - это "отбор" и 12 человек')
  const again = await send(path, await formOf(path, 'redo'))
  expect([again.headers.location?.includes('done=redone'), await words()]).toEqual([
    true,
    'Совет\u00a0— это «отбор» и\u00a012\u00a0человек',
  ])
})

test('where there are more artists than a list can hold, the field takes a key and suggests some', async () => {
  await sql(
    site,
    `insert into artists (slug, name, edition_id)
     select 'aaa-' || n, jsonb_build_object('ru', 'Аа ' || n, 'en', 'Aa ' || n), edition_id
     from generate_series(1, 300) n, (select edition_id from artists limit 1) one`,
  )
  const path = 'participants/bumazhny-order/'
  const { text } = await open(path)
  expect(await markupFaults(text)).toEqual([])
  const [, suggested = ''] = /<datalist id="choices-artists">(.*?)<\/datalist>/s.exec(text) ?? []
  expect(suggested.match(/<option /g)).toHaveLength(200)
  const field = 'field:artists'
  const form = await formOf(path, 'save', field)
  const chosen = form.filter(([name]) => name === field).map(([, value]) => value)
  expect(chosen.length).toBeGreaterThan(1)
  for (const key of chosen.filter(Boolean)) expect(suggested).toContain(`value="${key}"`)
  // One that is not suggested is taken all the same; one that nobody has is found before it is published.
  const rest = form.filter(([name, value]) => name !== field || value !== '')
  const artists = async () => {
    const [draft] = await sql<{ artists: string[] }>(
      site,
      `select record -> 'artists' as artists from content_drafts where kind = 'participants' and key = 'bumazhny-order'`,
    )
    return draft?.artists
  }
  await send(path, [...rest, [field, 'aaa-299']])
  expect(await artists()).toEqual([...chosen.filter(Boolean), 'aaa-299'])
  await send(path, [...(await formOf(path, 'save', field)), [field, 'nobody-here']])
  expect(await artists()).toContain('nobody-here')
  const refused = await send(path, await formOf(path, 'publish'), { reason: 'x' })
  expect(refused.status).toBe(422)
})
