import type { Person } from '../../platform/person.ts'
import { adoptIds } from '../adopt-ids.ts'
import { type Change, changesBetween } from '../changes.ts'
import { checkShape, type Fault } from '../check-fields.ts'
import { emptyRecord, toDraft } from '../draft-record.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import type { Field } from '../fields.ts'
import { idsFor } from '../item-ids.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { isObject, isSame, type Json, type JsonObject } from '../record.ts'
import { mayHandle, rightFor } from '../rights.ts'
import { readCell, saysTheSame } from './cells.ts'
import type { JudgedRow, Problem } from './import.ts'
import type { SentRow } from './read-table.server.ts'

/** What a row would be compared with. */
export type Beside = {
  kind: KindName
  person: Pick<Person, 'role'>
  /** The record as it stands in its draft; null where there is none. */
  draft: Draft | null
  /** The same key in another row. */
  twin: number | null
  /** The first number above all that are taken, of a kind that counts. */
  nextNumber: number
}
export type Judged = Omit<JudgedRow, 'mark' | 'title'> & { after: JsonObject }

/** A row held against what stands in the draft: what it would change, and why it may not. */
export function judgeRow(row: SentRow, beside: Beside): Judged {
  const { kind, draft, person } = beside
  const { fields } = kinds[kind]
  const record = draft?.record ?? emptyRecord(fields)
  const problems = keyProblems(row, beside)
  const after = row.record ? fromJson(fields, record, row, problems) : fromCells(record, row, problems)
  const changes = changesBetween(record, after)
  const touched = new Set(changes.map(({ path }) => path.split('/')[0] ?? ''))
  // What was there before and is not touched is nobody's fault here.
  const faults = checkShape(fields, after).filter(({ path }) => touched.has(path.split('/')[0] ?? ''))
  const may = (change: Change) =>
    mayHandle(person, { kind, action: rightFor(change.do === 'set' ? change.language : null) })
  problems.push(
    ...faults.map(fault => ofFault(fault, row)),
    ...changes.filter(change => !may(change)).map(change => notAllowed(change, row, fields)),
  )
  const verdict =
    problems.length > 0 ? 'refused' : !draft ? 'new' : changes.length === 0 ? 'unchanged' : 'changed'
  return {
    place: row.place,
    key: row.key.slice(0, 80),
    verdict,
    before: Object.fromEntries(Object.entries(record).filter(([name]) => touched.has(name))),
    changes: problems.length > 0 ? [] : changes,
    problems: problems.toSorted(byCell).slice(0, 8),
    after,
  }
}

/** As one reads a row: «C5» before «AA5». */
function byCell(one: Problem, other: Problem): number {
  return one.cell.length - other.cell.length || one.cell.localeCompare(other.cell)
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
// Numbers are given one after the other: a typing slip must not use up a thousand of them.
const farAhead = 1_000

function keyProblems(row: SentRow, { kind, draft, twin, person, nextNumber }: Beside): Problem[] {
  const cell = row.keyCell
  const { newKey } = kinds[kind]
  if (row.extra) return [{ reason: 'extra-cells', cell: row.extra }]
  if (row.key === '')
    return [{ reason: 'no-key', cell, ...(newKey === 'number' && { what: String(nextNumber) }) }]
  if (twin !== null) return [{ reason: 'twice', cell, what: String(twin) }]
  if (draft) return draft.trashedAt ? [{ reason: 'in-trash', cell }] : []
  if (!newKey) return [{ reason: 'unknown-record', cell }]
  if (!mayHandle(person, { kind, action: 'create' })) return [{ reason: 'no-new', cell }]
  if (newKey === 'slug')
    return row.key.length > 80 || !slug.test(row.key) ? [{ reason: 'bad-key', cell }] : []
  if (!/^[1-9]\d{0,8}$/.test(row.key)) return [{ reason: 'bad-key', cell }]
  const isFar = Number(row.key) >= nextNumber + farAhead
  return isFar ? [{ reason: 'far-number', cell, what: String(nextNumber) }] : []
}

function fromCells(record: JsonObject, row: SentRow, problems: Problem[]): JsonObject {
  const after = { ...record }
  for (const { column, cell, at } of row.cells) {
    const { field, language } = column
    const whole = after[field.name] ?? null
    const now = language && isObject(whole) ? (whole[language] ?? null) : whole
    if (saysTheSame(cell, column, now)) continue
    const reason = cell.isFormula
      ? 'formula'
      : cell.isError
        ? 'cell-error'
        : isOdd(cell.text)
          ? 'odd-signs'
          : null
    if (reason) {
      problems.push({ reason, cell: at, field: field.label, language })
      continue
    }
    const value = readCell(cell, column, now)
    after[field.name] = language && isObject(whole) ? { ...whole, [language]: value } : value
  }
  return after
}

/** Fields that the record names are taken as they are; items keep the ids they have in the draft. */
function fromJson(
  fields: readonly Field[],
  record: JsonObject,
  row: SentRow,
  problems: Problem[],
): JsonObject {
  const after = { ...record }
  for (const field of fields) {
    const { name, label } = field
    const sent = row.record && Object.hasOwn(row.record, name) ? row.record[name] : undefined
    if (sent === undefined) continue
    const cell = `${row.place}: ${name}`
    if (!hasForm(field, sent)) problems.push({ reason: 'unfit', cell, field: label })
    else if (isOdd(textsIn(sent))) problems.push({ reason: 'odd-signs', cell, field: label })
    else {
      const drafted = toDraft([field], { [name]: sent }, idsFor({ [name]: sent }))[name] ?? null
      const value = adoptIds(drafted, record[name])
      after[name] = isSame(value, record[name]) ? (record[name] ?? null) : value
    }
  }
  return after
}

/** A list is of things, a group is one: what else it may be the check of shapes says. */
function hasForm(field: Field, value: Json): boolean {
  if (field.type === 'group') return isObject(value)
  return field.type !== 'list' || (Array.isArray(value) && value.every(isObject))
}

function textsIn(value: Json): string {
  if (Array.isArray(value)) return value.map(textsIn).join('')
  return isObject(value) ? Object.values(value).map(textsIn).join('') : String(value)
}

/** Signs that cannot be seen and change what is: of control, of another direction, half a letter. */
function isOdd(text: string): boolean {
  return oddSigns.test(text) || !text.isWellFormed()
}

const oddSigns = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u

function ofFault({ path, language, label, reason }: Fault, row: SentRow): Problem {
  return { reason, cell: cellAt(row, path, language), field: label, language }
}

function notAllowed(change: Change, row: SentRow, fields: readonly Field[]): Problem {
  const language = change.do === 'set' ? change.language : null
  const field = fields.find(({ name }) => name === change.path.split('/')[0])
  const cell = cellAt(row, change.path, language)
  return { reason: 'not-allowed', cell, language, ...(field && { field: field.label }) }
}

export function cellAt(row: SentRow, path: string, language: string | null): string {
  if (row.record) return `${row.place}: ${path}`
  const name = path.split('/')[0]
  const found = row.cells.find(
    ({ column }) => column.field.name === name && (column.language ?? null) === language,
  )
  return found?.at ?? row.cells.find(({ column }) => column.field.name === name)?.at ?? row.keyCell
}
