import { type Day, dayAfter, dayOf, daysBetween, endOfDay, startOfDay } from '../platform/dates.ts'
import type { Edition } from './edition.ts'

export type AwardPhase = 'before' | 'open' | 'last-days' | 'judging' | 'judged' | 'announced' | 'given'

/** Where the award stands. Days are whole: applications close at the midnight that ends the last day. */
export function awardPhase({ award }: Edition, now: Date): AwardPhase {
  if (now < startOfDay(award.opensOn)) return 'before'
  if (now < startOfDay(lastThreeDaysFrom(award.closesOn))) return 'open'
  if (now < endOfDay(award.closesOn)) return 'last-days'
  if (now < endOfDay(award.judgingTo)) return 'judging'
  if (now < startOfDay(award.announcedOn)) return 'judged'
  return now < momentAt(award.announcedOn, award.announcedAt) ? 'announced' : 'given'
}

/** Days left to apply, today not counted: 12 on 20 August. */
export function awardDaysLeft({ award }: Edition, now: Date): number {
  return daysBetween(dayOf(now), award.closesOn)
}

export type WindowPhase = 'before' | 'open' | 'last-days' | 'over'

/** Where something stands that people may send in between two days, both included. */
export function windowPhase(window: { opensOn?: Day; closesOn: Day }, now: Date): WindowPhase {
  if (window.opensOn && now < startOfDay(window.opensOn)) return 'before'
  if (now >= endOfDay(window.closesOn)) return 'over'
  return now < startOfDay(lastThreeDaysFrom(window.closesOn)) ? 'open' : 'last-days'
}

/** What the fair takes in by a deadline, besides the award, which has a longer story. */
export function windowsOf(edition: Edition) {
  return {
    children: { closesOn: edition.childrensSelectionUntil },
    convention: edition.conventionRegistration,
    media: { closesOn: edition.mediaAccreditationUntil },
  }
}

/** Works are asked about while they can be seen or are on their way. */
export function enquiryWindow(edition: Edition) {
  return { closesOn: edition.lastDay }
}

export type SalesPhase = 'before' | 'open' | 'over'

/** The box office sells until the doors close on the last visitor day. */
export function salesPhase({ ticketSalesFrom, visitorDays }: Edition, now: Date): SalesPhase {
  if (now < startOfDay(ticketSalesFrom)) return 'before'
  return now < momentAt(visitorDays.last, visitorDays.to) ? 'open' : 'over'
}

/** Which fair is ahead, or on: this one, the next, or none that anybody has announced. */
export type Season = 'this' | 'next' | 'none'

export function seasonOf(edition: Edition, now: Date): Season {
  if (salesPhase(edition, now) !== 'over') return 'this'
  return isNextFairAhead(edition, now) ? 'next' : 'none'
}

/** Whether there is a next fair that one can still be told to come to. */
export function isNextFairAhead({ nextFair }: Edition, now: Date): boolean {
  return nextFair !== null && now < endOfDay(nextFair.lastDay)
}

/** The next moment at which anything the edition says may change: a stored page is true until then. */
export function nextPhaseAt(edition: Edition, now: Date): Date | null {
  return phaseBoundaries(edition).find(boundary => boundary > now) ?? null
}

function phaseBoundaries(edition: Edition): Date[] {
  const { award, vipOpening, visitorDays } = edition
  const moments = [
    startOfDay(award.opensOn),
    startOfDay(lastThreeDaysFrom(award.closesOn)),
    endOfDay(award.closesOn),
    endOfDay(award.judgingTo),
    startOfDay(award.shortlistOn),
    startOfDay(award.announcedOn),
    momentAt(award.announcedOn, award.announcedAt),
    startOfDay(edition.ticketSalesFrom),
    ...Object.values(windowsOf(edition)).flatMap(window => [
      ...('opensOn' in window ? [startOfDay(window.opensOn)] : []),
      startOfDay(lastThreeDaysFrom(window.closesOn)),
      endOfDay(window.closesOn),
    ]),
    momentAt(vipOpening.day, vipOpening.from),
    momentAt(vipOpening.day, vipOpening.to),
    momentAt(visitorDays.first, visitorDays.from),
    momentAt(visitorDays.last, visitorDays.to),
    startOfDay(edition.firstDay),
    endOfDay(edition.lastDay),
    ...exhibitorBoundaries(edition.exhibitors),
    ...(edition.nextFair ? [startOfDay(edition.nextFair.firstDay), endOfDay(edition.nextFair.lastDay)] : []),
  ]
  return moments.sort((a, b) => a.getTime() - b.getTime())
}

function exhibitorBoundaries(days: Edition['exhibitors']): Date[] {
  const { opensOn, closesOn, answersBy, standsTo, materialsUntil } = days
  return [startOfDay(opensOn), ...[closesOn, answersBy, standsTo, materialsUntil].map(endOfDay)]
}

function lastThreeDaysFrom(closesOn: Day): Day {
  return dayAfter(closesOn, -2)
}

/** An hour of a day by the venue's clocks. */
export function momentAt(day: Day, time: string): Date {
  return new Date(`${day}T${time}:00+03:00`)
}
