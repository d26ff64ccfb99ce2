import { eq } from 'drizzle-orm'
import type { FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { lastVersion } from '../../find-application.server.ts'
import { exhibitorPictures } from '../../tables.ts'
import { pictureFile } from '../../works/picture-file.ts'
import { servePicture } from '../../works/read-picture.server.ts'
import { mayJudge } from '../read-queue.server.ts'

/** A picture of an application that is this member's to judge; of what was submitted, and nothing since. */
export const make = using(['exhibitorFiles'], async (context: SignedIn<FileContext>, { exhibitorFiles }) => {
  const { db, person, params } = context
  const [, id = ''] = pictureFile.exec(params.file ?? '') ?? []
  if (!id) return null
  const [picture] = await db
    .select({ applicationId: exhibitorPictures.applicationId })
    .from(exhibitorPictures)
    .where(eq(exhibitorPictures.id, id))
  if (!picture) return null
  if (!(await mayJudge(db, picture.applicationId, person.id))) return null
  const version = await lastVersion(db, picture.applicationId)
  const isSubmitted = version?.works.some(({ pictureId }) => pictureId === id)
  return isSubmitted ? servePicture(db, exhibitorFiles, params.file ?? '', picture.applicationId) : null
})
