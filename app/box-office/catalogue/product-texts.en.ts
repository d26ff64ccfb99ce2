import type { ProductTexts } from './product-texts.ru.ts'

const texts: ProductTexts = {
  products: {
    day: {
      line: 'Single-day ticket',
      list: {
        name: 'Single day',
        about: 'Full price, any day of {visitorDays}',
        rules: [
          'For anyone, with no papers to show at the entrance. It admits you once, on the day you choose.',
          'The price depends on when you come in: between {opensAt} and {turnsAt}, or between {turnsAt} and {closesAt}. You need not leave at {turnsAt} and may stay until closing time.',
        ],
      },
      picker: { name: 'Full price', about: 'For anyone, {visitorDays}', proof: '' },
      home: 'Single day',
    },
    'open-date': {
      line: 'Open-date ticket',
      list: {
        name: 'Open date',
        about: 'One entry on each of the three days',
        rules: [
          'Admits you once on each of the three visitor days, {visitorDays}, at any time between {opensAt} and {closesAt}. There is no day or hour to choose.',
          'For a refund, days are counted to the first visitor day.',
        ],
      },
      home: 'Open date, 3\u00a0days',
    },
    child: {
      line: 'Children’s ticket, ages 7–14',
      offer: 'Children’s ticket',
      list: {
        name: 'Children’s',
        about: 'Ages 7–14',
        rules: [
          'For children from 7 to 14, both included. Age is counted on the day of the visit; the price is the same whenever you come in.',
          'Proof of age is needed at the entrance. At 14 a concession ticket may be chosen instead, but the children’s one is cheaper.',
        ],
      },
      picker: { proof: 'Show proof of age at the entrance.' },
      home: 'Children’s, ages 7–14',
    },
    concession: {
      line: 'Single-day concession ticket',
      list: {
        name: 'Concession',
        about: 'Schoolchildren aged 14–18, students, pensioners and others',
        rules: [
          'A single day or an open date at a reduced price. We check nothing when you buy, but proof is needed at the entrance: without it the ticket is not valid.',
        ],
      },
      picker: { proof: 'Proof is checked at the entrance; without it the ticket is not valid.' },
    },
    'concession-open-date': { line: 'Open-date concession ticket' },
    free: {
      line: 'Free ticket',
      list: {
        name: 'Free',
        about: 'Children under 7, large families and others',
        rules: ['It has to be ordered like any other ticket. Show your proof at the entrance.'],
      },
      picker: { proof: 'Show your proof at the entrance.' },
      home: 'Children under 7',
    },
    'free-disability': {
      line: 'Free ticket, group I or II disability',
      offer: 'Free ticket',
      picker: {
        name: 'Group I or II disability',
        about: 'Free, and so is one companion',
        proof: 'Show the disability certificate at the entrance.',
      },
    },
    companion: {
      line: 'Companion’s ticket',
      picker: {
        name: 'Companion',
        about: 'For someone accompanying a person with a group I or II disability, at the same time',
        proof: '',
      },
    },
    premium: {
      line: 'VIP opening ticket',
      list: {
        name: 'Premium (VIP)',
        about: '{vipDay}, {vipHours}',
        rules: [
          'A ticket to the VIP opening, {vipDay}, {vipHours}. It is issued against the code in an invitation, and the invitation sets its price.',
          'These tickets are not on general sale.',
        ],
      },
      home: 'Premium (VIP), {vipDay}',
    },
    'tour-group': { line: 'Group tour', tours: 'Group' },
    'tour-individual': { line: 'Individual tour', tours: 'Individual' },
    'tour-author': { line: 'Author’s tour', tours: 'Author’s' },
    'master-class': { line: 'Master class' },
  },
  door: {
    day: { name: 'Single day', title: 'Single-day\nticket', short: 'Single day' },
    'open-date': { name: 'Open date', title: 'Open-date\nticket', short: 'Open date' },
    child: { name: 'Children’s', title: 'Children’s\nticket', short: 'Children’s' },
    concession: { name: 'Concession', title: 'Concession\nticket', short: 'Concession' },
    employee: { name: 'Employee', title: 'Concession\nticket', short: 'Concession, with a\u00a0pass' },
    free: { name: 'Free', title: 'Free\nticket', short: 'Free' },
    'free-disability': {
      name: 'Group I or II disability',
      title: 'Free\nticket',
      short: 'Group I or II disability',
    },
    companion: { name: 'Companion', title: 'Companion’s\nticket', short: 'Companion' },
    premium: { name: 'VIP opening', title: 'Premium\n(VIP)', short: 'Premium (VIP)' },
    tour: { name: 'Tour', title: 'Guided tour', short: 'Guided tour' },
    class: { name: 'Master class', title: 'Master class', short: 'Master class' },
  },
  times: {
    before: 'entry before {turnsAt}',
    after: 'entry after {turnsAt}',
    'open-date': 'open date',
  },
  nothing: 'free',
  byInvitation: 'by invitation code',
  people: 'up to {most} people',
  peopleFrom: '{least}–{most} people',
  perPerson: 'a person',
  perTour: 'a tour',
}

export default texts
