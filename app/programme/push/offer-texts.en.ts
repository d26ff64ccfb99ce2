import type { OfferTexts } from './offer-texts.ru.ts'

const texts: OfferTexts = {
  title: 'Tell me about changes',
  text: 'If an event in your plan is moved or cancelled, you get a notification, even when the site is closed.',
  consent:
    'For this we keep the address and keys of your browser at its notification service, your language and the events you marked. There is no name and no order with it; all of it is deleted 7\u00a0days after the last of them, or at once when you opt out.',
  ask: 'Tell me about changes',
  stop: 'Stop telling me',
  asking: 'One moment…',
  told: 'We will tell you if anything changes.',
  stopped: 'You will hear no more from us: everything has been deleted.',
  denied: 'The browser does not allow notifications from this site. You can change that in its settings.',
  failed: 'Notifications could not be set up. Try again a little later.',
}

export default texts
