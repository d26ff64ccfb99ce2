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
