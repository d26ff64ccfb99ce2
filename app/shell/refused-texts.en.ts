import type { RefusedTexts } from './refused-texts.ru.ts'

const texts: RefusedTexts = {
  tooMuch: {
    title: 'Too much was sent',
    text: 'You sent more than the forms on this site accept, so nothing has been saved. Please go back and shorten what you typed.',
  },
  tooOften: {
    title: 'Too many requests',
    text: 'Too many requests have come from your network in the past minute. Please try again in {seconds}\u00a0s.',
    kept: 'Everything you typed is still on this page: there is no need to type it again.',
    again: 'Send again',
  },
  back: 'Back to the page',
  home: 'Home page',
  toHome: 'Portico, home page',
}

export default texts
