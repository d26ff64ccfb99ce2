import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { lastVersion } from '../../find-application.server.ts'
import { momentOf } from '../../moment-of.ts'
import { readPictures } from '../../works/read-works.server.ts'
import { valuesOf } from '../application-fields.ts'
import { frameOf, readOwnApplication } from '../load-frame.server.ts'
import { sheetOf } from '../sheet.ts'

/** What is being written; once it can only be read, what was submitted. */
export async function load(context: SignedIn<LoadContext>) {
  const { db, locale } = context
  const own = await readOwnApplication(context)
  const frame = frameOf(context, own)
  const version = own.application && (await lastVersion(db, own.application.id))
  const isVersion = version !== null && !frame.isOpen
  const works = isVersion ? version.works : own.works
  const pictures = await readPictures(
    db,
    works.flatMap(({ pictureId }) => pictureId || []),
  )
  const values = isVersion ? valuesOf(version.fields) : own.values
  return {
    ...frame,
    sheet: sheetOf({ values, works, pictures }, locale),
    version: isVersion ? { number: version.number, at: momentOf(version.submittedAt, locale) } : null,
  }
}

export type PreviewData = Awaited<ReturnType<typeof load>>
