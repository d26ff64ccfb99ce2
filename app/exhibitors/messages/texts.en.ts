import type { MessageTexts } from './texts.ru.ts'

const texts: MessageTexts = {
  title: 'Messages',
  above: 'Application {number}, {name}',
  lead: 'Questions about your application, stand, payment and materials. The exhibitors’ office answers, usually within a working day.',
  list: 'Messages',
  empty: 'Nobody has written yet.',
  notYet:
    'You can write to your manager once your application is submitted. Until then, please use the contact page.',
  toApplication: 'To the application',
  toContact: 'Contact',
  earlier: 'Earlier',
  latest: 'To the latest',
  fresh: 'new',
  you: 'You',
  exhibitor: 'exhibitor',
  office: 'exhibitors’ office',
  write: 'Write to your manager',
  text: 'Message',
  hint: 'up to 4,000 characters; they are told by e-mail, and the answer appears here',
  send: 'Send',
  done: { sent: 'Your message has been sent.' },
  refusals: {
    empty: 'Write at least a word.',
    'too-long': 'The message is longer than 4,000 characters: shorten it or split it.',
    'too-often':
      'There have been too many messages within the hour. Wait a little: what you typed is still in the field.',
    stale: 'This page is out of date. Send it again: what you typed is still in the field.',
    unknown: 'There is no such conversation.',
    'not-submitted': 'You can write to your manager once your application is submitted.',
    'account-gone': 'The exhibitor’s account is gone: there is nobody to write to.',
    'unknown-action': 'There is no such action here.',
  },
  account: {
    title: 'New message',
    titleMany: 'New messages: {count}',
    text: '{author}: {opening}',
    action: 'Read',
    stays:
      'your messages with the exhibitors’ office are kept with the application, for a year after the fair',
  },
}

export default texts
