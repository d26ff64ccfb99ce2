import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type ActionContext, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { Posted, SignedIn } from '../../page-server/load-context.ts'
import { fill } from '../../platform/fill.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { type Change, type Conflict, changesBetween } from '../changes.ts'
import { emptyRecord } from '../draft-record.ts'
import { readDraft } from '../drafts/read-draft.server.ts'
import { readRevision } from '../drafts/read-revision.server.ts'
import { saveDraft } from '../drafts/save-draft.server.ts'
import type { Field } from '../fields.ts'
import { newItemId } from '../item-ids.ts'
import { kinds } from '../kinds/kinds.ts'
import { readOthers } from '../presence/read-others.server.ts'
import { isItems, type Json, type JsonObject, type Path, valueAt } from '../record.ts'
import { answerRefused, refusalText } from './answer-refused.server.ts'
import { nameOf } from './edit-rows.ts'
import { readForm, type Typed } from './read-form.ts'
import { addressOf, recordIn } from './record-in.ts'
import { editorialTexts } from './texts.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * A form of the record, sent by a button or by the page's script while somebody types. It is compared with what the
 * editor had before them, so that only what they changed is written.
 */
export async function saveForm(pool: pg.Pool, context: SignedIn<ActionContext>): Promise<Answer> {
  const { db, fields: sent, typed, person, now, locale } = context
  const record = recordIn(context)
  const draft = await readDraft(db, record.kind, record.key)
  if (!draft) return refused(context, { reason: 'unknown-record' })
  const revision = /^\d{1,9}$/.test(sent.revision ?? '') ? Number(sent.revision) : draft.revision
  const before = await readRevision(db, draft, revision)
  const { fields } = kinds[record.kind]
  const written = changesBetween(before, readForm(fields, before, typed))
  const asked = sent.step ? stepIn(fields, before, sent.step, sent) : []
  if (!asked) return refused(context, { reason: 'unknown' })
  const id = uuid.test(sent.edit ?? '') ? (sent.edit ?? '') : randomUUID()
  const saved = await saveDraft(pool, person, record, { id, changes: [...written, ...asked] }, now)
  if (!saved.ok) return refused(context, saved)
  if (saved.conflicts.length > 0) return conflictAnswer(context, saved.conflicts)
  if (wantsJson(context)) {
    const said = fill(editorialTexts[locale].edit.savedAt, { time: timeOf(now) })
    // Whoever goes on with this revision has to know what others have written meanwhile.
    const fresh = await readDraft(db, record.kind, record.key)
    const others = fresh ? await readOthers(db, person, fresh, revision) : null
    return Response.json({ revision: fresh?.revision ?? saved.revision, said, others }, { headers: noStore })
  }
  return goTo(`${addressOf(record)}?done=saved${placeOf(sent)}`)
}

const noStore = { 'cache-control': 'no-store' }

function refused(context: ActionContext, why: Parameters<typeof refusalText>[0]): Answer {
  const { locale, fields, typed } = context
  if (!wantsJson(context)) return answerRefused(why, locale, { ...fields, typed: JSON.stringify(typed) })
  return Response.json(
    { reason: why.reason, said: refusalText(why, locale) },
    { status: 409, headers: noStore },
  )
}

function wantsJson({ headers }: ActionContext): boolean {
  return (headers.get('accept') ?? '').includes('application/json')
}

/** Where the reader was: the form comes back to its place. */
function placeOf({ at }: Readonly<Record<string, string>>): string {
  return at && /^[\w/-]{1,200}$/.test(at) ? `#${at.replaceAll('/', '-')}` : ''
}

