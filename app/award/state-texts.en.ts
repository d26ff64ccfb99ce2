import type { AwardStateTexts } from './state-texts.ru.ts'

const texts: AwardStateTexts = {
  state: {
    before: { badge: 'Applications not open yet', sentence: 'Applications open on {awardOpensOn}' },
    open: { badge: 'Applications are open', sentence: '{daysLeft} until {awardClosesOn}' },
    'last-days': { badge: 'Applications close soon', sentence: '{daysLeft} until {awardClosesOn}' },
    judging: { badge: 'Applications are closed', sentence: 'The jury chooses the winners: {awardJudging}' },
    judged: {
      badge: 'The jury is finishing its work',
      sentence: 'The winners will be announced on {awardAnnouncedOn}, at the opening of the fair',
    },
    sealed: {
      badge: 'Protocol sealed',
      sentence: 'The winners will be named on {ceremonyDay} at {ceremonyTime}',
    },
    announced: {
      badge: 'The award is presented',
      sentence: 'The winners will be named on {awardAnnouncedOn}, at the opening of the fair',
    },
    given: {
      badge: 'The winners have been named',
      sentence: 'The prizes were presented on {awardAnnouncedOn}',
    },
    unsealed: {
      badge: 'Decision pending',
      sentence: 'The decision of the jury will appear on this page',
    },
  },
  lastDay: 'Today, {awardClosesOn}, is the last day to apply',
  daysLeft: { one: '{count}\u00a0day left', few: '{count}\u00a0days left', other: '{count}\u00a0days left' },
}

export default texts
