import type { CheckTexts } from './check-texts.ru.ts'

const texts: CheckTexts = {
  translation: {
    empty: { title: 'Not translated', text: 'The other language has a text; this one is empty.' },
    identical: { title: 'Not translated', text: 'Word for word the same as the original.' },
    script: {
      title: 'Russian letters in an English text',
      text: 'Part of the text seems to have been left untranslated.',
    },
    paragraphs: {
      title: 'A different number of paragraphs',
      text: '{count} here, {wanted} in the original.',
    },
    fine: { title: 'Everything is translated', text: 'Texts in both languages: {count}.' },
  },
  stale: {
    older: {
      title: 'Translation older than its original',
      text: {
        one: '{count} paragraph. It may be published with the remark.',
        other: '{count} paragraphs. They may be published with the remark.',
      },
    },
  },
  description: {
    empty: {
      title: 'No description for search engines',
      text: 'They will show random phrases from the page.',
    },
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
      text: 'People who use a screen reader will not know what it shows.',
    },
    fine: { title: 'Pictures are described', text: 'Pictures in all: {count}.' },
  },
  rights: {
    ended: {
      title: 'The rights to a picture have expired',
      text: 'It could be shown until {until}. Replace it, or extend the rights in the library.',
    },
    ending: {
      title: 'The rights to a picture are about to expire',
      text: 'It may be shown until {until}.',
    },
  },
  headings: {
    second: { title: 'A second page heading', text: 'There must be only one heading of the first level.' },
    skipped: { title: 'Headings out of order', text: 'Level {before} is followed by level {level}.' },
    fine: { title: 'Headings are in order', text: '' },
  },
  links: {
    broken: { title: 'A link that leads nowhere', text: 'There is no page {to}.' },
    moved: {
      title: 'A link to an earlier address',
      text: '{to} redirects to {now}: better to link there directly.',
    },
    ours: { title: 'A link that is not for visitors', text: 'Not everybody can open {to}.' },
    empty: { title: 'A link without an address', text: 'Choose a page, or take the link out.' },
    fine: { title: 'Links work: {count} of {count}', text: '' },
  },
  promises: {
    past: { title: 'A promised date has passed', text: '“{sentence}” – by {today} that day has passed.' },
    year: { title: 'Another year is mentioned', text: '“{sentence}” – a new year has begun since.' },
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
  spelling: {
    unknown: {
      title: { one: 'Check {count} word', other: 'Check {count} words' },
      text: 'Neither the dictionary nor the site knows this: {words}. If the spelling is right, publish.',
    },
    fine: { title: 'Spelling is checked', text: 'Words: {count}.' },
  },
  contrast: {
    low: {
      title: 'Contrast: {ratio}\u00a0:\u00a01',
      text: 'The picture is almost lost on the dark wall: {least}\u00a0:\u00a01 would stand out. If that is its nature, publish.',
    },
    fine: { title: 'Contrast: {ratio}\u00a0:\u00a01', text: '' },
  },
  holes: {
    unknown: { title: 'Unknown name in braces', text: 'The season’s data has no {name}.' },
    uneven: {
      title: 'Name in braces not in every language',
      text: 'There is no {name} here, but the other language has it.',
    },
  },
  moments: {
    unknown: { title: 'Unknown moment', text: 'The calendar of the season has no moment {name}.' },
    broken: {
      title: 'A timed text is written incorrectly',
      text: 'Write it like this: [[before moment: until then || from then on]].',
    },
  },
  showing: {
    over: {
      title: 'Its time is over',
      text: 'It was to be shown until {until}: nobody will see it. Set a later end or keep it as a draft.',
    },
    'after-fair': {
      title: 'Stays after the fair',
      text: 'It is shown until {until}, when the fair has closed.',
    },
  },
  blocks: {
    'not-drawn': {
      title: 'Not shown: {block}',
      text: 'This page does not show such blocks. It stays in the record until somebody removes it.',
    },
    'too-many': {
      title: 'One too many: {block}',
      text: 'This page does not show that many of them. It stays in the record until somebody removes it.',
    },
    'left-out': {
      title: 'Not shown on the home page: {block}',
      text: 'This section belongs on the home page. If that is what you want, publish.',
    },
    'no-children': {
      title: 'No children’s area on the home page',
      text: 'The block “{block}” is about it. If that is what you want, publish.',
    },
    'not-first': {
      title: 'The first screen does not come first',
      text: 'On the site it still does: only the day of the fair ever stands above it.',
    },
  },
}

export default texts
