import type { FileContext } from '../../../page-server/file.ts'
import { using } from '../../../page-server/services.ts'
import { findBook } from '../find-book.server.ts'
import { showBookFile } from '../show-book-file.server.ts'

/** The cover or the reading copy of the application whose link this is, and of no other. */
export const make = using(['awardDesk'], async ({ db, params }: FileContext, { awardDesk }) => {
  const found = await findBook(db, params.token ?? '')
  return found && showBookFile(db, awardDesk.files, { applicationId: found.book.id, name: params.file ?? '' })
})
