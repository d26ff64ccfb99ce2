import type { Edition } from '../../editions/edition.ts'
import { momentAt } from '../../editions/rules.ts'
import { endOfDay, startOfDay } from '../../platform/dates.ts'
import type { AwardFacts } from './award-phases.ts'

/** The moments of the award by the clocks of the venue, to the second. */
export function awardMoments({ award }: Edition) {
  return {
    opensAt: startOfDay(award.opensOn),
    /** The first moment at which nothing is taken any more. */
    closesAt: endOfDay(award.closesOn),
    judgingFrom: startOfDay(award.judgingFrom),
    /** The last moment a question may ask an answer for: nothing is read while one is open. */
    lastAnswerAt: endOfDay(award.judgingFrom),
    firstRoundEndsAt: endOfDay(award.firstRoundTo),
    secondRoundEndsAt: momentAt(award.judgingTo, award.secondRoundEndsAt),
    shortlistAt: startOfDay(award.shortlistOn),
    /** A vote is never extended into the day of the ceremony. */
    lastVoteEndsAt: startOfDay(award.announcedOn),
    ceremonyAt: momentAt(award.announcedOn, award.announcedAt),
  }
}

export function isOpenForApplications(edition: Edition, now: Date): boolean {
  const { opensAt, closesAt } = awardMoments(edition)
  return now >= opensAt && now < closesAt
}

/** What the calendar alone says; a vote that was extended ends later. */
export function awardCalendarFacts(
  edition: Edition,
  now: Date,
  extendedTo: Date | null = null,
): Pick<
  AwardFacts,
  | 'applications-begun'
  | 'applications-over'
  | 'judging-begun'
  | 'first-round-on'
  | 'vote-on'
  | 'ceremony-hour'
> {
  const moments = awardMoments(edition)
  return {
    'applications-begun': now >= moments.opensAt,
    'applications-over': now >= moments.closesAt,
    'judging-begun': now >= moments.judgingFrom,
    'first-round-on': now >= moments.judgingFrom && now < moments.firstRoundEndsAt,
    'vote-on': now < (extendedTo ?? moments.secondRoundEndsAt),
    'ceremony-hour': now >= moments.ceremonyAt,
  }
}
