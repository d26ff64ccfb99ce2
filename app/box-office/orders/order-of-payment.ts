/** The order a payment is for; one of an invoice is none of the orders' business. */
export function orderOf({ id, orderId }: { id: string; orderId: string | null }): string {
  if (!orderId) throw new Error(`payment ${id} is for no order`)
  return orderId
}
