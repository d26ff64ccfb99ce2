import type { FileContext } from '../../../page-server/file.ts'
import { using } from '../../../page-server/services.ts'
import { showBookFile } from '../../books/show-book-file.server.ts'
import { findBookById } from '../find-books.server.ts'

/** The cover or the reading copy of a book, for the secretary. */
export const make = using(
  ['awardDesk'],
  async ({ db, params, path, edition }: FileContext, { awardDesk }) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const found = await findBookById(db, edition.id, params.id ?? '')
    return found && showBookFile(db, awardDesk.files, { applicationId: found.book.id, name })
  },
)
