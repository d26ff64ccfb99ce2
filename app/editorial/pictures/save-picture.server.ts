import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { pictureFolders, pictures } from '../../content/pictures/tables.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { mayEdit, rightFor } from '../rights.ts'
import { longest } from './library-bounds.ts'
import type { Refused } from './picture-refusal.ts'
import { isOnOwnPages } from './read-uses.server.ts'

type Row = typeof pictures.$inferSelect
/** What was typed, by the name of its field: `alt:ru`, `credit`, `focusX`. What is not sent stays as it is. */
export type TypedPicture = Partial<Record<string, string>>

const translated = ['title', 'alt', 'caption'] as const
const plain = ['credit', 'rightsHolder'] as const

/** Writes what is said of a picture. Pages that show it change at once. */
export function savePicture(
  pool: pg.Pool,
  person: Person,
  { id, revision, typed }: { id: string; revision: number; typed: TypedPicture },
): Promise<{ ok: true } | Refused> {
  return transaction(pool, async tx => {
    const [row] = await tx.select().from(pictures).where(eq(pictures.id, id)).for('update')
    if (!row) return { ok: false, reason: 'unknown-picture' }
    if (row.trashedAt) return { ok: false, reason: 'in-trash' }
    const next = changed(row, person, typed)
    if ('reason' in next) return next
    if (Object.keys(next).length === 0) return { ok: true }
    if (!(await isOnOwnPages(tx, person, row.path))) return { ok: false, reason: 'not-allowed' }
    if (row.revision !== revision) return { ok: false, reason: 'old' }
    if (next.folder && (await tx.$count(pictureFolders, eq(pictureFolders.key, next.folder))) === 0)
      return { ok: false, reason: 'unknown-folder' }
    await tx
      .update(pictures)
      .set({ ...next, revision: row.revision + 1 })
      .where(eq(pictures.id, id))
    return { ok: true }
  })
}

/** Only what is different, and only if all of it may be written by whoever sends it. */
function changed(row: Row, person: Person, typed: TypedPicture): Partial<Row> | Refused {
  const next: Partial<Row> = {}
  for (const name of translated)
    for (const code of localeCodes) {
      const text = textOf(typed[`${name}:${code}`])
      if (text === undefined || text === row[name][code]) continue
      if (text.length > longest[name]) return refused('too-long')
      if (!mayWrite(person, code)) return refused('not-allowed')
      next[name] = { ...row[name], ...next[name], [code]: text }
    }
  for (const name of plain) {
    const text = textOf(typed[name])
    if (text === undefined || text === row[name]) continue
    if (text.length > longest[name]) return refused('too-long')
    next[name] = text
  }
  const day = textOf(typed.rightsUntil)
  if (day !== undefined && day !== (row.rightsUntil ?? '')) {
    if (day !== '' && !isDay(day)) return refused('bad-day')
    next.rightsUntil = day || null
  }
  for (const name of ['focusX', 'focusY'] as const) {
    const part = textOf(typed[name])
    if (part === undefined || part === String(row[name])) continue
    if (!/^\d{1,3}$/.test(part) || Number(part) > 100) return refused('bad-focus')
    next[name] = Number(part)
  }
  const folder = textOf(typed.folder)
  if (folder !== undefined && folder !== (row.folder ?? '')) next.folder = folder || null
  const { title: _, alt: _alt, caption: _caption, ...rest } = next
  return Object.keys(rest).length > 0 && !mayWrite(person, null) ? refused('not-allowed') : next
}

/** Whether somebody may write what has this language, or none. */
export function mayWrite(person: Pick<Person, 'role'>, language: LocaleCode | null): boolean {
  return mayEdit(person, rightFor(language))
}

function textOf(value: string | undefined): string | undefined {
  return value?.replace(/\s+/g, ' ').trim()
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T12:00:00Z`)
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && dayOf(moment) === text
}

function refused(reason: Refused['reason']): Refused {
  return { ok: false, reason }
}
