import type { ApplicationTexts } from './texts.ru.ts'

const texts: ApplicationTexts = {
  optional: 'optional',
  choose: 'Choose',
  wrong: {
    one: 'Check {count} field',
    few: 'Check {count} fields',
    many: 'Check {count} fields',
    other: 'Check {count} fields',
  },
  notSent: 'The form was not sent',
  consent: ['I give my ', 'consent to the processing of personal data'],
  consentShort: 'Consent',
  news: ['I would like to receive the newsletter and give my ', 'consent to it'],
  characters: {
    one: '{count} character of {most}',
    few: '{count} characters of {most}',
    many: '{count} characters of {most}',
    other: '{count} characters of {most}',
  },
  dateExample: 'DD.MM.YYYY',
  phoneExample: '+44 20 7946 0958',
  urlExample: 'https://',
  after: 'You will then see a thank-you page',
  sending: 'Sending',
  calendar: 'Open the calendar',
  trap: 'Leave this field empty',
  kept: 'We have put back what you typed before.',
  forget: 'Clear',
  offline:
    'There is no connection to the site. Your text is kept on this device: send it again when the connection is back.',
  failed:
    'Something went wrong on our side and the form was not sent. Your text is kept: try again in a minute.',
  often: 'Too many requests in a row. Wait a minute and send it again: your text is kept.',
  work: {
    unknown:
      'There is no work with this number in the catalogue. Check the number: it is the first line of the label.',
    sold: 'This work has been sold, and questions about it are no longer taken. Other works can be asked about on the exhibitor’s page.',
  },
  robot: {
    trapped:
      'A field was filled in that is not visible on the page. We have cleared it: send the form again.',
    stale: 'The page was open for too long. Your text is still here: send the form again.',
    used: 'This form has already been sent with another text. To send this one too, press the button again.',
    often: 'Too many forms have come from your address. Wait {minutes} min and send it again.',
  },
}

export default texts
