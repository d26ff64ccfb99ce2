import type { ExhibitorState } from './states.ts'

/** The six bays of the way, on every page of an exhibitor. */
export const bays = ['application', 'review', 'accepted', 'stand', 'payment', 'materials'] as const
export type BayName = (typeof bays)[number]

const bayOf: Record<ExhibitorState, BayName> = {
  draft: 'application',
  submitted: 'application',
  'changes-asked': 'application',
  withdrawn: 'application',
  'in-review': 'review',
  'waiting-list': 'review',
  declined: 'review',
  accepted: 'stand',
  'stand-held': 'stand',
  'awaiting-payment': 'payment',
  'stand-paid': 'materials',
  'materials-in-review': 'materials',
  published: 'materials',
}

/** Where a state stands on the way, and whether a bay lies behind. */
export function currentBay(state: ExhibitorState): BayName {
  return bayOf[state]
}

export function isBehind(bay: BayName, state: ExhibitorState): boolean {
  return bays.indexOf(bay) < bays.indexOf(currentBay(state))
}
