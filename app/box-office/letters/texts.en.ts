import type { LetterTexts } from './texts.ru.ts'

const texts: LetterTexts = {
  fair: 'Portico',
  where: '{fairDates}, Moscow',
  hello: 'Dear {name},',
  clock: 'MSK',
  calendar: 'Add to calendar',
  total: 'Total',
  paidTotal: 'Paid',
  free: 'free',
  tickets: {
    one: '{count} ticket',
    few: '{count} tickets',
    many: '{count} tickets',
    other: '{count} tickets',
  },
  foot: 'This letter is about your order; please do not reply to it. Box office: {officeEmail}, {officePhone}.',
  links: { refund: 'Ticket refunds', offer: 'Contract offer' },
  keepSecret: 'The link of the order is yours: whoever knows it can change or return the tickets.',
  notes: {
    visit: 'Before your visit',
    bring: 'Show the QR code at the entrance, on a screen or on paper.',
    proof: 'For children’s, concession and free tickets bring a document of age or status.',
    plans: 'If plans change',
    papers: 'What to send',
    send: 'Send the signed application, a copy of your passport and the payment receipt to {officeEmail}. In case of illness add a medical certificate. Nothing needs to be uploaded to the site.',
    payout: 'The money comes back the way it was paid, within {payoutDays} of our receiving the papers.',
    way: 'How to get there',
  },
  letters: {
    placed: {
      subject: 'Order №\u00a0{code} is waiting for payment',
      title: 'Waiting for payment',
      text: [
        'The places of order №\u00a0{code} are yours until {until} MSK. Once it is paid, we will send the tickets.',
      ],
      button: 'Go to payment',
    },
    paid: {
      subject: 'Tickets: order №\u00a0{code}, {days}',
      title: 'See you on {days}',
      text: ['Order №\u00a0{code} is complete. Attached: {tickets} as PDF.'],
      button: 'Open the order',
    },
    'paid-in-part': {
      subject: 'Tickets: order №\u00a0{code}, a part is called off',
      title: 'Paid, but a part is called off',
      text: [
        'While you were paying we had to call off: {gone}. The full price of it, {goneSum}, goes back the way you paid within {payoutDays}. There is nothing you need to do.',
        'The rest of order №\u00a0{code} stands. Attached: {tickets} as PDF.',
      ],
      button: 'Open the order',
    },
    expiring: {
      subject: 'Order №\u00a0{code}: the time to pay is running out',
      title: 'Time is running out',
      text: ['The places are yours until {until} MSK; then they go back on sale.'],
      button: 'Go to payment',
    },
    expired: {
      subject: 'Order №\u00a0{code} was not paid',
      title: 'Time is up',
      text: [
        'Order №\u00a0{code} was not paid by {until} MSK, and its places are on sale again. No money was taken.',
        'Should a payment arrive after all and the places be free, the tickets will be yours; otherwise all of it goes back.',
      ],
      button: 'Open the order',
    },
    'late-payment-returned': {
      subject: 'Order №\u00a0{code}: {sum} is on its way back',
      title: 'Your money comes back',
      text: [
        'The payment for order №\u00a0{code} arrived after {until} MSK, when no places were left. The whole sum, {sum}, goes back the way you paid.',
        'We are sorry about this. Other days and hours may still be free.',
      ],
      button: 'Open the order',
    },
    'late-invitation-returned': {
      subject: 'Order №\u00a0{code}: {sum} is on its way back',
      title: 'Your money comes back',
      text: [
        'The payment for order №\u00a0{code} came after {until} MSK, when the invitation had been used. We return the whole sum, {sum}, the way you paid.',
      ],
      button: 'Open the order',
    },
    'cancelled-payment-returned': {
      subject: 'Order №\u00a0{code}: {sum} is on its way back',
      title: 'Your money comes back',
      text: [
        'Order №\u00a0{code} was cancelled, and the payment for it came later. We return the whole sum, {sum}, the way you paid. You need not do anything.',
      ],
      button: 'Open the order',
    },
    'double-payment-returned': {
      subject: 'Order №\u00a0{code}: the second payment is on its way back',
      title: 'The second payment is coming back',
      text: [
        'Order №\u00a0{code} had been paid when another payment came. We return it, {sum}, the way you paid. You need not do anything.',
      ],
      button: 'Open the order',
    },
    'return-requested': {
      subject: 'Order №\u00a0{code}: application for a refund',
      title: 'Refund requested',
      text: ['We have your application. Download it from the page of the order, sign it and send it to us.'],
      button: 'Download the application',
    },
    switched: {
      subject: 'Order №\u00a0{code}: your tickets have been moved',
      title: 'Your tickets have been moved',
      text: [
        'The day or time has changed in order №\u00a0{code}. The moved tickets have new QR codes, the old ones are no longer valid. The new tickets are attached.',
      ],
      button: 'Open the order',
    },
    'difference-returned': {
      subject: 'Order №\u00a0{code}: the difference comes back',
      title: 'The difference comes back',
      text: [
        'The payment for moving a ticket of order №\u00a0{code} arrived when it could no longer be moved. The money goes back the way you paid. The ticket stays as it was.',
      ],
      button: 'Open the order',
    },
    'papers-due': {
      subject: 'Order №\u00a0{code}: papers due by {papersDue}',
      title: 'We are waiting for your papers',
      text: [
        'You asked to return tickets of order №\u00a0{code}, but the papers have not arrived yet. Please send them by {papersDue}: otherwise the return lapses and the tickets become valid again.',
      ],
      button: 'Download the application',
    },
    'return-lapsed': {
      subject: 'Order №\u00a0{code}: your tickets are valid again',
      title: 'Your tickets are valid again',
      text: [
        'The papers for the return in order №\u00a0{code} did not arrive in time, so the return has lapsed. The tickets admit you again.',
        'If you still want to return them, please apply anew on the page of the order: the sum will be that of the new day.',
      ],
      button: 'Open the order',
    },
    'return-decided': {
      subject: 'Order №\u00a0{code}: decision on your refund',
      title: 'Decision on your refund',
      text: ['We have considered your application for order №\u00a0{code}.'],
      button: 'Open the order',
    },
    'paid-out': {
      subject: 'Order №\u00a0{code}: the money has been sent',
      title: 'The money has been sent',
      text: [
        'The money for the returned tickets has been sent the way you paid. The refund receipt comes separately.',
      ],
      button: 'Open the order',
    },
    'refunded-by-staff': {
      subject: 'Order {code}: your refund',
      title: 'Your refund',
      text: [
        'The box office is refunding you for order {code}: the money will arrive the way you paid, usually within a few days.',
        'The order page shows which tickets are valid.',
      ],
      button: 'Open the order',
    },
    'tour-confirmed': {
      subject: 'The tour takes place: {tourWhen}',
      title: 'The tour takes place',
      text: ['Enough people have joined: {tourName}, {tourWhen} MSK. {tourPlace}.'],
      button: 'Open the order',
    },
    'called-off': {
      subject: 'Order №\u00a0{code}: called off and refunded',
      title: 'Called off',
      text: [
        '{message}',
        'We are sorry, this does not take place: {gone}. The full price, {goneSum}, goes back the way you paid within {payoutDays}. There is nothing you need to do; other tickets of the order, if any, stay valid.',
      ],
      button: 'Open the order',
    },
    tomorrow: {
      subject: 'Tomorrow, {tomorrow}: your visit',
      title: 'See you tomorrow',
      text: ['A reminder of your tickets for {tomorrow}.'],
      button: 'Open the tickets',
    },
    'fair-cancelled': {
      subject: 'The fair is cancelled: order №\u00a0{code}',
      title: 'The fair is cancelled',
      text: [
        '{message}',
        'The full price of the unused tickets of order №\u00a0{code}, {back}, goes back the way you paid within {payoutDays}. There is nothing you need to do.',
      ],
      button: 'Open the order',
    },
    'fair-postponed': {
      subject: 'The fair is postponed: order №\u00a0{code}',
      title: 'The fair is postponed',
      text: [
        '{message}',
        'The new dates: {newDates}. The tickets of order №\u00a0{code} stay valid and need not be changed.',
        'If the new dates do not suit you, return the tickets on the page of the order until {returnsUntil} inclusive: the full price comes back, however few days are left.',
      ],
      button: 'Open the order',
    },
  },
  freeReturn: {
    subject: 'Order №\u00a0{code}: ticket given back',
    title: 'Ticket given back',
    text: [
      'The free ticket has been given back and its place is available. There is nothing you need to do.',
    ],
    button: 'Open the order',
  },
  lost: {
    subject: 'Your orders',
    title: 'Your orders',
    text: ['You asked for the links of your orders. If it was not you, there is nothing to do.'],
    order: 'Order №\u00a0{code} of {placedOn}',
  },
}

export default texts
