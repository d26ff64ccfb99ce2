import type pg from 'pg'
import { notFound } from '../../../navigation/page-error.ts'
import { type ActionContext, type Actions, type Answer, goTo } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { type Services, using } from '../../../page-server/services.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { loadAddress } from '../../addresses/load-address.server.ts'
import { loadUses } from '../../addresses/read-uses.server.ts'
import { setAddress } from '../../addresses/set-address.server.ts'
import {
  type Published,
  publishDraft,
  returnRecord,
  trashRecord,
  whyNotWithdrawn,
  withdrawRecord,
} from '../../drafts/publish-draft.server.ts'
import { readDraft } from '../../drafts/read-draft.server.ts'
import { lastUndone, returnEdit } from '../../drafts/return-edit.server.ts'
import { settleTranslation } from '../../drafts/settle-translation.server.ts'
import { lastEdit, withdrawEdit } from '../../drafts/withdraw-edit.server.ts'
import type { KindName } from '../../kinds/kind-names.ts'
import { fieldsOfRecord, kinds } from '../../kinds/kinds.ts'
import { isNeverTrashed } from '../../live/find-table.server.ts'
import { editorialActions, mayHandle } from '../../rights.ts'
import { seenStates } from '../../seen-states.ts'
import { answerRefused } from '../answer-refused.server.ts'
import { editRows } from '../edit-rows.ts'
import { listAddress } from '../list-filter.ts'
import { loadEditorialFrame } from '../load-frame.server.ts'
import { readChoices } from '../read-choices.server.ts'
import { readFindings, shownFindings } from '../read-findings.server.ts'
import { readForm } from '../read-form.ts'
import { addressOf, recordIn } from '../record-in.ts'
import { conflictsIn, refusedForm, saveForm } from '../save-form.server.ts'
import { keepOne, loadRecordings, removeOne } from '../save-recording.server.ts'
import { addOne, languagesIn, loadReleases, planOne } from '../set-release.server.ts'
import { setTypography } from '../set-typography.server.ts'

export const load = using(['judgeLinks'], loadRecord)

async function loadRecord(context: SignedIn<LoadContext>, { judgeLinks }: Pick<Services, 'judgeLinks'>) {
  const { db, edition, locale, person, posted, pathname } = context
  const record = recordIn(context)
  const draft = await readDraft(db, record.kind, record.key)
  if (!draft) throw notFound(pathname)
  const kind = kinds[record.kind]
  // What was typed and not taken stands in the form again: one wrong field costs nobody the others.
  const typed = refusedForm(posted)
  const written = typed ? readForm(kind.fields, draft.record, typed) : draft.record
  const rows = editRows(fieldsOfRecord(record), written, locale)
  return {
    ...(await loadEditorialFrame(context)),
    ...record,
    personId: person.id,
    address: addressOf(record),
    title: kind.titleOf(draft.record, record.key)[locale] || record.key,
    list: { to: listOf(record.kind, draft.editionId, edition.id), label: kind.label.many[locale] },
    path: record.kind === 'letters' ? null : kind.pathOf(draft.address, draft.record),
    rows,
    choices: await readChoices(db, rows, locale),
    stale: draft.stale,
    revision: draft.revision,
    isChanged: draft.isChanged,
    seen: seenStates(draft),
    isTrashed: draft.trashedAt !== null,
    canWithdraw: draft.seenIn.some(code => whyNotWithdrawn(draft, [code]) === null),
    canTrash: !isNeverTrashed(draft),
    savedAt: draft.revision > 0 && draft.changedAt ? timeOf(draft.changedAt) : null,
    savedBy: draft.changedBy?.name ?? '',
    page: await loadAddress(db, draft, person, locale),
    recordings: await loadRecordings(db, record, person),
    uses: await loadUses(db, draft, context),
    refusedName: posted?.values.to ?? null,
    conflicts: conflictsIn(posted),
    may: Object.fromEntries(
      editorialActions.map(action => [action, mayHandle(person, { kind: record.kind, action })]),
    ),
    findings: shownFindings(draft, await readFindings({ ...context, judgeLinks }, draft), locale),
    ...(await loadReleases(db, record, locale)),
    canUndo: (await lastEdit(db, person, record)) !== undefined,
    canRedo: (await lastUndone(db, person, record)) !== undefined,
  }
}

export type RecordData = Awaited<ReturnType<typeof loadRecord>>

/** The list one came from: that of the fair which the record belongs to. */
function listOf(kind: KindName, editionId: string | null, onShow: string): string {
  const edition = editionId && editionId !== onShow ? editionId : ''
  return listAddress(kind, { words: '', state: '', edition })
}

