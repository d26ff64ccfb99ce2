import { type Day, dayAfter } from '../../platform/dates.ts'
import type { ProofKind } from '../catalogue/product-records.ts'
import type { DoorProduct } from '../catalogue/products.ts'
import { admissionTable } from './admission-table.ts'

/** The paper the desk looks at before it lets a ticket in; it is shown and given back, never copied. */
export type Proof =
  /** Born from the first day to the last, both included: nobody has to count years at the door. */
  | { kind: 'age'; bornFrom: Day; bornTo: Day }
  | { kind: 'concession' }
  | { kind: 'employee-pass' }
  /** A paper of the category; for a small child one that says it was born on this day or later. */
  | { kind: 'free'; smallBornFrom: Day }
  | { kind: 'disability' }
  /** No paper of one's own: the person accompanied comes along and shows theirs. */
  | { kind: 'principal' }

export const childAges = { from: 7, to: 14 }

export function proofFor(product: DoorProduct, visitOn: Day, table = admissionTable): Proof | undefined {
  const proof = table.asks[product]
  return proof && proofs[proof](visitOn)
}

const proofs: { [Kind in ProofKind]: (visitOn: Day) => Extract<Proof, { kind: Kind }> } = {
  age: visitOn => ({
    kind: 'age',
    bornFrom: dayAfter(yearsBefore(visitOn, childAges.to + 1), 1),
    bornTo: yearsBefore(visitOn, childAges.from),
  }),
  concession: () => ({ kind: 'concession' }),
  'employee-pass': () => ({ kind: 'employee-pass' }),
  free: visitOn => ({ kind: 'free', smallBornFrom: dayAfter(yearsBefore(visitOn, childAges.from), 1) }),
  disability: () => ({ kind: 'disability' }),
  principal: () => ({ kind: 'principal' }),
}

function yearsBefore(day: Day, years: number): Day {
  // 29 February has no twin in most years; the day after it does as well as any birthday.
  return dayAfter(`${Number(day.slice(0, 4)) - years}${day.slice(4)}`, 0)
}
