import type { ExhibitorOfficeTexts } from './texts.ru.ts'

const texts: ExhibitorOfficeTexts = {
  list: {
    title: 'Exhibitors’ applications',
    found: 'Found: {count}',
    empty: 'No applications yet.',
    nothing: 'Nothing fits these conditions.',
    states: 'States',
    anyState: 'All',
    anyKind: 'All kinds',
    kind: 'Who applied',
    columns: { number: 'Number', who: 'Who', kind: 'Kind', works: 'Works', at: 'Changed', state: 'State' },
    search: 'Name, person or e-mail',
    find: 'Find',
    reset: 'Reset',
  },
  pages: { title: 'Pages', previous: 'Earlier', next: 'Later', of: '{from}–{to} of {count}' },
  kinds: {
    artist: 'artist',
    gallery: 'gallery',
    workshop: 'workshop',
    school: 'school',
    publisher: 'publisher',
    '': 'not given',
  },
  noName: 'Without a name',
  one: {
    back: 'To all applications',
    version: 'Version {number}, submitted on {at}',
    draft: 'The application has not been submitted: nobody but its author sees it.',
    contact: 'How to reach them',
    messages: 'Write to the exhibitor',
    person: 'Contact person',
    email: 'E-mail address',
    phone: 'Phone',
    account: 'Account',
    consents: 'Consents',
    consent: '{document}, version {version}',
    history: 'History',
    who: '{actor}, {who}',
    step: '{from} → {to}',
  },
}

export default texts
