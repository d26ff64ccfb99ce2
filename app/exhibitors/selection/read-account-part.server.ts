import type { AccountRoom } from '../../accounts/account-room.ts'
import { openFair } from '../../editions/open-fair.ts'
import { endOfDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { progressOf } from './queue-progress.ts'
import { readQueue } from './read-queue.server.ts'
import { councilTexts } from './texts.server.ts'

/** What a member of the council finds in their account: how much they have still to judge. */
export const councilInAccount: AccountRoom = {
  async waiting({ db, person, locale }) {
    if (person.role !== 'council') return []
    const { voted, left } = progressOf(await readQueue(db, person.id))
    if (left === 0) return []
    const { title, text, action } = councilTexts[locale].account
    const dueAt = new Date(endOfDay(openFair.answersBy).getTime() - 1)
    return [{ title: fill(title, { left }), text: fill(text, { voted }), action, to: '/council/', dueAt }]
  },
}
