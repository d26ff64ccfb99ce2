import type { PdfTexts } from './texts.ru.ts'

const texts: PdfTexts = {
  fair: 'Portico, the academic art fair',
  organiser: {
    name: 'Academic Vault (ANO)',
    requisites: 'OGRN\u00a01187700024276, INN\u00a07705180247',
    address: '7\u00a0Karetnaya Embankment, Moscow',
    email: 'tickets@portik.example',
    phone: '+7\u00a0495\u00a0010-24-27',
  },
  venue: 'Old Manège Court exhibition complex, 7\u00a0Karetnaya Embankment, Moscow',
  ageMark: '0+',
  ticket: {
    document: 'Ticket (electronic)',
    numbered: 'Series\u00a0{series}, No.\u00a0{number}',
    title: 'Ticket No.\u00a0{number}',
    titles: 'Tickets of order {order}',
    qr: 'QR code of ticket {number}, code {code}',
    labels: {
      date: 'Date',
      entry: 'Entry',
      time: 'Time',
      price: 'Price',
      place: 'Place',
      howTo: 'How to enter',
      order: 'Order',
      refund: 'Refund',
      organiser: 'Organiser',
      control: 'Stub',
    },
    hours: 'from {from}\nto {to} MSK',
    onceADay: 'one entry a\u00a0day',
    free: 'free',
    order: '{order} of {placedOn}',
    holder: 'Visitor: {name}',
    buyer: 'Buyer: {name}',
    people: 'People on this ticket: {count}',
    payments: {
      card: 'Bank card, receipt sent by e-mail',
      sbp: 'Faster Payments (SBP), receipt sent by e-mail',
      online: 'Paid on the site, receipt sent by e-mail',
      invoice: 'Paid by invoice',
      none: 'No payment',
    },
    howTo: {
      day: 'Show the code on a screen or on paper. Enter through the portico, step-free from the courtyard. Stay until closing; you cannot leave and come back.',
      eachDay:
        'Show the code on a screen or on paper. Enter through the portico, step-free from the courtyard. One entry on each of the days, at any hour.',
      tour: 'Meet in the vestibule five minutes before the start. You need an entrance ticket for the same day.',
      class:
        'Come for the start and show the code on a screen or on paper. You need an entrance ticket for the same day.',
    },
    proofs: {
      age: {
        title: 'Show proof of age.',
        text: 'The children’s ticket is valid for ages {from}–{to} together with a document.',
      },
      concession: {
        title: 'Show proof of your concession.',
        text: 'Without it the concession ticket is not valid. The document is looked at and given back at once.',
      },
      'employee-pass': {
        title: 'Show your employee’s pass.',
        text: 'The ticket is valid together with the pass, one concession ticket a pass.',
      },
      free: {
        title: 'Show your document.',
        text: 'The free ticket is valid together with proof of age or of the right to free entry.',
      },
      disability: {
        title: 'Show the disability certificate.',
        text: 'The ticket is valid together with a group I or II disability certificate. It is looked at and given back at once.',
      },
      principal: {
        title: 'Come together.',
        text: 'The ticket is valid together with that of the person you accompany, who shows the certificate.',
      },
    },
    nothingBack: 'The ticket is free, there is nothing to refund.',
    office: 'Box office: {phone}',
    foot: 'Age rating {ageMark}. One code, one entry. Do not publish the ticket online.',
    footEachDay: 'Age rating {ageMark}. One code, one entry a\u00a0day. Do not publish the ticket online.',
  },
}

export default texts
