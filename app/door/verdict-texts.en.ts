import type { VerdictTexts } from './verdict-texts.ru.ts'

const texts: VerdictTexts = {
  admit: 'Come in',
  check: 'Check the document',
  refuse: 'No entry',
  proofs: {
    age: { what: 'Proof of age', how: 'Born {bornFrom} to {bornTo}' },
    concession: {
      what: 'Proof of concession',
      how: 'Look and give it back. No document: box office',
    },
    'employee-pass': { what: 'Employee’s pass', how: 'One concession ticket a pass' },
    free: { what: 'Proof for free entry', how: 'For a child: born {smallBornFrom} or later' },
    disability: { what: 'Disability certificate', how: 'Group I or II. Look and give it back' },
    principal: {
      what: 'Companion',
      how: 'They come in together: the accompanied person shows the certificate',
    },
  },
  notes: {
    'sealed-only': 'Not in the list yet, the signature is right',
    people: 'People on this ticket: {count}',
    started: 'It has begun: please go in quietly',
    pair: 'Two together: ask for the other ticket',
    pairIn: 'Two together: the other one is in already',
  },
  refusals: {
    unknown: { what: 'Not in the list', todo: 'Send to the box office' },
    forged: { what: 'The signature is wrong', todo: 'Call the shift leader' },
    'not-a-ticket': { what: 'Not a ticket', todo: 'Ask for the ticket of the fair' },
    newer: { what: 'The scanner is old', todo: 'Reload the scanner’s page' },
    'other-fair': { what: 'Ticket of another fair', todo: 'A new ticket is needed: box office' },
    refunded: { what: 'Refunded', todo: 'A new ticket is needed: box office' },
    'asked-back': {
      what: 'Return requested',
      todo: 'It can be withdrawn on the order page; otherwise box office',
    },
    'no-entry': { what: 'No entry ticket', todo: 'An entry ticket for this day is needed: box office' },
    alone: { what: 'Companion alone', todo: 'The accompanied person’s ticket is not valid: box office' },
    'wrong-gate': {
      what: 'Not for this gate',
      todo: 'Entry tickets at the entrance, tours and classes where they gather',
    },
    cancelled: { what: 'Cancelled', todo: 'Send to the box office' },
    'already-in': { what: 'Came in at {time}', todo: '{gate}. No second entry' },
    'wrong-day': { what: 'Another day', todo: 'The ticket is for {days}' },
    'too-early': { what: 'Too early', todo: 'Entry from {from}' },
    'too-late-window': {
      what: 'Entry was until {until}',
      todo: 'A ticket for entry after {until} is needed: box office',
    },
    'too-late': { what: 'Too late', todo: 'Entry ended at {until}' },
  },
}

export default texts
