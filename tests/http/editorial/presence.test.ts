import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { emailOf, signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let site: Site
const cookies: Partial<Record<Role, string>> = {}
const roles: Role[] = ['chief-editor', 'editor', 'translator', 'press', 'curator', 'box-office']

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  for (const role of roles) cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(() => site.stop())

type Beat = {
  revision: number
  present: { name: string; field: string; since: string }[]
  others: { fields: { name: string; by: string; value: string }[]; gone: unknown[]; movedBy: string }
}

const beat = (record: string, role: Role, asked: Record<string, string> = {}) =>
  ask(site, `/office/content/${record}/presence.json?${new URLSearchParams(asked)}`, {
    headers: { cookie: cookies[role] ?? '' },
  })
const told = async (record: string, role: Role, asked: Record<string, string> = {}): Promise<Beat> =>
  JSON.parse((await beat(record, role, asked)).text)
const rowsOf = (key: string) =>
  sql<{ name: string; field: string }>(
    site,
    'select person_name as name, field from content_presence where key = $1 order by person_name',
    [key],
  )

function save(record: string, role: Role, fields: Record<string, string>) {
  return ask(site, `/office/content/${record}/`, {
    method: 'POST',
    headers: {
      cookie: cookies[role] ?? '',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      origin: site.url,
    },
    body: new URLSearchParams({ do: 'save', ...fields }).toString(),
  })
}

describe('who is here', () => {
  test('two see each other, by name and field, and nobody sees themselves', async () => {
    await beat('pages/about', 'editor', { field: 'field:title:ru' })
    const seen = await told('pages/about', 'chief-editor')
    expect(seen.present).toEqual([
      { name: 'Полина Мшанская', field: 'field:title:ru', since: expect.stringMatching(/^\d\d:\d\d$/) },
    ])
    expect((await told('pages/about', 'editor')).present.map(({ name }) => name)).toEqual([
      'Варвара Купавина',
    ])
    expect(JSON.stringify(seen)).not.toContain('@')
  })

  test('whoever is gone is forgotten by itself', async () => {
    await beat('pages/guides', 'editor')
    await sql(site, "update content_presence set seen_at = seen_at - interval '16 s' where key = 'guides'")
    expect((await told('pages/guides', 'chief-editor')).present).toEqual([])
  })

  test('two tabs and two hundred beats are one row', async () => {
    for (let at = 0; at < 200; at += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          beat('pages/award', 'editor', { field: n % 2 ? 'field:title:ru' : '' }),
        ),
      )
    }
    expect((await rowsOf('award')).length).toBe(1)
  })

  test('a forged name, a field that is none: only what the house knows is kept', async () => {
    await beat('pages/partners', 'editor', {
      name: 'Главный редактор',
      person: 'somebody',
      field: '<script>alert(1)</script>',
    })
    expect(await rowsOf('partners')).toEqual([{ name: 'Полина Мшанская', field: '' }])
    await beat('pages/partners', 'editor', { field: `field:${'a'.repeat(400)}` })
    expect(await rowsOf('partners')).toEqual([{ name: 'Полина Мшанская', field: '' }])
  })

  test('nothing for whoever may not open the record, and no row of theirs', async () => {
    for (const role of ['press', 'curator', 'box-office'] as const) {
      expect([role, (await beat('pages/organizer', role)).status]).toEqual([role, 403])
    }
    expect((await ask(site, '/office/content/pages/organizer/presence.json')).status).not.toBe(200)
    expect((await beat('pages/nothing', 'editor')).status).toBe(404)
    expect(await rowsOf('organizer')).toEqual([])
    expect(await rowsOf('nothing')).toEqual([])
  })

  test('an editor who has become something else hears nothing more in the open tab', async () => {
    const cookie = await signIn(site, 'translator')
    const path = '/office/content/pages/about/presence.json'
    const asked = async () => (await ask(site, path, { headers: { cookie } })).status
    expect(await asked()).toBe(200)
    const email = emailOf('translator')
    await sql(site, "update people set role = 'door' where email = $1", [email])
    try {
      expect(await asked()).toBe(403)
    } finally {
      await sql(site, "update people set role = 'translator' where email = $1", [email])
    }
  })
})

describe('what others change', () => {
  const record = 'questions/child-age'
  test('is told by field, to others alone, until one has it', async () => {
    const { revision } = await told(record, 'editor')
    await save(record, 'chief-editor', { 'field:question:ru': 'Слова главного редактора' })
    const news = await told(record, 'editor', { revision: String(revision) })
    expect(news.others.fields).toEqual([
      {
        name: 'field:question:ru',
        by: 'Варвара Купавина',
        at: expect.any(String),
        value: 'Слова главного редактора',
      },
    ])
    expect((await told(record, 'chief-editor', { revision: String(revision) })).others.fields).toEqual([])
    expect((await told(record, 'editor', { revision: String(news.revision) })).others.fields).toEqual([])
  })

  test('comes back with one’s own save, so that going on does not write over it', async () => {
    const key = 'questions/foreign-cards'
    const start = await told(key, 'editor')
    const [before] = await sql<{ question: string; answer: string }>(
      site,
      "select question->>'ru' question, answer->>'ru' answer from questions where slug = 'foreign-cards'",
    )
    await save(key, 'chief-editor', { 'field:question:ru': 'Новый вопрос' })
    const saved = await save(key, 'editor', {
      revision: String(start.revision),
      'field:question:ru': before?.question ?? '',
      'field:answer:ru': 'Новый ответ',
    })
    expect(saved.status).toBe(200)
    const answer = JSON.parse(saved.text) as Beat
    expect(answer.others.fields.map(({ name, value }) => [name, value])).toEqual([
      ['field:question:ru', 'Новый вопрос'],
    ])
    const [draft] = await sql<{ question: string }>(
      site,
      "select record #>> '{question,ru}' question from content_drafts where key = 'foreign-cards'",
    )
    expect(draft?.question).toBe('Новый вопрос')
  })
})
