import { and, asc, desc, eq, isNotNull, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Edition } from '../editions/edition.ts'
import { readerOfTexts } from '../editions/phrases.ts'
import { readEdition } from '../editions/read-editions.server.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { dayOf } from '../platform/dates.ts'
import type { Both, LocaleCode } from '../platform/languages.ts'
import { publishedAt } from '../platform/published-at.ts'
import { recordPath } from './addresses/record-path.ts'
import { surnameOf } from './alphabet.ts'
import { recordingPath } from './audio/recording-path.ts'
import { audioStops } from './audio/tables.ts'
import { localize } from './blocks/blocks.ts'
import { documents } from './documents/tables.ts'
import { registrationOf } from './events/registration.ts'
import { departures, eventPlaces, eventSpeakers, events } from './events/tables.ts'
import { pictures } from './pictures/tables.ts'
import { fileOf, shownPicture } from './shown-picture.ts'
import {
  artists,
  departments,
  members,
  participantArtists,
  participants,
  partners,
  questions,
  releases,
  speakers,
  works,
} from './tables.ts'

/** Who reads, in which language, and how `{fairDates}` and its like are filled. */
export type Reader = { db: Db; locale: LocaleCode; fill(text: string): string }

/** What belongs to one fair is read of the edition on show; the edition also says when one may register. */
export type EventReader = Reader & { edition: Edition }

/** Everybody with a stand at a fair, in the order of the plan, with whom they show and what hangs there. */
export async function publishedParticipants({ db, edition, locale, fill }: EventReader) {
  const rows = await db
    .select()
    .from(participants)
    .where(and(isPublished(participants, locale), eq(participants.editionId, edition.id)))
    .orderBy(asc(participants.number))
  const hung = await db
    .select({ work: works, picture: pictures, artist: artists })
    .from(works)
    .innerJoin(pictures, eq(pictures.path, works.picturePath))
    .innerJoin(artists, eq(artists.slug, works.artistSlug))
    .orderBy(asc(works.participantId), asc(works.position))
  const shown = await db
    .select({ participantId: participantArtists.participantId, artist: artists })
    .from(participantArtists)
    .innerJoin(artists, eq(artists.slug, participantArtists.artistSlug))
    .orderBy(asc(participantArtists.position))
  const worksOf = Map.groupBy(hung, ({ work }) => work.participantId)
  const artistsOf = Map.groupBy(shown, ({ participantId }) => participantId)
  return rows.map(row => {
    const {
      id,
      publishedRuAt: _ru,
      publishedEnAt: _en,
      editionId: _edition,
      formerArtists: _former,
      address: _address,
      ...participant
    } = row
    const own = worksOf.get(id) ?? []
    const people = artistsOf.get(id) ?? []
    return localize(
      {
        ...participant,
        path: recordPath('participants', row),
        artists: people.map(({ artist }) => named(artist, locale)),
        works: own.map(({ work, picture, artist }) => ({
          number: `${row.number}.${work.position}`,
          artist: named(artist, locale).slug,
          artistPath: named(artist, locale).path,
          author: artist.name,
          title: work.title,
          year: work.year,
          technique: work.technique,
          heightCm: work.heightCm,
          widthCm: work.widthCm,
          mark: work.mark,
          priceKopecks: work.priceKopecks,
          picture: { src: fileOf(picture), width: picture.width, height: picture.height, alt: picture.alt },
        })),
      },
      locale,
      fill,
    )
  })
}

/** An artist's name, and the slug and path where there is a page to go to in this language. */
function named(artist: typeof artists.$inferSelect, locale: LocaleCode) {
  const isSeen = artist[publishedAt[locale]] !== null
  return {
    slug: isSeen ? artist.slug : null,
    path: isSeen ? recordPath('artists', artist) : null,
    name: artist.name,
  }
}

export type LocalParticipant = Awaited<ReturnType<typeof publishedParticipants>>[number]

