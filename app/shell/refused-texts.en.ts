import type { RefusedTexts } from './refused-texts.ru.ts'

const texts: RefusedTexts = {
  tooMuch: {
    title: 'Too much was sent',
    text: 'What was sent is larger than any form of this site can be, and we have not taken it. Please go back and shorten what you typed.',
  },
  tooOften: {
    title: 'Too many requests',
    text: 'Too many requests have come from your address within a minute. Please try again in {seconds}\u00a0s.',
    kept: 'Everything you typed is still on this page: there is no need to type it again.',
    again: 'Send again',
  },
  back: 'Back to the page',
  home: 'Home page',
  toHome: 'Portico, home page',
}

export default texts
