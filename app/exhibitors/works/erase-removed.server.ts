import { rm } from 'node:fs/promises'
import type { Reason } from '../states.ts'
import { erasePictureFiles } from './erase-picture.server.ts'
import { type ExhibitorFiles, placeOfUpload } from './picture-places.ts'

/** What came of taking something out: the picture nobody shows any more, and the uploads that were on their way to it. */
export type Removed =
  | { ok: true; gone: { picture: string | null; uploads: string[] } }
  | { ok: false; reason: Reason | 'no-such-work' }

/** The files of what was taken out, once that is written down for good. */
export async function eraseRemoved(files: ExhibitorFiles, removed: Removed): Promise<void> {
  if (!removed.ok) return
  const { picture, uploads } = removed.gone
  if (picture) await erasePictureFiles(files, picture)
  for (const upload of uploads) await rm(placeOfUpload(files, upload), { force: true })
}
