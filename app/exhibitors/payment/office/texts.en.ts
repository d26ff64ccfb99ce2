import type { LooseMoneyTexts } from './texts.ru.ts'

const texts: LooseMoneyTexts = {
  waiting: 'Exhibitors who have paid and have no stand',
  title: 'Money without a stand',
  note: 'Exhibitors: {count}, {sum} altogether',
  lead: 'These exhibitors have paid but have no stand: it was taken back, went to somebody else, was never chosen, or the fair itself has been cancelled. Give them a stand, and the money counts towards a new invoice, or pay it back. Card and SBP payments are refunded from the invoice’s page; a bank transfer is returned by the accounts department and then taken off the invoice there.',
  calm: 'There is no money without a stand.',
  back: 'All invoices',
  columns: {
    who: 'Exhibitor',
    sum: 'Sum',
    stand: 'Stand',
    todo: 'What to do',
  },
  noName: 'Untitled',
  gone: 'the application is gone',
  never: 'never had a stand',
  had: 'had {code} until {at}',
  calledOff: 'had {code}; the fair has been cancelled',
  promised: 'another {sum} is on its way back',
  give: 'Give a stand',
  refund: 'Refund from invoice {number}',
  onlyRefund: 'A stand can no longer be given.',
  whys: {
    chosen: 'chosen by the exhibitor',
    lapsed: 'time ran out',
    'given up': 'given up by the exhibitor',
    'called off': 'the fair has been cancelled',
  },
  pages: { title: 'Pages', previous: 'Back', next: 'Next', range: 'Page {page} of {pages}' },
}

export default texts
