import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { exhibitorMaterials, exhibitorPictures, exhibitorVersions } from '../tables.ts'
import { pictureFile } from './picture-file.ts'
import { type ExhibitorFiles, placeOfPicture } from './picture-places.ts'

/** A picture of this application as an answer that nobody keeps; null where it has none of that name. */
export async function servePicture(
  db: Db,
  files: ExhibitorFiles,
  file: string,
  applicationId: string,
): Promise<Response | null> {
  const asked = askedFor(file)
  if (!asked) return null
  const [row] = await db
    .select({ id: exhibitorPictures.id })
    .from(exhibitorPictures)
    .where(and(eq(exhibitorPictures.id, asked.id), eq(exhibitorPictures.applicationId, applicationId)))
  return row ? answerWith(files, asked) : null
}

/** The same for whoever reads what was submitted, by whomever. */
export async function serveSubmittedPicture(
  db: Db,
  files: ExhibitorFiles,
  file: string,
): Promise<Response | null> {
  const asked = askedFor(file)
  if (!asked) return null
  const shown = JSON.stringify([{ pictureId: asked.id }])
  const [row] = await db
    .select({ id: exhibitorPictures.id })
    .from(exhibitorPictures)
    .innerJoin(exhibitorVersions, eq(exhibitorVersions.applicationId, exhibitorPictures.applicationId))
    .where(and(eq(exhibitorPictures.id, asked.id), sql`${exhibitorVersions.works} @> ${shown}::jsonb`))
    .limit(1)
  return row ? answerWith(files, asked) : null
}

/** The same for whoever reads materials that were handed in. */
export async function serveHandedInPicture(
  db: Db,
  files: ExhibitorFiles,
  file: string,
): Promise<Response | null> {
  const asked = askedFor(file)
  if (!asked) return null
  const shown = JSON.stringify({ pictures: [{ pictureId: asked.id }] })
  const [row] = await db
    .select({ id: exhibitorPictures.id })
    .from(exhibitorPictures)
    .innerJoin(exhibitorMaterials, eq(exhibitorMaterials.applicationId, exhibitorPictures.applicationId))
    .where(and(eq(exhibitorPictures.id, asked.id), sql`${exhibitorMaterials.submitted} @> ${shown}::jsonb`))
    .limit(1)
  return row ? answerWith(files, asked) : null
}

type Asked = { id: string; size: string }

function askedFor(file: string): Asked | null {
  const [, id = '', size = ''] = pictureFile.exec(file) ?? []
  return id ? { id, size } : null
}

async function answerWith(files: ExhibitorFiles, { id, size }: Asked): Promise<Response | null> {
  const bytes = await readFile(join(placeOfPicture(files, id), `${size}.webp`)).catch(() => null)
  if (!bytes) return null
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}
