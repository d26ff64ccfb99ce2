/** What a bank's app needs to fill in a payment order. */
export type PaymentOrder = {
  payee: {
    name: string
    inn: string
    kpp: string
    account: string
    bank: string
    bic: string
    correspondentAccount: string
  }
  sumKopecks: number
  purpose: string
}

// The longest values that GOST R 56042-2014 allows.
const longest = { Name: 160, BankName: 45, Purpose: 210 } as const

/** The text of a payment's QR code by GOST R 56042-2014: format ST, version 0001, encoding 2 (UTF-8). */
export function paymentQrText({ payee, sumKopecks, purpose }: PaymentOrder): string {
  const fields = {
    Name: cut(payee.name, longest.Name),
    PersonalAcc: payee.account,
    BankName: cut(payee.bank, longest.BankName),
    BIC: payee.bic,
    CorrespAcc: payee.correspondentAccount,
    Sum: String(sumKopecks),
    Purpose: cut(purpose, longest.Purpose),
    PayeeINN: payee.inn,
    KPP: payee.kpp,
  }
  return `ST00012|${Object.entries(fields)
    .map(([name, value]) => `${name}=${plain(value)}`)
    .join('|')}`
}

/** The bar divides the fields, so no value may hold one. */
function plain(value: string): string {
  return value
    .replaceAll('|', ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

function cut(text: string, most: number): string {
  return [...plain(text)].slice(0, most).join('')
}
