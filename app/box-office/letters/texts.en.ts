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
  pieces: 'quantity: {quantity}',
  tickets: {
    one: '{count} ticket',
    few: '{count} tickets',
    many: '{count} tickets',
    other: '{count} tickets',
  },
  foot: 'If you have a question, reply to this e-mail or write to the box office: {officeEmail}, {officePhone}.',
  links: { refund: 'Ticket refunds', offer: 'Public offer' },
  entryCalledOff: 'your entry on that day is called off',
  keepSecret: 'Keep the link to your order to yourself: anyone who has it can change or return your tickets.',
  notes: {
    visit: 'Before your visit',
    bring: 'Show the QR code at the entrance, on a screen or on paper.',
    proof: 'For children’s, concession and free tickets bring proof of age or status.',
    plans: 'If plans change',
    papers: 'What to send',
    send: 'Send the signed application, a copy of your passport and the payment receipt to {officeEmail}. If you are ill, add a medical certificate. Nothing needs to be uploaded to the site.',
    payout:
      'The money will be refunded by the method you paid with, within {payoutDays} of our receiving all the documents.',
    way: 'How to get there',
  },
  letters: {
    placed: {
      subject: 'Order {code} is waiting for payment',
      title: 'Waiting for payment',
      text: [
        'The places in order {code} are held for you until {until} MSK. Once it is paid, we will send the tickets.',
      ],
      button: 'Go to payment',
    },
    paid: {
      subject: 'Tickets: order {code}, {days}',
      title: 'See you on {days}',
      text: ['Order {code} is complete. Attached: {tickets} as PDF.'],
      button: 'Open the order',
    },
    'paid-in-part': {
      subject: 'Tickets: order {code}, part of it called off',
      title: 'Paid, but part of it is called off',
      text: [
        'While you were paying we had to call off: {gone}. {goneBack}',
        'The other tickets in order {code} are valid. Attached: {tickets} as PDF.',
      ],
      button: 'Open the order',
    },
    expiring: {
      subject: 'Order {code}: time to pay is running out',
      title: 'Time is running out',
      text: ['The places are held for you until {until} MSK; after that they go back on sale.'],
      button: 'Go to payment',
    },
    expired: {
      subject: 'Order {code} was not paid',
      title: 'Time is up',
      text: [
        'Order {code} was not paid by {until} MSK, and its places are on sale again. No money was taken.',
        'If a payment does arrive and the places are still available, the tickets will be yours; if not, we will refund it in full.',
      ],
      button: 'Open the order',
    },
    'late-payment-returned': {
      subject: 'Order {code}: we are refunding {sum}',
      title: 'Your refund',
      text: [
        'Your payment for order {code} arrived after {until} MSK, too late for us to hold the same places for you. We are refunding all of it, {sum}, by the method you paid with. There is nothing you need to do.',
        'We are sorry about this. There may still be places on other days and at other times.',
      ],
      button: 'Open the order',
    },
    'late-invitation-returned': {
      subject: 'Order {code}: we are refunding {sum}',
      title: 'Your refund',
      text: [
        'Your payment for order {code} arrived after {until} MSK, when the invitation had already been used. We are refunding all of it, {sum}, by the method you paid with. There is nothing you need to do.',
      ],
      button: 'Open the order',
    },
    'cancelled-payment-returned': {
      subject: 'Order {code}: we are refunding {sum}',
      title: 'Your refund',
      text: [
        'Order {code} had already been cancelled when your payment arrived. We are refunding all of it, {sum}, by the method you paid with. There is nothing you need to do.',
      ],
      button: 'Open the order',
    },
    'double-payment-returned': {
      subject: 'Order {code}: we are refunding the second payment',
      title: 'Your second payment is being refunded',
      text: [
        'Order {code} had already been paid when another payment arrived. We are refunding it, {sum}, by the method you paid with. There is nothing you need to do.',
      ],
      button: 'Open the order',
    },
    'return-requested': {
      subject: 'Order {code}: your refund application',
      title: 'Refund requested',
      text: [
        'Your refund application is filled in. Download it from the order page, sign it and send it to us. If you change your mind, you can withdraw the return there too.',
      ],
      button: 'Download the application',
    },
    switched: {
      subject: 'Order {code}: your tickets have been moved',
      title: 'Your tickets have been moved',
      text: [
        'The day or time in order {code} has changed. The tickets that were moved have new QR codes; the old ones no longer work. The new tickets are attached.',
      ],
      button: 'Open the order',
    },
    'difference-returned': {
      subject: 'Order {code}: we are refunding the difference',
      title: 'The difference is being refunded',
      text: [
        'Your payment for moving a ticket in order {code} arrived when it could no longer be moved. We are refunding it by the method you paid with. Your ticket has not changed, and there is nothing you need to do.',
      ],
      button: 'Open the order',
    },
    'papers-due': {
      subject: 'Order {code}: documents needed by {papersDue}',
      title: 'We are waiting for your documents',
      text: [
        'You asked to return tickets from order {code}, but your documents have not reached us yet. Please send them by {papersDue}; otherwise the return will lapse and the tickets will be valid again.',
      ],
      button: 'Download the application',
    },
    'return-lapsed': {
      subject: 'Order {code}: your tickets are valid again',
      title: 'Your tickets are valid again',
      text: [
        'The documents for returning tickets from order {code} did not arrive in time, so the return has lapsed. The tickets are valid for entry again.',
        'If you still want to return them and it is not too late, please apply again on the order page: the refund will be that of the day of the new application.',
      ],
      button: 'Open the order',
    },
    'return-decided': {
      subject: 'Order {code}: decision on your refund',
      title: 'Decision on your refund',
      text: ['We have considered your application for order {code}.'],
      button: 'Open the order',
    },
    'paid-out': {
      subject: 'Order {code}: the money has been sent',
      title: 'The money has been sent',
      text: [
        'The money for the returned tickets has been sent by the method you paid with. The refund receipt will come separately.',
      ],
      button: 'Open the order',
    },
    'refunded-by-staff': {
      subject: 'Order {code}: your refund',
      title: 'Your refund',
      text: [
        'The box office is refunding {givenByStaff} in all for order {code}. The money will arrive by the method you paid with, within {payoutDays}.',
        'The order page shows which tickets are valid.',
      ],
      button: 'Open the order',
    },
    'tour-confirmed': {
      subject: 'Your tour is confirmed: {tourWhen}',
      title: 'Your tour is confirmed',
      text: ['Enough people have joined: {tourName}, {tourWhen} MSK. {tourPlace}.'],
      button: 'Open the order',
    },
    'called-off': {
      subject: 'Called off: order {code}',
      title: 'Called off',
      text: ['{message}', 'We are sorry to say that this will not go ahead: {gone}. {goneBack} {rest}'],
      button: 'Open the order',
    },
    tomorrow: {
      subject: 'Tomorrow, {tomorrow}: your visit',
      title: 'See you tomorrow',
      text: ['A reminder of your tickets for {tomorrow}.'],
      button: 'Open the tickets',
    },
    'fair-cancelled': {
      subject: 'The fair is cancelled: order {code}',
      title: 'The fair is cancelled',
      text: [
        '{message}',
        'The fair is cancelled, and the tickets in order {code} are no longer valid. {back}',
      ],
      button: 'Open the order',
    },
    'fair-postponed': {
      subject: 'The fair is postponed: order {code}',
      title: 'The fair is postponed',
      text: [
        '{message}',
        'The new dates: {newDates}. The tickets in order {code} stay valid and need not be changed.',
        'If the new dates do not suit you, return the tickets on the order page until {returnsUntil} inclusive: we will refund the full price, however few days are left before your visit.',
      ],
      button: 'Open the order',
    },
  },
  callOff: {
    money:
      'We are refunding the full price of the unused tickets, {sum}, by the method you paid with, within {payoutDays}. There is nothing you need to do.',
    free: 'The tickets were free, so there is nothing to refund and nothing you need to do.',
    rest: 'The other tickets in the order are valid.',
  },
  freeReturn: {
    subject: 'Order {code}: ticket returned',
    title: 'Ticket returned',
    text: ['The free ticket has been returned and its place released. There is nothing you need to do.'],
    button: 'Open the order',
  },
  lost: {
    subject: 'Your orders',
    title: 'Your orders',
    text: ['You asked for links to your orders. If it was not you, there is nothing you need to do.'],
    order: 'Order {code} of {placedOn}',
  },
}

export default texts
