import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import { exhibitorPictures } from '../tables.ts'
import { pictureFile } from './picture-file.ts'
import { type ExhibitorFiles, placeOfPicture } from './picture-places.ts'

/** A picture of this application as an answer that nobody keeps; null where it has none of that name. */
export async function servePicture(
  db: Db,
  files: ExhibitorFiles,
  file: string,
  applicationId?: string,
): Promise<Response | null> {
  const [, id = '', size = ''] = pictureFile.exec(file) ?? []
  if (!id) return null
  const isTheirs = applicationId ? eq(exhibitorPictures.applicationId, applicationId) : undefined
  const [row] = await db
    .select({ id: exhibitorPictures.id })
    .from(exhibitorPictures)
    .where(and(eq(exhibitorPictures.id, id), isTheirs))
  const bytes = row && (await readFile(join(placeOfPicture(files, row.id), `${size}.webp`)).catch(() => null))
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
