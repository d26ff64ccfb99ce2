import { createRoute, z } from '@hono/zod-openapi'
import { readerOfTexts } from '../editions/phrases.ts'
import { taggedJson } from '../platform/api/json-answer.server.ts'
import { problemAnswer } from '../platform/api/problem-shape.ts'
import { problem } from '../platform/problem.server.ts'
import {
  answers,
  endpoint,
  languageParameter,
  languageQuery,
  type Reading,
  readingIn,
} from './api-answers.server.ts'
import * as shapes from './api-shapes.ts'
import { findEditionOf } from './find-edition-of.server.ts'
import { publishedSpeakers } from './queries.server.ts'
import * as lists from './read-lists.server.ts'
import { speakerCard } from './speaker-card.ts'

// The fair's content as JSON, from the same queries as the pages. Filters are equalities; an unknown value is refused.

export const listSpeakers = list('/v1/speakers', {
  summary: 'Speakers by surname',
  shape: shapes.speakerShape,
  filters: { role: shapes.speakerShape.shape.role },
  load: everySpeaker,
})

export const listParticipants = list('/v1/participants', {
  summary: 'Participants in the order of the plan',
  shape: shapes.participantShape,
  filters: { section: z.enum(shapes.sections), type: z.enum(shapes.participantTypes) },
  load: lists.publishedParticipants,
})

export const listArtists = list('/v1/artists', {
  summary: 'Artists by surname',
  shape: shapes.artistShape,
  filters: {},
  load: lists.publishedArtists,
})

export const listEvents = list('/v1/programme', {
  summary: 'Events in the order of the clock',
  shape: shapes.eventShape,
  filters: {
    day: z.iso.date(),
    hall: z.enum(shapes.halls),
    format: z.enum(shapes.formats),
    audience: z.enum(shapes.audiences),
  },
  load: lists.publishedEvents,
})

export const listDepartures = list('/v1/departures', {
  summary: 'Guided tours',
  shape: shapes.departureShape,
  filters: { day: z.iso.date(), type: shapes.departureShape.shape.type },
  load: lists.publishedDepartures,
})

export const listPartners = list('/v1/partners', {
  summary: 'Partners',
  shape: shapes.partnerShape,
  filters: { category: z.enum(shapes.partnerCategories) },
  load: lists.publishedPartners,
})

export const listPeople = list('/v1/people', {
  summary: 'Jury, councils and team',
  shape: shapes.memberShape,
  filters: { body: z.enum(shapes.bodies) },
  load: async reader => (await lists.publishedMembers(reader)).map(withPlainPicture),
})

export const listReleases = list('/v1/press', {
  summary: 'Press releases, newest first',
  shape: shapes.releaseShape,
  filters: {},
  load: reading => lists.publishedReleases(reading, reading.now),
})

export const listQuestions = list('/v1/questions', {
  summary: 'Questions and answers',
  shape: shapes.questionShape,
  filters: { topic: z.enum(shapes.questionTopics) },
  load: lists.publishedQuestions,
})

export const listDepartments = list('/v1/departments', {
  summary: 'Whom to write to',
  shape: shapes.departmentShape,
  filters: {},
  load: lists.publishedDepartments,
})

export const listAudioStops = list('/v1/audio-guide', {
  summary: 'Stops of the audio guide',
  shape: shapes.audioStopShape,
  filters: {},
  load: lists.publishedAudioStops,
})

export const readSpeaker = one('/v1/speakers/{key}', {
  summary: 'A speaker',
  shape: shapes.speakerShape,
  find: async (reading, key) => (await everySpeaker(reading)).find(({ id }) => String(id) === key),
})

export const readParticipant = one('/v1/participants/{key}', {
  summary: 'A participant',
  shape: shapes.participantShape,
  find: async (reading, key) => {
    const own = await ofOwnFair(reading, 'participants', key)
    return (await lists.publishedParticipants(own)).find(({ slug }) => slug === key)
  },
})

