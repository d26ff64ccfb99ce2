import { readFile } from 'node:fs/promises'
import type { Db } from '../../platform/database/transaction.server.ts'
import { type BookFiles, placeOfFile } from './book-files.ts'
import { readBookFiles } from './find-book.server.ts'

/** `cover.webp` or `reading-copy.pdf` of a book, for whoever may have it; null where there is none. */
export async function showBookFile(
  db: Db,
  files: BookFiles,
  { applicationId, name }: { applicationId: string; name: string },
): Promise<Response | null> {
  const isCover = name === 'cover.webp'
  const kind = isCover ? 'cover' : 'reading-copy'
  const file = (await readBookFiles(db, applicationId)).find(one => one.kind === kind)
  const bytes = file && (await readFile(placeOfFile(files, file)).catch(() => null))
  if (!bytes) return null
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': isCover ? 'image/webp' : 'application/pdf',
      // A stranger's PDF is saved and never opened within the site.
      ...(!isCover && { 'content-disposition': 'attachment; filename="reading-copy.pdf"' }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}
