import type { HomeOwnTexts } from './home-texts.ru.ts'

const words: HomeOwnTexts = {
  vipOpening: 'VIP opening',
  visitorDays: 'Visitor days',
  works: 'Works at the fair',
  previousWork: 'Previous work',
  nextWork: 'Next work',
  of: 'of',
  allSpeakers: {
    one: 'All {count}\u00a0speaker',
    few: 'All {count}\u00a0speakers',
    other: 'All {count}\u00a0speakers',
  },
  award: '{title} Award',
  awardDates:
    '[[before awardClosing: Applications: {awardApplications}. || ]] [[before awardCeremony: The winners will be announced on {awardAnnouncedOn}. || The winners were named on {awardAnnouncedOn}.]]',
  fairIsOver: 'The fair was held on {fairDates}',
  awardLink: 'Rules and categories',
  allWorks: 'All works',
  eyeLine: '155\u00a0cm',
  participants: {
    one: '{count}\u00a0exhibitor',
    few: '{count}\u00a0exhibitors',
    other: '{count}\u00a0exhibitors',
  },
  subscribe: 'Subscribe',
  wholeProgramme: 'Full programme',
  days: 'Days of the programme',
  events: {
    one: '{count}\u00a0event',
    few: '{count}\u00a0events',
    other: '{count}\u00a0events',
  },
  refundRules: 'Refund rules',
  fullPrice: 'Full price',
  reducedPrice: 'Concession',
  notOffered: 'none',
  proof: 'Children’s, concession and free tickets require proof of age or status at the entrance.',
  chooseTickets: 'Choose tickets',
  refundIntro: 'We refund all or part of the price, depending on how many days are left before your visit',
  payout: 'The money reaches you within {payoutDays} of our receiving all the documents.',
  childTicket: 'children’s ticket, ages 7–14',
  free: 'free',
  underSeven: 'under 7, with proof of age',
  chooseTour: 'Choose a tour',
  allQuestions: 'Everything for visitors',
  wholeWay: 'Full directions',
}

export default words
