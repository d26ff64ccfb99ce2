import type { AccountRoom, WaitingThing } from '../../accounts/account-room.ts'
import { fairOfExhibitors, isCalledOff } from '../../editions/open-fair.ts'
import { type Day, endOfDay } from '../../platform/dates.ts'
import { answerFor } from '../fair-guard.ts'
import { everyOwn, findOnWay } from '../find-application.server.ts'
import { isApplicant } from '../require-applicant.server.ts'
import { checklist } from './check-materials.server.ts'
import { isPageItem } from './items.ts'
import { readArrival, readMarks, readMaterials, readPage } from './read-materials.server.ts'
import { materialTexts } from './texts.server.ts'

const to = '/account/materials/'

/** What an exhibitor finds in their account of the materials, and what stays of them when the account goes. */
export const materialsInAccount: AccountRoom = {
  async waiting({ db, person, locale, now }) {
    if (!isApplicant(person)) return []
    const own = await findOnWay(db, person.id, { stage: 'materials', now })
    if (!own || isCalledOff(own.editionId) || !answerFor(own, 'save-arrival', { actor: 'applicant', now }).ok)
      return []
    const { lines } = checklist(
      {
        application: own,
        materials: await readMaterials(db, own),
        marks: await readMarks(db, own.id),
        arrival: await readArrival(db, own.id),
      },
      { locale, now },
    )
    const t = materialTexts[locale].account
    const fair = fairOfExhibitors(own.editionId)
    const hasComment = lines.some(({ state }) => state === 'comment')
    const isPageDue = own.state === 'stand-paid'
    const isArrivalDue = lines.some(({ item, state }) => !isPageItem(item) && state === 'missing')
    const things: WaitingThing[] = []
    if (isPageDue)
      things.push({
        ...(hasComment ? t.comments : t.page),
        to,
        dueAt: lastMoment(fair.materialsUntil),
      })
    if (isArrivalDue) things.push({ ...t.arrival, to: `${to}#arrival`, dueAt: lastMoment(fair.arrivalUntil) })
    return things
  },
  async staying({ db, person, locale }) {
    for (const { id } of await everyOwn(db, person.id))
      if (await readPage(db, id)) return [materialTexts[locale].account.stays]
    return []
  },
}

function lastMoment(day: Day): Date {
  return new Date(endOfDay(day).getTime() - 1)
}
