import { z } from '@hono/zod-openapi'
import { tourTypes } from '../editions/edition.ts'

// What the public API answers with, one language at a time. Money is in kopecks, moments are ISO instants.

const path = z
  .string()
  .openapi({ description: 'Where its page is now, without the language. The slug stays the same.' })
const picture = z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() })

export const speakerShape = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(['artist', 'historian', 'curator', 'restorer', 'educator']),
    occupation: z.string(),
    city: z.string(),
    lead: z.string(),
    biography: z.array(z.string()),
    picture: picture.nullable(),
  })
  .openapi('Speaker')

const workShape = z
  .object({
    number: z.string(),
    artist: z
      .string()
      .nullable()
      .openapi({ description: 'The slug of the artist; null where their page is not in this language' }),
    artistPath: z.string().nullable(),
    author: z.string(),
    title: z.string(),
    year: z.int(),
    technique: z.string(),
    heightCm: z.int(),
    widthCm: z.int(),
    mark: z.enum(['free', 'held', 'sold']),
    priceKopecks: z.int().nullable(),
    picture,
  })
  .openapi('Work')

export const sections = ['painting', 'sculpture', 'paper', 'applied', 'schools', 'book'] as const
export const participantTypes = ['gallery', 'workshop', 'artist', 'sculptor', 'school', 'publisher'] as const

export const participantShape = z
  .object({
    slug: z.string(),
    path,
    number: z.int(),
    name: z.string(),
    type: z.enum(participantTypes),
    city: z.string(),
    section: z.enum(sections),
    standCode: z.string(),
    lead: z.string(),
    about: z.array(z.string()),
    artists: z.array(
      z.object({ slug: z.string().nullable(), path: z.string().nullable(), name: z.string() }),
    ),
    email: z.string(),
    website: z.string().nullable(),
    works: z.array(workShape),
  })
  .openapi('Participant')

export const artistShape = z
  .object({
    slug: z.string(),
    path,
    name: z.string(),
    born: z.int().nullable(),
    city: z.string().nullable(),
    school: z.string().nullable(),
    practice: z.string().nullable(),
    about: z.string().nullable(),
    participants: z.array(z.string()).openapi({ description: 'Slugs of those who show their works' }),
  })
  .openapi('Artist')

export const halls = [
  'lecture-hall',
  'small-stage',
  'workshops',
  'rotunda',
  'childrens-area',
  'courtyard',
] as const
export const formats = [
  'talk',
  'discussion',
  'master-class',
  'excursion',
  'show',
  'ceremony',
  'concert',
] as const
export const audiences = ['everyone', 'children', 'professionals'] as const
const languages = z.array(z.enum(['ru', 'en']))

export const eventShape = z
  .object({
    slug: z.string(),
    path,
    day: z.iso.date(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    hall: z.enum(halls),
    format: z.enum(formats),
    audience: z.enum(audiences),
    languages,
    ageMark: z.enum(['0+', '6+', '12+', '16+', '18+']),
    title: z.string(),
    summary: z.string(),
    description: z.array(z.string()),
    capacity: z.int().nullable(),
    priceKopecks: z.int().nullable(),
    needsRegistration: z.boolean(),
    registration: z
      .object({
        slot: z.string().nullable(),
        opensAt: z.iso.datetime(),
        closesAt: z.iso.datetime(),
        places: z.enum(['left', 'none', 'withdrawn']),
      })
      .nullable()
      .openapi({
        description:
          'Null where no registration is needed. Closed from `closesAt` on or when places are withdrawn; before `opensAt` it opens soon; otherwise open, or full when none are left. Places of a `slot` are booked with an order; without one, registration is for the whole professional day.',
      }),
    speakers: z.array(z.object({ id: z.int(), firstName: z.string(), lastName: z.string() })),
  })
  .openapi('Event')

export const departureShape = z
  .object({
    id: z.int(),
    type: z.enum(tourTypes),
    day: z.iso.date(),
    startsAt: z.iso.datetime(),
    minutes: z.int(),
    languages,
    route: z.string(),
    guide: z.string(),
  })
  .openapi('Departure')

export const partnerCategories = [
  'general',
  'official',
  'cultural',
  'educational',
  'informational',
  'technical',
] as const

export const partnerShape = z
  .object({
    slug: z.string(),
    position: z.int(),
    name: z.string(),
    category: z.enum(partnerCategories),
    role: z.string(),
    about: z.string(),
    markPath: z.string(),
    website: z.string().nullable(),
  })
  .openapi('Partner')

export const bodies = ['jury', 'curatorial', 'expert', 'team'] as const

export const memberShape = z
  .object({
    body: z.enum(bodies),
    firstName: z.string(),
    lastName: z.string(),
    duty: z.string(),
    about: z.string(),
    picture: picture.nullable(),
  })
  .openapi('Member')

export const releaseShape = z
  .object({
    slug: z.string(),
    path,
    releasedOn: z.iso.date(),
    title: z.string(),
    lead: z.string(),
    body: z.array(z.string()),
    picturePath: z.string().nullable(),
  })
  .openapi('Release')

export const questionTopics = ['tickets', 'visit', 'children', 'tours', 'works', 'access'] as const

export const questionShape = z
  .object({
    slug: z.string(),
    position: z.int(),
    topic: z.enum(questionTopics),
    isOnHome: z.boolean(),
    question: z.string(),
    answer: z.array(z.string()),
  })
  .openapi('Question')

export const departmentShape = z
  .object({
    slug: z.string(),
    position: z.int(),
    name: z.string(),
    about: z.string(),
    email: z.string(),
    phone: z.string(),
    forms: z.array(z.string()),
  })
  .openapi('Department')

export const audioStopShape = z
  .object({
    number: z.int(),
    title: z.string(),
    place: z.string(),
    minutes: z.int(),
    transcript: z.array(z.string()),
    recording: z
      .string()
      .nullable()
      .describe(
        'Path of the audio file on this host; null where the stop has not been recorded in this language',
      ),
  })
  .openapi('AudioStop')

export const documentShape = z
  .object({
    slug: z.string(),
    version: z.int(),
    validFrom: z.iso.date(),
    title: z.string(),
    articles: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
    sha256: z.string(),
  })
  .openapi('Document')
