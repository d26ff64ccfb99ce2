import type { AccountTexts } from './texts.ru.ts'

const texts: AccountTexts = {
  roles: {
    admin: 'administrator',
    'box-office': 'box office',
    door: 'door control',
    requests: 'requests',
  },
  office: {
    title: 'Staff entrance',
    navigation: 'Office pages',
    signOut: 'Sign out',
    toSite: 'To the fair’s site',
    language: 'Language',
  },
  signIn: {
    title: 'Staff entrance',
    lead: 'For those who work at the fair. Visitors need not sign in: tickets open by the link in the letter.',
    lost: 'Find tickets by e-mail',
    email: 'E-mail',
    password: 'Password',
    send: 'Sign in',
    wrong: 'This e-mail and password do not match. Check the keyboard layout and try again.',
    tooOften: 'Too many attempts. Wait ten minutes, then try again.',
    out: 'You have signed out.',
    signedInAs: 'You are signed in as',
    nothing: 'There are no pages for your role yet.',
    toOffice: 'Open the office',
    other: 'Sign in under another name',
  },
  forbidden: {
    title: 'No access',
    text: 'This page is open to other members of staff. If you need it for your work, ask an administrator to change your role.',
  },
}

export default texts
