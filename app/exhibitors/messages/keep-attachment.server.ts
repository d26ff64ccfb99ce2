import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { shownName } from '../../images/judge-file.ts'
import type { SentFile } from '../../page-server/read-sent-file.server.ts'
import { checkPdf, type PdfRefusal } from '../../pdf/check-pdf.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type AttachmentType, exhibitorMessageFiles } from '../tables.ts'
import { type ExhibitorFiles, placeOfAttachment } from '../works/picture-places.ts'
import { type AttachmentRefusal, attachmentBounds, attachmentTypeOf } from './attachment.ts'

export type KeptAttachment = {
  id: string
  name: string
  type: AttachmentType
  bytes: number
  /** Of what was sent, by which the same file is known again. */
  digest: string
}

type Kept = { ok: true; file: KeptAttachment } | { ok: false; reason: AttachmentRefusal }

/**
 * Keeps a file that came with a message. It is judged by its bytes: a picture is drawn anew, without what the camera or
 * anybody else wrote into it; a PDF is kept as it is and looked through. It is on the disk before any row names it.
 */
export async function keepAttachment(
  { db, files }: { db: Db; files: ExhibitorFiles },
  applicationId: string,
  sent: Pick<SentFile, 'name' | 'bytes' | 'path'>,
): Promise<Kept> {
  if (sent.bytes > attachmentBounds.fileBytes) return { ok: false, reason: 'file-large' }
  if ((await keptBytes(db, applicationId)) + sent.bytes > attachmentBounds.threadBytes)
    return { ok: false, reason: 'file-room' }
  const bytes = await readFile(sent.path)
  const type = attachmentTypeOf(bytes)
  if (!type) return { ok: false, reason: 'file-kind' }
  const made = await inTurn(() => (type === 'pdf' ? lookThrough(bytes) : drawAnew(bytes, type)))
  if (typeof made === 'string') return { ok: false, reason: made }
  const id = randomUUID()
  await writeToDisk(placeOfAttachment(files, { applicationId, id }), made)
  const digest = createHash('sha256').update(bytes).digest('base64url')
  return { ok: true, file: { id, name: shownName(sent.name), type, bytes: made.length, digest } }
}

/** One that no message names in the end. */
export async function removeAttachment(files: ExhibitorFiles, applicationId: string, id: string) {
  await rm(placeOfAttachment(files, { applicationId, id }), { force: true })
}

async function keptBytes(db: Db, applicationId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${exhibitorMessageFiles.bytes}), 0)`.mapWith(Number) })
    .from(exhibitorMessageFiles)
    .where(eq(exhibitorMessageFiles.applicationId, applicationId))
  return row?.sum ?? 0
}

const pdfReasons: Record<PdfRefusal, AttachmentRefusal> = {
  'not-a-pdf': 'file-broken',
  'locked-pdf': 'file-locked',
  'active-pdf': 'file-active',
  bomb: 'file-broken',
}

async function lookThrough(bytes: Buffer): Promise<Buffer | AttachmentRefusal> {
  const refusal = await checkPdf(bytes)
  return refusal ? pdfReasons[refusal] : bytes
}

async function drawAnew(bytes: Buffer, type: 'jpeg' | 'png'): Promise<Buffer | AttachmentRefusal> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== type) return 'file-broken'
    if (width * height > attachmentBounds.mostPixels) return 'file-large'
    const drawn = sharp(bytes, { limitInputPixels: attachmentBounds.mostPixels, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
    return await (type === 'jpeg' ? drawn.jpeg({ quality: 90 }) : drawn.png()).toBuffer()
  } catch {
    // Cut short, damaged, or not what its first bytes say.
    return 'file-broken'
  }
}

// One at a time: a large picture takes hundreds of megabytes while it is drawn.
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work)
  turn = done.catch(() => undefined)
  return done
}

let turn: Promise<unknown> = Promise.resolve()

async function writeToDisk(place: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, bytes, { flag: 'wx' })
  const handle = await open(place, 'r+')
  await handle.datasync()
  await handle.close()
}
