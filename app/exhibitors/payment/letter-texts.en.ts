import type { LetterTexts } from './letter-texts.ru.ts'

const texts: LetterTexts = {
  fair: 'Portico',
  where: '{days}, Moscow',
  hello: 'Hello,',
  open: 'Open the payment page in your account',
  foot: 'You have received this e-mail because you are an exhibitor at the fair or are named in an exhibitor’s company details.',
  privacy: 'Privacy policy',
  facts: { number: 'Invoice', stand: 'Stand', sum: 'Amount' },
  kinds: {
    issued: {
      subject: 'Invoice {number} for exhibiting at the fair',
      title: 'Your invoice',
      text: 'Invoice {number} is attached. Please pay it by {due}: until then stand {stand} is held for you. You can pay in parts. The contract can be downloaded from your account.',
    },
    paid: {
      subject: 'Stand {stand} is paid for',
      title: 'Payment received',
      text: 'Invoice {number} is paid in full and stand {stand} is yours. Next, please fill in the materials for the site and the catalogue in your account.',
    },
    'paid-after': {
      subject: 'Invoice {number} is paid',
      title: 'Payment received',
      text: 'Invoice {number} for stand {stand} is paid in full. The fair has taken place and there is nothing more you need to do: the contract and the act of acceptance can be downloaded from your account.',
    },
    'called-off': {
      subject: 'Your payment of invoice {number}: the fair has been cancelled, we will refund you',
      title: 'We have your payment and will refund it',
      text: 'We have received a payment of invoice {number}, but the fair has been cancelled and there will be no stand {stand}. We will refund your money in full, and the exhibitors’ department will write to you about it. There is nothing more to pay.',
    },
    closed: {
      subject: 'Invoice {number} is closed: the fair has been cancelled',
      title: 'Your invoice is closed and nothing is owed',
      text: 'A payment of invoice {number} has been refunded or cancelled. The fair will not take place, so the invoice is closed: stand {stand} is no longer held for you and nothing is owed for it. If you have questions about the refund, please write to the exhibitors’ department.',
    },
    unpaid: {
      subject: 'The payment of invoice {number} has been cancelled',
      title: 'A payment has been cancelled',
      text: 'A payment of invoice {number} has been cancelled or refunded, and stand {stand} is waiting to be paid for again. If this is a mistake, please write to the exhibitors’ department.',
    },
    'too-late': {
      subject: 'Your payment of invoice {number}: refund or credit?',
      title: 'We have your payment, but there is nothing left to pay for',
      text: 'We have received a payment of invoice {number}, but the stand is no longer held for you, or the invoice had already been paid. Your money is safe: it can be refunded or credited, and the exhibitors’ department will write to you about it.',
    },
    before: {
      subject: 'Invoice {number}: three days left',
      title: 'Your invoice is waiting to be paid',
      text: 'Please pay invoice {number} for stand {stand} by {due}. A bank transfer takes up to three days.',
    },
    due: {
      subject: 'Invoice {number}: today is the last day',
      title: 'Today is the last day to pay',
      text: 'Invoice {number} for stand {stand} is due today, {due}. If you have already sent the money, there is nothing you need to do.',
    },
    after: {
      subject: 'Invoice {number} is overdue',
      title: 'The payment is overdue',
      text: 'Invoice {number} was due on {due}, but we have not received the money. Stand {stand} is still held for you, but the exhibitors’ department may give it to another exhibitor. Please pay the invoice or write to us.',
    },
    released: {
      subject: 'Stand {stand} has been released',
      title: 'The stand is no longer held for you',
      text: 'Invoice {number} was not paid in time, and the exhibitors’ department has released stand {stand}. Reason: {reason}. Your application remains accepted: while stands are being chosen, you can choose another.',
    },
  },
}

export default texts
