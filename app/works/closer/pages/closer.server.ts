import { readerOf } from '../../../content/load-page.server.ts'
import { participantName } from '../../../content/participant-name.ts'
import { publishedParticipants } from '../../../content/read-lists.server.ts'
import { workNumberIn } from '../../../content/work-path.ts'
import { tilesAddress } from '../../../images/tiles/pyramid.ts'
import { notFound, PageRedirect } from '../../../navigation/page-error.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { shownWorks } from '../../../participants/shown-works.ts'
import { localeCodes, withLocale } from '../../../platform/languages.ts'
import { mayBeDownloaded } from '../download-right.ts'
import { findOriginal } from '../find-open-picture.server.ts'

/** A work with all there is to see of it, and what hangs beside it. */
export async function load(context: LoadContext) {
  const { db, edition, locale, now, params, pathname } = context
  context.dependsOn('participants', 'participant_artists', 'artists', 'works', 'pictures')
  const number = workNumberIn(params.number ?? '')
  const shower = (await publishedParticipants(readerOf(context))).find(hangs)
  if (!shower) throw await elsewhere()
  const works = shownWorks(shower.works, edition, now)
  const place = works.findIndex(work => work.number === number)
  const work = works[place]
  const original = work && (await findOriginal(db, work.picture.src))
  if (!original) throw notFound(pathname)
  return {
    ...work,
    tiles: tilesAddress({ src: work.picture.src, version: original.version }),
    mayDownload: mayBeDownloaded(original, now),
    stand: shower.standCode,
    shownBy: participantName(shower.name, shower.type, locale),
    place: place + 1,
    count: works.length,
    previous: works.length > 1 ? (works.at(place - 1)?.number ?? null) : null,
    next: works.length > 1 ? (works[(place + 1) % works.length]?.number ?? null) : null,
  }

  function hangs({ works }: { works: { number: string }[] }): boolean {
    return works.some(work => work.number === number)
  }

  // Whoever is published in the other language only is reached here by the language switch: the list is the nearest.
  async function elsewhere() {
    for (const code of localeCodes.filter(other => other !== locale)) {
      const others = await publishedParticipants({ db, edition, locale: code, fill: text => text })
      if (others.some(hangs)) return new PageRedirect(withLocale('/participants/', locale))
    }
    return notFound(pathname)
  }
}

export type CloserData = Awaited<ReturnType<typeof load>>
