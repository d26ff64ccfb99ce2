import type { ResultTexts } from './texts.ru.ts'

const texts: ResultTexts = {
  step: { past: 'finished', current: 'under way', ahead: 'ahead' },
  received: 'Applications closed: {applications}',
  read: {
    one: 'The jury read {count} book',
    few: 'The jury read {count} books',
    other: 'The jury read {count} books',
  },
  prizes: {
    research: 'Research',
    debut: 'Debut',
    master: 'Monograph on a master',
    teaching: 'Textbook',
    'jury-prize': 'Jury prize',
  },
  grades: {
    excellent: 'Excellent',
    'very-good': 'Very good',
    good: 'Good',
    fair: 'Fair',
    poor: 'Poor',
    reject: 'Reject',
  },
  seal: {
    title: 'Decided and sealed',
    lead: 'Until the ceremony only the jury and the secretary know it: not our pages, not the search, not our e-mails.',
    print: 'Fingerprint of the protocol',
    kind: 'SHA-256, 64 characters',
    sealed: 'Sealed, Moscow time',
    stamped: 'Confirmed by a time-stamping service',
    receiptNumber: 'receipt No.\u00a0{number}, RFC\u00a03161',
    pending: 'confirmation of the time is on its way',
    receipt: 'Receipt',
    copy: 'Copy',
    copied: 'The fingerprint has been copied.',
    notCopied: 'Your browser would not copy it: please select the characters and copy them.',
    check: 'Check the protocol',
    explained: [
      {
        title: 'What these characters are',
        text: 'The fingerprint of the file with the protocol: every mark, the counting rule, the result and a random string. The same file always gives the same fingerprint, and nobody can tell the file from it.',
      },
      {
        title: 'Why publish it in advance',
        text: 'So that nobody, ourselves included, can change the decision before the ceremony. Alter a single mark, a letter of a name or the random string, and the fingerprint changes.',
      },
      {
        title: 'What happens on {day}',
        text: 'At {time} the names and the protocol itself open on this page. Your browser will work out its fingerprint and compare it with this one. Save the characters now if you want to check independently of us.',
      },
    ],
    questionsTitle: 'Questions',
    questions: [
      {
        question: 'Do the people who run the site know the result?',
        answer:
          'Until {time} on {day} our pages, search and e-mails are the same whatever was decided; this has been tested byte by byte. Until then no address of the site hands out the protocol.',
      },
      {
        question: 'Why not announce the shortlist at once?',
        answer:
          'It is published on {shortlistDay}, when the second round is over: the list must not sway those who are still voting.',
      },
      {
        question: 'What if a juror knew the author?',
        answer:
          'An editor, reviewer, co-author, teacher, pupil or colleague of the author is recused and from then on does not judge that book. The protocol records it.',
      },
    ],
  },
  shortlist: {
    title: 'The shortlist',
    lead: 'The books of the second round, by title within each category. The winners will be named on {day} at {time}.',
    leadAfter: 'The books of the second round, by title within each category.',
  },
  laureates: {
    title: { one: '{count} book', few: '{count} books', other: '{count} books' },
    titles: ['One book', 'Two books', 'Three books', 'Four books', 'Five books'],
    none: 'No award was given',
    heading: 'Winners of {year}',
    headingOfFair: 'Winners of {year}, fair of {days}',
    numbers: '{applications}, {admitted} admitted, {jurors}.',
    applications: { one: '{count} application', few: '{count} applications', other: '{count} applications' },
    jurors: { one: '{count} juror', few: '{count} jurors', other: '{count} jurors' },
    number: 'No.\u00a0{number}',
    imprint: '{publisher}, {year}',
    pastImprint: '{city}, {publisher}, {year}',
    notAwarded: 'Not awarded',
    notAwardedText: 'No book reached a median of Good or better.',
    noQuorum: 'There was no quorum: fewer than five ballots.',
    noPrize: 'The jury prize was not given: the jury was not unanimous.',
    shared: 'Shared',
    notes: 'What the jury wrote',
    jury: 'Meet the jury',
    all: 'All winners',
    shortlist: 'The shortlist',
    pending: 'The decision of the jury will appear here.',
  },
  votes: {
    title: 'How they voted',
    nominations: 'Category',
    book: 'Book',
    given: 'The jury’s grades, from the best to the worst',
    median: 'Median',
    place: 'Place',
    winner: 'winner',
    none: '—',
    note: 'The notch in the middle is the median. Where medians tie, one median grade is struck from each book until they differ.',
    ballots: { one: '{count} ballot', few: '{count} ballots', other: '{count} ballots' },
  },
  proof: {
    title: 'Check for yourself',
    text: 'On {sealedOn} we published the fingerprint of the protocol without opening it. On the protocol’s own page your browser works out the fingerprint of the file anew, compares the two and counts the result again.',
    changed: 'Had a single mark in the protocol been changed, the fingerprint would be different.',
    published: 'Published',
    protocol: 'Protocol, JSON',
    receipt: 'Receipt of the time-stamping service',
  },
  check: {
    counted: 'Worked out here',
    verdict: 'Conclusion',
    waiting: 'Your browser is working out the fingerprint…',
    same: 'The fingerprints match: same file',
    other: 'The fingerprints differ: file changed',
    recounted:
      'The result has been recounted too: {books}, {jurors}, by the median of grades. It matches the one announced.',
    books: { one: '{count} book', few: '{count} books', other: '{count} books' },
    problems: {
      'not-json': 'This is not a protocol: the file is not JSON.',
      'not-canonical':
        'The file is not written the way a protocol is (RFC\u00a08785): somebody has rewritten it.',
      'unknown-format': 'This is not a protocol of the award.',
      malformed: 'Something is missing in the protocol: the result cannot be recounted.',
      'other-hash': '',
      'other-result': 'The result in the file is not the one a recount gives.',
    },
    cannot: 'This browser cannot work out fingerprints. Check the file with the command below.',
    failed: 'The file did not load. Check your connection and reload the page.',
    choose: 'Check another file',
    command: 'How to check without a browser, with one command',
    commandText: 'Download the protocol, the receipt and the source code of the site, and run:',
    noScript: 'To check the protocol right here, turn JavaScript on.',
    notYet:
      'The protocol opens on {day} at {time}. From then on this page compares its fingerprint with the published one.',
    notSealed: 'The fingerprint will appear here when the jury has finished.',
  },
}

export default texts
