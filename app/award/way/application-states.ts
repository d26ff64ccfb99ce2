import { answerBy, type Step, type StepAnswer } from './step-table.ts'

/** The way of a book through the award, from its form to the jury. `docs/award.md` is the same table for people. */
export const applicationStates = [
  'submitted',
  'checked',
  'question',
  'admitted',
  'declined',
  'withdrawn',
] as const
export type ApplicationState = (typeof applicationStates)[number]

export const applicationActors = ['applicant', 'secretary', 'system'] as const
export type ApplicationActor = (typeof applicationActors)[number]

export const applicationActions = [
  'change',
  'answer',
  'withdraw',
  'reopen',
  'check',
  'ask',
  'admit',
  'decline',
  'reconsider',
  'note-copies',
  'propose-move',
  'agree-move',
  'keep-nomination',
  'move',
  'lapse',
  'forget',
] as const
export type ApplicationAction = (typeof applicationActions)[number]

/** What must be true besides, and how it is called when it is not. */
export const applicationConditions = {
  'applications-open': 'applications-closed',
  'question-in-time': 'question-too-late',
  'question-overdue': 'question-still-open',
  complete: 'incomplete',
  'book-received': 'book-missing',
  'not-twice': 'admitted-already',
  'move-proposed': 'no-move-proposed',
  'move-agreed': 'move-not-agreed',
  'before-reading': 'jury-reads',
  reasoned: 'reason-missing',
  'before-seal': 'sealed-already',
} as const
export type ApplicationCondition = keyof typeof applicationConditions
export type ApplicationReason = (typeof applicationConditions)[ApplicationCondition]
export type ApplicationFacts = Partial<Record<ApplicationCondition, boolean>>

type Line = readonly [
  from: ApplicationState,
  action: ApplicationAction,
  actor: ApplicationActor,
  to: ApplicationState,
  ...needs: ApplicationCondition[],
]

const lines: readonly Line[] = [
  ['submitted', 'change', 'applicant', 'submitted', 'applications-open', 'before-reading'],
  ['submitted', 'withdraw', 'applicant', 'withdrawn', 'applications-open', 'before-reading'],
  ['submitted', 'check', 'secretary', 'checked', 'complete'],
  ['submitted', 'ask', 'secretary', 'question', 'reasoned', 'before-reading'],
  ['submitted', 'decline', 'secretary', 'declined', 'reasoned', 'before-reading'],
  ['submitted', 'note-copies', 'secretary', 'submitted'],
  ['submitted', 'propose-move', 'secretary', 'submitted', 'before-reading'],
  ['submitted', 'agree-move', 'applicant', 'submitted', 'move-proposed', 'before-reading'],
  ['submitted', 'keep-nomination', 'applicant', 'submitted', 'move-proposed', 'before-reading'],
  ['submitted', 'move', 'secretary', 'submitted', 'move-agreed', 'before-reading'],

  // What has been looked at and is changed is looked at again.
  ['checked', 'change', 'applicant', 'submitted', 'applications-open', 'before-reading'],
  ['checked', 'withdraw', 'applicant', 'withdrawn', 'applications-open', 'before-reading'],
  ['checked', 'ask', 'secretary', 'question', 'reasoned', 'before-reading'],
  ['checked', 'admit', 'secretary', 'admitted', 'complete', 'book-received', 'not-twice', 'before-reading'],
  ['checked', 'decline', 'secretary', 'declined', 'reasoned', 'before-reading'],
  ['checked', 'note-copies', 'secretary', 'checked'],
  ['checked', 'propose-move', 'secretary', 'checked', 'before-reading'],
  ['checked', 'agree-move', 'applicant', 'checked', 'move-proposed', 'before-reading'],
  ['checked', 'keep-nomination', 'applicant', 'checked', 'move-proposed', 'before-reading'],
  ['checked', 'move', 'secretary', 'checked', 'move-agreed', 'before-reading'],

  // A question has a deadline of its own, which may lie behind the last day for applications.
  ['question', 'answer', 'applicant', 'submitted', 'question-in-time'],
  ['question', 'withdraw', 'applicant', 'withdrawn', 'applications-open', 'before-reading'],
  ['question', 'decline', 'secretary', 'declined', 'reasoned', 'before-reading'],
  ['question', 'note-copies', 'secretary', 'question'],
  ['question', 'lapse', 'system', 'checked', 'question-overdue'],

  ['admitted', 'change', 'applicant', 'submitted', 'applications-open', 'before-reading'],
  ['admitted', 'withdraw', 'applicant', 'withdrawn', 'applications-open', 'before-reading'],
  ['admitted', 'reconsider', 'secretary', 'checked', 'reasoned', 'before-reading'],
  ['admitted', 'note-copies', 'secretary', 'admitted'],
  ['admitted', 'propose-move', 'secretary', 'admitted', 'before-reading'],
  ['admitted', 'agree-move', 'applicant', 'admitted', 'move-proposed', 'before-reading'],
  ['admitted', 'keep-nomination', 'applicant', 'admitted', 'move-proposed', 'before-reading'],
  ['admitted', 'move', 'secretary', 'admitted', 'move-agreed', 'before-reading'],

  ['declined', 'reconsider', 'secretary', 'checked', 'reasoned', 'before-reading'],
  ['withdrawn', 'reopen', 'applicant', 'submitted', 'applications-open', 'before-reading'],

  // Who asks to be forgotten takes the book along, whatever has been decided about it; what is sealed stays as it is.
  ['submitted', 'forget', 'system', 'withdrawn', 'before-seal'],
  ['checked', 'forget', 'system', 'withdrawn', 'before-seal'],
  ['question', 'forget', 'system', 'withdrawn', 'before-seal'],
  ['admitted', 'forget', 'system', 'withdrawn', 'before-seal'],
]

export const applicationSteps: readonly Step<
  ApplicationState,
  ApplicationAction,
  ApplicationActor,
  ApplicationCondition
>[] = lines.map(([from, action, actor, to, ...needs]) => ({ from, action, actor, to, needs }))

/** The one rule for the applicant's pages, the secretary's and the scheduler. */
export function answerApplication(
  state: ApplicationState,
  action: ApplicationAction,
  actor: ApplicationActor,
  facts: ApplicationFacts = {},
): StepAnswer<ApplicationState, ApplicationReason> {
  return answerBy(applicationSteps, applicationConditions, { state, action, actor, facts })
}
