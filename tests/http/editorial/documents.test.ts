import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'

const page = '/office/content/documents/terms/'
let clone: Awaited<ReturnType<typeof cloneFair>>
let site: Site
const cookies: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  clone = await cloneFair()
  site = await startSite({ DATABASE_URL: clone.url, POSTS_PER_MINUTE: '100000' })
  for (const role of ['chief-editor', 'editor'] as const) cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(async () => {
  await site.stop()
  await clone.drop()
})

const open = (path: string, role: Role = 'editor') =>
  ask(site, path, { headers: { cookie: cookies[role] ?? '' } })
const press = (fields: readonly (readonly [name: string, value: string])[], role: Role) =>
  ask(site, page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookies[role] ?? '' },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  })
const save = (title: string, validFrom: string) =>
  press(
    [
      ['do', 'save'],
      ['field:title:ru', title],
      ['field:validFrom', validFrom],
    ],
    'editor',
  )

async function publish(role: Role) {
  const { text } = await open(page, role)
  const revision = /name="revision"[^>]*value="(\d+)"/.exec(text)?.[1] ?? ''
  return press(
    [
      ['do', 'publish'],
      ['revision', revision],
      ['languages', 'ru'],
      ['languages', 'en'],
      ['reason', 'Юрист согласен'],
    ],
    role,
  )
}

test('an editor writes a new version and looks at it; a chief editor puts it out; it is in force from its day', async () => {
  const title = 'Условия, новая редакция'
  const saved = await save(title, '2025-09-05')
  expect(saved.status).toBe(303)
  // Looked at as on its first day, unless another moment is asked for.
  expect((await open(`${page}preview.html?language=ru`)).text).toContain(title)
  expect((await open(`${page}preview.html?language=ru&at=2025-09-04T12:00`)).text).not.toContain(title)
  expect((await ask(site, '/terms/')).text).not.toContain(title)

  expect((await publish('editor')).status).not.toBe(303)
  expect((await publish('chief-editor')).status).toBe(303)
  expect((await ask(site, '/terms/')).text).not.toContain(title)
  const later = await startSite({ DATABASE_URL: clone.url, FAIR_NOW: '2025-09-05T00:00:30+03:00' })
  try {
    expect((await ask(later, '/terms/')).text).toContain(title)
  } finally {
    await later.stop()
  }
  // It stands in the list once, however many versions there are.
  const { text } = await open('/office/content/documents/')
  expect(text.match(/href="\/office\/content\/documents\/terms\/"/g)).toHaveLength(1)
})

test('a day that has come is refused with its sentence', async () => {
  await save('Условия задним числом', '2025-08-01')
  const refused = await publish('chief-editor')
  expect(refused.status).not.toBe(303)
  expect(refused.text).toContain('нужен будущий день')
})
