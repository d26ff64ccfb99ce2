import type { LoadContext } from '../../../page-server/load-context.ts'
import { waitingTexts } from '../texts.server.ts'

export type WaitingData = { said: string | null; canLeave: boolean }

/** What has become of somebody's wish. */
export async function load({ locale, search }: LoadContext): Promise<WaitingData> {
  const { said } = waitingTexts[locale]
  const sent = search.get('sent') ?? ''
  return { said: Object.hasOwn(said, sent) ? said[sent as keyof typeof said] : null, canLeave: false }
}