/** `up:blocks/k3f9`, `down:…`, `remove:…`, `add:blocks`: what a button of the form asks for besides saving. */
function stepIn(
  fields: readonly Field[],
  record: JsonObject,
  step: string,
  sent: Readonly<Record<string, string>>,
): Change[] | null {
  const [, asked = '', place = ''] = /^(up|down|remove|add):([\w/-]{1,200})$/.exec(step) ?? []
  if (asked === 'add') return addIn(fields, record, place, sent[`kind:${place}`] ?? '')
  const cut = place.lastIndexOf('/')
  const path = place.slice(0, cut)
  const id = place.slice(cut + 1)
  const field = fieldAt(fields, record, path.split('/'))
  if (field?.type === 'list' && field.isGiven) return null
  const list = valueAt(record, path)
  const items = isItems(list) ? list : []
  const at = items.findIndex(item => item.id === id)
  if (at < 0) return null
  if (asked === 'remove') return [{ do: 'remove', path, id }]
  const after = asked === 'up' ? (items[at - 2]?.id ?? null) : items[at + 1]?.id
  if (after === undefined || (asked === 'up' && at === 0)) return []
  return [{ do: 'move', path, id, after }]
}

function addIn(fields: readonly Field[], record: JsonObject, path: Path, kind: string): Change[] | null {
  const field = fieldAt(fields, record, path.split('/'))
  const list = valueAt(record, path)
  if (!field || !Array.isArray(list)) return null
  const after = isItems(list) ? (list.at(-1)?.id ?? null) : null
  if (field.type === 'list') {
    if (field.isGiven) return null
    return [{ do: 'insert', path, after, item: { id: newItemId(), ...emptyRecord(field.fields) } }]
  }
  const block = field.type === 'blocks' && Object.hasOwn(field.kinds, kind) ? field.kinds[kind] : undefined
  return block
    ? [{ do: 'insert', path, after, item: { id: newItemId(), kind, ...emptyRecord(block.fields) } }]
    : null
}

/** The description of the field at a path, through groups, items and blocks. */
function fieldAt(fields: readonly Field[], record: JsonObject, [name = '', ...rest]: string[]): Field | null {
  const field = fields.find(one => one.name === name)
  if (!field || rest.length === 0) return field ?? null
  const value = record[name]
  if (field.type === 'group') return fieldAt(field.fields, value as JsonObject, rest)
  if (field.type !== 'list' && field.type !== 'blocks') return null
  const item = isItems(value) ? value.find(({ id }) => id === rest[0]) : undefined
  if (!item) return null
  const inner = field.type === 'list' ? field.fields : (field.kinds[String(item.kind)]?.fields ?? [])
  return fieldAt(inner, item, rest.slice(1))
}

const conflictField = 'conflict'

/** Both texts, one beside the other: what somebody wrote meanwhile, and what was typed here. */
function conflictAnswer(context: ActionContext, conflicts: Conflict[]): Answer {
  const { locale, fields } = context
  const said = refusalText({ reason: 'conflict' }, locale)
  if (wantsJson(context)) {
    return Response.json({ reason: conflictField, said }, { status: 409, headers: noStore })
  }
  const told = conflicts.map(({ change, now }) => ({
    field: change.do === 'set' ? nameOf(change.path, change.language) : change.path,
    message: JSON.stringify({
      theirs: textOf(now),
      mine: change.do === 'set' ? textOf(change.to) : '',
      isGone: now === null,
    }),
  }))
  return showAgain(fields, [{ field: conflictField, message: said }, ...told])
}

/** Everything that was typed into a form that was not taken, where that is what is shown again. */
export function refusedForm(posted: Posted | null): Typed | null {
  if (posted?.values.do !== 'save' || posted.errors[0]?.field === conflictField) return null
  return JSON.parse(posted.values.typed ?? '{}') as Typed
}

export type ShownConflict = { theirs: string; mine: string; isGone: boolean }

export function conflictsIn(posted: Posted | null): Record<string, ShownConflict> {
  if (posted?.errors[0]?.field !== conflictField) return {}
  return Object.fromEntries(
    posted.errors.slice(1).map(({ field, message }) => [field, JSON.parse(message) as ShownConflict]),
  )
}

function textOf(value: Json | null): string {
  if (Array.isArray(value)) return value.join('\n\n')
  return value === null ? '' : String(value)
}
