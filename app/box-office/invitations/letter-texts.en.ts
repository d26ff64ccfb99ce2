import type { InvitationLetterTexts } from './letter-texts.ru.ts'

const texts: InvitationLetterTexts = {
  fair: 'Portico',
  where: '{fairDates}, Moscow',
  subject: 'Your invitation to the Portico art fair',
  title: 'You are invited',
  hello: 'Dear {name},',
  opens: 'Your invitation code is {code}. It is for: {product}, {price}.',
  how: 'On the tickets page open “Have an invitation code?”, enter the code and choose how many tickets you need.',
  free: 'free of charge',
  each: '{sum} a ticket',
  places: {
    one: 'The invitation is good for {count} ticket.',
    few: 'The invitation is good for {count} tickets.',
    many: 'The invitation is good for {count} tickets.',
    other: 'The invitation is good for {count} tickets.',
  },
  until: 'The code is valid until {until} inclusive; the number of places at each time is limited.',
  button: 'Choose tickets',
  secret: 'Please keep the code to yourself: anyone who knows it can take the tickets instead of you.',
  foot: 'Sent by the fair’s box office. If you were not expecting an invitation, simply delete this e-mail.',
  links: { refund: 'Ticket refunds', offer: 'Public offer' },
}

export default texts
