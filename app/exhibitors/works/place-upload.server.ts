import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { findOnWay } from '../find-application.server.ts'
import { picturesWanted } from '../pictures-wanted.ts'
import type { Reason } from '../states.ts'
import { exhibitorMaterialPictures, exhibitorMaterials, exhibitorWorks } from '../tables.ts'
import { type ApplicationRow, lockApplication, takeStep } from '../take-step.server.ts'
import type { UploadRefusalReason } from '../upload-refusal.ts'
import { addWork, type When } from './change-works.server.ts'
import { readWorks, type UploadRow } from './read-works.server.ts'
import { worksWanted } from './work-fields.ts'

// What a file becomes the picture of: a work of the application, or a picture of the materials.

/** Whatever changes the materials: under the application's lock, as a step of its way, written down. */
export async function withinMaterials<Result>(
  tx: Tx,
  person: Person,
  { now }: When,
  work: (application: ApplicationRow) => Promise<Result>,
): Promise<Result | { ok: false; reason: Reason }> {
  const own = await findOnWay(tx, person.id, { stage: 'materials', now })
  const application = own && (await lockApplication(tx, own.id))
  if (!application) return { ok: false, reason: 'is-draft' }
  const by = { actor: 'applicant', who: person.email, now } as const
  const step = await takeStep(tx, application, 'save-materials', by)
  if (!step.ok) return step
  await tx
    .insert(exhibitorMaterials)
    .values({ applicationId: application.id, updatedAt: now })
    .onConflictDoUpdate({ target: exhibitorMaterials.applicationId, set: { updatedAt: now } })
  return work(application)
}

type Place = {
  column: 'workId' | 'materialId'
  /** Null where one has to be added first. */
  id: string | null
  /** Why none can be added. */
  full: UploadRefusalReason | null
  add(): Promise<string>
}

/** Where an announced file goes; null where there is no such place in this application. */
export async function placeFor(
  tx: Tx,
  application: ApplicationRow,
  { work, material }: { work: string | null; material?: string | undefined },
): Promise<Place | null> {
  if (material) return materialPlace(tx, application.id, material)
  const works = await readWorks(tx, application.id)
  if (work && !works.some(({ id }) => id === work)) return null
  const full = works.length >= worksWanted.most ? 'too-many-works' : null
  return { column: 'workId', id: work, full, add: () => addWork(tx, application) }
}

async function materialPlace(tx: Tx, applicationId: string, wish: string): Promise<Place | null> {
  const rows = await readMaterialPictures(tx, applicationId)
  const pictures = rows.filter(({ kind }) => kind === 'picture')
  const kind = wish === 'logo' ? 'logo' : 'picture'
  const full = kind === 'picture' && pictures.length >= picturesWanted.most ? 'too-many-pictures' : null
  const found = rows.find(row => (kind === 'logo' ? row.kind === 'logo' : row.id === wish))
  if (!found && wish !== 'logo' && wish !== 'picture') return null
  return {
    column: 'materialId',
    id: found?.id ?? null,
    full,
    async add() {
      const place = kind === 'logo' ? 0 : pictures.length + 1
      const [row] = await tx
        .insert(exhibitorMaterialPictures)
        .values({ applicationId, kind, place })
        .returning({ id: exhibitorMaterialPictures.id })
      if (!row) throw new Error('the picture was not stored')
      return row.id
    },
  }
}

export type MaterialPictureRow = typeof exhibitorMaterialPictures.$inferSelect

/** The pictures of the materials in their order, the logo first. */
export function readMaterialPictures(db: Db, applicationId: string): Promise<MaterialPictureRow[]> {
  return db
    .select()
    .from(exhibitorMaterialPictures)
    .where(eq(exhibitorMaterialPictures.applicationId, applicationId))
    .orderBy(asc(exhibitorMaterialPictures.place), asc(exhibitorMaterialPictures.id))
}

type Holder = { applicationId: string; pictureId: string | null; isLogo: boolean }

/** Whose picture an upload becomes; null where that has been taken out meanwhile. */
export async function holderOf(
  db: Db,
  { workId, materialId }: Pick<UploadRow, 'workId' | 'materialId'>,
): Promise<Holder | null> {
  if (materialId) {
    const rows = db.select().from(exhibitorMaterialPictures)
    const [row] = await rows.where(eq(exhibitorMaterialPictures.id, materialId))
    return row ? { ...row, isLogo: row.kind === 'logo' } : null
  }
  if (!workId) return null
  const [row] = await db.select().from(exhibitorWorks).where(eq(exhibitorWorks.id, workId))
  return row ? { ...row, isLogo: false } : null
}

export async function hangPicture(
  tx: Tx,
  { workId, materialId }: Pick<UploadRow, 'workId' | 'materialId'>,
  pictureId: string,
): Promise<void> {
  if (materialId)
    await tx
      .update(exhibitorMaterialPictures)
      .set({ pictureId })
      .where(eq(exhibitorMaterialPictures.id, materialId))
  else if (workId) await tx.update(exhibitorWorks).set({ pictureId }).where(eq(exhibitorWorks.id, workId))
}

/** Takes a picture out of the materials; those behind it close up. */
export async function takeOutPicture(tx: Tx, row: MaterialPictureRow): Promise<void> {
  await tx.delete(exhibitorMaterialPictures).where(eq(exhibitorMaterialPictures.id, row.id))
  if (row.kind === 'logo') return
  await tx
    .update(exhibitorMaterialPictures)
    .set({ place: sql`${exhibitorMaterialPictures.place} - 1` })
    .where(
      and(
        eq(exhibitorMaterialPictures.applicationId, row.applicationId),
        eq(exhibitorMaterialPictures.kind, 'picture'),
        gt(exhibitorMaterialPictures.place, row.place),
      ),
    )
}

/** The same for one of which nothing is known but that its file was stopped. */
export async function takeOutBare(tx: Tx, id: string): Promise<void> {
  const [row] = await tx.select().from(exhibitorMaterialPictures).where(eq(exhibitorMaterialPictures.id, id))
  const isBare = row && row.pictureId === null && Object.values(row.fields).every(text => text === '')
  if (isBare) await takeOutPicture(tx, row)
}
