import { createHash } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { exhibitorPages } from '../../content/exhibitor-pages/tables.ts'
import { equipment, stands } from '../../content/stands/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { lastVersion } from '../find-application.server.ts'
import { equipmentReservations, exhibitorArrivals, standHolds } from '../stands/tables.ts'
import type { SubmittedMaterials, SubmittedPicture } from '../submitted.ts'
import { exhibitorMaterials, exhibitorPictures, exhibitorUploads } from '../tables.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import { readMaterialPictures } from '../works/place-upload.server.ts'
import type { PageItem } from './items.ts'
import { fieldNames, materialFields, type Values, valuesOf } from './material-fields.ts'
import { materialMarks } from './tables.ts'
import { passesAllowed } from './team-passes.ts'

export type MaterialsRow = typeof exhibitorMaterials.$inferSelect
export type MarkRow = typeof materialMarks.$inferSelect
export type PageRow = typeof exhibitorPages.$inferSelect

/** The materials of an application as their owner has them; before the first word, what the application already knows. */
export async function readMaterials(db: Db, application: ApplicationRow) {
  const [row] = await db
    .select()
    .from(exhibitorMaterials)
    .where(eq(exhibitorMaterials.applicationId, application.id))
  const hasWords = row !== undefined && row.revision > 0
  return {
    row: row ?? null,
    values: hasWords ? valuesOf(row.fields) : await knownValues(db, application),
    pictures: await readPicturesOf(db, application.id),
  }
}

export type Materials = Awaited<ReturnType<typeof readMaterials>>

/** With what each shows, and with what is still on its way or was refused. */
async function readPicturesOf(db: Db, applicationId: string) {
  const rows = await readMaterialPictures(db, applicationId)
  const ids = rows.flatMap(({ pictureId }) => pictureId ?? [])
  const files = ids.length
    ? await db.select().from(exhibitorPictures).where(inArray(exhibitorPictures.id, ids))
    : []
  const uploads = rows.length
    ? await db
        .select()
        .from(exhibitorUploads)
        .where(
          inArray(
            exhibitorUploads.materialId,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(exhibitorUploads.createdAt)
    : []
  return rows.map(row => {
    const last = uploads.findLast(({ materialId }) => materialId === row.id)
    const isTold = last && (last.endedAt === null || last.refusal !== null)
    return {
      ...row,
      picture: files.find(({ id }) => id === row.pictureId) ?? null,
      upload: isTold ? last : null,
    }
  })
}

export type ReadPicture = Awaited<ReturnType<typeof readPicturesOf>>[number]

async function knownValues(db: Db, application: ApplicationRow): Promise<Values> {
  const version = await lastVersion(db, application.id)
  const said = version?.fields ?? {}
  const ofWorks = (version?.works ?? []).map(({ fields }) => fields.artist?.trim() ?? '').filter(Boolean)
  const isOne = application.kind === 'artist'
  return {
    ...valuesOf({}),
    nameRu: said.nameRu ?? '',
    nameEn: said.nameEn ?? '',
    cityRu: said.city ?? '',
    artistsRu: isOne ? (said.nameRu ?? '') : [...new Set(ofWorks)].join('\n'),
    artistsEn: isOne ? (said.nameEn ?? '') : '',
    publicEmail: said.email ?? '',
    contactName: said.contactName ?? '',
    contactPhone: said.phone ?? '',
    links: said.links ?? '',
  }
}

/** Whose stand it is, how large, and how many of the team may work there. */
export async function readStandOf(
  db: Db,
  { id: applicationId, editionId }: Pick<ApplicationRow, 'id' | 'editionId'>,
) {
  const [held] = await db
    .select({ code: stands.code, areaM2: stands.areaM2, kind: stands.kind })
    .from(standHolds)
    .innerJoin(stands, and(eq(stands.editionId, standHolds.editionId), eq(stands.code, standHolds.standCode)))
    .where(
      and(
        eq(standHolds.editionId, editionId),
        eq(standHolds.applicationId, applicationId),
        ne(standHolds.state, 'released'),
      ),
    )
  const [pass] = await db
    .select()
    .from(equipment)
    .where(and(eq(equipment.editionId, editionId), eq(equipment.group, 'passes')))
  const [ordered] = pass
    ? await db
        .select({ quantity: equipmentReservations.quantity })
        .from(equipmentReservations)
        .where(
          and(
            eq(equipmentReservations.editionId, editionId),
            eq(equipmentReservations.applicationId, applicationId),
            eq(equipmentReservations.slug, pass.slug),
          ),
        )
    : []
  return {
    code: held?.code ?? '',
    passes: passesAllowed({
      included: pass?.included ?? 0,
      mostPerStand: pass?.maxPerStand ?? 0,
      ordered: ordered?.quantity ?? 0,
      areaM2: held?.areaM2 ?? 0,
    }),
  }
}

export async function readArrival(db: Db, applicationId: string): Promise<string | null> {
  const [row] = await db
    .select({ slot: exhibitorArrivals.slot })
    .from(exhibitorArrivals)
    .where(eq(exhibitorArrivals.applicationId, applicationId))
  return row?.slot ?? null
}

export function readMarks(db: Db, applicationId: string): Promise<MarkRow[]> {
  return db.select().from(materialMarks).where(eq(materialMarks.applicationId, applicationId))
}

export async function readPage(db: Db, applicationId: string): Promise<PageRow | null> {
  const [row] = await db.select().from(exhibitorPages).where(eq(exhibitorPages.applicationId, applicationId))
  return row ?? null
}

/** The materials as they would be handed in now. */
export function handedIn({ values, pictures }: Pick<Materials, 'values' | 'pictures'>): SubmittedMaterials {
  return {
    fields: values,
    pictures: pictures.flatMap(({ id, kind, picture, fields }): SubmittedPicture[] => {
      if (!picture) return []
      const { width, height } = picture
      return [{ id, kind, pictureId: picture.id, width, height, fields }]
    }),
  }
}

/** What one part of the page is, in a few letters: another text, caption, order or picture makes others. */
export function digestOf(item: PageItem, { fields, pictures }: SubmittedMaterials): string {
  const told =
    item === 'logo' || item === 'pictures'
      ? pictures
          .filter(({ kind }) => (kind === 'logo') === (item === 'logo'))
          .map(({ pictureId, fields: said }) => [pictureId, Object.entries(said).sort()])
      : fieldNames.filter(name => materialFields[name].item === item).map(name => fields[name] ?? '')
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22)
}
