import { documentsInForce } from '../../content/documents/read-documents-in-force.server.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import type { Consent } from './place-order.server.ts'

/** What the buyer agreed to, down to the version of the text that was in force. */
export async function consentsInForce(db: Db, slugs: readonly string[], now: Date): Promise<Consent[]> {
  const papers = await documentsInForce(db, slugs, dayOf(now))
  return papers.map(({ document, version }) => ({
    document,
    version: String(version),
    at: now.toISOString(),
  }))
}
