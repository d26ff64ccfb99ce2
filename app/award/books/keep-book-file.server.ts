import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { checkPdf } from '../../pdf/check-pdf.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { countAgainstLimit, limitKey } from '../../platform/rate-limit.server.ts'
import { keepStage } from '../stage/take-stage-step.server.ts'
import { awardFiles } from '../tables.ts'
import { takeBookStep } from '../take-award-step.server.ts'
import type { AwardDesk } from './award-desk.ts'
import { bookValues } from './book-fields.ts'
import {
  type BookFileKind,
  coverSide,
  type FileRefusal,
  leastCoverSide,
  mostCoverPixels,
  placeOfFile,
} from './book-files.ts'
import { type BookRefusal, bookFacts } from './change-book.server.ts'
import { findBook, lockBook, readBookFiles } from './find-book.server.ts'

export type KeptFile = { ok: true } | { ok: false; reason: FileRefusal | BookRefusal }

/** Of one application; whoever puts a file right needs a few tries. */
const filesAnHour = 20

export type BroughtFile = { kind: BookFileKind; name: string; path: string }

/**
 * Keeps a cover or a reading copy, in place of the one before. It is judged by its bytes: a cover is drawn anew, a reading
 * copy is kept as it is and looked through. What its sender calls it is shown and nothing else.
 */
export async function keepBookFile(
  desk: AwardDesk & { db: Parameters<typeof findBook>[0] },
  token: string,
  brought: BroughtFile,
  now: Date,
): Promise<KeptFile> {
  const found = await findBook(desk.db, token)
  if (!found) return { ok: false, reason: 'no-such-book' }
  const key = limitKey('award-files', { order: found.book.id })
  const { isAllowed } = await countAgainstLimit(desk.pool, key, filesAnHour, 3600, now)
  if (!isAllowed) return { ok: false, reason: 'too-often' }
  if (brought.kind === 'reading-copy' && bookValues(found.book.fields).readingCopyAgree !== 'on') {
    return { ok: false, reason: 'not-agreed' }
  }
  const file = { id: randomUUID(), kind: brought.kind }
  const place = placeOfFile(desk.files, file)
  await mkdir(dirname(place), { recursive: true })
  const judge = brought.kind === 'cover' ? drawCover : keepPdf
  const refusal = await inTurn(() => judge(brought.path, place))
  if (refusal) return { ok: false, reason: refusal }
  const bytes = await settleOnDisk(place)
  const kept = await exchange(desk, token, { ...file, name: shownName(brought.name), bytes }, now)
  for (const one of kept.gone) await rm(placeOfFile(desk.files, one), { force: true })
  return kept.answer
}

/** Takes a file out again. */
export async function removeBookFile(
  desk: AwardDesk,
  token: string,
  kind: BookFileKind,
  now: Date,
): Promise<KeptFile> {
  const { answer, gone } = await exchange(desk, token, { kind }, now)
  for (const one of gone) await rm(placeOfFile(desk.files, one), { force: true })
  return answer
}

type Exchanged = { answer: KeptFile; gone: { id: string; kind: BookFileKind }[] }
type NewFile = { kind: BookFileKind; id?: string; name?: string; bytes?: number }

/** The rows first; what no row names any more goes afterwards, also what was just brought and is not wanted. */
function exchange(desk: AwardDesk, token: string, file: NewFile, now: Date): Promise<Exchanged> {
  const { kind, id, name = '', bytes = 0 } = file
  const brought = id ? [{ id, kind }] : []
  return transaction(desk.pool, async tx => {
    const { stage } = await keepStage(tx, desk.edition, now)
    const book = await lockBook(tx, token)
    if (!book) return { answer: { ok: false, reason: 'no-such-book' }, gone: brought }
    const before = (await readBookFiles(tx, book.id)).filter(one => one.kind === kind)
    if (!id && before.length === 0) return { answer: { ok: true }, gone: [] }
    const action = book.state === 'question' ? 'answer' : 'change'
    const facts = bookFacts(desk, book, { stage, now })
    const by = { actor: 'applicant', who: '', now } as const
    const step = await takeBookStep(tx, book, action, by, { facts, details: { file: kind } })
    if (!step.ok) return { answer: step, gone: brought }
    await tx.delete(awardFiles).where(and(eq(awardFiles.applicationId, book.id), eq(awardFiles.kind, kind)))
    if (id)
      await tx.insert(awardFiles).values({ id, applicationId: book.id, kind, name, bytes, createdAt: now })
    return { answer: { ok: true }, gone: before.map(one => ({ id: one.id, kind })) }
  })
}

async function drawCover(from: string, to: string): Promise<FileRefusal | null> {
  try {
    const { format, width, height } = await sharp(from, { limitInputPixels: false }).metadata()
    if (!['jpeg', 'png', 'webp', 'tiff'].includes(format)) return 'not-a-picture'
    if (width * height > mostCoverPixels) return 'too-many-pixels'
    if (Math.max(width, height) < leastCoverSide) return 'too-small'
    await sharp(from, { limitInputPixels: mostCoverPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(coverSide, coverSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toFile(to)
    return null
  } catch {
    // Cut short, damaged, or no picture at all.
    await rm(to, { force: true })
    return 'not-a-picture'
  }
}

// One at a time: a large file takes hundreds of megabytes while it is looked through.
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work)
  turn = done.catch(() => undefined)
  return done
}

let turn: Promise<unknown> = Promise.resolve()

async function keepPdf(from: string, to: string): Promise<FileRefusal | null> {
  const refusal = await checkPdf(await readFile(from))
  if (!refusal) await copyFile(from, to)
  return refusal
}

/** What is acknowledged is on the disk. */
async function settleOnDisk(place: string): Promise<number> {
  const handle = await open(place, 'r+')
  await handle.datasync()
  await handle.close()
  return (await stat(place)).size
}

function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const seen = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  return [...seen].slice(0, 120).join('') || 'file'
}
