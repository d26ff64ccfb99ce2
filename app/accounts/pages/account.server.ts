import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { accountFrameData } from '../account-frame-data.ts'
import { whatWaits } from '../account-room.ts'

export const load = using(
  ['accounts', 'accountRooms'],
  async (context: SignedIn<LoadContext>, { accounts, accountRooms }) => {
    const { person, locale, search } = context
    const waiting = await whatWaits(accountRooms, context)
    return {
      frame: accountFrameData(context),
      isWelcome: search.has('welcome'),
      hasCode: (await accounts.secondFactor.stateOf({ person })) !== null,
      waiting: waiting.map(({ dueAt, ...thing }) => ({
        ...thing,
        due: dueAt && formatDay(dayOf(dueAt), locale),
      })),
    }
  },
)
