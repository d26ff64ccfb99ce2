import { inArray } from 'drizzle-orm'
import { pictures } from '../../content/tables.ts'
import type { RequestContext } from '../../page-server/load-context.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { fieldOf } from '../checks/check-input.ts'
import { checkRecord } from '../checks/check-record.ts'
import checksEn from '../checks/check-texts.en.ts'
import checksRu, { type CheckTexts } from '../checks/check-texts.ru.ts'
import { sentenceOf } from '../checks/finding-sentence.ts'
import type { Finding, Severity } from '../checks/findings.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import { kinds } from '../kinds/kinds.ts'
import { isObject, type Json, leavesOf } from '../record.ts'
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

/** Everything to be said of a draft before it is published. */
export async function readFindings(
  { db, edition, now, mayOpen }: Asking,
  draft: Draft,
  languages?: readonly LocaleCode[],
): Promise<Finding[]> {
  const fields = checkedFields(kinds[draft.kind].fields)
  const named = leavesOf(draft.record).flatMap(({ path, value }) =>
    fieldOf(fields, path)?.type === 'picture'
      ? [value].flat().flatMap(one => (typeof one === 'string' && one !== '' ? [{ path, picture: one }] : []))
      : [],
  )
  const known = named.length
    ? await db
        .select({ path: pictures.path, alt: pictures.alt })
        .from(pictures)
        .where(inArray(pictures.path, [...new Set(named.map(({ picture }) => picture))]))
    : []
  return checkRecord({
    record: withoutEmptyLinks(draft.record),
    fields,
    ...(languages && { languages }),
    stale: Object.keys(draft.stale).map(path => ({ path, language: 'en' })),
    pictures: named.flatMap(({ path, picture }) => {
      const alt = known.find(one => one.path === picture)?.alt
      return alt ? [{ path, alt }] : []
    }),
    isKnownPath: path => mayOpen(path),
    edition,
    asOf: now,
  })
}

/** The same in the editor's words, with the place each speaks of. */
export function shownFindings(
  draft: Draft,
  findings: readonly Finding[],
  locale: LocaleCode,
): ShownFinding[] {
  const fields = checkedFields(kinds[draft.kind].fields)
  return findings.map((finding, place) => ({
    key: `${place}-${finding.check}`,
    severity: finding.severity,
    ...sentenceOf(finding, texts[locale], locale),
    place: fieldOf(fields, finding.path)?.label[locale] ?? '',
    at: finding.path
      ? `field-${finding.path.replaceAll('/', '-')}${finding.language ? `-${finding.language}` : ''}`
      : '',
  }))
}

/** A link that leads nowhere because nobody wanted one is no broken link: the published record goes without it. */
function withoutEmptyLinks(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutEmptyLinks)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([name, inner]) => name !== 'to' || inner !== '')
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutEmptyLinks(inner)]))
}
