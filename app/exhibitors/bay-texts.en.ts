import type { BayTexts } from './bay-texts.ru.ts'

const texts: BayTexts = {
  title: 'The exhibitor’s path',
  bays: {
    application: 'Application',
    review: 'Review',
    accepted: 'Accepted',
    stand: 'Stand',
    payment: 'Payment',
    materials: 'Materials',
  },
  dates: {
    application: 'open until {closes}',
    submitted: 'submitted {at}',
    review: 'from {reviewFrom}',
    accepted: 'answer by {answers}',
    answered: 'answer received',
    declined: 'not accepted',
    waiting: 'if a place comes free',
    asked: 'once corrected',
    again: 'answer by e-mail',
    withdrawn: 'withdrawn',
    payment: 'card, SBP or invoice',
    materials: 'by {materials}',
  },
  behind: 'done',
  calledOff: 'The fair of {days} has been cancelled.',
}

export default texts
