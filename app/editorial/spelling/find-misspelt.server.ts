import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { searchWords } from '../../search/tables.ts'
import { findUnknown, type Spelled } from './find-unknown.server.ts'
import { partsOfWord } from './words-in.ts'

/** Of these words, those that no dictionary has and that do not stand anywhere on the site, whose names and terms are its own. */
export async function findMisspelt(db: Db, words: Spelled): Promise<Record<LocaleCode, Set<string>>> {
  const asked = Object.fromEntries(localeCodes.map(code => [code, [...new Set(words[code])]])) as Spelled
  const unknown = await findUnknown(asked)
  const isAny = localeCodes.some(code => unknown[code].length > 0)
  const rows = isAny
    ? await db
        .select({ locale: searchWords.locale, word: searchWords.word })
        .from(searchWords)
        .where(
          or(
            ...localeCodes.map(code =>
              and(
                eq(searchWords.locale, code),
                inArray(searchWords.word, ['', ...unknown[code].flatMap(partsOfWord)]),
              ),
            ),
          ),
        )
    : []
  const onSite = new Set(rows.map(({ locale, word }) => `${locale} ${word}`))
  const isOnSite = (code: LocaleCode, word: string) => {
    const parts = partsOfWord(word)
    return parts.length > 0 && parts.every(part => onSite.has(`${code} ${part}`))
  }
  return Object.fromEntries(
    localeCodes.map(code => [code, new Set(unknown[code].filter(word => !isOnSite(code, word)))]),
  ) as Record<LocaleCode, Set<string>>
}
