import { type Actions, goTo } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { addRecord } from '../../drafts/add-record.server.ts'
import { type ListedRecord, readRecords } from '../../drafts/read-records.server.ts'
import { kinds } from '../../kinds/kinds.ts'
import { mayEdit } from '../../rights.ts'
import { answerRefused } from '../answer-refused.server.ts'
import { loadEditorialFrame } from '../load-frame.server.ts'
import { addressOf, recordIn } from '../record-in.ts'

const onPage = 50
const listStates = ['', 'on-site', 'draft', 'stale', 'withdrawn', 'none', 'trashed'] as const

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search, person, posted } = context
  const { kind } = recordIn(context)
  const words = (search.get('q') ?? '').slice(0, 100)
  const state = listStates.find(one => one === search.get('state')) ?? ''
  const all = (await readRecords(db, kind)).filter(record => isWanted(record, words, state))
  const pages = Math.max(1, Math.ceil(all.length / onPage))
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), pages)
  const rows = all.slice((page - 1) * onPage, page * onPage)
  const { newKey, label } = kinds[kind]
  return {
    ...(await loadEditorialFrame(context)),
    kind,
    title: label.many[locale],
    newKey: mayEdit(person, 'create') ? newKey : null,
    typedKey: posted?.values.key ?? '',
    words,
    state,
    count: all.length,
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
      isTrashed: row.isTrashed,
      changed: row.changedAt
        ? `${row.changedBy}, ${formatDay(dayOf(row.changedAt), locale)}, ${timeOf(row.changedAt)}`
        : '',
    })),
  }
}

function isWanted(record: ListedRecord, words: string, state: (typeof listStates)[number]): boolean {
  if ((state === 'trashed') !== record.isTrashed) return false
  if (state !== '' && state !== 'trashed' && !Object.values(record.states).includes(state)) return false
  const text = [record.key, ...Object.values(record.title), ...Object.values(record.note)]
    .join(' ')
    .toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

export const actions: Actions = {
  create: using(['pool'], async ({ fields, person, locale, now, params, pathname }, { pool }) => {
    const { kind } = recordIn({ params, pathname })
    const key = (fields.key ?? '').trim()
    const made = await addRecord(pool, person, { kind, key }, now)
    return made.ok
      ? goTo(`${addressOf({ kind, key: made.key })}?done=created`)
      : answerRefused(made, locale, { key })
  }),
  default: async ({ locale }) => answerRefused({ reason: 'unknown' }, locale),
}

export type RecordsData = Awaited<ReturnType<typeof load>>
