import { createHash } from 'node:crypto'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Edition } from '../editions/edition.ts'
import { fillFromEdition, phrasesOf } from '../editions/phrases.ts'
import type { Clock } from '../platform/clock.server.ts'
import type { Db } from '../platform/database/database.server.ts'
import { dayOf } from '../platform/dates.ts'
import { isLocale, type LocaleCode } from '../platform/languages.ts'
import { problem } from '../platform/problem.server.ts'
import * as shapes from './api-shapes.ts'
import { publishedSpeakers } from './queries.server.ts'
import * as lists from './read-lists.server.ts'
import { speakerCard } from './speaker-card.ts'

export type Source = { db: Db; edition: Edition; clock: Clock }
export type Reading = lists.Reader & { today: string }

/** The fair's content as JSON, from the same queries as the pages. Filters are equalities; an unknown value is refused. */
export function contentApi(source: Source) {
  const api = new OpenAPIHono({
    defaultHook: result => (result.success ? undefined : refuse(result.error)),
  })

  list(
    '/speakers',
    'Speakers by surname',
    shapes.speakerShape,
    { role: shapes.speakerShape.shape.role },
    everySpeaker,
  )
  list(
    '/participants',
    'Participants in the order of the plan',
    shapes.participantShape,
    { section: z.enum(shapes.sections), type: z.enum(shapes.participantTypes) },
    lists.publishedParticipants,
  )
  list(
    '/programme',
    'Events in the order of the clock',
    shapes.eventShape,
    {
      day: z.iso.date(),
      hall: z.enum(shapes.halls),
      format: z.enum(shapes.formats),
      audience: z.enum(shapes.audiences),
    },
    lists.publishedEvents,
  )
  list(
    '/departures',
    'Guided tours',
    shapes.departureShape,
    { day: z.iso.date(), type: shapes.departureShape.shape.type },
    lists.publishedDepartures,
  )
  list(
    '/partners',
    'Partners',
    shapes.partnerShape,
    { category: z.enum(shapes.partnerCategories) },
    lists.publishedPartners,
  )
  list(
    '/people',
    'Jury, councils and team',
    shapes.memberShape,
    { body: z.enum(shapes.bodies) },
    lists.publishedMembers,
  )
  list('/press', 'Press releases, newest first', shapes.releaseShape, {}, reading =>
    lists.publishedReleases(reading, reading.today),
  )
  list(
    '/questions',
    'Questions and answers',
    shapes.questionShape,
    { topic: z.enum(shapes.questionTopics) },
    lists.publishedQuestions,
  )
  list('/departments', 'Whom to write to', shapes.departmentShape, {}, lists.publishedDepartments)
  list('/audio-guide', 'Stops of the audio guide', shapes.audioStopShape, {}, lists.publishedAudioStops)

  one('/speakers/{key}', 'A speaker', shapes.speakerShape, async (reading, key) =>
    (await everySpeaker(reading)).find(({ id }) => String(id) === key),
  )
  one('/participants/{key}', 'A participant', shapes.participantShape, async (reading, key) =>
    (await lists.publishedParticipants(reading)).find(({ slug }) => slug === key),
  )
  one('/programme/{key}', 'An event', shapes.eventShape, async (reading, key) =>
    (await lists.publishedEvents(reading)).find(({ slug }) => slug === key),
  )
  one('/documents/{key}', 'The legal text in force', shapes.documentShape, (reading, key) =>
    lists.documentInForce(reading, key, reading.today),
  )

  function list<Shape extends z.ZodType>(
    path: string,
    summary: string,
    shape: Shape,
    filters: Record<string, z.ZodType<string>>,
    load: (reading: Reading) => Promise<object[]>,
  ) {
    const query = z.object({ lang: languageParameter, ...optional(filters) })
    const body = z.object({ total: z.int(), items: z.array(shape) })
    const route = createRoute({ method: 'get', path, summary, request: { query }, responses: answers(body) })
    api.openapi(route, (async (c: Context) => {
      const asked = query.parse(c.req.query()) as Record<string, string | undefined>
      const wanted = Object.keys(filters).filter(name => asked[name] !== undefined)
      const items = (await load(readingOf(c, source))).filter(item =>
        wanted.every(name => item[name as keyof typeof item] === asked[name]),
      )
      return answer(c, { total: items.length, items })
    }) as never)
  }

  function one(
    path: string,
    summary: string,
    shape: z.ZodType,
    find: (reading: Reading, key: string) => Promise<object | undefined>,
  ) {
    const request = { params: z.object({ key: z.string() }), query: languageQuery }
    const route = createRoute({
      method: 'get',
      path,
      summary,
      request,
      responses: { ...answers(shape), 404: { description: 'There is no such thing' } },
    })
    api.openapi(route, (async (c: Context) => {
      const found = await find(readingOf(c, source), c.req.param('key') ?? '')
      return found ? answer(c, found) : problem(404, 'not-found', 'There is nothing under this name.')
    }) as never)
  }

  return api
}

/** Who asks, in which language: what every room's endpoints read with. */
export function readingOf(c: Context, source: Source): Reading {
  const locale = languageOf(c.req.query('lang'))
  const phrases = phrasesOf(source.edition, locale)
  return {
    db: source.db,
    locale,
    fill: text => fillFromEdition(text, phrases),
    today: dayOf(source.clock.now()),
  }
}

async function everySpeaker({ db, locale }: Reading) {
  const rows = await publishedSpeakers(db, locale)
  return rows.map(({ speaker, picture }) => ({
    ...speakerCard(speaker, picture, locale),
    city: speaker.city[locale],
    lead: speaker.lead[locale],
    biography: speaker.biography[locale],
  }))
}

/** What the API of every room shares: the language asked for, the answer with its tag, the refusal. */
export const languageParameter = z
  .enum(['ru', 'en'])
  .optional()
  .openapi({ description: 'Language of the texts; Russian if not said' })

export const languageQuery = z.object({ lang: languageParameter })

export function languageOf(value: string | undefined): LocaleCode {
  return isLocale(value) ? value : 'ru'
}

function optional(filters: Record<string, z.ZodType<string>>) {
  return Object.fromEntries(Object.entries(filters).map(([name, shape]) => [name, shape.optional()]))
}

export function answers(schema: z.ZodType) {
  return {
    200: { description: 'As asked', content: { 'application/json': { schema } } },
    304: { description: 'You have it already (If-None-Match)' },
    400: { description: 'A parameter is wrong; the answer names it' },
  }
}

export function answer(c: Context, value: object): Response {
  const body = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'no-cache', 'content-type': 'application/json' }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  return c.body(body, 200, headers)
}

export function refuse(error: { issues: { path: PropertyKey[]; message: string }[] }): Response {
  const sentences = error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  return problem(400, 'wrong-parameter', sentences.join('; '))
}
