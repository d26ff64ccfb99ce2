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
    text: 'Application No.\u00a0{number} for the Word on Art award has been withdrawn. You can send it again with the same link until the end of {awardClosesOn}.',
  },
  reopen: {
    subject: 'Award application No.\u00a0{number} is back',
    title: 'Application sent again',
    text: 'Application No.\u00a0{number} for the Word on Art award is taking part again. It can be changed until the end of {awardClosesOn}.',
  },
  ask: {
    subject: 'A question about award application No.\u00a0{number}',
    title: 'A question from the secretary',
    text: 'The secretary of the Word on Art award has a question about application No.\u00a0{number}. Please answer by {until}: open the application with the link, correct it and save it.',
    said: 'The question',
  },
  admit: {
    subject: 'The book has been admitted: award application No.\u00a0{number}',
    title: 'The book has been admitted',
    text: 'The book of application No.\u00a0{number} has been admitted to the Word on Art award. Dates of the jury’s work: {awardJudging}; the winners will be announced on {awardAnnouncedOn}.',
    said: '',
  },
  decline: {
    subject: 'The book has not been admitted: award application No.\u00a0{number}',
    title: 'The book has not been admitted',
    text: 'The book of application No.\u00a0{number} has not been admitted to the Word on Art award. If you think this is a mistake, please write to the secretary: award@portik.example.',
    said: 'Why',
  },
  reconsider: {
    subject: 'Award application No.\u00a0{number} is being reconsidered',
    title: 'The decision is being reconsidered',
    text: 'The secretary of the Word on Art award is reconsidering whether to admit the book of application No.\u00a0{number}. The new decision will come in a separate e-mail.',
    said: '',
  },
  'propose-move': {
    subject: 'Another category for award application No.\u00a0{number}',
    title: 'Another category?',
    text: 'The secretary of the Word on Art award proposes to move the book of application No.\u00a0{number} to the category “{nomination}”. Nothing changes unless you agree: please answer on the page of the application.',
    said: 'Why',
  },
  open: 'Open the application',
  foot: 'The link opens the application without a password: please do not forward this e-mail. If this was not you, write to award@portik.example.',
  footOfOffice:
    'The link opens the application without a password: please do not forward this e-mail. The secretary’s address is award@portik.example.',
  privacy: 'Privacy policy',
}

export default texts
