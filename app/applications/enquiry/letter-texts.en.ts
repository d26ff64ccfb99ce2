import type { EnquiryLetterTexts } from './letter-texts.ru.ts'

const texts: EnquiryLetterTexts = {
  subject: 'Enquiry about a work: {about}',
  title: 'Enquiry about a work',
  text: 'Hello, a visitor to the fair’s site is asking about a work that you are showing.',
  reply: 'Please write your answer to {email}, and we will pass it on to the visitor.',
  contact: 'The visitor would like to hear from you directly: {name}, {contact}.',
  work: 'The work',
  question: 'The question',
  foot: 'You have received this e-mail because you are showing a work at the fair. The fair has passed the enquiry on: {email}.',
}

export default texts
