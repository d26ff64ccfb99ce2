import { findExhibitor } from '../../content/exhibitor-pages/read-exhibitor-pages.server.ts'
import { findEditionOf } from '../../content/find-edition-of.server.ts'
import { ofItsFair } from '../../content/past-fair.ts'
import { type LocalParticipant, publishedParticipants } from '../../content/read-lists.server.ts'
import { openFairOf, ownFairOf } from '../../editions/exhibitor-days.ts'
import { fairOfExhibitors, hasTurned, heldDays, isCalledOff } from '../../editions/open-fair.ts'
import { readerOfTexts } from '../../editions/phrases.ts'
import { notFound, PageRedirect } from '../../navigation/page-error.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { formatDays } from '../../platform/dates.ts'
import { localeCodes, withLocale } from '../../platform/languages.ts'
import type { ParticipantType, Section } from '../kinds.ts'
import { shownWorks } from '../shown-works.ts'

export async function load(context: LoadContext) {
  const { db, edition: current, locale, now, params } = context
  // The neighbours on the plan are part of this page, so any participant's change may touch it.
  context.dependsOn('participants', 'participant_artists', 'artists', 'works', 'pictures', 'exhibitor_pages')
  const edition = (await findEditionOf(context, 'participants', params.slug)) ?? current
  const fill = readerOfTexts(edition, locale, now)
  const rows = await publishedParticipants({ db, edition, locale, fill })
  const index = rows.findIndex(row => row.slug === params.slug)
  const found = rows[index]
  if (!found) return (await nextFairPage(context)) ?? Promise.reject(await elsewhere(context))
  const neighbourAt = (at: number) => {
    const row = rows[(at + rows.length) % rows.length]
    return row && rows.length > 1 ? neighbour(row) : null
  }
  const { artists, works, about, lead, city, email, website } = found
  return {
    ...neighbour(found),
    number: found.number,
    section: found.section as Section,
    city,
    lead: ofItsFair(lead, 'participant', { own: edition, current, locale }),
    about,
    artists,
    email,
    website,
    works: shownWorks(works, edition, now, { isOnShow: edition.id === current.id }),
    previous: neighbourAt(index - 1),
    next: neighbourAt(index + 1),
  }
}

type Loaded = Awaited<ReturnType<typeof load>>
/** Of somebody whom the exhibitors' office has published for the next fair. */
export type ExhibitorPage = NonNullable<Awaited<ReturnType<typeof nextFairPage>>>
export type ParticipantPage = Exclude<Loaded, ExhibitorPage>

async function nextFairPage({ db, locale, params, edition, now }: LoadContext) {
  const exhibitor = await findExhibitor(db, params.slug, locale)
  if (!exhibitor) return null
  const { editionId, ...found } = exhibitor
  const isOwn = editionId === ownFairOf(edition)
  const isNext = editionId === edition.exhibitors.fairId
  // Of a fair that does not take place its own days are named, and what became of it.
  const own = isOwn ? (heldDays(edition) ?? edition) : null
  const { firstDay, lastDay } = own ?? (isNext ? openFairOf(edition) : fairOfExhibitors(editionId))
  return {
    ...found,
    type: found.type as ParticipantType,
    section: found.section as Section,
    description: beginningOf(found.about),
    days: formatDays(firstDay, lastDay, locale, { withYear: true }),
    isCalledOff: isCalledOff(editionId),
    isOnPlan: isOwn || (isNext && hasTurned(edition, now)),
  }
}

/** What search engines show of a text: its beginning, as far as a whole word. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 160 ? line : `${line.slice(0, 159).replace(/\s+\S*$/, '')}…`
}

function neighbour({ slug, path, name, type, standCode }: LocalParticipant) {
  return { slug, path, name, type: type as ParticipantType, stand: standCode }
}

// Whoever is published in the other language only is reached here by the language switch: the list is the nearest.
async function elsewhere(context: LoadContext) {
  const { db, locale, params, pathname } = context
  const edition = (await findEditionOf(context, 'participants', params.slug)) ?? context.edition
  const others = await Promise.all(
    localeCodes
      .filter(code => code !== locale)
      .map(code => publishedParticipants({ db, edition, locale: code, fill: text => text })),
  )
  return others.flat().some(({ slug }) => slug === params.slug)
    ? new PageRedirect(withLocale('/participants/', locale))
    : notFound(pathname)
}
