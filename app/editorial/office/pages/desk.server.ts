import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { contentDrafts } from '../../drafts/tables.ts'
import { isKindName, kindNames } from '../../kinds/kind-names.ts'
import { kinds } from '../../kinds/kinds.ts'
import { liveTables } from '../../live/find-table.server.ts'
import { readReleases } from '../../releases/read-releases.server.ts'
import { mayOpenKind } from '../../rights.ts'
import { loadEditorialFrame } from '../load-frame.server.ts'
import { addressOf } from '../record-in.ts'
import { momentText } from '../set-release.server.ts'

const shownWaiting = 20

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, person } = context
  const own = kindNames.filter(kind => mayOpenKind(person, kind))
  const { frame } = await loadEditorialFrame(context)
  const waiting = await db
    .select()
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.isChanged, true),
        isNull(contentDrafts.trashedAt),
        inArray(contentDrafts.kind, own),
      ),
    )
    .orderBy(desc(contentDrafts.changedAt))
    .limit(shownWaiting)
  const drafted = await db
    .select({
      kind: contentDrafts.kind,
      drafts: sql<number>`(count(*) filter (where ${contentDrafts.isChanged}))::int`,
      stale: sql<number>`(count(*) filter (where ${contentDrafts.stale} <> '{}'))::int`,
    })
    .from(contentDrafts)
    .where(isNull(contentDrafts.trashedAt))
    .groupBy(contentDrafts.kind)
  const counts = await Promise.all(
    own.map(kind => db.select({ count: count() }).from(liveTables[kind].table)),
  )
  const { open } = await readReleases(db, person)
  return {
    frame,
    releases: open.flatMap(({ id, title, state, plannedFor, count: changes }) =>
      plannedFor && state !== 'gathering'
        ? [
            {
              to: `/office/releases/${id}/`,
              title,
              isHeldUp: state === 'held-up',
              at: momentText(plannedFor, locale),
              changes,
            },
          ]
        : [],
    ),
    waiting: waiting.flatMap(draft => {
      if (!isKindName(draft.kind)) return []
      const { kind, key } = draft
      return {
        to: addressOf({ kind, key }),
        title: kinds[kind].titleOf(draft.record, key)[locale] || key,
        kind: kinds[kind].label.one[locale],
        who: draft.personName,
        at: `${formatDay(dayOf(draft.changedAt), locale)}, ${timeOf(draft.changedAt)}`,
      }
    }),
    kinds: own.map((kind, place) => ({
      kind,
      label: kinds[kind].label.many[locale],
      count: counts[place]?.[0]?.count ?? 0,
      drafts: drafted.find(row => row.kind === kind)?.drafts ?? 0,
      stale: drafted.find(row => row.kind === kind)?.stale ?? 0,
    })),
  }
}

export type DeskData = Awaited<ReturnType<typeof load>>
