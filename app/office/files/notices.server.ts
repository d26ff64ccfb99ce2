import type { FileContext } from '../../page-server/file.ts'
import type { SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { whatHappenedInOffice } from '../office-room.ts'
import { readLook } from '../record-look.server.ts'

/** How many notices are new to whoever asks; asking is not reading them. */
export const make = using(['officeRooms'], async (context: SignedIn<FileContext>, { officeRooms }) => {
  const seenAt = await readLook(context.db, context.person)
  const notices = await whatHappenedInOffice(officeRooms, context)
  const fresh = notices.filter(({ at }) => seenAt === null || at > seenAt)
  return Response.json({ count: fresh.length }, { headers: { 'cache-control': 'no-store' } })
})
