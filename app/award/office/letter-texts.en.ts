import type { JuryLetterTexts } from './letter-texts.ru.ts'

const texts: JuryLetterTexts = {
  fair: 'Portico',
  where: '{fairDates}, Moscow',
  hello: 'Hello,',
  'first-round': {
    subject: 'Award: books waiting for your marks ({owed})',
    title: 'Books are waiting for your marks',
    text: 'In the first round of the Word on Art award you still have books to mark: {owed}. Marks are taken until {until}, Moscow time.',
  },
  'second-round': {
    subject: 'Award: your vote in the second round',
    title: 'We are waiting for your vote',
    text: 'In the second round of the Word on Art award you still have ballots to cast, the jury prize included: {owed}. The vote is open until {until}, Moscow time.',
  },
  open: 'Open the jury’s reading room',
  foot: 'This is a reminder from the secretary of the award. To reply: award@portik.example.',
  privacy: 'Privacy policy',
}

export default texts
