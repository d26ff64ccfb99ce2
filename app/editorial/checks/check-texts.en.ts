import type { CheckTexts } from './check-texts.ru.ts'

const texts: CheckTexts = {
  translation: {
    empty: { title: 'Not translated', text: 'The other language has a text; this one is empty.' },
    identical: { title: 'Not translated', text: 'Word for word the same as the original.' },
    script: {
      title: 'Russian letters in an English text',
      text: 'A piece seems to have been left untranslated.',
    },
    paragraphs: { title: 'Paragraphs do not match', text: '{count} here, {wanted} in the original.' },
    fine: { title: 'Everything is translated', text: 'Texts in both languages: {count}.' },
  },
  stale: {
    older: {
      title: 'Translation older than its original',
      text: {
        one: '{count} paragraph. It may go out with a note.',
        other: '{count} paragraphs. They may go out with a note.',
      },
    },
  },
  description: {
    empty: { title: 'No description for search engines', text: 'They will show any words of the page.' },
    short: {
      title: 'Description too short',
      text: {
        one: '{count} character; it should be {least} to {most}.',
        other: '{count} characters; it should be {least} to {most}.',
      },
    },
    long: {
      title: 'Description too long',
      text: {
        one: '{count} character. Search engines cut it after {most}.',
        other: '{count} characters. Search engines cut it after {most}.',
      },
    },
    fine: {
      title: {
        one: 'Description: {count} character of {most}',
        other: 'Description: {count} characters of {most}',
      },
      text: '',
    },
  },
  alt: {
    missing: {
      title: 'Picture without a description',
      text: 'Whoever has it read aloud will not learn what it shows.',
    },
    fine: { title: 'Pictures are described', text: 'Pictures in all: {count}.' },
  },
  headings: {
    second: { title: 'A second page heading', text: 'There is only one heading of the first level.' },
    skipped: { title: 'Headings out of order', text: 'Level {before} is followed by level {level}.' },
    fine: { title: 'Headings are in order', text: '' },
  },
  links: {
    broken: { title: 'A link that leads nowhere', text: 'There is no page {to}.' },
    empty: { title: 'A link without an address', text: 'Choose a page, or take the link out.' },
    fine: { title: 'Links work: {count} of {count}', text: '' },
  },
  promises: {
    past: { title: 'A promise in the past', text: '“{sentence}” – by {today} that day has gone.' },
    year: { title: 'Words about another year', text: '“{sentence}” – a new year has begun since.' },
    fine: { title: 'Promises still hold', text: 'As of {today}.' },
  },
  typography: {
    unset: {
      title: {
        one: 'Typography: {count} mark out of place',
        other: 'Typography: {count} marks out of place',
      },
      text: 'For example: “{around}”.',
    },
    fine: { title: 'Typography is in order', text: '' },
  },
  contrast: {
    low: {
      title: 'Contrast: {ratio}\u00a0:\u00a01',
      text: 'Text on this picture cannot be read; it takes {least}\u00a0:\u00a01.',
    },
    large: {
      title: 'Contrast: {ratio}\u00a0:\u00a01',
      text: 'Enough for large text; anything smaller takes {least}\u00a0:\u00a01.',
    },
    fine: { title: 'Contrast: {ratio}\u00a0:\u00a01', text: '' },
  },
  holes: {
    unknown: { title: 'Unknown name in braces', text: 'The season does not know {name}.' },
    uneven: {
      title: 'Name in braces not in every language',
      text: 'There is no {name} here, but the other language has it.',
    },
  },
  moments: {
    unknown: { title: 'Unknown moment', text: 'The calendar of the season has no moment {name}.' },
    broken: {
      title: 'A turning text is written wrongly',
      text: 'Write it so: [[before moment: until then || from then on]].',
    },
  },
}

export default texts
