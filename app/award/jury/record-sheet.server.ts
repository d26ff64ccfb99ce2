import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { takeStageStep } from '../stage/take-stage-step.server.ts'
import type { AwardReason, AwardStage } from '../way/award-phases.ts'
import { asJuror, type JurorAt, type JuryDesk, type Writer } from './find-juror.server.ts'
import { mayOpenBook, readAccess } from './read-access.server.ts'
import { missingIn, type SheetValues } from './sheet.ts'
import { awardSheets } from './tables.ts'

export type WayReason = AwardReason | 'not-your-part' | `is-${AwardStage}`
export type Refused<Reason extends string> = { ok: false; reason: Reason | WayReason | 'not-in-jury' }
type SheetReason =
  | 'not-assigned'
  | 'changed-elsewhere'
  | 'sent-already'
  | 'odd-score'
  | 'scores-missing'
  | 'note-missing'
export type SheetOutcome = { ok: true; revision: number } | Refused<SheetReason>

/** The sheet as somebody saw it: another tab's changes since then are not overwritten. */
export type SentSheet = { bookId: string; revision: number; values: SheetValues | null }

/** What is typed is kept, whole or not; nobody but its juror sees it. */
export function saveSheet(desk: JuryDesk, writer: Writer, sent: SentSheet): Promise<SheetOutcome> {
  return asJuror(desk, writer, async at => {
    const { values } = sent
    if (!values) return { ok: false, reason: 'odd-score' }
    const refused = await refusalOf(at, sent)
    return refused ?? keepSheet(at, sent, { ...values })
  })
}

/** The sheet is handed in, for good: every criterion and a note. From now on its juror sees those of colleagues. */
export function sendSheet(desk: JuryDesk, writer: Writer, sent: SentSheet): Promise<SheetOutcome> {
  return asJuror(desk, writer, async at => {
    const { values } = sent
    if (!values) return { ok: false, reason: 'odd-score' }
    const refused = await refusalOf(at, sent)
    if (refused) return refused
    const missing = missingIn(values)
    if (missing) return { ok: false, reason: missing === 'scores' ? 'scores-missing' : 'note-missing' }
    return keepSheet(at, sent, { ...values, note: values.note.trim(), outcome: 'sent', sentAt: at.now })
  })
}

/** No score for this book, of the juror's own will and for good; what was typed of it goes. */
export function recordAbstention(
  desk: JuryDesk,
  writer: Writer,
  sent: Omit<SentSheet, 'values'>,
): Promise<SheetOutcome> {
  return asJuror(desk, writer, async at => {
    const refused = await refusalOf(at, sent)
    return (
      refused ?? keepSheet(at, sent, { halves: {}, note: '', outcome: 'abstained' as const, sentAt: at.now })
    )
  })
}

/** The page that was open last. It is no judgement: it neither waits for the round nor touches the sheet's revision. */
export function savePlace(
  desk: JuryDesk,
  writer: Writer,
  { bookId, page }: { bookId: string; page: number },
): Promise<{ ok: true } | Refused<'not-assigned'>> {
  return asJuror(desk, writer, async ({ tx, edition, juror, at, now }) => {
    const access = await readAccess(tx, edition, juror.id, at)
    if (!mayOpenBook(access, bookId)) return { ok: false, reason: 'not-assigned' }
    await tx
      .insert(awardSheets)
      .values({ applicationId: bookId, jurorId: juror.id, page, updatedAt: now })
      .onConflictDoUpdate({ target: [awardSheets.applicationId, awardSheets.jurorId], set: { page } })
    return { ok: true }
  })
}

async function refusalOf(
  { tx, edition, juror, at, now, who }: JurorAt,
  { bookId, revision }: Omit<SentSheet, 'values'>,
): Promise<Refused<SheetReason> | null> {
  const { assigned, recused } = await readAccess(tx, edition, juror.id, at)
  if (!assigned.has(bookId)) return { ok: false, reason: 'not-assigned' }
  const step = await takeStageStep(
    tx,
    { edition, at },
    'score',
    { actor: juror.isChair ? 'chair' : 'juror', who, now },
    { facts: { 'may-judge': !recused.has(bookId) } },
  )
  if (!step.ok) return step
  const kept = await readSheet(tx, bookId, juror.id)
  if (kept?.outcome) return { ok: false, reason: 'sent-already' }
  return (kept?.revision ?? 0) === revision ? null : { ok: false, reason: 'changed-elsewhere' }
}

async function keepSheet(
  { tx, juror, now }: JurorAt,
  { bookId, revision }: Omit<SentSheet, 'values'>,
  values: Partial<typeof awardSheets.$inferInsert>,
): Promise<SheetOutcome> {
  const set = { ...values, revision: revision + 1, updatedAt: now }
  await tx
    .insert(awardSheets)
    .values({ applicationId: bookId, jurorId: juror.id, ...set })
    .onConflictDoUpdate({ target: [awardSheets.applicationId, awardSheets.jurorId], set })
  return { ok: true, revision: set.revision }
}

export async function readSheet(tx: Tx, bookId: string, jurorId: string) {
  const [row] = await tx
    .select()
    .from(awardSheets)
    .where(and(eq(awardSheets.applicationId, bookId), eq(awardSheets.jurorId, jurorId)))
  return row ?? null
}
