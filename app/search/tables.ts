import { customType, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { EntryFacts, SearchKind } from './search-kinds.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Everything that can be found, in the language it is shown in. Nobody writes here: triggers of the content tables
 * keep it, in the transaction that changes them (migration `search`).
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().$type<SearchKind>().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    /** What the link is made of: a slug, a topic, a council. */
    target: text().notNull(),
    title: text().notNull(),
    facts: jsonb().$type<EntryFacts>().notNull(),
    /** What a snippet is cut from; its `{phrases}` are not filled yet. */
    body: text().notNull(),
    shownFrom: date('shown_from'),
    shownUntil: date('shown_until'),
    /** Of everything above and what the vector is made of: tells whether there is anything to write. */
    digest: text().notNull(),
    vector: tsvector().notNull(),
  },
  table => [
    primaryKey({ name: 'search_entries_pk', columns: [table.kind, table.key, table.locale] }),
    index('search_entries_vector').using('gin', table.vector),
  ],
)

/** Words that are or were on the site, for correcting slips; `folded` is the same word in one alphabet. */
export const searchWords = pgTable(
  'search_words',
  { locale: text().notNull(), word: text().notNull(), folded: text().notNull() },
  table => [
    primaryKey({ name: 'search_words_pk', columns: [table.locale, table.word] }),
    index('search_words_folded').using('gin', table.folded.op('gin_trgm_ops')),
  ],
)
