import type { WalletTexts } from './texts.ru.ts'

const texts: WalletTexts = {
  organiser: 'Portico art fair',
  venue: 'Old Manège Court',
  address: '7\u00a0Karetnaya Embankment, Moscow',
  labels: {
    ticket: 'Ticket',
    kind: 'Kind of ticket',
    date: 'Date',
    entry: 'Entry',
    time: 'Time',
    holder: 'Name',
    people: 'People',
    page: 'The ticket on the site',
    place: 'Place',
    proof: 'Please show',
  },
  validTitle: 'The code on the site is the one that counts',
  valid:
    'If the ticket has since been moved, put in another name or returned, the copy in your wallet will not show it. The code that counts is on the ticket’s page on the site: open it and add the ticket to your wallet again.',
  validShort: 'After a change or a return, add the ticket again.',
  onceTitle: 'One code, one entry',
  once: 'Do not publish your ticket: whoever shows the code first goes in.',
}

export default texts
