import type { AccountRoom } from '../../accounts/account-room.ts'
import { endOfDay, formatDay, startOfDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { isApplicant } from '../require-applicant.server.ts'
import { readOwnStand } from './read-own-stand.server.ts'
import { choiceTexts } from './texts.server.ts'

const to = '/account/stand/'

/** What an exhibitor finds in their account of the stand: that their turn comes, or has come. What is held is to be paid for. */
export const standInAccount: AccountRoom = {
  async waiting({ db, person, locale, now }) {
    if (!isApplicant(person)) return []
    const { isAccepted, hold, window, mayChoose } = await readOwnStand(db, person.id, now)
    const t = choiceTexts[locale].account
    if (!isAccepted || hold || !window) return []
    if (mayChoose) return [{ ...t.choose, to, dueAt: new Date(endOfDay(window.closesOn).getTime() - 1) }]
    const opensAt = startOfDay(window.opensOn)
    if (now >= opensAt) return []
    const from = formatDay(window.opensOn, locale)
    return [{ ...t.soon, text: fill(t.soon.text, { from }), to, dueAt: opensAt }]
  },
}
