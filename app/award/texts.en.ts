import type { AwardTexts } from './texts.ru.ts'

const texts: AwardTexts = {
  award: 'Award',
  documentTitle: '{title} Award',
  state: {
    before: { badge: 'Applications not open yet', sentence: 'Applications open on {awardOpensOn}' },
    open: { badge: 'Applications are open', sentence: '{daysLeft} until {awardClosesOn}' },
    'last-days': { badge: 'Applications close soon', sentence: '{daysLeft} until {awardClosesOn}' },
    judging: { badge: 'Applications are closed', sentence: 'The jury chooses the winners: {awardJudging}' },
    judged: {
      badge: 'The winners have been chosen',
      sentence: 'Their names will be announced on {awardAnnouncedOn}, at the opening of the fair',
    },
    announced: {
      badge: 'The award is presented',
      sentence: 'The names of the winners: {awardAnnouncedOn}, at the opening of the fair',
    },
    given: {
      badge: 'The winners have been named',
      sentence: 'The prizes were presented on {awardAnnouncedOn}, at the opening of the fair',
    },
  },
  lastDay: 'Today, {awardClosesOn}, is the last day to apply',
  daysLeft: { one: '{count}\u00a0day left', few: '{count}\u00a0days left', other: '{count}\u00a0days left' },
  step: { past: 'finished', current: 'under way', ahead: 'ahead' },
  winner: 'Winner',
  apply: 'Apply',
  jury: 'Meet the jury',
  regulations: 'Award regulations',
  regulationsDescription:
    'Regulations of {title}, the book award of the Portico fair: who may apply, the four categories and the jury prize, dates, the jury and the ceremony. In force from {date}.',
  breadcrumbs: 'Where you are',
  document: {
    version: 'Version {version}, in force from {date}',
    contents: 'Articles',
    print: 'Print',
    otherDocuments: 'Other documents',
  },
}

export default texts
