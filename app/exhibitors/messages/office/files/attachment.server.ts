import type { FileContext } from '../../../../page-server/file.ts'
import type { SignedIn } from '../../../../page-server/load-context.ts'
import { using } from '../../../../page-server/services.ts'
import { openAttachment } from '../../open-attachment.server.ts'

/** A file of any thread: whoever looks after exhibitors reads all of them. */
export const make = using(
  ['exhibitorFiles'],
  async ({ db, params }: SignedIn<FileContext>, { exhibitorFiles }) =>
    openAttachment(db, exhibitorFiles, params.file ?? '', null),
)
