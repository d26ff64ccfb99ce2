/** Who pays, as a bank and a contract name them. A sole trader has no KPP. */
export type Requisites = {
  name: string
  inn: string
  kpp: string
  bic: string
  account: string
  correspondentAccount: string
  address: string
  email: string
  /** Who signs, with what makes them sign: «директор Нина Проба». Old invoices have none. */
  signatory?: string
}

export type RequisiteProblem =
  | 'inn-length'
  | 'inn-digit'
  | 'kpp-missing'
  | 'kpp-form'
  | 'kpp-needless'
  | 'bic-form'
  | 'account-form'
  | 'account-digit'
  | 'account-currency'
  | 'correspondent-form'
  | 'correspondent-digit'

/** Digits as people copy them from a contract, with the spaces of its print taken out. */
export function bareDigits(text: string): string {
  return text.replace(/[\s\u00a0\u202f.-]/g, '').toUpperCase()
}

/** What is wrong with the codes of a payer, by field: each is known by its check digits, not by its length alone. */
export function checkRequisites({
  inn,
  kpp,
  bic,
  account,
  correspondentAccount,
}: Pick<Requisites, 'inn' | 'kpp' | 'bic' | 'account' | 'correspondentAccount'>): {
  field: keyof Requisites
  problem: RequisiteProblem
}[] {
  const found: { field: keyof Requisites; problem: RequisiteProblem | null }[] = [
    { field: 'inn', problem: innProblem(inn) },
    { field: 'kpp', problem: kppProblem(kpp, inn) },
    { field: 'bic', problem: isBic(bic) ? null : 'bic-form' },
    { field: 'account', problem: accountProblem(account, bic) },
    { field: 'correspondentAccount', problem: correspondentProblem(correspondentAccount, bic) },
  ]
  return found.flatMap(({ field, problem }) => (problem ? [{ field, problem }] : []))
}

/** Ten digits of a legal entity, twelve of a person. */
export function innProblem(inn: string): RequisiteProblem | null {
  if (!/^(\d{10}|\d{12})$/.test(inn) || /^0+$/.test(inn)) return 'inn-length'
  const isRight =
    inn.length === 10
      ? hasInnDigit(inn, 9, [2, 4, 10, 3, 5, 9, 4, 6, 8])
      : hasInnDigit(inn, 10, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) &&
        hasInnDigit(inn, 11, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8])
  return isRight ? null : 'inn-digit'
}

export function isSoleTrader(inn: string): boolean {
  return inn.length === 12
}

function hasInnDigit(inn: string, place: number, weights: number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(inn[index]), 0)
  return (sum % 11) % 10 === Number(inn[place])
}

function kppProblem(kpp: string, inn: string): RequisiteProblem | null {
  if (isSoleTrader(inn)) return kpp === '' ? null : 'kpp-needless'
  if (kpp === '') return 'kpp-missing'
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp) ? null : 'kpp-form'
}

// Banks begin with 04, the treasury with 00 to 02.
function isBic(bic: string): boolean {
  return /^0[0124]\d{7}$/.test(bic)
}

function accountProblem(account: string, bic: string): RequisiteProblem | null {
  if (!/^\d{20}$/.test(account)) return 'account-form'
  if (account.slice(5, 8) !== '810') return 'account-currency'
  if (!isBic(bic)) return null
  // A bank's clients are keyed by its number, those of the central bank's own offices by the office's.
  const isCentralBank = /^00[0-2]$/.test(bic.slice(6))
  const key = isCentralBank ? `0${bic.slice(4, 6)}` : bic.slice(6)
  return hasAccountKey(key + account) ? null : 'account-digit'
}

function correspondentProblem(account: string, bic: string): RequisiteProblem | null {
  if (!/^30101\d{15}$/.test(account)) return 'correspondent-form'
  if (!isBic(bic)) return null
  return account.endsWith(bic.slice(6)) && hasAccountKey(`0${bic.slice(4, 6)}${account}`)
    ? null
    : 'correspondent-digit'
}

function hasAccountKey(digits: string): boolean {
  const weights = [7, 1, 3]
  const sum = [...digits].reduce(
    (total, digit, index) => total + ((Number(digit) * (weights[index % 3] ?? 0)) % 10),
    0,
  )
  return sum % 10 === 0
}
