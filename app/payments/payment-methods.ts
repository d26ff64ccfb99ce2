import type { PaymentMethod } from './tables.ts'

/** The most the gateway takes at once. */
export const mostKopecks: Record<PaymentMethod, number> = { bank_card: 350_000_00, sbp: 700_000_00 }

export const paymentMethods = Object.keys(mostKopecks) as PaymentMethod[]

export function isTooMuch(method: PaymentMethod, kopecks: number): boolean {
  return kopecks > mostKopecks[method]
}
