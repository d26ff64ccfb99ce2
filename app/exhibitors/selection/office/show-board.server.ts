import { formatDay } from '../../../platform/dates.ts'
import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, localeCodes } from '../../../platform/languages.ts'
import { marks } from '../../../platform/money.ts'
import { applicationNumber } from '../../application-number.ts'
import { decisions } from '../decisions.ts'
import type { Remark } from '../preview-release.server.ts'
import {
  type BoardFilter,
  boardAddress,
  boardSearch,
  boardShows,
  cardsInColumn,
  isAskedFor,
  isShown,
  readBoardFilter,
} from './board-filter.ts'
import type { BoardRow } from './read-board.server.ts'
import { decisionTexts } from './texts.server.ts'

/** The board as it is narrowed: a page of cards in each column, and what each kind of list would show. */
export function boardView(rows: readonly BoardRow[], asked: BoardFilter, locale: LocaleCode) {
  const found = rows.filter(row => isAskedFor(row, asked))
  const shown = found.filter(row => isShown(row, asked.show))
  const columns = (['pending', ...decisions] as const).map(column => ({
    column,
    rows: shown
      .filter(({ decision }) => (decision?.decision ?? 'pending') === column)
      .sort((one, other) => (other.average ?? 0) - (one.average ?? 0) || one.number - other.number),
  }))
  const pages = Math.max(1, ...columns.map(column => Math.ceil(column.rows.length / cardsInColumn)))
  // A page past the end is the last one: what was there may have been settled meanwhile.
  const filter = { ...asked, page: Math.min(asked.page, pages) }
  const from = (filter.page - 1) * cardsInColumn
  return {
    filter,
    pages,
    found: shown.length,
    filters: boardShows.map(show => ({ show, count: found.filter(row => isShown(row, show)).length })),
    columns: columns.map(({ column, rows: all }) => ({
      column,
      count: all.length,
      later: Math.max(0, all.length - from - cardsInColumn),
      cards: all.slice(from, from + cardsInColumn).map(row => cardOf(row, locale)),
    })),
  }
}

export function chosenView(row: BoardRow, locale: LocaleCode) {
  const { votes, conflicts, decision, state, artists } = row
  return { ...cardOf(row, locale), votes, conflicts, decision, state, artists }
}

function cardOf(row: BoardRow, locale: LocaleCode) {
  return {
    id: row.id,
    number: applicationNumber(row.number, locale),
    name: [locale, ...localeCodes].map(code => row.name[code]).find(Boolean) ?? '',
    city: row.city,
    section: row.section,
    average: row.average === null ? null : row.average.toFixed(1).replace('.', marks[locale].decimal),
    given: row.votes.length,
    asked: row.asked,
    waits: row.state === 'waiting-list',
    until: row.decision?.changesUntil ? formatDay(row.decision.changesUntil, locale) : null,
  }
}

/** What speaks against the release, with the way to where it is put right. */
export function remarkView(
  remark: Remark,
  fair: string,
  locale: LocaleCode,
): { text: string; to: string; action: string } {
  const { sections, remarks, release } = decisionTexts[locale]
  const none = { ...readBoardFilter(new URLSearchParams()), fair }
  switch (remark.kind) {
    case 'section-full': {
      const { accepted, limit, section } = remark
      const name = (sections as Record<string, string>)[section] ?? section
      return {
        text: fill(remarks['section-full'], { section: name, accepted, limit }),
        to: `${boardAddress}${boardSearch({ ...none, section, show: 'accepted' })}#board`,
        action: release.toSection,
      }
    }
    case 'undecided':
      return {
        text: fill(remarks.undecided, { count: remark.count }),
        to: `${boardAddress}${boardSearch({ ...none, show: 'undecided' })}#board`,
        action: release.toApplications,
      }
    default:
      return {
        text: fill(remarks[remark.kind], { number: applicationNumber(remark.number, locale) }),
        to: `${boardAddress}${boardSearch(none, { application: remark.applicationId })}#panel`,
        action: release.toApplication,
      }
  }
}
