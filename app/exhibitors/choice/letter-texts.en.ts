import type { StandLetterTexts } from './letter-texts.ru.ts'

const texts: StandLetterTexts = {
  fair: 'Portico',
  where: '{days}, Moscow',
  hello: 'Hello,',
  held: {
    subject: 'Stand {code} is held for you until {until}',
    title: 'Stand {code} is held for you',
    first: 'Stand {code} is held for you under application {number} until {until}, Moscow time.',
    next: 'Choose your equipment and pay for the stand by then. Until it is paid for you can change to another; the deadline stays the same.',
  },
  lapsed: {
    subject: 'Your hold on stand {code} has expired',
    title: 'Stand {code} is no longer held',
    first:
      'Stand {code}, held under application {number}, was not paid for in time and is available to others again.',
    next: 'You can choose this or any other available stand up to and including {to}.',
  },
  extended: {
    subject: 'Stand {code} is held for you until {until}',
    title: 'You have more time',
    first:
      'The exhibitors’ department has extended the hold on stand {code} under application {number}: it is held for you until {until}, Moscow time.',
    next: 'Please pay for the stand by then.',
  },
  released: {
    subject: 'Stand {code} has been released',
    title: 'Stand {code} has been released',
    first:
      'The exhibitors’ department has released stand {code}, which was held for you under application {number}.',
    next: 'If you did not expect this, please write to the exhibitors’ department. You can choose another available stand up to and including {to}.',
  },
  why: 'Reason',
  price: 'Price of the stand',
  open: 'Open your stand page',
  foot: 'You have received this e-mail because you are an exhibitor at the fair.',
  privacy: 'Privacy policy',
}

export default texts
