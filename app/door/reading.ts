import type { DoorProduct } from '../box-office/catalogue/products.ts'
import type { Judgement } from '../box-office/tickets/judge-entry.ts'

/** One ticket shown at this gate, as the device keeps it. */
export type Reading = {
  nonce: string
  text: string
  at: Date
  gate: string
  /** Null while nobody but the server can say. */
  judgement: Judgement | null
  code?: string | undefined
  /** The code as the list knows it; what stays of it. */
  mark?: string | undefined
  product?: DoorProduct | undefined
  /** The server has it. */
  isSent: boolean
  /** The server has decided otherwise than the screen had said: somebody has to be told. */
  isOverruled?: boolean
  /** It was let in here, and should not have been. */
  objection?: string | undefined
}

/** What the device keeps of it: once the server has it, no code, unless somebody still has to look into it. */
export function storedReading(reading: Reading): Reading {
  const { isSent, isOverruled, objection } = reading
  return isSent && !isOverruled && !objection ? { ...reading, text: '', code: undefined } : reading
}

/** A reading as it goes to the server later, with what was done at the gate. */
export function keptReading({ nonce, text, at, gate, judgement }: Reading) {
  return {
    ...sentReading({ nonce, text, at, gate }),
    ...(judgement && { verdict: judgement.verdict }),
    ...(judgement?.verdict === 'refuse' && { reason: judgement.reason }),
  }
}

export function sentReading({ nonce, text, at, gate }: Pick<Reading, 'nonce' | 'text' | 'at' | 'gate'>) {
  return { qr: text, at: at.toISOString(), nonce, gate }
}
