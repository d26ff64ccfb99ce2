import type { AnswerTexts } from './letter-texts.ru.ts'

const texts: AnswerTexts = {
  fair: 'Portico',
  where: '{days}, Moscow',
  hello: 'Hello,',
  accept: {
    subject: 'Application {number}: you will be exhibiting at the fair',
    title: 'Your application has been accepted',
    first:
      'The curatorial council has accepted your application {number}. We look forward to having you at the fair.',
    next: 'Now choose your stand: your turn is number {rank}, open from {from} to {to}. The stand you choose is held for you for 72 hours.',
  },
  wait: {
    subject: 'Application {number}: waiting list',
    title: 'You are on the waiting list',
    first:
      'The council liked your application {number}, but there were not enough places in the section. We have put it on the waiting list.',
    next: 'If a place becomes available, we will write to you at once. There is nothing you need to do; you can withdraw the application in your account.',
  },
  'ask-changes': {
    subject: 'Application {number}: the council asks for changes',
    title: 'Changes requested',
    first:
      'The curatorial council has considered your application {number} and asks you to make some changes.',
    next: 'Please correct the application in your account and submit it again by the end of {until}.',
  },
  decline: {
    subject: 'Our answer to application {number}',
    title: 'Not this time',
    first: 'The curatorial council has considered your application {number} and could not accept it.',
    next: 'Thank you for showing us your works. You are welcome to apply for the next fair.',
  },
  message: 'The council’s comment',
  open: 'Open the application',
  foot: 'You have received this e-mail because you submitted an application in your account on the fair’s site.',
  privacy: 'Privacy policy',
}

export default texts
