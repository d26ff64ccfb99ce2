import type { ReceiptLine } from './receipt.ts'

/** What became of a call. Unknown: nobody can say whether it happened; the same key asks again without harm. */
export type Answer<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: string; description: string }
  | { kind: 'unknown'; description: string }

export type GatewayPayment = {
  id: string
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  amountKopecks: number
  currency: string
  orderId: string | undefined
  confirmationUrl: string | undefined
  cancelReason: string | undefined
}

export type GatewayRefund = {
  id: string
  paymentId: string
  status: 'pending' | 'succeeded' | 'canceled'
  amountKopecks: number
}

/** The shop's view of the payment gateway. */
export type Gateway = {
  createPayment(
    wish: {
      amountKopecks: number
      description: string
      orderId: string
      returnUrl: string
      locale: 'ru' | 'en'
      email: string
      lines: ReceiptLine[]
    },
    key: string,
  ): Promise<Answer<GatewayPayment>>
  getPayment(id: string): Promise<Answer<GatewayPayment>>
  createRefund(
    wish: { paymentId: string; amountKopecks: number; email: string; lines: ReceiptLine[]; isWhole: boolean },
    key: string,
  ): Promise<Answer<GatewayRefund>>
  getRefund(id: string): Promise<Answer<GatewayRefund>>
}
