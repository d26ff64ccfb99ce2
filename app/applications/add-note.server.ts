import type pg from 'pg'
import { type By, changeSubmission } from './change-submission.server.ts'

export const longestNote = 2_000

/** A note for colleagues; the person never sees it. */
export function addNote(pool: pg.Pool, id: string, text: string, by: By) {
  return changeSubmission<'empty-note' | 'long-note'>(pool, id, by, async () => {
    const note = text.trim()
    if (note === '') return { refused: 'empty-note' }
    if (note.length > longestNote) return { refused: 'long-note' }
    return { kind: 'note', text: note }
  })
}
