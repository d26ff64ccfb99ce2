import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { languagesSeen } from '../../platform/published-at.ts'
import { letterWordings } from '../tables.ts'
import type { DeclaredLetter, LetterDefaults, PublishedWords } from './letter-words.ts'
import type { Words } from './word-faults.ts'

type Row = typeof letterWordings.$inferSelect

/**
 * Every letter of the code has its record in the office. Where nobody has written anything else, it follows the code's words
 * when they change with a release of the software; words of an editor stay.
 */
export async function keepWords(db: Db, letters: readonly DeclaredLetter[], now: Date): Promise<void> {
  const rows = new Map((await db.select().from(letterWordings)).map(row => [row.key, row]))
  for (const { key, words, isFree } of letters) {
    const defaults: LetterDefaults = { words, isFree }
    const row = rows.get(key)
    if (!row) {
      const first = { key, ...columnsOf(words), defaults, publishedRuAt: now, publishedEnAt: now }
      // Another process may be starting beside this one.
      await db.insert(letterWordings).values(first).onConflictDoNothing()
    } else if (!isEqual(row.defaults, defaults)) {
      const said = inEach(code => {
        const here = wordsOf(row, code)
        return isEqual(here, row.defaults.words[code]) ? words[code] : here
      })
      await db
        .update(letterWordings)
        .set({ ...columnsOf(said), defaults })
        .where(eq(letterWordings.key, key))
    }
  }
}

/** What letters say now, in the languages in which somebody's words are published. */
export async function readWords(db: Db): Promise<PublishedWords> {
  const rows = await db.select().from(letterWordings)
  return new Map(
    rows.map(row => [
      row.key,
      Object.fromEntries(languagesSeen(row).map(code => [code, wordsOf(row, code)])),
    ]),
  )
}

/** By which words of a letter are judged; null where the code has no such letter. */
export async function readDefaults(db: Db, key: string): Promise<LetterDefaults | null> {
  const [row] = await db
    .select({ defaults: letterWordings.defaults })
    .from(letterWordings)
    .where(eq(letterWordings.key, key))
  return row?.defaults ?? null
}

function wordsOf({ subject, title, paragraphs }: Row, code: LocaleCode): Words {
  return { subject: subject[code], title: title[code], paragraphs: paragraphs[code] }
}

function columnsOf(words: Record<LocaleCode, Words>) {
  return {
    subject: inEach(code => words[code].subject),
    title: inEach(code => words[code].title),
    paragraphs: inEach(code => [...words[code].paragraphs]),
  }
}

function inEach<Value>(make: (code: LocaleCode) => Value): Record<LocaleCode, Value> {
  return Object.fromEntries(localeCodes.map(code => [code, make(code)])) as Record<LocaleCode, Value>
}

// The database gives names back in an order of its own.
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
