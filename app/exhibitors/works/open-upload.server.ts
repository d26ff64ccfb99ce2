import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { and, eq, gt, isNull, sum } from 'drizzle-orm'
import type pg from 'pg'
import { shownName } from '../../images/judge-file.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Reason } from '../states.ts'
import { exhibitorPictures, exhibitorUploads } from '../tables.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import type { UploadRefusalReason } from '../upload-refusal.ts'
import { type When, withinDraft } from './change-works.server.ts'
import { type ExhibitorFiles, placeOfUpload } from './picture-places.ts'
import { placeFor, withinMaterials } from './place-upload.server.ts'
import type { UploadRow } from './read-works.server.ts'
import { uploadBounds } from './upload-bounds.ts'

export type UploadServices = { pool: pg.Pool; files: ExhibitorFiles }

export type Announced = {
  name: string
  size: number
  /** Name, size and age of the file, as the sender sees it. */
  fingerprint: string
  /** Whose picture it becomes; a new work's where none is named. */
  work: string | null
  /** Or of the materials: `logo`, a new `picture`, or the id of one. */
  material?: string | undefined
}

export type Opened =
  | { ok: true; upload: UploadRow; isNew: boolean }
  | { ok: false; reason: Reason | UploadRefusalReason | 'no-such-work' }

const dayMs = 86_400_000

/** A file is about to come. The same file once more goes on where it stopped. */
export async function openUpload(
  { pool, files }: UploadServices,
  person: Person,
  announced: Announced,
  when: When,
): Promise<Opened> {
  const { size } = announced
  if (size <= 0) return { ok: false, reason: 'empty' }
  if (size > uploadBounds.fileBytes) return { ok: false, reason: 'too-heavy' }
  const stopped: string[] = []
  const within = announced.material ? withinMaterials : withinDraft
  const opened = await transaction(pool, tx =>
    within(tx, person, when, application =>
      openWithin(tx, person, announced, { when, application, stopped }),
    ),
  )
  for (const id of stopped) await rm(placeOfUpload(files, id), { force: true })
  return opened
}

type Place = { when: When; application: ApplicationRow; stopped: string[] }

async function openWithin(
  tx: Tx,
  person: Person,
  announced: Announced,
  { when, application, stopped }: Place,
): Promise<Opened> {
  const place = await placeFor(tx, application, announced)
  if (!place) return { ok: false, reason: 'no-such-work' }
  const open = await tx
    .select()
    .from(exhibitorUploads)
    .where(and(eq(exhibitorUploads.applicationId, application.id), isNull(exhibitorUploads.endedAt)))
  const same = open.find(
    one =>
      one.fingerprint === announced.fingerprint &&
      one.size === announced.size &&
      (place.id === null ? one[place.column] !== null : one[place.column] === place.id),
  )
  if (same) return { ok: true, upload: same, isNew: false }
  if (place.id === null && place.full) return { ok: false, reason: place.full }
  const refusal = await quotaRefusal(tx, person.id, application.id, announced.size, when.now)
  if (refusal) return { ok: false, reason: refusal }
  for (const one of open.filter(upload => place.id !== null && upload[place.column] === place.id)) {
    await tx.update(exhibitorUploads).set({ endedAt: when.now }).where(eq(exhibitorUploads.id, one.id))
    stopped.push(one.id)
  }
  const [upload] = await tx
    .insert(exhibitorUploads)
    .values({
      id: randomUUID(),
      applicationId: application.id,
      personId: person.id,
      [place.column]: place.id ?? (await place.add()),
      name: shownName(announced.name),
      size: announced.size,
      fingerprint: announced.fingerprint.slice(0, 200),
      createdAt: when.now,
    })
    .returning()
  if (!upload) throw new Error('the upload was not stored')
  return { ok: true, upload, isNew: true }
}

async function quotaRefusal(
  tx: Tx,
  personId: string,
  applicationId: string,
  size: number,
  now: Date,
): Promise<UploadRefusalReason | null> {
  const today = await tx.$count(
    exhibitorUploads,
    and(
      eq(exhibitorUploads.personId, personId),
      gt(exhibitorUploads.createdAt, new Date(now.getTime() - dayMs)),
    ),
  )
  if (today >= uploadBounds.uploadsADay) return 'too-many-today'
  const [kept] = await tx
    .select({ bytes: sum(exhibitorPictures.bytes) })
    .from(exhibitorPictures)
    .where(eq(exhibitorPictures.applicationId, applicationId))
  const [coming] = await tx
    .select({ bytes: sum(exhibitorUploads.size) })
    .from(exhibitorUploads)
    .where(and(eq(exhibitorUploads.personId, personId), isNull(exhibitorUploads.endedAt)))
  const all = Number(kept?.bytes ?? 0) + Number(coming?.bytes ?? 0) + size
  return all > uploadBounds.accountBytes ? 'no-room' : null
}
