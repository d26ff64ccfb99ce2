import type { ContentTexts } from './texts.ru.ts'

const texts: ContentTexts = {
  write: 'Write to us',
  speakers: 'Speakers',
  all: 'All',
  filter: 'Who speaks',
  alphabet: 'By surname',
  letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  roles: {
    artist: 'Artists',
    historian: 'Art historians',
    curator: 'Curators',
    restorer: 'Conservators',
    educator: 'Teachers',
  },
  shown: {
    one: '{count}\u00a0speaker shown',
    few: '{count}\u00a0speakers shown',
    other: '{count}\u00a0speakers shown',
  },
  sessions: 'In the programme',
  events: { one: '{count}\u00a0event', few: '{count}\u00a0events', other: '{count}\u00a0events' },
  neighbours: 'Other speakers',
  previous: 'Previous speaker',
  next: 'Next speaker',
  nobody: 'Nobody in this role yet.',
  showAll: 'Show everybody',
  breadcrumbs: 'Where you are',
  document: {
    version: 'Version {version}, in force from {date}',
    contents: 'Articles',
    print: 'Print',
    otherDocuments: 'Other documents',
    consentDescription:
      '{title}: the full text of the Portico fair’s document, in force from {date}. What you allow, for how long, and how to withdraw it.',
  },
  rules: {
    bag: 'The largest bag that may be taken into the halls',
    bagAlt: 'A bag in axonometry, all sides to one scale.',
    centimetres: 'cm',
  },
  audio: {
    whole: 'The whole walk takes {minutes} if you do not linger.',
    minutes: { one: '{count}\u00a0minute', few: '{count}\u00a0minutes', other: '{count}\u00a0minutes' },
    textOnly: 'This browser has not started the player, so the stop is here to be read.',
  },
  press: {
    releases: 'Releases',
    noReleases: 'The first release is not out yet.',
    newer: 'Newer',
    older: 'Earlier',
  },
  convention: { day: 'Programme of the day' },
  children: { timetable: 'Timetable of classes' },
  way: {
    alt: 'Line map: the Old Manège Court stands between Karetnaya Embankment and Konyushenny Lane. From Karetnaya metro it is 7 minutes by the boulevard and along the water to the portico; step-free, 10 minutes by the lane to the courtyard gate. From Manezhnaya Sloboda it is 14 minutes by the lane.',
    onFoot: 'On foot to the portico',
    stepFree: 'Step-free, through the courtyard',
    karetnaya: 'Karetnaya',
    sloboda: 'Manezhnaya Sloboda',
    place: ['Old Manège', 'Court'],
    lane: 'Konyushenny Lane',
    court: 'court',
    gate: 'gate',
    embankment: 'Karetnaya Embankment',
    boulevard: 'boulevard',
    minutes: 'min',
  },
}

export default texts
