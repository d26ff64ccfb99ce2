import type { SearchTexts } from './texts.ru.ts'

const texts: SearchTexts = {
  label: 'What to find on the site',
  submit: 'Search',
  kinds: {
    page: 'Pages',
    participant: 'Exhibitors',
    artist: 'Artists',
    work: 'Works',
    event: 'Events',
    speaker: 'Speakers',
    person: 'People of the fair',
    question: 'Questions and answers',
    partner: 'Partners',
    release: 'Press releases',
    'audio-stop': 'Audio guide',
    document: 'Documents',
  },
  filter: 'Where to look',
  all: 'Everything',
  showAll: 'Show all {count}',
  found: { one: '{count} result found', few: '{count} results found', other: '{count} results found' },
  tooShort: 'Enter at least two letters.',
  quoted: '“{query}”',
  corrected: 'There is nothing for “{query}”. Shown instead are the results for',
  partial: 'No result has all of your words; these have at least one.',
  nothing: 'Nothing was found for “{query}”.',
  nothingHere: 'Nothing was found here, but there is something in other sections.',
  advice: 'Try a shorter word, another spelling of the name, or a stand code such as C-07.',
  unanswered: 'We could not reach the server. Check your connection and try again.',
  note: { stand: 'stand {code}', audioStop: 'stop {number}' },
}

export default texts
