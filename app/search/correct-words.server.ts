import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import { matchesQuery, slipsBetween } from '../platform/folded-text.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { plainLetters } from './query-words.ts'

/**
 * The words that were probably meant: a slip of the finger, or the other alphabet. Trigrams find what looks alike,
 * and of that only what differs by a slip is taken. A word that begins one on the site is left as it is.
 */
export async function correctWords(db: Db, locale: LocaleCode, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string; candidates: string[] }>(sql`
    with asked as materialized (
      select word, place, folded_letters(word) as letters
      from unnest(${sql.param(words)}::text[]) with ordinality as typed (word, place)
    )
    select asked.word, array(
      select search_words.word from search_words
      where locale = ${locale} and folded % letters
      order by similarity(folded, letters) desc, length(search_words.word), search_words.word
      limit 20
    ) as candidates
    from asked order by place`)
  return rows.map(({ word, candidates }) => {
    if (candidates.some(candidate => plainLetters(candidate).startsWith(word))) return word
    const [closest] = candidates
      .filter(candidate => matchesQuery(word, candidate))
      .toSorted((one, other) => slipsBetween(word, one) - slipsBetween(word, other))
    return closest ?? word
  })
}
