import type { Edition } from '../editions/edition.ts'
import { ownFairOf } from '../editions/exhibitor-days.ts'
import { readerOfTexts } from '../editions/phrases.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { dayOf } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { correctWords } from './correct-words.server.ts'
import { entryNote } from './entry-note.ts'
import { type FoundEntry, findEntries, stemWords } from './find-entries.server.ts'
import { type AskedWord, markMatches, matcherOf, type Segment, snippetOf } from './mark-matches.ts'
import { otherKeyboard } from './other-keyboard.ts'
import { queryWords, shortestQuery, tidyQuery } from './query-words.ts'
import { withAddresses } from './read-addresses.server.ts'
import { resultPath } from './result-path.ts'
import type { SearchKind } from './search-kinds.ts'
import english from './texts.en.ts'
import russian from './texts.ru.ts'

export type SearchResult = { title: Segment[]; note: Segment[]; snippet: Segment[]; path: string }
export type SearchGroup = { kind: SearchKind; total: number; results: SearchResult[] }
export type SearchAnswer = {
  query: string
  /** What was looked for instead, where nothing was found for the query as it was typed. */
  corrected: string | null
  /** The words are hardly ever found together: these results have at least one. */
  isPartial: boolean
  total: number
  groups: SearchGroup[]
}

type Place = { db: Db; edition: Edition; now: Date; locale: LocaleCode }
type Found = { words: AskedWord[]; entries: FoundEntry[] }

const shortestWordMeant = 3

/** Looks for what was typed, then for what was probably meant, then for any of the words. */
export async function searchFair(
  place: Place,
  typed: string,
  kind: SearchKind | null = null,
): Promise<SearchAnswer> {
  const query = tidyQuery(typed)
  const words = queryWords(query)
  const nothing = { query, corrected: null, isPartial: false, total: 0, groups: [] }
  if (query.length < shortestQuery || words.length === 0) return nothing

  const look = async (wanted: string[], joinedBy: 'and' | 'or'): Promise<Found | null> => {
    const { db, locale, edition } = place
    const asked = await stemWords(db, wanted)
    const today = dayOf(place.now)
    const entries = await findEntries(
      db,
      { locale, words: asked, today, editionId: edition.id, fairIds: fairsOf(edition) },
      { joinedBy, kind },
    )
    return entries.length > 0 ? { words: asked, entries: await withAddresses(db, entries) } : null
  }

  const exact = await look(words, 'and')
  if (exact && (words.length === 1 || isToThePoint(exact)))
    return { ...nothing, ...shown(place, exact, kind) }
  if (!exact) {
    for (const meant of await meantWords(place, query, words)) {
      const found = await look(queryWords(meant), 'and')
      if (found) return { ...nothing, corrected: meant, ...shown(place, found, kind) }
    }
  }
  const partial = words.length > 1 ? await look(words, 'or') : null
  return partial ? { ...nothing, isPartial: true, ...shown(place, partial, kind) } : nothing
}

function fairsOf(edition: Edition): string[] {
  return [...new Set([edition.exhibitors.fairId, ownFairOf(edition)])].filter(id => id !== null)
}

/** Two words that meet only somewhere in a few long texts seldom answer a question: «где купить билет». */
function isToThePoint({ entries }: Found): boolean {
  return entries.some(({ rank }) => rank > 1) || entries.length > 5
}

/** With slips mended, and with the keyboard in the other language. */
async function meantWords({ db, locale }: Place, query: string, words: string[]): Promise<string[]> {
  const guesses = [await correctWords(db, locale, words), queryWords(otherKeyboard(query))]
  return guesses
    .filter(guess => guess.join() !== words.join() && guess.every(word => word.length >= shortestWordMeant))
    .map(guess => guess.join(' '))
}

/** Groups in the order of their best results. Other kinds than the chosen one are counted, not shown. */
function shown({ edition, locale, now }: Place, { words, entries }: Found, chosen: SearchKind | null) {
  const fill = readerOfTexts(edition, locale, now)
  const isMatching = matcherOf(words)
  const notes = { ru: russian, en: english }[locale].note
  const groups = [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, found]) => ({
    kind,
    total: found[0]?.total ?? 0,
    results: (chosen === null || chosen === kind ? found : []).map(({ title, target, facts, body }) => {
      // What exhibitors write is no template.
      const read = facts.edition ? (text: string) => text : fill
      return {
        title: markMatches(read(title), isMatching),
        note: markMatches(entryNote(facts, locale, notes), isMatching),
        snippet: snippetOf(read(body), isMatching),
        path: resultPath(kind, target),
      }
    }),
  }))
  return { total: groups.reduce((sum, group) => sum + group.total, 0), groups }
}
