import type { BookLetterTexts } from './letter-texts.ru.ts'

const texts: BookLetterTexts = {
  fair: 'Portico',
  where: '{fairDates}, Moscow',
  hello: 'Hello,',
  receipt: {
    label: 'Open the application',
    text: 'The link below opens the application again: please add the ISBN, the cover, an excerpt and the file of the book. Until applications close you can change or withdraw it. The link works without a password, so please do not forward this e-mail.',
  },
  withdraw: {
    subject: 'Award application No.\u00a0{number} has been withdrawn',
    title: 'Application withdrawn',
    text: 'Application No.\u00a0{number} for the Word on Art award has been withdrawn. You can send it again by the same link until the end of {awardClosesOn}.',
  },
  reopen: {
    subject: 'Award application No.\u00a0{number} is back',
    title: 'Application sent again',
    text: 'Application No.\u00a0{number} for the Word on Art award takes part again. It can be changed until the end of {awardClosesOn}.',
  },
  open: 'Open the application',
  foot: 'The link opens the application without a password: please do not forward this e-mail. If this was not you, write to award@portik.example.',
  privacy: 'Privacy policy',
}

export default texts
