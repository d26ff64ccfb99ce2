import type { FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { everyOwn } from '../../find-application.server.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { servePicture } from '../../works/read-picture.server.ts'

/** A picture of one's own applications, to whichever fair, and of nobody else's. */
export const make = using(['exhibitorFiles'], async (context: SignedIn<FileContext>, { exhibitorFiles }) => {
  const { db, person, params } = context
  for (const { id } of await everyOwn(db, requireApplicant(person).id)) {
    const picture = await servePicture(db, exhibitorFiles, params.file ?? '', id)
    if (picture) return picture
  }
  return null
})
