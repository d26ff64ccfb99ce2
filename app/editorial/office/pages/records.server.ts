import { readEditions } from '../../../editions/read-editions.server.ts'
import { type Actions, goTo } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { addRecord } from '../../drafts/add-record.server.ts'
import { findRecords } from '../../drafts/find-records.server.ts'
import { isExchanged } from '../../exchange/columns.ts'
import { isOfOneFair, kinds } from '../../kinds/kinds.ts'
import { isForGood } from '../../live/find-table.server.ts'
import { readOpenReleases } from '../../releases/read-releases.server.ts'
import { mayHandle } from '../../rights.ts'
import { answerRefused } from '../answer-refused.server.ts'
import { filterIn } from '../list-filter.ts'
import { loadEditorialFrame } from '../load-frame.server.ts'
import { addressOf, recordIn } from '../record-in.ts'
import { addRows, loadBulk, runRows, undoRows } from '../run-rows.server.ts'
import { momentText, releaseOptions } from '../set-release.server.ts'

const onPage = 50
export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, locale, search, person, posted, now } = context
  const { kind } = recordIn(context)
  const filter = filterIn(name => posted?.values[name] ?? search.get(name))
  const fairs = isOfOneFair(kind) ? await readEditions(db) : []
  const chosen = fairs.find(({ id }) => id === (filter.edition || edition.id))
  const { words, state } = filter
  const asked = Number.parseInt(search.get('page') ?? '1', 10) || 1
  const { rows, count, page, pages } = await findRecords(db, kind, filter, {
    page: asked,
    onPage,
    onShow: edition.id,
  })
  const { newKey, label } = kinds[kind]
  return {
    ...(await loadEditorialFrame(context)),
    kind,
    title: label.many[locale],
    isExchanged: isExchanged(kind),
    newKey: mayHandle(person, { kind, action: 'create' }) ? newKey : null,
    typedKey: posted?.values.key ?? '',
    words,
    state,
    edition: filter.edition,
    fair: chosen && chosen.id !== edition.id ? chosen.name[locale] : null,
    // A choice where there is one.
    fairs: fairs.length > 1 ? fairs.map(({ id, name }) => ({ value: id, label: name[locale] })) : [],
    onShow: edition.id,
    seen: now.toISOString(),
    bulk: await loadBulk(context),
    releases: releaseOptions(await readOpenReleases(db), locale),
    may: {
      publish: mayHandle(person, { kind, action: 'publish' }),
      withdraw: mayHandle(person, { kind, action: 'withdraw' }) && !isForGood(kind),
      trash: mayHandle(person, { kind, action: 'trash' }) && !isForGood(kind),
    },
    count,
    page,
    pages,
    from: (page - 1) * onPage + 1,
    to: (page - 1) * onPage + rows.length,
    rows: rows.map(row => ({
      key: row.key,
      to: addressOf({ kind, key: row.key }),
      title: row.title[locale] || row.title.ru || row.key,
      note: row.note[locale],
      states: row.states,
      scheduled: row.scheduled && {
        leaves: row.scheduled.leaves,
        at: momentText(row.scheduled.at, locale),
      },
      isTrashed: row.isTrashed,
      changed: row.changedAt
        ? `${row.changedBy}, ${formatDay(dayOf(row.changedAt), locale)}, ${timeOf(row.changedAt)}`
        : '',
    })),
  }
}

export const actions: Actions = {
  create: using(['pool'], async (context, { pool }) => {
    const { db, edition, fields, person, locale, now, params, pathname } = context
    const { kind } = recordIn({ params, pathname, person })
    const key = (fields.key ?? '').trim()
    const fair = fields.edition ? await readEditions(db) : []
    const editionId = fair.find(({ id }) => id === fields.edition)?.id ?? null
    if (fields.edition && !editionId) return answerRefused({ reason: 'unknown-edition' }, locale, { key })
    // Whoever names no fair means the one on show, also when the draft goes out after the turn.
    const made = await addRecord(pool, person, { kind, key, editionId: editionId ?? edition.id }, now)
    return made.ok
      ? goTo(`${addressOf({ kind, key: made.key })}?done=created`)
      : answerRefused(made, locale, { key, edition: editionId ?? '' })
  }),
  'bulk-publish': using(['releaseDesk'], (context, { releaseDesk }) =>
    runRows(context, releaseDesk, 'publish'),
  ),
  'bulk-withdraw': using(['releaseDesk'], (context, { releaseDesk }) =>
    runRows(context, releaseDesk, 'withdraw'),
  ),
  'bulk-trash': using(['releaseDesk'], (context, { releaseDesk }) => runRows(context, releaseDesk, 'trash')),
  'bulk-release': using(['releaseDesk'], (context, { releaseDesk }) => addRows(context, releaseDesk)),
  'bulk-undo': using(['releaseDesk'], (context, { releaseDesk }) => undoRows(context, releaseDesk)),
  default: async ({ locale }) => answerRefused({ reason: 'unknown' }, locale),
}

export type RecordsData = Awaited<ReturnType<typeof load>>
