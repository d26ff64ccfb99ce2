import type { MemberTexts } from './member-texts.ru.ts'

const texts: MemberTexts = {
  fields: {
    name: 'Write your full name, in no more than 120 characters.',
    email: 'Check the address: there seems to be a slip in it.',
    password: 'A password has 12 to 128 characters.',
    different: 'The two passwords do not match.',
    consent: 'We cannot create an account without your consent.',
  },
  register: {
    title: 'Register',
    lead: 'You need an account to apply for the fair of 2–5 April 2026. Tickets are bought without one.',
    name: 'Full name',
    email: 'E-mail',
    password: 'Password',
    passwordHint: '{shortest} to {longest} characters. A few words are best.',
    consent: ['I give my ', 'consent to the processing of my personal data', ' for the selection'],
    send: 'Create an account',
    after:
      'We will send a link to confirm the address. If we know it already, the e-mail will say how to sign in.',
    have: 'Have an account?',
    signIn: 'Sign in',
    tooOften: 'There have been too many requests from your network. Wait an hour, then try again.',
    already: 'You are signed in. To create another account, sign out first.',
  },
  forgot: {
    title: 'Forgotten password',
    lead: 'Enter the address you registered with. We will send a link to set a new password.',
    send: 'Send me a link',
    back: 'Back to sign in',
  },
  sent: {
    title: 'Look in your mailbox',
    letters: {
      register:
        'If the address is right, an e-mail will be there in a minute. The link in it opens your account; it works once, for 24 hours.',
      link: 'If there is an account with this address, an e-mail with a sign-in link will be there in a minute. The link works once, for 15 minutes.',
      reset:
        'If there is an account with this address, an e-mail with a link will be there in a minute. Use it to set a new password; it works once, for an hour.',
    },
    few: 'No e-mail? Look in your spam folder. We send no more than three of these an hour to one address.',
    back: 'Back to sign in',
  },
  told: {
    'email-half': {
      title: 'One of two',
      text: 'Now open the e-mail in the other mailbox. The address changes as soon as both have agreed.',
    },
    'email-done': {
      title: 'The address is changed',
      text: 'Sign in with the new address from now on. Your password is the same.',
    },
    'email-refused': {
      title: 'Nothing has changed',
      text: 'The address stays as it was, and everybody is signed out. If it was not you who asked, somebody else knows your password: set a new one.',
    },
    closed: {
      title: 'Your account is deleted',
      text: 'An e-mail will tell you so. Thank you for having been with us.',
    },
  },
  link: {
    press: 'Press one of the buttons on this page.',
    register: {
      title: 'Confirm your address',
      lead: 'The account for {email} is almost ready. Press the button and it opens.',
      elsewhere:
        'The account for {email} is almost ready. You began in another browser, so choose your name and password here: these are the ones that count.',
      send: 'Open my account',
    },
    'sign-in': {
      title: 'Sign in by link',
      lead: 'You are signing in as {email}. Press the button to continue.',
      send: 'Sign in',
    },
    reset: {
      title: 'New password',
      lead: 'A new password for {email}. You will be signed out on all your devices.',
      password: 'New password',
      again: 'New password once more',
      send: 'Save the password',
    },
    'email-old': {
      title: 'Change of address',
      lead: 'Somebody in your account has asked to replace {email} with {to}. If you agree, press the button.',
      send: 'Change the address',
      refuse: 'It was not me, keep the old one',
    },
    'email-new': {
      title: 'Your new address',
      lead: '{email} becomes the new address of your account once both mailboxes have agreed.',
      send: 'Confirm the address',
    },
    used: {
      title: 'This link has been used',
      text: 'Somebody has followed it already, perhaps you in another tab. It works only once.',
    },
    over: {
      title: 'This link no longer works',
      text: 'Its time is up, or another has taken its place. Please ask for a new one.',
    },
    known: {
      title: 'You have an account',
      text: 'There is an account with this address already. Sign in to it, or set a new password.',
    },
    toSignIn: 'To the sign-in',
  },
  account: {
    title: 'My account',
    lead: 'This is where you apply for the fair of April 2026 and follow your way to a stand.',
    welcome: 'Your address is confirmed and the account is open. Welcome!',
    waiting: 'Waiting for you',
    dueBy: 'Due by',
    deadlines: 'Dates',
    over: 'past',
    nothing: 'Nothing is waiting for you now.',
    howToTakePart: 'How to take part',
    until: 'by {day}',
    who: 'Whose account this is',
    name: 'Full name',
    email: 'E-mail',
    code: 'One-time code',
    codeOn: 'set up',
    codeOff: 'not set up',
    toSecurity: 'Password, address and sessions',
    toAccount: 'Open my account',
    newAddress: {
      title: 'Confirm your new address',
      text: 'Links are waiting in two mailboxes: {email} and your present one.',
      action: 'Show',
    },
  },
  security: {
    title: 'Security',
    sessions: {
      title: 'Sessions',
      lead: 'Where you are signed in now. End any you do not recognise, and change your password.',
      unknown: 'Unknown device',
      since: 'signed in {moment}',
      here: 'this session',
      end: 'End it',
      endOthers: 'End all the others',
      alone: 'There are no other sessions.',
    },
    password: {
      title: 'Password',
      lead: 'When you change it, you will be signed out on your other devices.',
      change: 'Change password',
    },
    email: {
      title: 'E-mail',
      lead: 'At present {email}. A new address works once both mailboxes, the old and the new, have agreed.',
      pending: 'The change to {email} is waiting for consent.',
      old: 'present mailbox',
      new: 'new mailbox',
      agreed: 'has agreed',
      waits: 'waiting',
      next: 'New address',
      password: 'Password',
      send: 'Change address',
      cancel: 'Keep the present address',
      same: 'This is your present address.',
    },
    code: {
      title: 'One-time code',
      on: 'The code was set up on {since}. Recovery codes left: {left}.',
      off: 'No code is set up: a password, or a link sent by e-mail, is enough to sign in.',
      change: 'Set up',
    },
    locale: {
      title: 'Language of e-mails',
      lead: 'We write to you in this language, whichever you read the site in.',
      ru: 'Russian',
      en: 'English',
      send: 'Save',
    },
    closing: {
      title: 'Deleting the account',
      lead: 'The account, its password, sessions and e-mails are deleted at once. They cannot be brought back.',
      staying: 'What the law makes us keep',
      log: 'The log of sign-ins with your address, for a year, so that a break-in can be looked into.',
      consent:
        'A record that you gave your consent to data processing, when and to which text, without name or address.',
      orders:
        'Orders of tickets. They do not belong to the account; the privacy policy says how long they are kept.',
      password: 'Password',
      confirm: 'To confirm, write your address: {email}',
      send: 'Delete my account',
      notConfirmed: 'The address does not match. Write your address in full.',
      staff: 'Accounts of staff and of the council are deleted by an administrator.',
    },
    wrong: 'The password does not match.',
    tooOften: 'Too many attempts. Wait ten minutes, then try again.',
    done: {
      ended: 'The session is ended.',
      'others-ended': 'The other sessions are ended.',
      email: 'We have written to both mailboxes. Open the link in each e-mail.',
      'email-cancelled': 'The address stays as it is.',
      locale: 'The language of e-mails is saved.',
    },
    unknown: 'There is no such action. Reload the page and try again.',
    gone: 'This session has ended already.',
  },
}

export default texts
