import { createHash } from 'node:crypto'
import * as tables from '../../app/content/tables.ts'
import type { Edition } from '../../app/editions/edition.ts'
import type { Db } from '../../app/platform/database/database.server.ts'
import { dayAfter } from '../../app/platform/dates.ts'
import { audioStops } from '../../content/audio-stops.ts'
import { people } from '../../content/bodies.ts'
import { departments } from '../../content/departments.ts'
import { departures } from '../../content/departures.ts'
import { documents } from '../../content/documents.ts'
import { events } from '../../content/events.ts'
import { partners } from '../../content/partners.ts'
import { releases } from '../../content/press.ts'
import { questions } from '../../content/questions.ts'

/** Programme, tours, people, partners, press, questions, papers: dates are counted from the edition's first day. */
export async function seedLists(tx: Db, edition: Edition, now: Date): Promise<void> {
  const published = { editionId: edition.id, publishedRuAt: now, publishedEnAt: now }
  const at = (day: number, time: string) => new Date(`${dayAfter(edition.firstDay, day)}T${time}:00+03:00`)

  const inserted = await tx
    .insert(tables.events)
    .values(
      events.map(({ day, from, to, priceRoubles, speakerIds: _, ...event }) => ({
        ...event,
        ...published,
        startsAt: at(day, from),
        endsAt: at(day, to),
        priceKopecks: kopecks(priceRoubles),
      })),
    )
    .returning({ id: tables.events.id, slug: tables.events.slug })
  const idOf = new Map(inserted.map(event => [event.slug, event.id]))
  await tx
    .insert(tables.eventSpeakers)
    .values(
      events.flatMap(({ slug, speakerIds }) =>
        speakerIds.map((speakerId, position) => ({ eventId: idOf.get(slug) ?? 0, speakerId, position })),
      ),
    )
  await tx.insert(tables.departures).values(
    departures.map(({ day, from, ...departure }) => ({
      ...departure,
      ...published,
      startsAt: at(day, from),
    })),
  )
  await tx.insert(tables.audioStops).values(audioStops.map(stop => ({ ...stop, ...published })))
  await tx.insert(tables.members).values(
    people.map(({ position: duty, picture, ...person }, position) => ({
      ...person,
      ...published,
      duty,
      position,
      picturePath: picture,
    })),
  )
  await tx.insert(tables.partners).values(
    partners.map(({ mark, ...partner }, position) => ({
      ...partner,
      ...published,
      position,
      markPath: mark,
    })),
  )
  await tx.insert(tables.releases).values(
    releases.map(({ daysBefore, picture, ...release }) => ({
      ...release,
      ...published,
      releasedOn: dayAfter(edition.firstDay, -daysBefore),
      picturePath: picture,
    })),
  )
  await tx
    .insert(tables.questions)
    .values(questions.map((question, position) => ({ ...question, ...published, position })))
  await tx
    .insert(tables.departments)
    .values(departments.map((department, position) => ({ ...department, ...published, position })))
  await tx.insert(tables.documents).values(
    documents.map(({ validFromDaysBefore, ...document }) => ({
      ...document,
      validFrom: dayAfter(edition.firstDay, -validFromDaysBefore),
      // What a visitor agrees to is known by this: the consent record names it.
      sha256: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
    })),
  )
}

function kopecks(roubles: number | null): number | null {
  return roubles === null ? null : roubles * 100
}
