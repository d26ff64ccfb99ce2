import type { LetterTexts } from './letter-texts.ru.ts'

const texts: LetterTexts = {
  fair: 'Portico',
  where: '{days}, Moscow',
  hello: 'Hello,',
  open: 'Open payment in your account',
  foot: 'You are receiving this e-mail because you are taking part in the fair or are named in an exhibitor’s bank details.',
  privacy: 'How we handle personal data',
  facts: { number: 'Invoice', stand: 'Stand', sum: 'Sum' },
  kinds: {
    issued: {
      subject: 'Invoice {number} for taking part in the fair',
      title: 'Your invoice',
      text: 'Invoice {number} is attached. Please pay it by {due}: until then stand {stand} is held for you. You may pay in parts. The contract is in your account.',
    },
    paid: {
      subject: 'Stand {stand} is paid for',
      title: 'Payment received',
      text: 'Invoice {number} is paid in full and stand {stand} is yours. Next come the materials for the website and the catalogue.',
    },
    unpaid: {
      subject: 'The payment of invoice {number} was taken back',
      title: 'The money was taken back',
      text: 'A payment of invoice {number} was cancelled or returned, and stand {stand} is waiting to be paid for again. If this is a mistake, please reply to this e-mail.',
    },
    'too-late': {
      subject: 'Your payment of invoice {number}: something to decide',
      title: 'Your money has come, but there is nothing left to pay for',
      text: 'We have received a payment of invoice {number}, but the stand is no longer held for you or the invoice had been paid before. The money is booked. The exhibitors’ department will write to you: it can be returned or set against something else.',
    },
    before: {
      subject: 'Invoice {number}: three days left',
      title: 'Your invoice is waiting',
      text: 'Invoice {number} for stand {stand} has to be paid by {due}. A bank transfer takes up to three days.',
    },
    due: {
      subject: 'Invoice {number}: today is the last day',
      title: 'Today is the last day to pay',
      text: 'Invoice {number} for stand {stand} has to be paid today, {due}. If the money is on its way, there is nothing you need to do.',
    },
    after: {
      subject: 'Invoice {number} is overdue',
      title: 'The date has passed',
      text: 'Invoice {number} was due on {due} and we have not seen the money. Stand {stand} is still yours, but the exhibitors’ department may give it to somebody else. Please pay the invoice or write to us.',
    },
    released: {
      subject: 'Stand {stand} has been released',
      title: 'The stand is no longer held for you',
      text: 'Invoice {number} was not paid in time, and the exhibitors’ department has released stand {stand}. The reason: {reason}. Your application stays accepted: while the choice is open you may take another stand.',
    },
  },
}

export default texts
