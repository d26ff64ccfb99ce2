import type { PaymentTexts } from './texts.ru.ts'

const texts: PaymentTexts = {
  title: 'Payment',
  above: 'Application {number}, {name}',
  aboveStand: 'Application {number}, {name}, stand {stand}',
  held: 'Stand {stand} is held for you',
  until: 'until {until}',
  byInvoice: 'By invoice until {due}.',
  overdue: 'The invoice was due on {due}. The stand is still yours, but it may be given to somebody else.',
  sold: 'Stand {stand} is paid for',
  none: {
    title: 'Nothing to pay for yet',
    text: 'Once your application is accepted and you have chosen a stand, the sum and the ways to pay will be here.',
    link: 'Choose a stand',
  },
  way: 'How to pay',
  methods: {
    bank_card: { name: 'Bank card', text: 'No more than ₽350,000 a payment. The receipt comes at once.' },
    sbp: {
      name: 'SBP',
      text: 'No more than ₽700,000 a payment. You need a phone with a Russian bank’s app.',
    },
    invoice: {
      name: 'Invoice',
      text: 'For companies and sole traders in Russia, without a limit. The money takes up to three days.',
    },
  },
  fits: 'fits {sum}',
  waits: 'the stand waits until {due}',
  tooMuch: 'The sum is above the limit',
  toGateway: 'Pay {sum}',
  gatewayNote: 'The payment opens on the payment service’s own page. We neither see nor keep your card.',
  attempt: {
    title: 'A payment of {sum} has been started',
    text: 'Its page is open until {until}. There is no second payment while the first is open.',
    link: 'Go on with the payment',
    check: 'See whether it has gone through',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'Nothing was charged. Try again or choose another way.',
  },
  requisites: 'Bank details',
  problems: { one: 'Please check one field', many: 'Please check {count} fields' },
  fields: {
    inn: 'INN, taxpayer number',
    kpp: 'KPP (sole traders have none)',
    name: 'Full legal name, in Russian',
    bic: 'BIC of the bank',
    account: 'Account',
    correspondentAccount: 'Correspondent account',
    email: 'E-mail of the accounts department',
    address: 'Registered address',
    signatory: 'Who signs the contract',
  },
  hints: {
    name: 'As it will stand in the invoice, the contract and the act',
    email: 'The invoice goes here',
    signatory: 'Post and name, in Russian: директор Нина Проба',
  },
  wrong: {
    empty: 'Please fill this in.',
    'too-long': 'This is too long.',
    'wrong-email': 'This does not look like an e-mail address.',
    'inn-length': 'An INN has 10 digits for a company and 12 for a sole trader.',
    'inn-digit': 'The check digit of the INN does not fit: one digit is wrong.',
    'kpp-missing': 'A company has a KPP of nine characters.',
    'kpp-form': 'A KPP has nine characters.',
    'kpp-needless': 'A sole trader has no KPP: leave this empty.',
    'bic-form': 'A BIC has nine digits and begins with a zero.',
    'account-form': 'An account has 20 digits.',
    'account-digit':
      'The account does not fit the BIC: one of its 20 digits is wrong. Check it against your contract with the bank.',
    'account-currency': 'It must be an account in roubles: digits six to eight are 810.',
    'correspondent-form': 'A correspondent account has 20 digits and begins with 30101.',
    'correspondent-digit': 'The correspondent account does not fit the BIC.',
  },
  contract: {
    agree: 'I accept the contract of participation',
    read: 'Read the contract, PDF in Russian',
    missing: 'There is no payment without the contract: please tick the box.',
  },
  issue: 'Issue an invoice for {sum}',
  reissue: 'Issue a new invoice for {sum}',
  issueNote: 'Number and date come at once. You may pay in parts; what is left stands in your account.',
  invoice: {
    title: 'Invoice {number}',
    issued: 'of {day}, due on {due}',
    cardIssued: 'of {day}',
    stale:
      'The stand or the order has changed since this invoice was issued. Issue a new one: this one is cancelled, and money that has come goes with it.',
    files: { invoice: 'Invoice, PDF', contract: 'Contract, PDF', act: 'Act of acceptance, PDF' },
    actLater: 'The act of acceptance comes after the fair.',
    paperNote: 'Papers are in Russian: that is the text that counts.',
    cancelled: 'cancelled',
  },
  earlier: 'Earlier invoices',
  sums: {
    title: 'How much',
    stand: 'Stand {stand}',
    extras: 'Equipment and services, lines: {count}',
    total: 'Total',
    paid: 'Paid so far',
    nothing: 'nothing',
    rest: 'To pay',
    over: 'Paid too much',
  },
  payments: {
    title: 'Payments',
    ways: { bank: 'from the bank', hand: 'from the bank', gateway: 'by card or SBP' },
    line: '{day}, {way}, invoice {number}',
    refunded: '{sum} given back',
  },
  done: {
    invoice: 'The invoice has been issued and sent by e-mail.',
    paid: 'Payment received. The stand is yours.',
    returned: 'We have asked the payment service and there is no answer yet. It usually takes a minute.',
  },
  refusals: {
    'no-application': 'You have no application to this fair.',
    'no-stand': 'The hold has run out, or the stand is no longer held for you. Please choose a stand again.',
    'nothing-owed': 'There is nothing left to pay.',
    'too-much': 'The sum is above the limit of this way to pay. Please choose another.',
    'attempt-open':
      'Another payment, of another sum, is open. Finish it, or wait until it closes: that takes an hour at most.',
    'too-many-attempts':
      'Too many attempts in a row. Issue an invoice or write to the exhibitors’ department.',
    'no-gateway':
      'The payment service does not answer at the moment. Nothing was charged: try again in a minute.',
    method: 'Please choose how to pay.',
    action: 'There is no such action here.',
  },
  account: {
    title: 'Pay for stand {stand}',
    text: '{sum} to pay.',
    overdue: 'The date has passed. {sum} to pay.',
    action: 'Pay',
    stays:
      'Invoices, contracts, acts and their payments: five years after the year they were issued in, as accounting law asks.',
  },
}

export default texts
