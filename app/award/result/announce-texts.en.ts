import type { AnnounceTexts } from './announce-texts.ru.ts'

const texts: AnnounceTexts = {
  fair: 'Portico',
  where: '{fairDates}, Moscow',
  hello: 'Hello,',
  laureate: {
    subject: 'Your book has won the Word on Art award',
    title: 'Congratulations',
    text: 'The jury has named your book “{title}” a winner of the Word on Art award: {prizes}. Your diploma is waiting as a PDF on the page of your application. We will write separately about how to receive your prize.',
  },
  other: {
    subject: 'The result of the Word on Art award',
    title: 'The winners have been named',
    text: 'The Word on Art award has been given. “{title}” is not among the winners. Thank you for trusting the jury with it: every mark and note is published in the protocol, without the jurors’ names.',
  },
  open: 'Open the application',
  protocol: 'Protocol of the jury',
  laureates: 'Winners',
  foot: 'The link opens your application without a password, so please do not forward this e-mail. Questions: award@portik.example.',
  privacy: 'Privacy policy',
  release: {
    title: 'Winners of the Word on Art award named',
    lead: 'The names were read out on {day} at the opening of the Portico fair. The protocol of the jury is published in full; its fingerprint had been made public beforehand.',
    intro: 'The jury considered {admitted} out of {received}. The second round was decided by median grade.',
    applications: {
      one: '{count}\u00a0application',
      few: '{count}\u00a0applications',
      other: '{count}\u00a0applications',
    },
    books: { one: '{count}\u00a0book', few: '{count}\u00a0books', other: '{count}\u00a0books' },
    given: '{prize}: {books}.',
    book: '{author}, “{title}”, {publisher}, {year}',
    notGiven: '{prize}: not awarded.',
    check:
      'Fingerprint of the protocol (SHA-256): {hash}. Anybody can work it out and count the result again on the award’s protocol page.',
  },
  diploma: {
    document: 'Diploma',
    award: 'Word on Art Award',
    for: 'for the book',
    given: 'Presented on {day} at the opening of the Portico fair, Moscow',
    proof: 'Fingerprint of the jury’s protocol, SHA-256: {hash}',
    organiser: 'Academic Vault (ANO)',
  },
}

export default texts
