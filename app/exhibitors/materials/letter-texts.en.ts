import type { MaterialLetterTexts } from './letter-texts.ru.ts'

const texts: MaterialLetterTexts = {
  fair: 'Portico',
  where: '{days}, Moscow',
  hello: 'Hello,',
  comments: {
    subject: 'Materials for application {number}: comments',
    title: 'Comments on your materials',
    text: 'The exhibitors’ department has reviewed the materials for your page. Please correct the following:',
    next: 'Then submit the materials for review again. If your page is already on the site, it will not change until the corrections are accepted.',
    open: 'Open the materials',
  },
  published: {
    subject: 'Your page on the fair’s site has been published',
    title: 'Your page is live',
    text: 'Your materials have been accepted. The page is open in Russian and English, and stand {stand} is shown in the list of exhibitors, on the plan and in search.',
    next: 'You can correct it in your account: the new version appears once it has been reviewed.',
    open: 'Open the page',
    other: 'The page in Russian',
  },
  withdrawn: {
    subject: 'Your page has been taken off the fair’s site',
    title: 'Your page has been taken off the site',
    text: 'The exhibitors’ department has taken your page off the site. Reason: {reason}',
    next: 'Please correct the materials and submit them again: once they have been reviewed, the page will return to the same address.',
    open: 'Open the materials',
  },
  reminder: {
    subject: 'Materials for application {number}: due {until}',
    title: 'Materials due {until}',
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
  foot: 'You have received this e-mail because you are an exhibitor at the fair.',
  privacy: 'Privacy policy',
}

export default texts
