import type { FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { everyOwn } from '../../find-application.server.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { openAttachment } from '../open-attachment.server.ts'

/** A file of one's own threads, of whichever fair, and of nobody else's. */
export const make = using(['exhibitorFiles'], async (context: SignedIn<FileContext>, { exhibitorFiles }) => {
  const { db, person, params } = context
  const own = await everyOwn(db, requireApplicant(person).id)
  return openAttachment(db, exhibitorFiles, params.file ?? '', own)
})
