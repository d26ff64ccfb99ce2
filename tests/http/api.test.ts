import { z } from '@hono/zod-openapi'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as shapes from '../../app/content/api-shapes.ts'
import { mapShape } from '../../app/navigator/api-shapes.ts'
import { ask as askSite } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const lists: [path: string, shape: z.ZodType, total: number][] = [
  ['speakers', shapes.speakerShape, 24],
  ['participants', shapes.participantShape, 70],
  ['artists', shapes.artistShape, 152],
  ['programme', shapes.eventShape, 62],
  ['departures', shapes.departureShape, 36],
  ['partners', shapes.partnerShape, 24],
  ['people', shapes.memberShape, 33],
  ['press', shapes.releaseShape, 8],
  ['questions', shapes.questionShape, 30],
  ['departments', shapes.departmentShape, 9],
  ['audio-guide', shapes.audioStopShape, 12],
]

describe.each(lists)('/api/v1/%s', (path, shape, total) => {
  test.each(['ru', 'en'])('answers in %s with the shape it is described by', async lang => {
    const { status, body } = await ask(`${path}?lang=${lang}`)
    expect(status).toBe(200)
    expect(body.total).toBe(total)
    // Strict: a field that is not described would be a field that leaks.
    const strict = z.array(shape instanceof z.ZodObject ? shape.strict() : shape)
    expect(strict.safeParse(body.items).error).toBeUndefined()
  })

  test('every date and sum is filled in, and English is English', async () => {
    const english = JSON.stringify((await ask(`${path}?lang=en`)).body)
    expect(english.match(/\{[a-zA-Z]+\}/g)).toBeNull()
    expect(english.match(/[а-яё]+/gi)).toBeNull()
    const russian = JSON.stringify((await ask(path)).body)
    expect(russian.match(/\{[a-zA-Z]+\}/g)).toBeNull()
  })
})

test.each([
  ['speakers?role=historian', 'role', 'historian'],
  ['participants?section=paper', 'section', 'paper'],
  ['programme?day=2025-09-26', 'day', '2025-09-26'],
  ['departures?type=author', 'type', 'author'],
  ['partners?category=official', 'category', 'official'],
  ['people?body=jury', 'body', 'jury'],
  ['questions?topic=tickets', 'topic', 'tickets'],
])('%s gives only those', async (path, field, value) => {
  const { body } = await ask(path)
  expect(new Set(body.items.map((item: Record<string, unknown>) => item[field]))).toEqual(new Set([value]))
  expect(body.total).toBe(body.items.length)
})

test('two filters are both kept', async () => {
  const { body } = await ask('programme?day=2025-09-26&hall=lecture-hall')
  expect(
    new Set(body.items.map((item: { day: string; hall: string }) => `${item.day} ${item.hall}`)),
  ).toEqual(new Set(['2025-09-26 lecture-hall']))
})

test.each(['participants?section=metal', 'programme?day=26', 'speakers?lang=de'])(
  '%s is refused with the parameter’s name',
  async path => {
    const { status, type, body } = await ask(path)
    expect([status, type]).toEqual([400, 'application/problem+json'])
    expect(body.detail.split(':')[0]).toBe(/\?(\w+)=/.exec(path)?.[1])
  },
)

test.each(['participants/nobody', 'speakers/999', 'documents/nothing', 'nope', 'programme/nope'])(
  '%s is a 404 problem',
  async path => {
    const { status, type } = await ask(path)
    expect([status, type]).toEqual([404, 'application/problem+json'])
  },
)

test('one of each by its name', async () => {
  expect((await ask('participants/bumazhny-order?lang=en')).body).toMatchObject({
    name: 'Paper Order',
    standCode: 'C-07',
  })
  expect((await ask('artists/mark-kedrach?lang=en')).body).toMatchObject({
    name: 'Mark Kedrach',
    born: 1970,
    participants: ['vysokaya-liniya', 'trety-svet'],
  })
  expect((await ask('speakers/3')).body).toMatchObject({ firstName: 'Ольга', lastName: 'Обручина' })
  expect((await ask('documents/offer')).body).toMatchObject({ slug: 'offer', version: 2 })
})

test.each([
  ['ru', 'Бумажный ордер', 'Гардероб'],
  ['en', 'Paper Order', 'Cloakroom'],
])(
  'the plan is data in %s: stands with who has them, places, aisles',
  async (lang, paperOrder, cloakroom) => {
    const { status, body } = await ask(`map?lang=${lang}`)
    expect([status, mapShape.strict().safeParse(body).error]).toEqual([200, undefined])
    expect(body.stands).toHaveLength(70)
    expect(body.stands.find(({ code }: { code: string }) => code === 'C-07').participant).toEqual({
      slug: 'bumazhny-order',
      name: paperOrder,
    })
    expect(body.places.find(({ key }: { key: string }) => key === 'cloakroom').name).toBe(cloakroom)
  },
)

test('who has the answer already gets no second copy', async () => {
  const first = await askSite(site, '/api/v1/partners')
  const etag = first.headers.etag ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const second = await askSite(site, '/api/v1/partners', { headers: { 'if-none-match': etag } })
  expect([second.status, second.text]).toEqual([304, ''])
})

test('the description names every list and every single thing', async () => {
  const description = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as {
    openapi: string
    paths: object
  }
  expect(description.openapi).toBe('3.1.0')
  const door = ['scans', 'list', 'counts'].map(name => `/v1/door/${name}`)
  const singles = ['speakers', 'artists', 'participants', 'programme', 'documents'].map(
    name => `/v1/${name}/{key}`,
  )
  const boxOffice = ['products', 'slots', 'orders', 'orders/{token}', 'orders/{token}/refunds'].map(
    name => `/v1/${name}`,
  )
  expect(Object.keys(description.paths).sort()).toEqual(
    [
      ...lists.map(([path]) => `/v1/${path}`),
      ...singles,
      ...boxOffice,
      ...door,
      '/v1/map',
      '/v1/stands',
      '/v1/stands/events',
      '/v1/today',
      '/v1/today/events',
      '/v1/works',
      '/v1/push-subscriptions',
      '/v1/uploads',
      '/v1/uploads/{id}',
      '/v1/office/picture-uploads',
      '/v1/office/picture-uploads/{id}',
      '/v1/search',
      '/v1/clock',
      '/v1/forms/token',
    ].sort(),
  )
})

test('a document that people have agreed to is never changed', async () => {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  await expect(client.query("update documents set version = 2 where slug = 'offer'")).rejects.toThrow(
    'never changed',
  )
  await expect(client.query("delete from documents where slug = 'offer'")).rejects.toThrow('never changed')
  await client.end()
})

async function ask(path: string) {
  const { status, headers, text } = await askSite(site, `/api/v1/${path}`)
  return { status, type: headers['content-type'], body: JSON.parse(text) }
}
