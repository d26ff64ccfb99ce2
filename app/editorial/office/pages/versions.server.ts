import { notFound } from '../../../navigation/page-error.ts'
import { type Actions, goTo } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { readDraft, readVersions } from '../../drafts/read-draft.server.ts'
import { returnVersion } from '../../drafts/return-version.server.ts'
import { kinds } from '../../kinds/kinds.ts'
import { mayEdit } from '../../rights.ts'
import { answerRefused } from '../answer-refused.server.ts'
import { loadEditorialFrame } from '../load-frame.server.ts'
import { addressOf, recordIn } from '../record-in.ts'
import { shownDifference } from '../shown-difference.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search, person, pathname } = context
  const record = recordIn(context)
  const draft = await readDraft(db, record.kind, record.key)
  if (!draft) throw notFound(pathname)
  const kind = kinds[record.kind]
  const versions = await readVersions(db, record.kind, record.key)
  const asked = Number(search.get('version') ?? '')
  const chosen = versions.find(({ number }) => number === asked) ?? versions[0] ?? null
  return {
    ...(await loadEditorialFrame(context)),
    address: addressOf(record),
    title: kind.titleOf(draft.record, record.key)[locale] || record.key,
    chosen: chosen?.number ?? null,
    mayRestore: mayEdit(person, 'restore') && draft.trashedAt === null,
    versions: versions.map(version => ({
      number: version.number,
      event: version.event,
      restored: version.restored,
      languages: version.languages,
      who: version.personName,
      at: `${formatDay(dayOf(version.at), locale)}, ${timeOf(version.at)}`,
    })),
    differences: chosen ? shownDifference(kind.fields, chosen.record, draft.record, locale) : [],
  }
}

export type VersionsData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  restore: using(['pool'], async (context, { pool }) => {
    const { person, now, locale, fields } = context
    const record = recordIn(context)
    const number = /^\d{1,9}$/.test(fields.version ?? '') ? Number(fields.version) : 0
    const part = fields.part ? { part: fields.part } : {}
    const restored = await returnVersion(pool, person, record, { number, ...part }, now)
    return restored.ok ? goTo(`${addressOf(record)}?done=restored`) : answerRefused(restored, locale)
  }),
  default: async ({ locale }) => answerRefused({ reason: 'unknown' }, locale),
}
