import type { ContentTexts } from './texts.ru.ts'

const texts: ContentTexts = {
  speakers: 'Speakers',
  all: 'All',
  filter: 'Who speaks',
  alphabet: 'By surname',
  letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  roles: {
    artist: 'Artists',
    historian: 'Art historians',
    curator: 'Curators',
    restorer: 'Restorers',
    educator: 'Teachers',
  },
  shown: {
    one: '{count}\u00a0speaker shown',
    few: '{count}\u00a0speakers shown',
    other: '{count}\u00a0speakers shown',
  },
  breadcrumbs: 'Where you are',
  sessions: 'In the programme',
  events: { one: '{count}\u00a0event', few: '{count}\u00a0events', other: '{count}\u00a0events' },
  neighbours: 'Other speakers',
  previous: 'Previous speaker',
  next: 'Next speaker',
  nobody: 'Nobody in this role yet.',
  showAll: 'Show everybody',
}

export default texts