/** Artists of every fair by surname, in the order of the language's alphabet, with whoever shows them at the one on show. */
export async function publishedArtists({ db, edition, locale, fill }: EventReader) {
  const rows = await db.select().from(artists).where(isPublished(artists, locale))
  const shown = await db
    .select({ artist: participantArtists.artistSlug, slug: participants.slug })
    .from(participantArtists)
    .innerJoin(participants, eq(participants.id, participantArtists.participantId))
    .where(and(isPublished(participants, locale), eq(participants.editionId, edition.id)))
    .orderBy(asc(participants.number))
  const showersOf = Map.groupBy(shown, ({ artist }) => artist)
  const order = new Intl.Collator(locale)
  return rows
    .map(({ slug, address, name, born, city, school, practice, about }) => ({
      ...localize({ slug, path: recordPath('artists', { slug, address }), name }, locale, fill),
      born,
      city: localOf(city),
      school: localOf(school),
      practice: localOf(practice),
      about: localOf(about),
      participants: (showersOf.get(slug) ?? []).map(participant => participant.slug),
    }))
    .sort(
      (one, other) =>
        order.compare(surnameOf(one.name), surnameOf(other.name)) || order.compare(one.name, other.name),
    )

  function localOf(text: Both | null): string | null {
    return text === null ? null : fill(text[locale])
  }
}

export type LocalArtist = Awaited<ReturnType<typeof publishedArtists>>[number]

