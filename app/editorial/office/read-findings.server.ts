import { inArray } from 'drizzle-orm'
import { pictures } from '../../content/pictures/tables.ts'
import { marksIn } from '../../mail/words/word-faults.ts'
import type { RequestContext } from '../../page-server/load-context.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { fieldOf } from '../checks/check-input.ts'
import { checkRecord } from '../checks/check-record.ts'
import checksEn from '../checks/check-texts.en.ts'
import checksRu, { type CheckTexts } from '../checks/check-texts.ru.ts'
import { pairsIn, textsOf } from '../checks/checked-texts.ts'
import { contrastWithWall } from '../checks/contrast.ts'
import { sentenceOf } from '../checks/finding-sentence.ts'
import type { Finding, Severity } from '../checks/findings.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import { kinds } from '../kinds/kinds.ts'
import { isObject, type Json, leavesOf } from '../record.ts'
import { findMisspelt } from '../spelling/find-misspelt.server.ts'
import type { Spelled } from '../spelling/find-unknown.server.ts'
import { wordsIn } from '../spelling/words-in.ts'
import { checkedFields } from './checked-fields.ts'

const texts: Record<LocaleCode, CheckTexts> = { ru: checksRu, en: checksEn }

export type ShownFinding = {
  key: string
  severity: Severity
  title: string
  text: string
  place: string
  at: string
}

type Asking = Pick<RequestContext, 'db' | 'edition' | 'now' | 'mayOpen'>

/** What a check looks at: a draft, or the text of one that somebody agreed to. */
type CheckedDraft = Pick<Draft, 'kind' | 'key' | 'record' | 'stale'>

/** Everything to be said of a draft before it is published. */
export async function readFindings(
  asking: Asking,
  draft: CheckedDraft,
  languages?: readonly LocaleCode[],
): Promise<Finding[]> {
  const [findings = []] = await readFindingsOf(asking, [{ ...draft, ...(languages && { languages }) }])
  return findings
}

/** The same for many at once: however many there are, their pictures are asked for in one query. */
export async function readFindingsOf(
  { db, edition, now, mayOpen }: Asking,
  drafts: readonly (CheckedDraft & { languages?: readonly LocaleCode[] })[],
): Promise<Finding[][]> {
  const named = drafts.map(picturesIn)
  const paths = [...new Set(named.flat().map(({ picture }) => picture))]
  const known = paths.length
    ? await db
        .select({
          path: pictures.path,
          alt: pictures.alt,
          rightsUntil: pictures.rightsUntil,
          colours: pictures.colours,
        })
        .from(pictures)
        .where(inArray(pictures.path, paths))
    : []
  const byPath = new Map(
    known.map(({ path, colours, ...facts }) => {
      const contrast = contrastWithWall(colours ?? [])
      return [path, { ...facts, ...(contrast !== undefined && { contrast }) }]
    }),
  )
  const misspelt = await findMisspelt(db, wordsOf(drafts))
  return drafts.map(({ kind, key, record, stale, languages }, place) => {
    const findings = checkRecord({
      record: withoutEmptyLinks(record),
      ...(kind === 'pages' && { pageKey: key }),
      fields: checkedFields(kinds[kind].fields),
      ...(languages && { languages }),
      stale: Object.keys(stale).map(path => ({ path, language: 'en' })),
      pictures: (named[place] ?? []).flatMap(({ path, picture }) => {
        const facts = byPath.get(picture)
        return facts ? [{ path, ...facts }] : []
      }),
      isKnownPath: path => mayOpen(path),
      isKnownWord: (word, language) => !misspelt[language].has(word),
      // A letter has variables of its own, judged by that letter when it is published.
      ...(kind === 'letters' && {
        holes: [...marksIn(JSON.stringify(record))].map(mark => mark.slice(1, -1)),
      }),
      // A form knows one more day than pages do (`applications/form-view.ts`).
      ...(kind === 'forms' && { holes: ['fairFirstDay'] }),
      edition,
      asOf: now,
    })
    return findings.filter(
      ({ check, path }) => !(kind === 'forms' && check === 'promises' && path === saidBefore),
    )
  })
}

// Nobody reads what a form says before it opens once that day has passed.
const saidBefore = 'closedBefore'

function wordsOf(drafts: readonly CheckedDraft[]): Spelled {
  const words: Spelled = { ru: [], en: [] }
  for (const { kind, record } of drafts) {
    const fields = checkedFields(kinds[kind].fields)
    for (const pair of pairsIn(record).filter(({ path }) => fieldOf(fields, path)))
      for (const code of localeCodes)
        for (const { text } of textsOf(pair, code)) words[code].push(...wordsIn(text, code))
  }
  return words
}

function picturesIn({ kind, record }: CheckedDraft): { path: string; picture: string }[] {
  const fields = checkedFields(kinds[kind].fields)
  return leavesOf(record).flatMap(({ path, value }) =>
    fieldOf(fields, path)?.type === 'picture'
      ? [value].flat().flatMap(one => (typeof one === 'string' && one !== '' ? [{ path, picture: one }] : []))
      : [],
  )
}

/** The same in the editor's words, with the place each speaks of. */
export function shownFindings(
  draft: Pick<Draft, 'kind'>,
  findings: readonly Finding[],
  locale: LocaleCode,
): ShownFinding[] {
  const fields = checkedFields(kinds[draft.kind].fields)
  return findings.map((finding, place) => ({
    key: `${place}-${finding.check}`,
    severity: finding.severity,
    ...sentenceOf(finding, texts[locale], locale),
    place: fieldOf(fields, finding.path)?.label[locale] ?? '',
    at: placeOf(finding),
  }))
}

/** Where in the form: a field, a block as a whole, or the list of them. */
function placeOf({ check, path, language }: Finding): string {
  if (path === '') return ''
  const place = path.replaceAll('/', '-')
  if (check === 'blocks') return path.includes('/') ? place : `list-${place}`
  return `field-${place}${language ? `-${language}` : ''}`
}

/** A link that leads nowhere because nobody wanted one is no broken link: the published record goes without it. */
function withoutEmptyLinks(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutEmptyLinks)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([name, inner]) => name !== 'to' || inner !== '')
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutEmptyLinks(inner)]))
}
