import type { InvitationLetterTexts } from './letter-texts.ru.ts'

const texts: InvitationLetterTexts = {
  fair: 'Portico',
  where: '{fairDates}, Moscow',
  subject: 'Your invitation to the Portico art fair',
  title: 'You are invited',
  hello: 'Dear {name},',
  opens: 'Your invitation code: {code}. It opens: {product}, {price}.',
  how: 'On the tickets page open “Have an invitation code?”, type the code and choose how many tickets you need.',
  free: 'free of charge',
  each: '{sum} a ticket',
  places: {
    one: 'The invitation gives {count} ticket.',
    few: 'The invitation gives {count} tickets.',
    many: 'The invitation gives {count} tickets.',
    other: 'The invitation gives {count} tickets.',
  },
  until: 'The code is valid until {until} inclusive; places are limited at every time.',
  button: 'Choose tickets',
  secret: 'The code is yours: whoever knows it can take the tickets instead of you.',
  foot: 'Sent by the fair’s box office. If you did not expect an invitation, simply delete this e-mail.',
  links: { refund: 'Ticket refunds', offer: 'Contract offer' },
}

export default texts
