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
    payment: 'card, SBP or invoice',
    materials: 'by {materials}',
  },
  behind: 'done',
}

export default texts
