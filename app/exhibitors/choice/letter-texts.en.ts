import type { StandLetterTexts } from './letter-texts.ru.ts'

const texts: StandLetterTexts = {
  fair: 'Portico',
  where: '{days}, Moscow',
  hello: 'Hello,',
  held: {
    subject: 'Stand {code} is held for you until {until}',
    title: 'Stand {code} is held for you',
    first: 'Stand {code} is now held for application {number}. It is yours until {until}, Moscow time.',
    next: 'Choose your equipment and pay for the stand by then. Until it is paid for you may change it; the deadline stays the same.',
  },
  lapsed: {
    subject: 'Your hold on stand {code} has run out',
    title: 'Stand {code} is no longer held',
    first: 'Stand {code} of application {number} was not paid for in time and is free again.',
    next: 'You may choose this or any other free stand up to and including {to}.',
  },
  extended: {
    subject: 'Stand {code} is held for you until {until}',
    title: 'You have more time',
    first:
      'The exhibitors’ department has extended the hold on stand {code} of application {number}: it is yours until {until}, Moscow time.',
    next: 'Please pay for the stand by then.',
  },
  released: {
    subject: 'Stand {code} has been released',
    title: 'Stand {code} has been released',
    first:
      'The exhibitors’ department has released stand {code}, which was held for you under application {number}.',
    next: 'If you did not expect this, please write to the department. You may choose another free stand up to and including {to}.',
  },
  why: 'Reason',
  price: 'Price of the stand',
  open: 'Open the page of your stand',
  foot: 'You are receiving this e-mail because you take part in the fair as an exhibitor.',
  privacy: 'Processing of personal data',
}

export default texts
