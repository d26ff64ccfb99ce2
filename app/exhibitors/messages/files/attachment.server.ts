import type { FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { findOwn } from '../../find-application.server.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { openAttachment } from '../open-attachment.server.ts'

/** A file of one's own thread, and of nobody else's. */
export const make = using(['exhibitorFiles'], async (context: SignedIn<FileContext>, { exhibitorFiles }) => {
  const { db, person, params } = context
  const own = await findOwn(db, requireApplicant(person).id)
  return own && openAttachment(db, exhibitorFiles, params.file ?? '', own.id)
})
