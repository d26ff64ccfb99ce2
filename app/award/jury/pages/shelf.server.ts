import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { dayOf, daysBetween, formatDay } from '../../../platform/dates.ts'
import { findJuror } from '../find-juror.server.ts'
import { juryFrameData } from '../jury-frame-data.ts'
import { hasShortlist } from '../read-access.server.ts'
import { readShelf } from '../read-shelf.server.ts'
import { isDone } from '../sheet.ts'
import { fitsFilter, shelfFilters, shelfRow } from '../shelf-rows.ts'
import { juryTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, person, locale, search, now } = context
  const juror = await findJuror(db, edition, person)
  const shelf = juror && (await readShelf(db, edition, juror, now))
  const books = shelf?.books ?? []
  const filter = shelfFilters.find(one => one === search.get('show')) ?? 'all'
  const { firstRoundTo } = edition.award
  return {
    frame: juryFrameData(context, juror),
    isInJury: juror !== null,
    isReading: shelf?.at.stage === 'first-round',
    hasShortlist: shelf ? hasShortlist(shelf.at.stage) : false,
    isOpen: shelf?.at.stage === 'first-round' && shelf.at.facts['first-round-on'] === true,
    until: { day: formatDay(firstRoundTo, locale), days: daysBetween(dayOf(now), firstRoundTo) },
    count: books.length,
    done: books.filter(({ progress }) => progress.is === 'sent').length,
    recused: books.filter(({ progress }) => progress.is === 'recused').length,
    next: books.find(({ progress }) => !isDone(progress))?.id ?? null,
    said: search.get('done'),
    filter,
    filters: shelfFilters.map(one => ({
      filter: one,
      count: books.filter(book => fitsFilter(book, one)).length,
    })),
    rows: books
      .filter(book => fitsFilter(book, filter))
      .map(book => shelfRow(book, juryTexts[locale], locale)),
  }
}

export type ShelfData = Awaited<ReturnType<typeof load>>
