import type { FileContext } from '../../../../page-server/file.ts'
import type { SignedIn } from '../../../../page-server/load-context.ts'
import { using } from '../../../../page-server/services.ts'
import { serveHandedInPicture } from '../../../works/read-picture.server.ts'

/** A picture of materials that were handed in: what its author has not sent yet, the office does not see. */
export const make = using(['exhibitorFiles'], ({ db, params }: SignedIn<FileContext>, { exhibitorFiles }) =>
  serveHandedInPicture(db, exhibitorFiles, params.file ?? ''),
)
