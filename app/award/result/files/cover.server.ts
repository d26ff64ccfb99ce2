import { readFile } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import { readShownEdition } from '../../../editions/read-editions.server.ts'
import type { FileContext } from '../../../page-server/file.ts'
import { using } from '../../../page-server/services.ts'
import { placeOfFile } from '../../books/book-files.ts'
import { awardApplications, awardFiles } from '../../tables.ts'
import { decidedBySecond } from '../decided-by-second.ts'
import { readProtocol } from '../read-award.server.ts'
import { prizesOf } from '../result-view.ts'

/** The cover of a laureate of one fair, from the second of its ceremony on; of any other book there is none. */
export const make = using(['awardDesk'], async (context: FileContext, { awardDesk }) => {
  const { db, now, params } = context
  const fair = await readShownEdition(db, context.edition, params.fair ?? '', now)
  const open = fair && (await readProtocol(db, fair, now))
  const number = /^\d+/.exec(params.file ?? '')?.[0]
  if (!open || !number || prizesOf(open.protocol, number).length === 0) return null
  const [found] = await db
    .select({ file: awardFiles })
    .from(awardFiles)
    .innerJoin(awardApplications, eq(awardApplications.id, awardFiles.applicationId))
    .where(
      and(
        eq(awardApplications.editionId, fair.id),
        eq(awardApplications.number, Number(number)),
        eq(awardFiles.kind, 'cover'),
      ),
    )
  const bytes = found && (await readFile(placeOfFile(awardDesk.files, found.file)).catch(() => null))
  return bytes ? decidedBySecond(bytes, 'image/webp', null) : null
})
