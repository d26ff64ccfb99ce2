import { inArray } from 'drizzle-orm'
import { pictures } from '../../content/pictures/tables.ts'
import { marksIn } from '../../mail/words/word-faults.ts'
import type { RequestContext } from '../../page-server/load-context.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { JudgeLinks, LinkState } from '../addresses/judge-path.ts'
import { fieldOf } from '../checks/check-input.ts'
import { checkRecord, linksOf } from '../checks/check-record.ts'
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

type Asking = Pick<RequestContext, 'db' | 'edition' | 'now'> & { judgeLinks: JudgeLinks }

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

/** The same for many at once: however many there are, their pictures are asked for in one query, and so are their links. */
export async function readFindingsOf(
  { db, edition, now, judgeLinks }: Asking,
  drafts: readonly (CheckedDraft & { languages?: readonly LocaleCode[] })[],
): Promise<Finding[][]> {
  const named = drafts.map(picturesIn)
  const shown = [...new Set(named.flat().map(({ picture }) => picture))]
  const known = shown.length
    ? await db
        .select({
          path: pictures.path,
          alt: pictures.alt,
          rightsUntil: pictures.rightsUntil,
          colours: pictures.colours,
        })
        .from(pictures)
        .where(inArray(pictures.path, shown))
    : []
  const byPath = new Map(
    known.map(({ path, colours, ...facts }) => {
      const contrast = contrastWithWall(colours ?? [])
      return [path, { ...facts, ...(contrast !== undefined && { contrast }) }]
    }),
  )
  const misspelt = await findMisspelt(db, wordsOf(drafts))
  const paths = [...new Set(drafts.flatMap(linksIn))]
  const links = paths.length ? await judgeLinks({ db, edition, now }, paths) : new Map<string, LinkState>()
  // What goes out together may lead to each other before any of it is out.
  const coming = new Set(drafts.flatMap(({ kind, key, record }) => kinds[kind].pathOf(key, record)))
  return drafts.map(({ kind, key, record, stale, languages }, place) => {
    const findings = checkRecord({
      record: withoutEmptyLinks(record),
      ...(kind === 'pages' && { pageKey: key }),
      fields: checkedFields(kinds[kind].fields),
      ...(languages && { languages }),
      stale: Object.keys(stale).map(path => ({ path, language: 'en' })),
      pictures: (named[place] ?? []).flatMap(({ path, picture, isSign }) => {
        const facts = byPath.get(picture)
        if (!facts) return []
        // A sign has a ground of its own, and its name beside it.
        const { contrast, ...shown } = facts
        return [{ path, ...(isSign ? { ...shown, isDecorative: true } : facts) }]
      }),
      linkTo: path => {
        const link = links.get(path) ?? { state: 'none' }
        return link.state === 'none' && coming.has(path) ? { state: 'living' } : link
      },
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

function linksIn({
  kind,
  record,
  languages,
}: CheckedDraft & { languages?: readonly LocaleCode[] }): string[] {
  const fields = checkedFields(kinds[kind].fields)
  return linksOf({ record: withoutEmptyLinks(record), fields, ...(languages && { languages }) })
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

function picturesIn({ kind, record }: CheckedDraft): { path: string; picture: string; isSign: boolean }[] {
  const fields = checkedFields(kinds[kind].fields)
  return leavesOf(record).flatMap(({ path, value }) => {
    const field = fieldOf(fields, path)
    if (field?.type !== 'picture') return []
    const pictures = [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')
    return pictures.map(picture => ({ path, picture, isSign: field.isSign === true }))
  })
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
