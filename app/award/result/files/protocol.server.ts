import { readFile } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import type { FileContext } from '../../../page-server/file.ts'
import { using } from '../../../page-server/services.ts'
import { placeOfFile } from '../../books/book-files.ts'
import { awardApplications, awardFiles } from '../../tables.ts'
import { findAnnounced } from '../find-announced.server.ts'
import { readProtocol, readReceipt } from '../read-award.server.ts'
import { prizesOf } from '../result-view.ts'

/** The protocol and the covers of laureates from the second of the ceremony on; the receipt, which tells of the hash alone, at once. */
export const make = using(['awardDesk'], async (context: FileContext, { awardDesk }) => {
  const { db, now, path } = context
  const edition = await findAnnounced(context)
  if (path === '/award/receipt.tsr') {
    const receipt = (await readReceipt(db, context.edition.id)) ?? (await readReceipt(db, edition.id))
    return receipt && answer(receipt, 'application/timestamp-reply', 'receipt.tsr')
  }
  const open = await readProtocol(db, edition, now)
  if (!open) return null
  if (path === '/award/protocol.json') return answer(open.bytes, 'application/json', 'protocol.json')
  const number = /^\/award\/covers\/(\d{1,6})\.webp$/.exec(path)?.[1]
  if (!number || prizesOf(open.protocol, number).length === 0) return null
  const [file] = await db
    .select({ file: awardFiles })
    .from(awardFiles)
    .innerJoin(awardApplications, eq(awardApplications.id, awardFiles.applicationId))
    .where(
      and(
        eq(awardApplications.editionId, edition.id),
        eq(awardApplications.number, Number(number)),
        eq(awardFiles.kind, 'cover'),
      ),
    )
  const bytes = file && (await readFile(placeOfFile(awardDesk.files, file.file)).catch(() => null))
  return bytes ? answer(bytes, 'image/webp', null) : null
})

// Nobody on the way keeps it: what is there is decided by the second.
function answer(bytes: Uint8Array, type: string, name: string | null): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      ...(name && { 'content-disposition': `attachment; filename="${name}"` }),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
