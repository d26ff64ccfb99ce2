import type { WaitingTexts } from './texts.ru.ts'

const texts: WaitingTexts = {
  tickets: 'Tickets',
  youAreHere: 'Where you are',
  title: 'Waiting list',
  form: {
    title: 'Waiting list',
    lead: 'If a place comes free, we will write to you. We write in turn: first to whoever joined first.',
    email: 'E-mail',
    send: 'Join the waiting list',
    kept: 'We use the address for these letters only, and delete it the day after the event.',
    privacy: 'How we keep your data',
  },
  said: {
    yes: 'You are on the waiting list. A letter is on its way to confirm it, with a link for leaving the list.',
    'too-often': 'Too many requests. Please wait a few minutes.',
    left: 'You have left the waiting list. We will not write about a free place, and your address is deleted.',
  },
  lead: 'You join it on the page of an event that has no places left.',
  place: 'You are waiting for a place: “{title}”, {day}, {time}.',
  leave: 'Leave the waiting list',
  toProgramme: 'To the programme',
  letters: {
    joined: {
      subject: 'Waiting list: “{title}”',
      title: 'You are on the waiting list',
      text: [
        'You are waiting for a place at “{title}”: {day}, {time}, {place}. If one comes free, we will write.',
        'If somebody else gave your address, leave the list by the link below and we will delete it.',
      ],
      button: 'The event’s page',
    },
    free: {
      subject: 'A place is free: “{title}”, {day}',
      title: 'A place is free',
      text: [
        'You can register for “{title}” again: {day}, {time}, {place}.',
        'The place is not held for you: it goes to whoever registers first. For two hours we will tell nobody else about it.',
      ],
      button: 'Register',
    },
  },
}

export default texts
