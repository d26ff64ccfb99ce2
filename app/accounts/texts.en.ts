import office from '../office/texts.en.ts'
import type { AccountTexts } from './texts.ru.ts'

const texts: AccountTexts = {
  office: office.frame,
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
  password: {
    title: 'New password',
    lead: 'You will be signed out on your other devices.',
    current: 'Present password',
    next: 'New password',
    hint: '{shortest} to {longest} characters. A few words are best.',
    again: 'New password once more',
    send: 'Change password',
    done: 'The password is changed.',
    wrong: 'The present password does not match.',
    tooShort: 'The new password is too short or too long.',
    different: 'The new password was typed in two ways.',
  },
  forbidden: {
    title: 'No access',
    text: 'This page is open to other members of staff. If you need it for your work, ask an administrator to change your role.',
    signedOut: 'You have not signed in, or your session has run out. Sign in and do it once more.',
  },
}

export default texts
