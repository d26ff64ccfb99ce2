/** What the secretary changes about the jury: it leaves the stage as it is, and is written down beside its steps. */
export const juryChanges = [
  'appoint',
  'dismiss',
  'name-chair',
  'assign',
  'spread',
  'recuse',
  'lift-recusal',
  'remind',
] as const
export type JuryChange = (typeof juryChanges)[number]
