import type { AccountRoom } from '../../accounts/account-room.ts'
import { isCalledOff } from '../../editions/open-fair.ts'
import { endOfDay, formatDay, startOfDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { isApplicant } from '../require-applicant.server.ts'
import { readEquipment } from '../stands/read-equipment.server.ts'
import { readStands } from '../stands/read-stands.server.ts'
import { readOwnStand } from './read-own-stand.server.ts'
import { shownStand } from './stands-view.ts'
import { choiceTexts } from './texts.server.ts'

const to = '/account/stand/'

/** What an exhibitor finds in their account of the stand: which it is, that their turn comes or has come. What is held is to be paid for. */
export const standInAccount: AccountRoom = {
  async waiting({ db, person, locale, now }) {
    if (!isApplicant(person)) return []
    const { application, hold, window, mayChoose } = await readOwnStand(db, person.id, now)
    const t = choiceTexts[locale].account
    // Whoever has a window is accepted.
    if (!application || isCalledOff(application.editionId) || hold || !window) return []
    if (mayChoose) return [{ ...t.choose, to, dueAt: new Date(endOfDay(window.closesOn).getTime() - 1) }]
    const opensAt = startOfDay(window.opensOn)
    if (now >= opensAt) return []
    const from = formatDay(window.opensOn, locale)
    return [{ ...t.soon, text: fill(t.soon.text, { from }), to, dueAt: opensAt }]
  },
  async stand({ db, person, locale, now }) {
    if (!isApplicant(person)) return null
    const { application, hold } = await readOwnStand(db, person.id, now)
    if (!application || !hold) return null
    const { id, editionId } = application
    const view = (await readStands(db, editionId, now)).find(one => one.code === hold.standCode)
    if (!view) return null
    const t = choiceTexts[locale]
    const { code, facts, hall } = shownStand(view, view.code, { t, locale })
    const ordered = (await readEquipment(db, editionId, id)).filter(one => one.quantity > 0)
    const { title, action, order, none, line } = t.account.own
    return {
      title,
      code,
      facts,
      hall: t.halls[hall],
      to,
      action,
      order: {
        title: order,
        empty: none,
        lines: ordered.map(({ name, unit, quantity }) =>
          fill(line, { name: name[locale], quantity, unit: unit[locale] }),
        ),
      },
    }
  },
}
