import { endOfDay, startOfDay } from '../platform/dates.ts'
import type { Edition } from './edition.ts'
import { momentAt } from './rules.ts'

/** The moments at which what the fair says of itself turns, by the names that editors write into texts. */
export function momentsOf(edition: Edition) {
  const { award, vipOpening, visitorDays, conventionRegistration, nextFair, exhibitors } = edition
  return {
    sales: startOfDay(edition.ticketSalesFrom),
    awardOpening: startOfDay(award.opensOn),
    awardClosing: endOfDay(award.closesOn),
    awardJudged: endOfDay(award.judgingTo),
    awardShortlist: startOfDay(award.shortlistOn),
    awardCeremony: momentAt(award.announcedOn, award.announcedAt),
    childrensSelection: endOfDay(edition.childrensSelectionUntil),
    professionalDay: endOfDay(conventionRegistration.closesOn),
    mediaAccreditation: endOfDay(edition.mediaAccreditationUntil),
    opening: momentAt(vipOpening.day, vipOpening.from),
    firstVisitor: momentAt(visitorDays.first, visitorDays.from),
    closing: momentAt(visitorDays.last, visitorDays.to),
    nextApplicationsOpen: startOfDay(exhibitors.opensOn),
    nextApplications: endOfDay(exhibitors.closesOn),
    nextAnswers: endOfDay(exhibitors.answersBy),
    nextStandsChosen: endOfDay(exhibitors.standsTo),
    nextMaterials: endOfDay(exhibitors.materialsUntil),
    nextFair: nextFair ? startOfDay(nextFair.firstDay) : null,
  } as const
}

export type MomentName = keyof ReturnType<typeof momentsOf>

/**
 * What editors write for before and after a moment: `[[before awardCeremony: Лауреатов назовут {awardAnnouncedOn}. ||
 * Лауреаты названы {awardAnnouncedOn}.]]`. Either side may be empty. A fair that nobody has announced is not spoken of as one to
 * come: its moment counts as past. An unknown moment is a mistake of ours and stays visible.
 */
export function chooseByMoment(text: string, edition: Edition, now: Date): string {
  if (!text.includes('[[')) return text
  const moments: Partial<Record<string, Date | null>> = momentsOf(edition)
  const chosen = text.replace(choice, (whole, name: string, before: string, after: string) => {
    const moment = moments[name]
    if (moment === undefined) return whole
    return (moment !== null && now < moment ? before : after).trim()
  })
  return chosen.replace(/ {2,}/g, ' ').trim()
}

const choice = /\[\[before (\w+):((?:(?!\|\||\]\]).)*)\|\|((?:(?!\]\]).)*)\]\]/gs

/** A text as it is read before all moments, and after them. */
export function bothSides(text: string): string[] {
  if (!text.includes('[[')) return [text]
  return [2, 3].map(side => {
    const chosen = text.replace(choice, (...parts: string[]) => (parts[side] ?? '').trim())
    return chosen.replace(/ {2,}/g, ' ').trim()
  })
}
