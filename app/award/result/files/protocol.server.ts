import type { FileContext } from '../../../page-server/file.ts'
import { decidedBySecond } from '../decided-by-second.ts'
import { findAnnounced } from '../find-announced.server.ts'
import { readProtocol, readReceipt } from '../read-award.server.ts'

/** The protocol from the second of the ceremony on; the receipt, which tells of the hash alone, at once. */
export async function make(context: FileContext): Promise<Response | null> {
  const { db, now, path } = context
  const edition = await findAnnounced(context)
  if (path === '/award/receipt.tsr') {
    const receipt = (await readReceipt(db, context.edition.id)) ?? (await readReceipt(db, edition.id))
    return receipt && decidedBySecond(receipt, 'application/timestamp-reply', 'receipt.tsr')
  }
  const open = await readProtocol(db, edition, now)
  return open && decidedBySecond(open.bytes, 'application/json', 'protocol.json')
}
