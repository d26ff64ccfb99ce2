import type { FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { serveSubmittedPicture } from '../../works/read-picture.server.ts'

/** A picture of a submitted version: what its author has not sent yet, the office does not see. */
export const make = using(['exhibitorFiles'], ({ db, params }: SignedIn<FileContext>, { exhibitorFiles }) =>
  serveSubmittedPicture(db, exhibitorFiles, params.file ?? ''),
)
