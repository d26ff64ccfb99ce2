import type { MessageLetterTexts } from './letter-texts.ru.ts'

const texts: MessageLetterTexts = {
  fair: 'Portico',
  where: '{days}, Moscow',
  quote: '“{opening}”',
  attached: 'A file came with the message: you can download it on the website once you have signed in.',
  open: 'Read and reply',
  privacy: 'Privacy policy',
  exhibitor: {
    subject: 'New message about application {number}',
    title: 'You have a message',
    text: '{author} of the exhibitors’ department has written to you about application {number}. Please reply in your account rather than to this e-mail.',
    foot: 'You have received this e-mail because you submitted an application in your account on the fair’s site.',
  },
  office: {
    subject: 'Message from an exhibitor, application {number}',
    title: 'An exhibitor has written',
    text: '{author} has written about application {number}, {name}. Please reply on the office page rather than to this e-mail.',
    foot: 'You have received this e-mail because you look after the fair’s exhibitors.',
  },
}

export default texts
