import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { notFound } from '../../../navigation/page-error.ts'
import { type ActionContext, type Actions, goTo } from '../../../page-server/action.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { fill } from '../../../platform/fill.ts'
import { awaitedPhrases } from '../awaited-phrases.ts'
import { readPlace } from '../read-waiting.server.ts'
import { waitingList } from '../tables.ts'
import { waitingTexts } from '../texts.server.ts'
import type { WaitingData } from './waiting.server.ts'

export const actions: Actions = {
  /** The address goes with the place: nothing of who waited is kept. */
  leave: using(['boxOffice'], async ({ params }: ActionContext, { boxOffice }) => {
    await drizzle(boxOffice.pool)
      .delete(waitingList)
      .where(eq(waitingList.token, params.token ?? ''))
    return goTo('/tickets/waiting/?sent=left')
  }),
}

/** One's place in the list, by the secret of the letter, and the way out of it. */
export async function load({ db, locale, params, pathname }: LoadContext): Promise<WaitingData> {
  const what = await readPlace(db, params.token ?? '', locale)
  if (!what) throw notFound(pathname)
  return { said: fill(waitingTexts[locale].place, awaitedPhrases(what, locale)), canLeave: true }
}