type Done = 'published' | 'withdrawn' | 'trashed' | 'returned'

function settled(context: SignedIn<ActionContext>, published: Published, done: Done): Answer {
  const record = recordIn(context)
  return published.ok ? goTo(`${addressOf(record)}?done=${done}`) : answerRefused(published, context.locale)
}

async function stepBack(
  context: SignedIn<ActionContext>,
  pool: pg.Pool,
  step: typeof withdrawEdit | typeof returnEdit,
  done: 'undone' | 'redone',
): Promise<Answer> {
  const { person, now, db, locale } = context
  const taken = await step({ pool, db }, person, recordIn(context), now)
  if (!taken.ok) return answerRefused(taken, locale)
  if (taken.conflicts.length > 0) return answerRefused({ reason: 'conflict' }, locale)
  return goTo(`${addressOf(recordIn(context))}?done=${done}`)
}

export const actions: Actions = {
  save: using(['pool'], (context, { pool }) => saveForm(pool, context)),
  publish: using(['pool', 'judgeLinks', 'releaseDesk'], async (context, services) => {
    const { pool, judgeLinks, releaseDesk: site } = services
    const { person, now, edition, fields } = context
    const revision = /^\d{1,9}$/.test(fields.revision ?? '') ? Number(fields.revision) : -1
    const languages = languagesIn(context)
    const reason = (fields.reason ?? '').trim().slice(0, 500)
    const draft = await readDraft(context.db, recordIn(context).kind, recordIn(context).key)
    const findings =
      draft && mayHandle(person, { kind: draft.kind, action: 'publish' })
        ? await readFindings({ ...context, judgeLinks }, draft, languages)
        : []
    if (reason === '' && findings.some(({ severity }) => severity === 'fix')) {
      return answerRefused({ reason: 'needs-reason' }, context.locale)
    }
    const publication = { languages, editionId: edition.id, now, site, ...(reason && { reason }) }
    return settled(
      context,
      await publishDraft(pool, person, { ...recordIn(context), revision }, publication),
      'published',
    )
  }),
  plan: using(['releaseDesk'], (context, { releaseDesk }) => planOne(context, releaseDesk)),
  'to-release': using(['releaseDesk'], (context, { releaseDesk }) => addOne(context, releaseDesk)),
  withdraw: using(['pool'], async (context, { pool }) => {
    const { person, now } = context
    return settled(
      context,
      await withdrawRecord(pool, person, recordIn(context), languagesIn(context), now),
      'withdrawn',
    )
  }),
  trash: using(['pool'], async (context, { pool }) => {
    const trashed = await trashRecord(pool, context.person, recordIn(context), context.now)
    return settled(context, trashed, 'trashed')
  }),
  return: using(['pool'], async (context, { pool }) => {
    const returned = await returnRecord(pool, context.person, recordIn(context), context.now)
    return settled(context, returned, 'returned')
  }),
  address: using(['pool'], async (context, { pool }) => {
    const { fields, person, now, locale } = context
    const record = recordIn(context)
    const to = (fields.to ?? '').trim()
    const wish = { ...record, from: fields.from ?? '', to, givesUp: fields.giveUp === 'yes' }
    const set = await setAddress(pool, person, wish, now)
    return set.ok ? goTo(`${addressOf(record)}?done=moved`) : answerRefused(set, locale, { to })
  }),
  undo: using(['pool'], async (context, { pool }) => stepBack(context, pool, withdrawEdit, 'undone')),
  redo: using(['pool'], async (context, { pool }) => stepBack(context, pool, returnEdit, 'redone')),
  typeset: using(['pool'], async (context, { pool }) => {
    const { person, now, locale, db } = context
    const record = recordIn(context)
    const draft = await readDraft(db, record.kind, record.key)
    const set = draft
      ? await setTypography(pool, person, draft, now)
      : { ok: false as const, reason: 'unknown-record' }
    return set.ok ? goTo(`${addressOf(record)}?done=typeset`) : answerRefused(set, locale)
  }),
  confirm: using(['pool'], async (context, { pool }) => {
    const { person, now, locale, fields } = context
    const confirmed = await settleTranslation(pool, person, recordIn(context), fields.path ?? '', now)
    return confirmed.ok
      ? goTo(`${addressOf(recordIn(context))}?done=confirmed`)
      : answerRefused(confirmed, locale)
  }),
  'keep-recording': using(['pool', 'recordingsDir'], keepOne),
  'remove-recording': using(['pool'], (context, { pool }) => removeOne(context, pool)),
  default: async ({ locale }) => answerRefused({ reason: 'unknown' }, locale),
}
