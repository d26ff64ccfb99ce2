import type { OwnBooksTexts } from './texts.ru.ts'

export default {
  toSite: 'Portico, home page',
  language: 'Language',
  lost: {
    title: 'Open your award application',
    lead: 'The link to your application came by e-mail. If you cannot find it, enter the address you applied with and we will send you the links to all your applications.',
    email: 'E-mail',
    send: 'Send the links',
    wrong: 'Check the address: it should look like name@example.com.',
    sent: 'If there is an application from this address, an e-mail will arrive within a few minutes. Look in your spam folder too.',
    tooOften: 'The links have already been sent to this address. Wait ten minutes and try again.',
    otherAddress: 'Use another address',
    toAward: 'About the award',
  },
  letter: {
    fair: 'Portico',
    where: '{fairDates}, Moscow',
    subject: 'Your applications for the Word on Art award',
    title: 'Your award applications',
    hello: 'Hello,',
    text: 'You asked for the links to the applications made from this address.',
    open: 'Application No.\u00a0{number}, sent on {day}',
    foot: 'The link opens the application without a password, so please do not forward this e-mail. If you did not ask for it, there is nothing you need to do.',
    privacy: 'Privacy policy',
  },
  account: {
    title: 'Word on Art award',
    lead: 'Applications made from {email}.',
    none: 'There are no award applications from {email}. If you applied with another address, open the application with the link from our e-mail.',
    apply: 'Apply',
    lost: 'Send the link again',
    about: 'About the award',
    number: 'No.\u00a0{number}',
    sentAt: 'Sent on {day}',
    open: 'Open',
  },
} satisfies OwnBooksTexts
