import type { OfficeSearchTexts } from './texts.ru.ts'

const texts: OfficeSearchTexts = {
  title: 'Search',
  pages: 'Go to',
  actions: 'Actions',
  all: 'Everything found: {place}',
  tooShort: 'Type at least two characters.',
  nothing: 'Nothing found',
  nothingHint: 'Check the keyboard layout, or type part of a name, a number or an e-mail.',
}

export default texts
