import { exhibitionJsonLd } from '../../content/exhibition-json-ld.ts'
import { loadPage } from '../../content/load-page.server.ts'
import { publishedSpeakers } from '../../content/queries.server.ts'
import { speakerCard } from '../../content/speaker-card.ts'
import { phrasesOf } from '../../fair/phrases.ts'
import type { LoadContext } from '../../pages/load-context.ts'
import { formatDay, formatDays } from '../../platform/dates.ts'

const speakersShown = 6

export async function load(context: LoadContext) {
  const { db, locale, edition } = context
  const { vipOpening, visitorDays } = edition
  context.dependsOn('speakers', 'pictures')
  const page = await loadPage(context, 'home')
  const award = await loadPage(context, 'award')
  const speakers = await publishedSpeakers(db, locale)
  const [picture] = Object.keys(page.pictures)
  const first = speakers.toSorted((one, other) => one.speaker.id - other.speaker.id).slice(0, speakersShown)
  return {
    page,
    phrases: phrasesOf(edition, locale),
    opening: {
      vip: `${formatDay(vipOpening.day, locale)}, ${vipOpening.from}–${vipOpening.to}`,
      visitors: `${formatDays(visitorDays.first, visitorDays.last, locale)}, ${visitorDays.from}–${visitorDays.to}`,
    },
    speakers: first.map(row => speakerCard(row.speaker, row.picture, locale)),
    speakerCount: speakers.length,
    event: exhibitionJsonLd(edition, { locale, now: context.now, description: page.description, picture }),
    award: { title: award.title, lead: award.lead },
  }
}

export type HomeData = Awaited<ReturnType<typeof load>>
