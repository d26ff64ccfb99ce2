import type { MemberTexts } from './member-texts.ru.ts'

const texts: MemberTexts = {
  account: {
    title: 'My account',
    lead: 'This is where you apply for the fair of 2–5 April 2026 and follow your way to the stand.',
    welcome: 'Your address is confirmed and the account is open. Welcome!',
    waiting: 'Waiting for you',
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
  },
}

export default texts
