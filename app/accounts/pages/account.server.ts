import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { accountFrameData } from '../account-frame-data.ts'
import { type WaitingThing, whatIsNew, whatWaits, whereOneStands } from '../account-room.ts'
import { readEmailChange } from '../links/change-email.server.ts'
import { accountTexts } from '../texts.server.ts'

export const load = using(
  ['accounts', 'accountRooms'],
  async (context: SignedIn<LoadContext>, { accounts, accountRooms }) => {
    const { person, locale, search } = context
    const change = await readEmailChange(context.db, person, context.now)
    const { newAddress } = accountTexts[locale].account
    const own: WaitingThing[] = change
      ? [
          {
            ...newAddress,
            text: fill(newAddress.text, { email: change.email }),
            to: '/account/security/',
            dueAt: change.expiresAt,
          },
        ]
      : []
    const waiting = [...own, ...(await whatWaits(accountRooms, context))]
    return {
      frame: accountFrameData(context, await whatIsNew(accountRooms, context)),
      ...(await whereOneStands(accountRooms, context)),
      isMember: person.role === 'member',
      isWelcome: search.has('welcome'),
      hasCode: (await accounts.secondFactor.stateOf({ person })) !== null,
      waiting: waiting.map(({ dueAt, ...thing }) => ({
        ...thing,
        due: dueAt && formatDay(dayOf(dueAt), locale),
      })),
    }
  },
)
