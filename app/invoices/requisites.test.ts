import { describe, expect, test } from 'vitest'
import organizer from '../../content/pages/fair/organizer.ts'
import { payee } from './payee.ts'
import { bareDigits, checkRequisites } from './requisites.ts'

const right = {
  inn: '7700000016',
  kpp: '770001001',
  bic: '044525999',
  account: '40702810200000001219',
  correspondentAccount: '30101810600000000999',
}

test('codes that fit each other have nothing wrong with them', () => {
  expect(checkRequisites(right)).toEqual([])
  expect(checkRequisites({ ...right, inn: '500100732259', kpp: '' })).toEqual([])
})

test('a client of the central bank’s own office is keyed by the office', () => {
  const account = '40503810000000100000'
  const keyed = [...'0123456789'].map(digit => account.slice(0, 8) + digit + account.slice(9))
  const problems = keyed.map(own =>
    checkRequisites({ ...right, bic: '044525000', account: own }).find(({ field }) => field === 'account'),
  )
  expect(problems.filter(problem => problem === undefined)).toHaveLength(1)
})

test.each([
  ['inn', '7700000017', 'inn-digit'],
  ['inn', '770000001', 'inn-length'],
  ['inn', '0000000000', 'inn-length'],
  ['inn', '500100732250', 'inn-digit'],
  ['kpp', '', 'kpp-missing'],
  ['kpp', '77000100', 'kpp-form'],
  ['bic', '144525999', 'bic-form'],
  ['bic', '04452599', 'bic-form'],
  ['account', '40702810900000001219', 'account-digit'],
  ['account', '4070281020000000121', 'account-form'],
  ['account', '40702840200000001219', 'account-currency'],
  ['correspondentAccount', '30101810600000000998', 'correspondent-digit'],
  ['correspondentAccount', '40702810600000000999', 'correspondent-form'],
] as const)('%s %s is refused: %s', (field, value, problem) => {
  expect(checkRequisites({ ...right, [field]: value })).toContainEqual({ field, problem })
})

test('a sole trader has no KPP', () => {
  expect(checkRequisites({ ...right, inn: '500100732259' })).toEqual([
    { field: 'kpp', problem: 'kpp-needless' },
  ])
})

test('digits are taken as they are copied from a contract', () => {
  expect(bareDigits(' 4070 2810.2000\u00a00000-1219 ')).toBe('40702810200000001219')
})

describe('the organiser', () => {
  test('has an account that a bank would take', () => {
    // The taxpayer's number is nobody's on purpose: with a right digit it would be some firm's.
    expect(checkRequisites(payee)).toEqual([{ field: 'inn', problem: 'inn-digit' }])
  })

  test('is named alike on its page and on its invoices', () => {
    const said = JSON.stringify(organizer).replaceAll('\u00a0', ' ')
    for (const value of Object.values(payee)) {
      if (value === payee.bank) expect(said).toContain('банк «Манежный», Москва')
      else expect(said).toContain(value)
    }
  })
})
