import type { MessageTexts } from './texts.ru.ts'

const texts: MessageTexts = {
  title: 'Messages',
  above: 'Application {number}, {name}',
  lead: 'Questions about your application, stand, payment and materials. The exhibitors’ department usually answers within a working day.',
  list: 'Messages',
  empty: 'There are no messages yet.',
  notYet:
    'You can write to the exhibitors’ department here once your application has been submitted. Until then, please use the addresses on the contact page.',
  toApplication: 'Go to the application',
  toContact: 'Contact',
  earlier: 'Earlier',
  latest: 'To the latest',
  fresh: 'new',
  you: 'You',
  exhibitor: 'exhibitor',
  office: 'exhibitors’ department',
  write: 'Write to the exhibitors’ department',
  text: 'Message',
  hint: 'up to 4,000 characters; the answer will appear here, and we will tell you by e-mail',
  file: 'A file with it, if you need one',
  fileHint:
    'one PDF, JPEG or PNG file of up to 10\u00a0MB; camera data is taken out of pictures; only you and the exhibitors’ department can see it',
  chooseAgain: 'Please choose the file again.',
  send: 'Send',
  done: { sent: 'Your message has been sent.' },
  refusals: {
    empty: 'The message is empty. Please write one.',
    'too-long': 'The message is longer than 4,000 characters: shorten it or split it in two.',
    'too-often':
      'Too many messages have been sent within the last hour. Wait a little: what you typed is still in the field.',
    stale: 'This page is out of date. Send it again: what you typed is still in the field.',
    unknown: 'There is no such conversation.',
    'not-submitted':
      'You can write to the exhibitors’ department here once your application has been submitted.',
    'account-gone': 'The exhibitor’s account no longer exists: there is nobody to write to.',
    'file-kind':
      'You can attach a PDF, JPEG or PNG file; this one is something else, whatever it is called. Your message was not sent: what you typed is still in the field.',
    'file-large':
      'The file is larger than 10\u00a0MB, or the picture has more than 60 million pixels. Make it smaller: what you typed is still in the field.',
    'file-broken':
      'The file cannot be read: it is damaged or cut short. What you typed is still in the field.',
    'file-locked':
      'The PDF is protected by a password. Save it without one: what you typed is still in the field.',
    'file-active':
      'The PDF has scripts or other files inside. Save it as a plain document: what you typed is still in the field.',
    'file-room':
      'This conversation already holds 300\u00a0MB of files, and no more will fit. Write without a file: what you typed is still in the field.',
    'unknown-action': 'There is no such action here. Reload the page and try again.',
  },
  account: {
    title: 'New message',
    titleMany: 'New messages: {count}',
    text: '{author}: {opening}',
    action: 'Read',
    stays:
      'Your messages with the exhibitors’ department are kept with the application, for a year after the fair.',
  },
}

export default texts
