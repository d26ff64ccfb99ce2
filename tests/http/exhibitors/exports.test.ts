import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { insertApplication, personId } from '../../builders/exhibitors/in-review.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { unzip } from '../../builders/unzip.ts'

const files = ['applications.csv', 'applications.xlsx', 'decisions.csv', 'decisions.xlsx']
let site: Site
const cookies: Record<string, string> = {}

beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2026-01-10T13:00:00+03:00', POSTS_PER_MINUTE: '100000' })
  await sql(site, 'delete from exhibitor_works')
  await sql(site, 'delete from exhibitor_applications')
  for (const role of roles) cookies[role] = await signIn(site, role)
  await insertApplication(site, { name: '=HYPERLINK("http://evil.example")' })
  await insertApplication(site, { name: 'Вторая; "кавычки"', state: 'accepted' })
  const email = 'drafting@example.test'
  cookies.drafting = await newcomer(site, email)
  const draft = await insertApplication(site, { state: 'draft', owner: await personId(site, email) })
  await sql(
    site,
    `update exhibitor_applications set name_ru = '', name_en = '', kind = '', submitted_at = null,
       fields = '{"nameRu":"НАБРАНО-В-ЧЕРНОВИКЕ","phone":"+7 900 111-22-33"}' where id = $1`,
    [draft],
  )
  await sql(site, 'delete from exhibitor_versions where application_id = $1', [draft])
})
afterAll(() => site.stop())

const get = (path: string, who = 'exhibitors') => ask(site, path, { headers: { cookie: cookies[who] ?? '' } })
const lines = (text: string) => text.replace('\ufeff', '').trim().split('\r\n')

test.each(files)('%s is for the exhibitors’ office', async name => {
  const path = `/office/${name}`
  for (const who of [...roles.filter(role => !['exhibitors', 'admin'].includes(role)), 'drafting'])
    expect([who, (await get(path, who)).status]).toEqual([who, 403])
  expect((await ask(site, path)).status).toBe(403)
  const file = await get(path)
  expect([file.status, file.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
})

test('the applications as CSV: the columns, contacts, no formula, nothing of drafts', async () => {
  const { text } = await get('/office/applications.csv')
  const [heading, first, second, third, ...more] = lines(text)
  expect(heading?.split(';')).toHaveLength(15)
  expect(first).toMatch(/^Э-\d+;На.рассмотрении;"'=HYPERLINK/)
  expect(first).toContain('office@example.test')
  expect(second).toContain('"Вторая; ""кавычки""";')
  expect(third).toContain('drafting@example.test')
  expect(more).toEqual([])
  expect(text).not.toContain('НАБРАНО-В-ЧЕРНОВИКЕ')
  expect(text).not.toContain('111-22-33')
})

test('the filter of the list is that of the file, and odd filters filter nothing', async () => {
  const count = async (query: string) =>
    lines((await get(`/office/applications.csv${query}`)).text).length - 1
  expect(await count('?state=accepted')).toBe(1)
  expect(await count(`?q=${encodeURIComponent('кавычки')}`)).toBe(1)
  expect(await count('?q=%25')).toBe(0)
  expect(await count('?kind=workshop')).toBe(2)
  expect(await count('?state=none&kind=none&page=99')).toBe(3)
})

test('the same columns as XLSX, in English', async () => {
  const [heading = ''] = lines((await get('/en/office/applications.csv')).text)
  expect(heading.split(';').slice(0, 3)).toEqual(['Number', 'State', 'Name in Russian'])
  const xlsx = await get('/en/office/applications.xlsx')
  const all = [...unzip(xlsx.bytes).values()].join('')
  for (const label of heading.split(';')) expect(all).toContain(label)
  expect(all).not.toContain('<f>')
})

test('decisions and votes for the secretary', async () => {
  const [heading, first] = lines((await get('/office/decisions.csv')).text)
  expect(heading).toContain('Средняя оценка')
  expect(first).toMatch(/^Э-\d+;"'=HYPERLINK/)
  expect(first).toContain('Ждут решения')
})