/** The programme in the order of the clock, each event with the people who make it. */
export async function publishedEvents({ db, edition, locale, fill }: EventReader) {
  const rows = await db
    .select({ event: events, places: eventPlaces.state })
    .from(events)
    .leftJoin(eventPlaces, eq(eventPlaces.slug, events.slug))
    .where(and(isPublished(events, locale), eq(events.editionId, edition.id)))
    .orderBy(asc(events.startsAt), asc(events.hall))
  const casts = await db
    .select({
      eventId: eventSpeakers.eventId,
      id: speakers.id,
      firstName: speakers.firstName,
      lastName: speakers.lastName,
    })
    .from(eventSpeakers)
    .innerJoin(speakers, eq(speakers.id, eventSpeakers.speakerId))
    .where(isPublished(speakers, locale))
    .orderBy(asc(eventSpeakers.position))
  const castOf = Map.groupBy(casts, ({ eventId }) => eventId)
  return rows.map(({ event: row, places }) => {
    const {
      id,
      startsAt,
      endsAt,
      publishedRuAt: _ru,
      publishedEnAt: _en,
      editionId: _edition,
      address: _address,
      ...event
    } = row
    const cast = (castOf.get(id) ?? []).map(({ eventId: _, ...speaker }) => speaker)
    const moments = { day: dayOf(startsAt), startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
    const registration = registrationOf(row, edition, places ?? 'left')
    const path = recordPath('events', row)
    return localize({ ...event, path, ...moments, registration, speakers: cast }, locale, fill)
  })
}

export type LocalEvent = Awaited<ReturnType<typeof publishedEvents>>[number]

export async function publishedDepartures({ db, edition, locale, fill }: EventReader) {
  const rows = await db
    .select()
    .from(departures)
    .where(and(isPublished(departures, locale), eq(departures.editionId, edition.id)))
    .orderBy(asc(departures.startsAt))
  return rows.map(({ startsAt, publishedRuAt: _ru, publishedEnAt: _en, editionId: _edition, ...departure }) =>
    localize({ ...departure, day: dayOf(startsAt), startsAt: startsAt.toISOString() }, locale, fill),
  )
}

export type LocalDeparture = Awaited<ReturnType<typeof publishedDepartures>>[number]

/** The stops of the audio guide, each with the address of its recording, if this language has one. */
export async function publishedAudioStops({ db, locale, fill }: Reader) {
  const rows = await db
    .select()
    .from(audioStops)
    .where(isPublished(audioStops, locale))
    .orderBy(asc(audioStops.number))
  return rows.map(({ number, title, place, minutes, transcript, recording }) => ({
    ...localize({ number, title, place, minutes, transcript }, locale, fill),
    recording: recordingPath(recording?.[locale]),
  }))
}

/** Partners with the file of their sign: of the library, or one of our own drawings. */
export async function publishedPartners({ db, locale, fill }: Reader) {
  const rows = await db
    .select({ partner: partners, picture: pictures })
    .from(partners)
    .leftJoin(pictures, eq(pictures.path, partners.markPath))
    .where(isPublished(partners, locale))
    .orderBy(asc(partners.position), asc(partners.slug))
  return rows.map(({ partner, picture }) => {
    const { publishedRuAt: _ru, publishedEnAt: _en, editionId: _edition, ...shown } = partner
    return localize({ ...shown, markPath: picture ? fileOf(picture) : shown.markPath }, locale, fill)
  })
}

export async function publishedQuestions(reader: Reader) {
  return plainList(reader, questions, [asc(questions.position), asc(questions.slug)])
}

export async function publishedDepartments(reader: Reader) {
  return plainList(reader, departments, [asc(departments.position), asc(departments.slug)])
}

/** Jury, councils, team, with their portraits. */
export async function publishedMembers({ db, locale, fill }: Reader) {
  const rows = await db
    .select({ member: members, picture: pictures })
    .from(members)
    .leftJoin(pictures, eq(pictures.path, members.picturePath))
    .where(isPublished(members, locale))
    .orderBy(asc(members.position), asc(members.id))
  return rows.map(({ member, picture }) => {
    const { body, firstName, lastName, duty, about } = member
    const portrait = picture && { ...shownPicture(picture), alt: picture.alt }
    return localize({ body, firstName, lastName, duty, about, picture: portrait }, locale, fill)
  })
}

/** Releases that are out by today, the newest first; each speaks of the fair it was written for, whichever is on show. */
export async function publishedReleases({ db, locale, fill, edition }: EventReader, now: Date) {
  const rows = await db
    .select()
    .from(releases)
    .where(and(isPublished(releases, locale), lte(releases.releasedOn, dayOf(now))))
    .orderBy(desc(releases.releasedOn))
  const fills = new Map([[edition.id, fill]])
  for (const id of new Set(rows.map(({ editionId }) => editionId))) {
    const own = fills.has(id) ? null : await readEdition(db, edition, id, now)
    if (own) fills.set(id, readerOfTexts(own.values, locale, now))
  }
  return rows.map(({ publishedRuAt: _ru, publishedEnAt: _en, editionId, address, ...release }) =>
    localize(
      { ...release, path: recordPath('releases', { slug: release.slug, address }) },
      locale,
      fills.get(editionId) ?? fill,
    ),
  )
}

/** The version of a legal text in force today, or undefined if there is no such text. */
export async function documentInForce({ db, locale, fill }: Reader, slug: string, today: string) {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.slug, slug), lte(documents.validFrom, today)))
    .orderBy(desc(documents.version))
    .limit(1)
  return row && localize(row, locale, fill)
}

type Published = { publishedRuAt: PgColumn; publishedEnAt: PgColumn }
type PlainTable = typeof questions | typeof departments

async function plainList<Table extends PlainTable>({ db, locale, fill }: Reader, table: Table, order: SQL[]) {
  const rows = await db
    .select()
    .from(table as PlainTable)
    .where(isPublished(table, locale))
    .orderBy(...order)
  return rows.map(row => {
    const {
      publishedRuAt: _ru,
      publishedEnAt: _en,
      editionId: _edition,
      ...shown
    } = row as Table['$inferSelect']
    return localize(shown, locale, fill)
  })
}

export function isPublished(table: Published, locale: LocaleCode): SQL {
  return isNotNull(table[publishedAt[locale]])
}
