import { accountWords, closedWords } from '../../accounts/links/mails.ts'
import { accessWords } from '../../accounts/staff/mails.ts'
import { enquiryWords } from '../../applications/enquiry/mails.ts'
import { bookWords } from '../../award/books/mails.ts'
import { juryWords } from '../../award/office/mails.ts'
import { resultWords } from '../../award/result/announce-texts.server.ts'
import { invitationWords } from '../../box-office/invitations/letter-texts.server.ts'
import { orderWords, otherOrderWords } from '../../box-office/letters/texts.server.ts'
import { waitingWords } from '../../box-office/waiting-list/texts.server.ts'
import { releaseWords } from '../../editorial/releases/mails.ts'
import { receiptWords } from '../../exhibitors/application/mails.ts'
import { standWords } from '../../exhibitors/choice/mails.ts'
import { materialWords } from '../../exhibitors/materials/mails.ts'
import { messageWords } from '../../exhibitors/messages/mails.ts'
import { paymentWords } from '../../exhibitors/payment/mails.ts'
import { answerWords } from '../../exhibitors/selection/mails.ts'

/** Every letter whose words the office can change. */
export const letterWords = [
  orderWords,
  otherOrderWords,
  waitingWords,
  invitationWords,
  accountWords,
  closedWords,
  receiptWords,
  answerWords,
  standWords,
  paymentWords,
  messageWords,
  materialWords,
  enquiryWords,
  bookWords,
  resultWords,
  juryWords,
  releaseWords,
  accessWords,
].flatMap(({ letters }) => letters)
