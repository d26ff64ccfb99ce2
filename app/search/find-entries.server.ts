import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/transaction.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { AskedWord } from './mark-matches.ts'
import type { EntryFacts, SearchKind } from './search-kinds.ts'

export type FoundEntry = {
  kind: SearchKind
  key: string
  target: string
  title: string
  facts: EntryFacts
  body: string
  /** 4: the whole title, 3: in the title, 2: in details and other names, 1: in the text. */
  rank: number
  /** How many of this kind there are. */
  total: number
}
export type Asked = {
  locale: LocaleCode
  words: readonly AskedWord[]
  today: string
  editionId: string
  /** Whose exhibitors are found: of the fair they apply to, and of the one on show. */
  fairIds: readonly string[]
}
type Wanted = { joinedBy: 'and' | 'or'; kind: SearchKind | null }

/** Of every kind the best few are shown, of a chosen one all; of the others one then, so that they are counted. */
const bestFew = 5
const most = 500

/**
 * The best entries of each kind. A word is found by its stem or as the beginning of a word. The whole title comes
 * before words in a title, these before details and other names, and those before the text.
 */
export async function findEntries(db: Db, asked: Asked, { joinedBy, kind }: Wanted): Promise<FoundEntry[]> {
  const query = queryText(asked.words, joinedBy)
  const phrase = asked.words.map(({ word }) => word).join(' ')
  const { rows } = await db.execute<FoundEntry>(sql`
    with found as (
      select kind, key, target, title, facts, body,
        case
          when plain_letters(title) = ${phrase} then 4
          when ts_filter(vector, '{a}') @@ query then 3
          when ts_filter(vector, '{a,b,c}') @@ query then 2
          else 1
        end as rank,
        ts_rank('{0.05, 0.2, 0.4, 1}', vector, query, 1) as weight
      from search_entries, cast(${query} as tsquery) as query
      where locale = ${asked.locale} and vector @@ query
        and coalesce(shown_from <= ${asked.today}, true) and coalesce(shown_until > ${asked.today}, true)
        and not ${isOfAnotherFair(asked)}
    ), placed as (
      select *,
        row_number() over (partition by kind order by rank desc, weight desc, title, key) as place,
        count(*) over (partition by kind)::int as total
      from found
    )
    select kind, key, target, title, facts, body, rank, total
    from placed
    where place <= case when ${kind}::text is null then ${bestFew} when kind = ${kind} then ${most} else 1 end
    order by rank desc, weight desc, title, key`)
  return rows
}

// What belongs to one fair is found while that fair is on show, whom the exhibitors' office has published while exhibitors apply
// to theirs; the page stays where it was.
function isOfAnotherFair({ editionId, fairIds }: Pick<Asked, 'editionId' | 'fairIds'>): SQL {
  return sql`(
    coalesce(facts ->> 'edition' <> all(${sql.param(fairIds)}::text[]), false) or
    (kind in ('participant', 'work') and facts -> 'edition' is null
      and target in (select slug from participants where edition_id <> ${editionId}))
    or (kind = 'event' and target in (select slug from events where edition_id <> ${editionId})))`
}

/** Each word with the stem the index knows it by; one that says nothing, like «где», has none. */
export async function stemWords(db: Db, words: readonly string[]): Promise<AskedWord[]> {
  const { rows } = await db.execute<AskedWord>(sql`
    select word, nullif(replace(plainto_tsquery('russian', word)::text, '''', ''), '') as stem
    from unnest(${sql.param(words)}::text[]) with ordinality as asked (word, place)
    order by place`)
  return rows
}

// Words are letters and figures only, so nothing in them can be read as an operator.
function queryText(words: readonly AskedWord[], joinedBy: 'and' | 'or'): string {
  const telling = words.filter(({ stem }) => stem !== null)
  const parts = (telling.length > 0 ? telling : words).map(({ word, stem }) =>
    stem === null ? `'${word}':*` : `('${stem}' | '${word}':*)`,
  )
  return parts.join(joinedBy === 'and' ? ' & ' : ' | ')
}
