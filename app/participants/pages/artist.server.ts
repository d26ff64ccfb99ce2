import {
  type LocalParticipant,
  publishedArtists,
  publishedParticipants,
} from '../../content/read-lists.server.ts'
import { readerOfTexts } from '../../editions/phrases.ts'
import { readPastEditions } from '../../editions/read-editions.server.ts'
import { notFound, PageRedirect } from '../../navigation/page-error.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { localeCodes, withLocale } from '../../platform/languages.ts'
import { isPerson, type ParticipantType, type Section } from '../kinds.ts'
import { shownWorks } from '../shown-works.ts'

export async function load(context: LoadContext) {
  const { db, edition, locale, now, params } = context
  context.dependsOn('artists', 'participant_artists', 'participants', 'works', 'pictures')
  const fill = readerOfTexts(edition, locale, now)
  const found = (await publishedArtists({ db, edition, locale, fill })).find(
    ({ slug }) => slug === params.slug,
  )
  if (!found) throw await elsewhere(context)
  // Whoever showed the artist at an earlier fair comes after those of this one.
  const fairs = [edition, ...(await readPastEditions(db, edition, now))]
  const lists = await Promise.all(
    fairs.map(fair => publishedParticipants({ db, edition: fair, locale, fill })),
  )
  const everybody = lists.flat()
  const showers = everybody.filter(({ artists }) => artists.some(({ slug }) => slug === found.slug))
  return {
    ...found,
    works: everybody.flatMap(participant =>
      shownWorks(
        participant.works.filter(({ artist }) => artist === found.slug),
        edition,
        now,
        { isOnShow: lists[0]?.includes(participant) ?? false },
      ).map(work => ({
        ...work,
        shownAt: { slug: participant.slug, path: participant.path, stand: participant.standCode },
      })),
    ),
    shownBy: showers.map(participant => shower(participant, found.slug)),
  }
}

export type ArtistPage = Awaited<ReturnType<typeof load>>

function shower(participant: LocalParticipant, artist: string) {
  const { slug, path, name, standCode, lead, artists } = participant
  const type = participant.type as ParticipantType
  return {
    slug,
    path,
    name,
    type,
    section: participant.section as Section,
    stand: standCode,
    lead,
    isOwn: isPerson(type),
    others: artists.filter(other => other.slug !== artist),
  }
}

// Whoever is published in the other language only is reached here by the language switch: the list is the nearest.
async function elsewhere({ db, edition, params, locale, pathname }: LoadContext) {
  for (const code of localeCodes.filter(other => other !== locale)) {
    const others = await publishedArtists({ db, edition, locale: code, fill: text => text })
    if (others.some(({ slug }) => slug === params.slug))
      return new PageRedirect(withLocale('/artists/', locale))
  }
  return notFound(pathname)
}
