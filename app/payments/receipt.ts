/** A line of the fiscal receipt: its price is that of one piece. */
export type ReceiptLine = { name: string; quantity: number; unitKopecks: number }
