import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { placeOfFile } from '../../books/book-files.ts'
import { readBookFiles } from '../../books/find-book.server.ts'
import { readStage } from '../../stage/take-stage-step.server.ts'
import { findJuror } from '../find-juror.server.ts'
import { mayOpenBook, readAccess } from '../read-access.server.ts'

/** The cover or the reading copy of a book that is this juror's to open, and of no other. */
export const make = using(['awardDesk'], async (context: SignedIn<FileContext>, { awardDesk }) => {
  const { db, edition, person, params, now } = context
  const juror = await findJuror(db, edition, person)
  if (!juror) return null
  const bookId = params.id ?? ''
  const access = await readAccess(db, edition, juror.id, await readStage(db, edition, now))
  if (!mayOpenBook(access, bookId)) return null
  const isCover = params.file === 'cover.webp'
  const kind = isCover ? 'cover' : 'reading-copy'
  const file = (await readBookFiles(db, bookId)).find(one => one.kind === kind)
  if (!file) return null
  const place = placeOfFile(awardDesk.files, file)
  const size = await stat(place).then(
    found => found.size,
    () => null,
  )
  if (size === null) return null
  return new Response(Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': isCover ? 'image/webp' : 'application/pdf',
      'content-length': String(size),
      // Shown by the browser's own viewer within our page, and within nobody else's (decision 0052).
      'content-disposition': isCover ? 'inline' : 'inline; filename="reading-copy.pdf"',
      'content-security-policy': "frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
})
