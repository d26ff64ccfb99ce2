import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { ActionContext } from '../../page-server/action.ts'
import type { SignedIn } from '../../page-server/load-context.ts'
import { exhibitorUploads } from '../tables.ts'
import { openUpload, type UploadServices } from '../works/open-upload.server.ts'
import { placeOfUpload } from '../works/picture-places.ts'
import { settleUpload } from '../works/settle-upload.server.ts'

export type TakenFile = { ok: true; work: string; isRefused: boolean } | { ok: false; reason: string }

/** A file that came whole, with a plain form: an upload of one piece. */
export async function takeSentFile(
  services: UploadServices,
  { file, person, locale, now }: SignedIn<ActionContext>,
  work: string | null,
  material?: string,
): Promise<TakenFile> {
  if (!file) return { ok: false, reason: 'no-file' }
  // Whoever sends the same once more wants it once more.
  const announced = { name: file.name, size: file.bytes, fingerprint: `form ${file.path}`, work, material }
  const opened = await openUpload(services, person, announced, { locale, now })
  if (!opened.ok) return opened
  const place = placeOfUpload(services.files, opened.upload.id)
  await mkdir(dirname(place), { recursive: true })
  await rename(file.path, place)
  const received = file.bytes
  await drizzle(services.pool)
    .update(exhibitorUploads)
    .set({ received })
    .where(eq(exhibitorUploads.id, opened.upload.id))
  const settled = await settleUpload(services, person, { ...opened.upload, received }, { locale, now })
  return { ok: true, work: settled.workId ?? '', isRefused: settled.refusal !== null }
}
