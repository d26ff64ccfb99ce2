import { and, eq, inArray, or } from 'drizzle-orm'
import type { RequestContext } from '../../page-server/load-context.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { JudgeLinks } from '../addresses/judge-path.ts'
import { checkComplete, checkShape } from '../check-fields.ts'
import { findMissingIn } from '../drafts/find-missing.server.ts'
import { contentDrafts } from '../drafts/tables.ts'
import { withEveryField } from '../earlier-record.ts'
import { kinds } from '../kinds/kinds.ts'
import { inLanguages } from '../languages-of.ts'
import { readFindingsOf } from '../office/read-findings.server.ts'
import { addressOf } from '../office/record-in.ts'
import { type ShownDifference, shownDifference } from '../office/shown-difference.ts'
import type { JsonObject } from '../record.ts'
import type { Stale } from '../stale.ts'
import type { Release, ReleaseItem } from './add-to-release.server.ts'
import { obstacleOf } from './publish-item.server.ts'
import { isOpenState, itemName, type Obstacle } from './release.ts'
import { obstacleReason } from './show-obstacle.server.ts'

type Asking = Pick<RequestContext, 'db' | 'edition'> & { judgeLinks: JudgeLinks }
/** What would go out of an item if it went out now: agreed to where there is a plan, the draft as it stands before. */
type Seen = {
  item: ReleaseItem
  record: JsonObject
  base: JsonObject | null
  stale: Stale
  revision: number
  isTrashed: boolean
  isEdited: boolean
}

/** Every item with what would go out, in one query of drafts. */
export async function readSeen(db: Db, release: Release, items: readonly ReleaseItem[]): Promise<Seen[]> {
  const keysOf = Map.groupBy(items, ({ kind }) => kind)
  const drafts =
    items.length === 0
      ? []
      : await db
          .select()
          .from(contentDrafts)
          .where(
            or(
              ...[...keysOf].map(([kind, some]) =>
                and(
                  eq(contentDrafts.kind, kind),
                  inArray(
                    contentDrafts.key,
                    some.map(({ key }) => key),
                  ),
                ),
              ),
            ),
          )
  const known = new Map(drafts.map(draft => [`${draft.kind}:${draft.key}`, draft]))
  return items.map(item => {
    const draft = known.get(itemName(item))
    const isAgreed = release.state !== 'gathering' || !draft
    const written = isAgreed ? item.agreed.record : draft.record
    return {
      item,
      record: withEveryField(kinds[item.kind].fields, written),
      base: isAgreed ? item.agreed.base : (draft.base ?? null),
      stale: isAgreed ? item.agreed.stale : draft.stale,
      revision: draft?.revision ?? item.revision,
      isTrashed: draft?.trashedAt != null,
      isEdited:
        isOpenState(release.state) && isAgreed && draft !== undefined && draft.revision !== item.revision,
    }
  })
}

/** What stands in the way of each, as it would be found at that moment; a number of queries that does not grow. */
export async function readObstacles(
  { db, edition, judgeLinks }: Asking,
  seen: readonly Seen[],
  at: Date,
): Promise<Map<string, Obstacle>> {
  const obstacles = new Map<string, Obstacle>()
  const coming = new Set(
    seen.filter(({ item }) => item.action === 'publish').map(({ item }) => itemName(item)),
  )
  const out = seen.filter(({ item }) => item.action === 'publish')
  const shown = out.map(({ item, record, base }) => ({
    fields: kinds[item.kind].fields,
    record: inLanguages(record, base, item.languages),
  }))
  const missing = await findMissingIn(db, shown, coming)
  const findings = await readFindingsOf(
    { db, edition, judgeLinks, now: at },
    out.map(({ item: { kind, key, languages }, record, stale }) => ({ kind, key, record, stale, languages })),
  )
  for (const [place, { item, record }] of out.entries()) {
    const { fields, record: told } = shown[place] ?? { fields: [], record }
    const faults = [
      ...checkShape(fields, told),
      ...checkComplete(fields, told, item.languages),
      ...(kinds[item.kind].faultsIn?.(told) ?? []),
      ...(missing[place] ?? []),
    ]
    const toFix = item.reason ? [] : (findings[place] ?? []).filter(({ severity }) => severity === 'fix')
    if (faults.length > 0)
      obstacles.set(itemName(item), obstacleOf(item, record, { reason: 'incomplete', faults }))
    else if (toFix.length > 0) {
      const found = { reason: 'needs-reason', findings: toFix.slice(0, 5) }
      obstacles.set(itemName(item), obstacleOf(item, record, found))
    }
  }
  for (const { item, record, isTrashed } of seen) {
    if (isTrashed) obstacles.set(itemName(item), obstacleOf(item, record, { reason: 'in-trash' }))
  }
  return obstacles
}

const shownDifferences = 12

/** One item for the page. */
export function showItem(
  { item, record, base, revision, isEdited }: Seen,
  {
    obstacle,
    covered,
    locale,
  }: { obstacle: Obstacle | undefined; covered: { who: string; at: string } | null; locale: LocaleCode },
) {
  const kind = kinds[item.kind]
  const title = kind.titleOf(record, item.key)
  const differences: ShownDifference[] =
    item.action === 'publish' && base ? shownDifference(kind.fields, base, record, locale) : []
  return {
    name: itemName(item),
    kind: item.kind,
    key: item.key,
    revision,
    to: addressOf(item),
    path: kind.pathOf(item.key, record),
    title: title[locale] || title.ru || item.key,
    kindLabel: kind.label.one[locale],
    action: item.action,
    languages: item.languages,
    who: item.addedByName,
    reason: item.reason ?? '',
    outcome: item.outcome,
    isNew: item.action === 'publish' && base === null,
    isEdited,
    count: differences.length,
    differences: differences.slice(0, shownDifferences),
    more: Math.max(0, differences.length - shownDifferences),
    obstacle: obstacle ? obstacleReason(obstacle, locale) : null,
    canLift: obstacle?.reason === 'needs-reason',
    covered,
  }
}
export type ShownItem = ReturnType<typeof showItem>
