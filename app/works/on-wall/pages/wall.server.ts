import { findWork } from '../../../content/find-work.server.ts'
import { readerOf } from '../../../content/load-page.server.ts'
import { participantName } from '../../../content/participant-name.ts'
import { publishedParticipants } from '../../../content/read-lists.server.ts'
import { workAddress, workNumberIn } from '../../../content/work-path.ts'
import { notFound } from '../../../navigation/page-error.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { shownWorks } from '../../../participants/shown-works.ts'
import { readChoices } from '../wall-choices.ts'

/** The work of the address, the one that is to hang beside it, and which others hang on its stand. */
export async function load(context: LoadContext) {
  const { edition, locale, now, params, pathname, search } = context
  if (!workAddress.test(params.number ?? '')) throw notFound(pathname)
  const number = workNumberIn(params.number ?? '')
  const read = readChoices(search)
  // Beside itself nothing hangs.
  const choices = read.beside === number ? { ...read, beside: null } : read
  const participants = await publishedParticipants(readerOf(context))
  const shower = participants.find(({ works }) => works.some(work => work.number === number))
  const shown = shownWorks(shower?.works ?? [], edition, now)
  const work = shown.find(known => known.number === number)
  if (!shower || !work) throw notFound(pathname)
  const beside = choices.beside === null ? null : await findWork(readerOf(context), choices.beside)
  return {
    choices,
    work: { ...work, stand: shower.standCode, shownBy: participantName(shower.name, shower.type, locale) },
    beside: beside && { ...facts(beside), stand: beside.participant.stand },
    sameStand: shown
      .filter(other => other.number !== number)
      .map(other => ({ number: other.number, title: other.title, author: other.author })),
  }
}

export type WallData = Awaited<ReturnType<typeof load>>

function facts({
  number,
  author,
  title,
  year,
  technique,
  heightCm,
  widthCm,
  mark,
  priceKopecks,
  picture,
}: Beside) {
  return { number, author, title, year, technique, heightCm, widthCm, mark, priceKopecks, picture }
}

type Beside = NonNullable<Awaited<ReturnType<typeof findWork>>>