export const readArtist = one('/v1/artists/{key}', {
  summary: 'An artist',
  shape: shapes.artistShape,
  find: async (reading, key) => (await lists.publishedArtists(reading)).find(({ slug }) => slug === key),
})

export const readEvent = one('/v1/programme/{key}', {
  summary: 'An event',
  shape: shapes.eventShape,
  find: async (reading, key) => {
    const own = await ofOwnFair(reading, 'events', key)
    return (await lists.publishedEvents(own)).find(({ slug }) => slug === key)
  },
})

export const readDocument = one('/v1/documents/{key}', {
  summary: 'The legal text in force',
  shape: shapes.documentShape,
  find: (reading, key) => lists.documentInForce(reading, key, reading.today),
})

/** Lists are of the fair on show; one of them by its name is there whichever fair it was of. */
async function ofOwnFair(reading: Reading, kind: 'participants' | 'events', slug: string): Promise<Reading> {
  const own = await findEditionOf(reading, kind, slug)
  return own && own.id !== reading.edition.id
    ? { ...reading, edition: own, fill: readerOfTexts(own, reading.locale, reading.now) }
    : reading
}

function list<const Path extends string, Item extends object>(
  path: Path,
  described: {
    summary: string
    /** Has to know every field that is read: what is not described would leak. */
    shape: z.ZodType<NoInfer<Item>>
    filters: { [Field in keyof NoInfer<Item>]?: z.ZodType<string> }
    load(reading: Reading): Promise<Item[]>
  },
) {
  const { summary, shape, filters, load } = described
  const query = z.object({ lang: languageParameter, ...optional(filters) })
  const body: z.ZodType<{ total: number; items: Item[] }> = z.object({
    total: z.int(),
    items: z.array(shape),
  })
  return endpoint({
    route: createRoute({ method: 'get', path, summary, request: { query }, responses: answers(body) }),
    needs: ['db', 'edition', 'clock'],
    handle: source => async c => {
      const asked = c.req.valid('query')
      const wanted = Object.entries(asked).filter(([name, value]) => name in filters && value !== undefined)
      const items = (await load(readingIn(asked.lang, source))).filter(item =>
        wanted.every(([name, value]) => Reflect.get(item, name) === value),
      )
      return taggedJson(c, { total: items.length, items })
    },
  })
}

function one<const Path extends string, Item extends object>(
  path: Path,
  described: {
    summary: string
    shape: z.ZodType<NoInfer<Item>>
    find(reading: Reading, key: string): Promise<Item | undefined>
  },
) {
  const { summary, find } = described
  const shape: z.ZodType<Item> = described.shape
  return endpoint({
    route: createRoute({
      method: 'get',
      path,
      summary,
      request: { params: z.object({ key: z.string() }), query: languageQuery },
      responses: { ...answers(shape), 404: problemAnswer('There is no such thing') },
    }),
    needs: ['db', 'edition', 'clock'],
    handle: source => async c => {
      const found: Item | undefined = await find(
        readingIn(c.req.valid('query').lang, source),
        c.req.valid('param').key,
      )
      return found ? taggedJson(c, found) : problem(404, 'not-found', 'There is nothing under this name.')
    },
  })
}

function optional(filters: Record<string, z.ZodType<string> | undefined>) {
  const known = Object.entries(filters).flatMap(([name, shape]) => (shape ? [{ name, shape }] : []))
  return Object.fromEntries(known.map(({ name, shape }) => [name, shape.optional()]))
}

/** How a page crops a picture is not for whoever reads the API. */
function withPlainPicture<Shown extends { picture: ({ className?: string } & object) | null }>(shown: Shown) {
  if (!shown.picture) return shown
  const { className: _, ...picture } = shown.picture
  return { ...shown, picture }
}

async function everySpeaker({ db, locale }: Reading) {
  const rows = await publishedSpeakers(db, locale)
  return rows.map(({ speaker, picture }) => ({
    ...withPlainPicture(speakerCard(speaker, picture, locale)),
    city: speaker.city[locale],
    lead: speaker.lead[locale],
    biography: speaker.biography[locale],
  }))
}
