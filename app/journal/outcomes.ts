export const entryOutcomes = ['done', 'refused', 'failed', 'interrupted'] as const
export type EntryOutcome = (typeof entryOutcomes)[number]
