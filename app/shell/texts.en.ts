import type { ShellTexts } from './texts.ru.ts'

const texts: ShellTexts = {
  fairName: 'Portico',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  navigation: 'Sections of the site',
  language: 'Language',
  error: {
    notFoundTitle: 'Page not found',
    notFoundDocumentTitle: 'Not Found 404',
    notFoundText:
      'Sorry, we could not find the page you were looking for. It may be temporarily switched off or still in the making.',
    unavailableTitle: 'Page not available',
    unavailableText: 'Sorry, this page is temporarily unavailable. Please try again later.',
    otherText: 'The page could not be opened. Check your connection and try again.',
    home: 'Back to the home page',
    useful: 'Most looked for',
  },
}

export default texts
