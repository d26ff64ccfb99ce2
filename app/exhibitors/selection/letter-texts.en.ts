import type { AnswerTexts } from './letter-texts.ru.ts'

const texts: AnswerTexts = {
  fair: 'Portico',
  where: '{days}, Moscow',
  hello: 'Hello,',
  accept: {
    subject: 'Application {number}: you are in',
    title: 'You have been accepted',
    first:
      'The curatorial council has accepted your application {number}. We look forward to having you at the fair.',
    next: 'Next comes the stand: you choose in turn {rank}, and the choice is open from {from} to {to}. A stand is held for you for 72 hours.',
  },
  wait: {
    subject: 'Application {number}: waiting list',
    title: 'You are on the waiting list',
    first:
      'The council liked your application {number}, but the section ran out of places. We have put it on the waiting list.',
    next: 'If a place comes free we will write at once. There is nothing you need to do; you can withdraw in your account.',
  },
  'ask-changes': {
    subject: 'Application {number}: the council asks for changes',
    title: 'Changes, please',
    first: 'The curatorial council has considered your application {number} and asks you to work on it.',
    next: 'Correct the application in your account and submit it again by the end of {until}.',
  },
  decline: {
    subject: 'Our answer to application {number}',
    title: 'Not this time',
    first: 'The curatorial council has considered your application {number} and could not accept it.',
    next: 'Thank you for showing us your works. You are welcome to apply to the next fair.',
  },
  message: 'What the council says',
  open: 'Open the application',
  foot: 'You have received this e-mail because you submitted an application in your account at the fair.',
  privacy: 'Privacy policy',
}

export default texts
