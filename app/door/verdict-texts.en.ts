import type { VerdictTexts } from './verdict-texts.ru.ts'

const texts: VerdictTexts = {
  admit: 'Come in',
  check: 'Check the document',
  refuse: 'No entry',
  proofs: {
    age: { what: 'Proof of age', how: 'Born {bornFrom} to {bornTo}' },
    concession: {
      what: 'Proof of concession',
      how: 'Look and give it back. No document: ticket desk',
    },
    'employee-pass': { what: 'Employee’s pass', how: 'One concession ticket a pass' },
    free: { what: 'Proof for free entry', how: 'For a child: born {smallBornFrom} or later' },
  },
  notes: {
    'sealed-only': 'Not in the list yet, the signature is right',
    people: 'People on this ticket: {count}',
    started: 'It has begun: please go in quietly',
  },
  refusals: {
    unknown: { what: 'Not in the list', todo: 'Send to the ticket desk' },
    forged: { what: 'The signature is wrong', todo: 'Call the shift leader' },
    'not-a-ticket': { what: 'Not a ticket', todo: 'Ask for the ticket of the fair' },
    newer: { what: 'The scanner is old', todo: 'Reload the scanner’s page' },
    'other-fair': { what: 'Ticket of another fair', todo: 'A new ticket is needed: ticket desk' },
    'not-paid': { what: 'Not paid', todo: 'Pay on the page of the order or buy at the desk' },
    refunded: { what: 'Refunded', todo: 'A new ticket is needed: ticket desk' },
    cancelled: { what: 'Cancelled', todo: 'Send to the ticket desk' },
    'already-in': { what: 'Came in at {time}', todo: '{gate}. No second entry' },
    'wrong-day': { what: 'Another day', todo: 'The ticket is for {days}' },
    'too-early': { what: 'Too early', todo: 'Entry from {from}' },
    'too-late-window': {
      what: 'Entry was until {until}',
      todo: 'A ticket for entry after {until} is needed: desk',
    },
    'too-late': { what: 'Too late', todo: 'Entry ended at {until}' },
  },
}

export default texts
