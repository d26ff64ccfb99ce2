import type { Cancellation } from './books.ts'

export type TestCard = {
  number: string
  brand: 'MasterCard' | 'Visa' | 'Mir'
  asksForCode: boolean
  decline?: Cancellation
}

/** The cards of the gateway's own test shop. Any future expiry, any code. */
export const testCards: TestCard[] = [
  { number: '5555555555554477', brand: 'MasterCard', asksForCode: true },
  { number: '5555555555554444', brand: 'MasterCard', asksForCode: false },
  { number: '4793128161644804', brand: 'Visa', asksForCode: true },
  { number: '4111111111111111', brand: 'Visa', asksForCode: false },
  { number: '2200000000000004', brand: 'Mir', asksForCode: true },
  { number: '2202474301322987', brand: 'Mir', asksForCode: false },
  ...declinedByBank('3d_secure_failed', '4592', '2200000000000012'),
  ...declinedByBank('call_issuer', '4535', '2200000000000020'),
  ...declinedByBank('card_expired', '4543', '2200000000000038'),
  ...declinedByBank('fraud_suspected', '4568', '2200000000000046'),
  ...declinedByBank('general_decline', '4527', '2202202212312379'),
  ...declinedByBank('insufficient_funds', '4600', '2200000000000053'),
  ...declinedByBank('invalid_card_number', '4618', '2201382000000013'),
  ...declinedByBank('invalid_csc', '4626', '2200770212727079'),
  ...declinedByBank('issuer_unavailable', '4501', '2201382000000021'),
  ...declinedByBank('payment_method_limit_exceeded', '4576', '2201382000000039'),
  ...declinedByBank('payment_method_restricted', '4550', '2201382000000047'),
  declined('5555555555554584', 'MasterCard', { party: 'yoo_money', reason: 'country_forbidden' }),
  declined('5555555555554634', 'MasterCard', { party: 'yoo_money', reason: 'fraud_suspected' }),
]

export function findCard(typed: string) {
  const digits = typed.replace(/\D/g, '')
  return testCards.find(({ number }) => number === digits)
}

function declinedByBank(reason: string, masterCardEnd: string, mir: string): TestCard[] {
  const decline = { party: 'payment_network' as const, reason }
  return [declined(`555555555555${masterCardEnd}`, 'MasterCard', decline), declined(mir, 'Mir', decline)]
}

/** Only the card whose code fails gets as far as being asked for one. */
function declined(number: string, brand: TestCard['brand'], decline: Cancellation): TestCard {
  return { number, brand, asksForCode: decline.reason === '3d_secure_failed', decline }
}
