/** Which attempt to pay this is and how far it has come; the same mark is never given twice in an order. */
export function paymentFingerprint(payment: { state: string; startedAt: string } | null): string {
  return payment ? `${payment.state}-${Date.parse(payment.startedAt)}` : ''
}
