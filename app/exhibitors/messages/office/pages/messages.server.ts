import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { applicationNumber } from '../../../application-number.ts'
import { loadOfficeFrame } from '../../../load-office-frame.server.ts'
import { momentOf } from '../../../moment-of.ts'
import { wordsIn } from '../../../words-in.ts'
import { findThreads } from '../../find-threads.server.ts'
import { openingOf } from '../../message.ts'
import { readThreadFilter } from '../../thread-filter.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale } = context
  const filter = readThreadFilter(search)
  const { threads, next } = await findThreads(db, filter)
  const { frame, waiting } = await loadOfficeFrame(context)
  return {
    frame,
    waiting,
    filter: { ...filter, after: filter.after && { at: filter.after.at.getTime(), id: filter.after.id } },
    next: next && { at: next.at.getTime(), id: next.id },
    threads: threads.map(({ id, number, nameRu, nameEn, email, last, lastAt, waitsSince, officeReadId }) => ({
      id,
      number: applicationNumber(number, locale),
      name: wordsIn({ nameRu, nameEn }, 'name', locale),
      email: email ?? '',
      last: last && `${last.author}: ${openingOf(last.text)}`,
      at: momentOf(lastAt, locale),
      waits: waitsSince !== null,
      isNew: last !== null && last.side === 'exhibitor' && last.id > officeReadId,
    })),
  }
}

export type OfficeMessagesData = Awaited<ReturnType<typeof load>>
