import { readerOf } from '../../content/load-page.server.ts'
import { workNumberIn } from '../../content/work-path.ts'
import { notFound, PageRedirect } from '../../navigation/page-error.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { type Services, using } from '../../page-server/services.ts'
import { shownWorks } from '../../participants/shown-works.ts'
import { localeCodes, withLocale } from '../../platform/languages.ts'
import { noChoice } from '../choice.ts'
import { ranked } from '../choosing.ts'
import { shown } from '../hung-work.ts'
import { enough } from '../nearness.ts'
import { readWorks } from '../read-works.server.ts'
import { scaleOf } from '../scale.ts'

export const load = using(['contentVersion'], loadWork)

const mostLike = 4

async function loadWork(context: LoadContext, { contentVersion }: Pick<Services, 'contentVersion'>) {
  const { edition, now } = context
  // Neighbours and works of like colours are part of this page, so any work's change may touch it.
  context.dependsOn('participants', 'participant_artists', 'artists', 'works', 'pictures')
  const works = await readWorks({ ...readerOf(context), now }, contentVersion())
  const number = workNumberIn(context.params.number ?? '')
  const work = works.find(known => known.number === number)
  if (!work) throw await elsewhere(context, number, contentVersion())
  const own = works.filter(({ stand }) => stand === work.stand)
  const place = own.indexOf(work)
  const [{ ask } = { ask: null }] = shownWorks([{ ...work, artist: null }], edition, now)
  const like = ranked(works, { ...noChoice, like: number })
    .filter(one => one.likeness >= enough.like)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, mostLike)
    .map(one => shown(one.work))
  return {
    work: shown(work),
    ask,
    previous: neighbour(own[place - 1]),
    next: neighbour(own[place + 1]),
    like,
    scale: scaleOf(like),
  }
}

export type WorkPage = Awaited<ReturnType<typeof loadWork>>

function neighbour(work: { path: string; title: string; author: string } | undefined) {
  return work ? { path: work.path, title: work.title, author: work.author } : null
}

// Whose participant is published in the other language only is reached here by the language switch: the list is the nearest.
async function elsewhere(context: LoadContext, number: string, version: string) {
  const { locale, pathname } = context
  for (const code of localeCodes.filter(other => other !== locale)) {
    const others = await readWorks({ ...readerOf({ ...context, locale: code }), now: context.now }, version)
    if (others.some(other => other.number === number)) return new PageRedirect(withLocale('/works/', locale))
  }
  return notFound(pathname)
}
