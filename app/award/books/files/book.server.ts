import { readFile } from 'node:fs/promises'
import type { FileContext } from '../../../page-server/file.ts'
import { using } from '../../../page-server/services.ts'
import { placeOfFile } from '../book-files.ts'
import { findBook, readBookFiles } from '../find-book.server.ts'

/** The cover or the reading copy of the application whose link this is, and of no other. */
export const make = using(['awardDesk'], async ({ db, params }: FileContext, { awardDesk }) => {
  const found = await findBook(db, params.token ?? '')
  const isCover = params.file === 'cover.webp'
  const kind = isCover ? 'cover' : 'reading-copy'
  const file = found && (await readBookFiles(db, found.book.id)).find(one => one.kind === kind)
  const bytes = file && (await readFile(placeOfFile(awardDesk.files, file)).catch(() => null))
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
})
