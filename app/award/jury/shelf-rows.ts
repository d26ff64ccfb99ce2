import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { criteria, type Nomination } from '../count/award-rule.ts'
import { isDone, type Progress } from './sheet.ts'
import type { JuryTexts } from './texts.ru.ts'

/** A book in the list: everything in words. */
export type ShelfRow = {
  id: string
  nomination: Nomination
  title: string
  author: string
  cover: string | null
  is: Progress['is']
  progress: string
  /** What the sign before it means, for those who hear it. */
  told: string
}

type Book = {
  id: string
  nomination: Nomination
  title: string
  author: string
  pages: number
  hasCover: boolean
  progress: Progress
  score: number | null
}

export function shelfRow(book: Book, t: JuryTexts, locale: LocaleCode): ShelfRow {
  const { id, nomination, title, author, hasCover, progress } = book
  // Of a book stood back from no file is handed out.
  const cover = hasCover && progress.is !== 'recused' ? coverOf(id) : null
  return {
    id,
    nomination,
    title,
    author,
    cover,
    is: progress.is,
    progress: wordsOf(book, t, locale),
    told: progress.is === 'sent' ? t.progress.told : '',
  }
}

export const shelfFilters = ['all', 'left', 'recused'] as const
export type ShelfFilter = (typeof shelfFilters)[number]

export function fitsFilter({ progress }: Pick<Book, 'progress'>, filter: ShelfFilter): boolean {
  if (filter === 'recused') return progress.is === 'recused'
  return filter === 'all' || !isDone(progress)
}

export const bookPage = (id: string) => `/jury/books/${id}/`
export const coverOf = (id: string) => `/jury/files/${id}/cover.webp`
export const copyOf = (id: string, page: number) =>
  `/jury/files/${id}/reading-copy.pdf${page > 0 ? `#page=${page}` : ''}`

/** A score in points: it is kept in hundredths. */
export function pointsOf(hundredths: number, locale: LocaleCode): string {
  return numbers[locale].format(hundredths / 100)
}

/** A score of one criterion: it is kept in halves. */
export function halvesOf(halves: number, locale: LocaleCode): string {
  return numbers[locale].format(halves / 2)
}

const numbers: Record<LocaleCode, Intl.NumberFormat> = {
  ru: new Intl.NumberFormat('ru', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2 }),
}

function wordsOf({ progress, pages, score }: Book, t: JuryTexts, locale: LocaleCode): string {
  const words = t.progress
  switch (progress.is) {
    case 'reading':
      return progress.page <= pages
        ? fill(words.pageOf, { page: progress.page, pages })
        : fill(words.page, { page: progress.page })
    case 'judging':
      return fill(words.judging, { judged: progress.judged, count: criteria.length })
    case 'sent':
      return fill(words.sent, { score: pointsOf(score ?? 0, locale) })
    default:
      return words[progress.is]
  }
}
