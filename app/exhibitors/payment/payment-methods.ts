import type { PaymentMethod } from '../../payments/tables.ts'

/** The most the gateway takes at once. */
export const mostKopecks: Record<PaymentMethod, number> = { bank_card: 350_000_00, sbp: 700_000_00 }

export const paymentMethods = Object.keys(mostKopecks) as PaymentMethod[]

export function isTooMuch(method: PaymentMethod, kopecks: number): boolean {
  return kopecks > mostKopecks[method]
}

/** An attempt lives an hour at the gateway; its stand is kept a little longer. */
export const attemptMinutes = 65
/** So often an attempt may carry a hold over its own minute: who tries for ever keeps nobody else waiting. */
export const mostCarried = 5
export const invoiceDays = 7
