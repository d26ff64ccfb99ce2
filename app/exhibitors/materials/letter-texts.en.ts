import type { MaterialLetterTexts } from './letter-texts.ru.ts'

const texts: MaterialLetterTexts = {
  fair: 'Portico',
  where: '{days}, Moscow',
  hello: 'Hello,',
  comments: {
    subject: 'Materials for application {number}: comments',
    title: 'There are comments',
    text: 'The exhibitors’ office has read the materials for your page. The rest is accepted; please put this right:',
    next: 'Then submit the materials again. If your page is already on the site, it stays as it is until the corrections are accepted.',
    open: 'Open the materials',
  },
  published: {
    subject: 'Your page on the fair’s site has been published',
    title: 'Your page is live',
    text: 'Your materials have been accepted. The page is open in Russian and English, and stand {stand} is shown in the list of exhibitors, on the plan and in search.',
    next: 'You can correct it in your account: the new version appears once it has been reviewed.',
    open: 'Open the page',
    other: 'The same in Russian',
  },
  withdrawn: {
    subject: 'Your page has been taken off the fair’s site',
    title: 'Your page has been taken off the site',
    text: 'The exhibitors’ office has taken your page off the site. The reason: {reason}',
    next: 'Correct the materials and submit them again: once reviewed, the page returns to the same address.',
    open: 'Open the materials',
  },
  reminder: {
    subject: 'Materials for application {number}: due {until}',
    title: 'Due {until}',
    text: {
      one: '{count}\u00a0day is left. Still missing:',
      few: '{count}\u00a0days are left. Still missing:',
      other: '{count}\u00a0days are left. Still missing:',
    },
    open: 'Open the materials',
  },
  items: {
    name: 'Name and city',
    text: 'Text',
    logo: 'Logo',
    pictures: 'Pictures and captions',
    artists: 'Artists',
    contact: 'Contact details',
    links: 'Links',
    passes: 'Team passes',
    arrival: 'Arrival time',
  },
  facts: { number: 'Application', stand: 'Stand' },
  foot: 'You are receiving this e-mail because you take part in the fair as an exhibitor.',
  privacy: 'How personal data is handled',
}

export default texts
