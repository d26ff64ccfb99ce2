import type { LoadContext } from '../../page-server/load-context.ts'
import { fillWith } from '../../platform/fill.ts'
import { awardMoments } from '../way/award-windows.ts'
import { announcedView, ceremonyPhrases, sealView } from './award-view.ts'
import { drawAnnounced, drawSeal, drawShortlist } from './parts/drawn.tsx'
import { readCovers, readProtocol, readSeal, readShortlist } from './read-award.server.ts'
import { resultView } from './result-view.ts'
import { resultTexts } from './texts.server.ts'

/** How long a page is kept that waits for a shortlist which is late. */
const lateMs = 30_000

/** What is known of the result by now, and the part of the award's page that shows it, drawn. */
export async function loadResult(context: LoadContext) {
  const { db, edition, locale, now } = context
  const t = resultTexts[locale]
  context.dependsOn('award_protocols')
  const { shortlistAt, ceremonyAt } = awardMoments(edition)
  for (const moment of [shortlistAt, ceremonyAt]) if (now < moment) context.trueUntil(moment)
  const seal = await readSeal(db, edition.id)
  const open = await loadAnnounced(context)
  const shortlist = await readShortlist(db, edition, now)
  if (!shortlist && now >= shortlistAt) context.trueUntil(new Date(now.getTime() + lateMs))
  const say = fillWith(ceremonyPhrases(edition, locale))
  const lead = open ? t.shortlist.leadAfter : say(t.shortlist.lead)
  return {
    isSealed: seal !== null,
    isOpen: open !== null,
    html: [
      open ? drawAnnounced(open) : seal && drawSeal(sealView(seal, { edition, locale, t })),
      shortlist && drawShortlist(shortlist, lead, { t, locale }),
    ]
      .filter(Boolean)
      .join(''),
  }
}

/** The open protocol as pages show it; null before the ceremony, whatever has been decided. */
export async function loadAnnounced(context: LoadContext) {
  const { db, edition, locale, now } = context
  context.dependsOn('award_protocols')
  const open = await readProtocol(db, edition, now)
  if (!open) return null
  const winners = resultView(open.protocol).prizes.flatMap(({ laureates }) => laureates.map(({ id }) => id))
  const covers = await readCovers(db, edition.id, winners)
  return announcedView(open.protocol, open.seal, covers, { edition, locale, t: resultTexts[locale] })
}
