import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { wayTexts } from '../../books/texts.server.ts'
import { momentOf } from '../../moment-of.ts'
import { readStage } from '../../stage/take-stage-step.server.ts'
import { booksOnPage, countBooks, findBooks } from '../find-books.server.ts'
import { loadAwardFrame } from '../load-frame.server.ts'
import { queueStates, readFilter, waitingStates } from '../queue-filter.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale, edition, now } = context
  const filter = readFilter(search)
  const counted = await countBooks(db, edition.id, filter)
  const countOf = (asked: (typeof queueStates)[number]) =>
    counted
      .filter(({ state }) => asked === '' || state === asked || (asked === 'waiting' && isWaiting(state)))
      .reduce((sum, row) => sum + row.count, 0)
  const count = countOf(filter.state)
  const pages = Math.max(1, Math.ceil(count / booksOnPage))
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), pages)
  const found = await findBooks(db, edition.id, filter, page)
  const words = wayTexts[locale]
  const { stage } = await readStage(db, edition, now)
  return {
    frame: (await loadAwardFrame(context)).frame,
    stage: words.stages[stage],
    filter,
    count,
    page,
    pages,
    from: (page - 1) * booksOnPage + 1,
    to: (page - 1) * booksOnPage + found.length,
    states: queueStates.map(state => ({
      state,
      label: state === '' || state === 'waiting' ? '' : words.states[state],
      count: countOf(state),
    })),
    books: found.map(row => ({
      id: row.id,
      number: row.number,
      title: row.title,
      name: row.name,
      email: row.email,
      nomination: row.nomination,
      state: row.state,
      stateName: words.states[row.state],
      at: momentOf(row.updatedAt, locale),
      until: row.questionUntil && momentOf(row.questionUntil, locale),
      hasBook: row.hasReadingCopy || row.copiesReceivedAt !== null,
      hasIsbn: row.isbn !== null,
      twins: row.twins,
      isMoving: row.moveTo !== null,
    })),
  }
}

export type QueueData = Awaited<ReturnType<typeof load>>

function isWaiting(state: string): boolean {
  return (waitingStates as readonly string[]).includes(state)
}
