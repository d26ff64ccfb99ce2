import type { Tx } from '../platform/database/transaction.server.ts'

/**
 * A page of the site as it would be: `prepare` writes what is to be seen, the page is made of it at the given moment, and
 * nothing of it stays.
 */
export type PreviewPage = (asked: {
  pathname: string
  at: Date
  /** The fair it is of, where that may not be the one on show by then: the page is shown as it will be once it is. */
  editionId?: string | null
  prepare(tx: Tx): Promise<void>
}) => Promise<Response>

declare module '../page-server/services.ts' {
  interface Services {
    previewPage: PreviewPage
  }
}
