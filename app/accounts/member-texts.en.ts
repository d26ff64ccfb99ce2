import type { MemberTexts } from './member-texts.ru.ts'

const texts: MemberTexts = {
  fields: {
    name: 'Enter your full name, in no more than 120 characters.',
    email: 'Check the address: there seems to be a typing error in it.',
    password: 'A password must be 12 to 128 characters long.',
    different: 'The two passwords do not match.',
    consent: 'We cannot create an account without your consent: please tick the box.',
  },
  register: {
    title: 'Register',
    lead: 'You need an account to apply for the fair. Tickets are bought without one.',
    name: 'Full name',
    email: 'E-mail',
    password: 'Password',
    passwordHint: '{shortest} to {longest} characters. A few words are best.',
    consent: ['I give my ', 'consent to the processing of my personal data', ' for the selection'],
    send: 'Create an account',
    after:
      'We will send a link to confirm the address. If it already has an account, the e-mail will say how to sign in.',
    have: 'Already have an account?',
    signIn: 'Sign in',
    tooOften: 'There have been too many requests from your network. Wait an hour, then try again.',
    already: 'You are already signed in. To create another account, sign out first.',
  },
  forgot: {
    title: 'Forgotten your password?',
    lead: 'Enter the address you registered with. We will send a link to set a new password.',
    send: 'Send me a link',
    back: 'Back to sign in',
  },
  sent: {
    title: 'Check your e-mail',
    letters: {
      register:
        'If the address is right, an e-mail will arrive in a minute. The link in it opens your account; it works once, within 24 hours.',
      link: 'If there is an account with this address, an e-mail with a sign-in link will arrive in a minute. The link works once, within 15 minutes.',
      reset:
        'If there is an account with this address, an e-mail with a link will arrive in a minute. Use it to set a new password; it works once, within an hour.',
    },
    few: 'No e-mail? Look in your spam folder. We send no more than three of these an hour to one address.',
    back: 'Back to sign in',
  },
  told: {
    'email-half': {
      title: 'One of two addresses confirmed',
      text: 'Now open the e-mail in the other mailbox and confirm the change there too. Your address will then change.',
    },
    'email-done': {
      title: 'Your address has been changed',
      text: 'Sign in with the new address from now on. Your password is the same.',
    },
    'email-refused': {
      title: 'Nothing has changed',
      text: 'Your address stays as it was, and all sessions have been ended. If it was not you who asked for the change, somebody else knows your password: set a new one.',
    },
    closed: {
      title: 'Your account has been deleted',
      text: 'You will receive an e-mail saying so. Thank you for having been with us.',
    },
  },
  link: {
    press: 'Press one of the buttons on this page.',
    register: {
      title: 'Confirm your address',
      lead: 'The account for {email} is almost ready. Press the button to open it.',
      elsewhere:
        'The account for {email} is almost ready. You began in another browser, so enter your name and a password here: these are the ones that will be used.',
      send: 'Open my account',
    },
    'sign-in': {
      title: 'Sign in with a link',
      lead: 'You are signing in as {email}. Press the button to continue.',
      send: 'Sign in',
    },
    reset: {
      title: 'New password',
      lead: 'Set a new password for {email}. You will be signed out on all your devices.',
      password: 'New password',
      again: 'Repeat the new password',
      send: 'Save the password',
    },
    'email-old': {
      title: 'Change of address',
      lead: 'A request was made in your account to replace {email} with {to}. If you agree, press the button.',
      send: 'Change the address',
      refuse: 'It was not me, keep the old address',
    },
    'email-new': {
      title: 'Your new address',
      lead: '{email} will become the new address of your account once the change has been confirmed from both mailboxes.',
      send: 'Confirm the address',
    },
    used: {
      title: 'This link has been used',
      text: 'It has already been followed, perhaps in another tab. A link works only once: sign in or ask for a new one.',
    },
    over: {
      title: 'This link no longer works',
      text: 'It has expired, or we have since sent you another. Please ask for a new one.',
    },
    known: {
      title: 'You already have an account',
      text: 'There is already an account with this address. Sign in to it, or set a new password.',
    },
    toSignIn: 'Go to sign in',
  },
  account: {
    title: 'My account',
    lead: 'This is where you apply for the fair and take every further step as an exhibitor.',
    welcome: 'Your address is confirmed and the account is open. Welcome!',
    waiting: 'Waiting for you',
    dueBy: 'Due by',
    deadlines: 'Dates',
    over: 'past',
    nothing: 'There is nothing for you to do at the moment.',
    howToTakePart: 'How to take part',
    until: 'by {day}',
    otherFairs: 'Your applications to other fairs',
    who: 'Your details',
    name: 'Full name',
    email: 'E-mail',
    code: 'One-time code',
    codeOn: 'set up',
    codeOff: 'not set up',
    toSecurity: 'Password, address and sessions',
    toAccount: 'Open my account',
    newAddress: {
      title: 'Confirm your new address',
      text: 'Follow the links in both e-mails: to {email} and to your current address.',
      action: 'Show',
    },
  },
  security: {
    title: 'Security',
    sessions: {
      title: 'Sessions',
      lead: 'Devices on which you are signed in. If you do not recognise a session, end it and change your password.',
      unknown: 'Unknown device',
      since: 'signed in {moment}',
      here: 'this session',
      end: 'End',
      endOthers: 'End all others',
      alone: 'There are no other sessions.',
    },
    password: {
      title: 'Password',
      lead: 'When you change your password, you will be signed out on your other devices.',
      change: 'Change password',
    },
    email: {
      title: 'E-mail',
      lead: 'Your current address is {email}. A new one takes effect once you have confirmed the change from both mailboxes, the old and the new.',
      pending: 'The change to {email} is waiting to be confirmed.',
      old: 'current mailbox',
      new: 'new mailbox',
      agreed: 'confirmed',
      waits: 'not confirmed yet',
      next: 'New address',
      password: 'Password',
      send: 'Change address',
      cancel: 'Keep the current address',
      same: 'This is already your address.',
    },
    code: {
      title: 'One-time code',
      on: 'The code was set up on {since}. Recovery codes left: {left}.',
      off: 'No code is set up: a password, or a link sent by e-mail, is enough to sign in.',
      change: 'Set up',
    },
    locale: {
      title: 'E-mail language',
      lead: 'We write to you in this language, whichever language you read the site in.',
      ru: 'Russian',
      en: 'English',
      send: 'Save',
    },
    closing: {
      title: 'Deleting the account',
      lead: 'Your account, password, sessions and our e-mails to you will be deleted at once. They cannot be restored.',
      staying: 'What the law requires us to keep',
      log: 'The log of sign-ins with your address, for a year, so that a break-in can be investigated.',
      consent:
        'A record that you consented to data processing, when and to which text, without your name or address.',
      orders:
        'Ticket orders. They are not linked to the account; the privacy policy says how long they are kept.',
      password: 'Password',
      confirm: 'To confirm, type your address: {email}',
      send: 'Delete my account',
      notConfirmed: 'The address does not match. Type your address in full.',
      staff: 'The accounts of staff and council members are deleted by an administrator.',
    },
    wrong: 'The password is wrong. Please try again.',
    tooOften: 'Too many attempts. Wait ten minutes, then try again.',
    done: {
      ended: 'The session has been ended.',
      'others-ended': 'The other sessions have been ended.',
      email: 'We have sent an e-mail to both addresses. Follow the link in each of them.',
      'email-cancelled': 'The address stays as it is.',
      locale: 'The e-mail language has been saved.',
    },
    unknown: 'There is no such action. Reload the page and try again.',
    gone: 'This session has already ended.',
  },
}

export default texts
