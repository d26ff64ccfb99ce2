import { wishedSections } from '../../application/application-fields.ts'
import { officeFairIn } from '../../office-fair.ts'
import type { BoardRow } from './read-board.server.ts'

export const boardShows = ['all', 'disputed', 'conflicts', 'unvoted', 'undecided', 'accepted'] as const
export type BoardShow = (typeof boardShows)[number]

export const boardAddress = '/office/decisions/'

/** So many cards of each column stand on a page. */
export const cardsInColumn = 20

/** What narrows the board, and which page of it is read. The address is all of it. */
export type BoardFilter = {
  /** Empty for the open one. */
  fair: string
  show: BoardShow
  words: string
  section: string
  /** Of the council: those applications that this member is asked to judge. */
  member: string
  page: number
}

export function readBoardFilter(search: URLSearchParams): BoardFilter {
  const page = search.get('page') ?? ''
  const member = search.get('member') ?? ''
  return {
    fair: officeFairIn(search),
    show: boardShows.find(one => one === search.get('show')) ?? 'all',
    words: (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
    section: wishedSections.find(one => one === search.get('section')) ?? '',
    member: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(member) ? member : '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** As the query of an address, with its question mark; with an application it is opened beside the board. */
export function boardSearch(filter: BoardFilter, more: Readonly<Record<string, string>> = {}): string {
  const { fair, show, words, section, member, page } = filter
  const search = new URLSearchParams()
  if (fair) search.set('fair', fair)
  if (words) search.set('q', words)
  if (section) search.set('section', section)
  if (member) search.set('member', member)
  if (show !== 'all') search.set('show', show)
  if (page > 1) search.set('page', String(page))
  for (const [name, value] of Object.entries(more)) search.set(name, value)
  const text = search.toString()
  return text && `?${text}`
}

export function isShown(row: BoardRow, show: BoardShow): boolean {
  switch (show) {
    case 'all':
      return true
    case 'disputed':
      return row.isDisputed
    case 'conflicts':
      return row.conflicts.length > 0
    case 'unvoted':
      return row.votes.length < row.asked
    case 'undecided':
      return row.decision === null
    case 'accepted':
      return row.decision?.decision === 'accept'
  }
}

/** Everything but the kind of list: what the chips count within. */
export function isAskedFor(row: BoardRow, { words, section, member }: BoardFilter): boolean {
  if (section && row.section !== section) return false
  if (member && !row.judges.includes(member)) return false
  const said = plain([String(row.number), row.name.ru, row.name.en, row.city, ...row.artists].join('\n'))
  return plain(words)
    .split(/\s+/)
    .every(word => numberIn(word) === String(row.number) || (!numberIn(word) && said.includes(word)))
}

/** «Э-231» is looked for by its number. */
function numberIn(word: string): string | undefined {
  return /^(?:№\s?)?[эe]-(\d{1,9})$/.exec(word)?.[1]
}

function plain(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е')
}
