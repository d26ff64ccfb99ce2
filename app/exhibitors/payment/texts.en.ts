import type { PaymentTexts } from './texts.ru.ts'

const texts: PaymentTexts = {
  title: 'Payment',
  above: 'Application {number}, {name}',
  aboveStand: 'Application {number}, {name}, stand {stand}',
  held: 'Stand {stand} is held for you',
  left: 'Hours, minutes and seconds left',
  over: 'The time is up: the stand may have come free. Please reload the page.',
  until: 'until {until}',
  untilDay: 'by invoice, until the end of {due}',
  byInvoice: 'By invoice until {due}.',
  overdue:
    'The invoice was due on {due}. The stand is still held for you, but the exhibitors’ department may give it to another exhibitor. Please pay the invoice or write to the department.',
  sold: 'Stand {stand} is paid for',
  none: {
    title: 'Nothing to pay for yet',
    text: 'Once your application is accepted and you have chosen a stand, the amount and the ways to pay will appear here.',
    link: 'Choose a stand',
  },
  way: 'How to pay',
  methods: {
    bank_card: { name: 'Bank card', text: 'Up to ₽350,000 in one payment. The receipt comes at once.' },
    sbp: {
      name: 'SBP',
      text: 'Up to ₽700,000 in one payment. You need a phone with a Russian bank’s app.',
    },
    invoice: {
      name: 'Invoice',
      text: 'For companies and sole traders in Russia, any amount. A transfer takes up to three days.',
    },
  },
  fits: 'suitable for {sum}',
  waits: 'the stand is held until {due}',
  tooMuch: 'The amount is above the limit',
  toGateway: 'Pay {sum}',
  gatewayNote: 'The payment service’s own page will open. We neither see nor store your card details.',
  attempt: {
    title: 'A payment of {sum} has been started',
    text: 'Its page stays open until {until}. You cannot start another payment until this one is finished.',
    link: 'Continue with the payment',
    check: 'Check whether it has gone through',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'Nothing was charged. Try again or choose another way to pay.',
  },
  fix: 'Correct the details and issue a new invoice',
  preview: {
    title: 'How the invoice will look',
    note: 'preview, in Russian; it has no number yet',
    fold: 'Show or hide the invoice',
    picture: 'Preview of the invoice with your company details, stand and order',
  },
  requisites: 'Company and bank details',
  problems: { one: 'Please check one field', many: 'Please check {count} fields' },
  fields: {
    inn: 'INN, taxpayer number',
    kpp: 'KPP (sole traders have none)',
    name: 'Full legal name, in Russian',
    bic: 'BIC of the bank',
    account: 'Bank account',
    correspondentAccount: 'Correspondent account',
    email: 'E-mail of the accounts department',
    address: 'Registered address',
    signatory: 'Who signs the contract',
  },
  hints: {
    name: 'As it will appear on the invoice, the contract and the act of acceptance',
    email: 'The invoice will be sent here',
    signatory: 'Position and name, in Russian: директор Нина Проба',
  },
  wrong: {
    empty: 'Please fill this in.',
    'too-long': 'This is too long: please shorten it.',
    'wrong-email': 'This does not look like an e-mail address. Please check it.',
    'inn-length': 'An INN has 10 digits for a company and 12 for a sole trader.',
    'inn-digit': 'The check digit of the INN does not match: please check for a typing error.',
    'kpp-missing': 'Please enter the company’s KPP: nine characters.',
    'kpp-form': 'A KPP has nine characters.',
    'kpp-needless': 'A sole trader has no KPP: leave this field empty.',
    'bic-form': 'A BIC has nine digits and begins with a zero.',
    'account-form': 'A bank account number has 20 digits.',
    'account-digit':
      'The account does not match the BIC: one of its 20 digits is wrong. Check it against your contract with the bank.',
    'account-currency': 'It must be an account in roubles: digits six to eight are 810.',
    'correspondent-form': 'A correspondent account has 20 digits and begins with 30101.',
    'correspondent-digit': 'The correspondent account does not match the BIC. Please check both numbers.',
  },
  contract: {
    agree: 'I accept the contract of participation',
    read: 'Read the contract, PDF in Russian',
    missing: 'You cannot pay without accepting the contract: please tick the box.',
  },
  issue: 'Issue an invoice for {sum}',
  reissue: 'Issue a new invoice for {sum}',
  issueNote:
    'The invoice gets its number and date at once. You can pay in parts; the balance will be shown in your account.',
  invoice: {
    title: 'Invoice {number}',
    issued: 'of {day}, payable by {due}',
    cardIssued: 'of {day}',
    stale:
      'The stand or the order has changed since this invoice was issued. Issue a new one: this one will be cancelled, and any money already received will count towards the new one.',
    files: { invoice: 'Invoice, PDF', contract: 'Contract, PDF', act: 'Act of acceptance, PDF' },
    actLater: 'The act of acceptance will appear after the fair.',
    paperNote:
      'The documents stay in your account, where you can download them at any time. They are in Russian, and the Russian text prevails.',
    cancelled: 'cancelled',
  },
  earlier: 'Earlier invoices',
  sums: {
    title: 'Amount',
    stand: 'Stand {stand}',
    extras: 'Equipment and services, items: {count}',
    total: 'Total',
    paid: 'Paid so far',
    nothing: 'nothing',
    rest: 'To pay',
    over: 'Overpaid',
  },
  payments: {
    title: 'Payments',
    ways: { bank: 'bank transfer', hand: 'bank transfer', gateway: 'by card or SBP' },
    line: '{day}, {way}, invoice {number}',
    refunded: '{sum} refunded',
  },
  done: {
    invoice: 'The invoice has been issued and sent by e-mail.',
    paid: 'Payment received. The stand is yours.',
    returned:
      'The payment service has not answered yet. It usually takes a minute: please reload the page a little later.',
  },
  refusals: {
    'no-application': 'You have no application for this fair.',
    'called-off': 'The fair has been cancelled: there is nothing to pay for it.',
    'no-stand':
      'The stand is no longer held for you: the hold has expired or the stand was released. Please choose a stand again.',
    'nothing-owed': 'There is nothing left to pay: everything is paid for.',
    'too-much': 'The amount is above the limit for this way to pay. Please choose another.',
    'attempt-open':
      'A payment of a different amount has already been started. Finish it, or wait until it closes: an hour at most.',
    'too-many-attempts': 'Too many attempts in a row. Pay by invoice or write to the exhibitors’ department.',
    'no-gateway': 'The payment service is not responding. Nothing was charged: please try again in a minute.',
    method: 'Please choose how to pay.',
    action: 'There is no such action here. Reload the page and try again.',
  },
  account: {
    otherFairs: {
      text: 'Application {number}. {state}.',
      messages: 'Messages',
      payment: 'Invoices and payments',
    },
    papers: {
      title: 'Documents',
      action: 'All invoices and payments',
      contract: 'Contract',
      invoice: 'Invoice {number}',
      act: 'Act of acceptance, invoice {number}',
      from: 'PDF, {day}',
      due: 'PDF, {sum}, due {day}',
      paid: 'PDF, {sum}, paid',
    },
    title: 'Pay for stand {stand}',
    held: 'Held for you until {until}. {sum} to pay.',
    text: '{sum} to pay.',
    overdue: 'The payment is overdue. {sum} to pay.',
    action: 'Pay',
    stays:
      'Invoices, contracts, acts of acceptance and payments for them: five years after the year in which they were issued, as accounting law requires.',
  },
}

export default texts
