import { answerBy, type Step, type StepAnswer } from './step-table.ts'

/** How far the award of an edition has come. `docs/award.md` is the same table for people. */
export const awardStages = [
  'ahead',
  'open',
  'closed',
  'first-round',
  'shortlisted',
  'second-round',
  'sealed',
  'announced',
] as const
export type AwardStage = (typeof awardStages)[number]

/** Whether the jury has not been given its books yet: until then it is decided what they are. */
export function isBeforeReading(stage: AwardStage): boolean {
  return awardStages.indexOf(stage) < awardStages.indexOf('first-round')
}

/** The clock is an actor: what it does needs nobody, and happens on every process at the same second. */
export const awardActors = ['clock', 'secretary', 'chair', 'juror'] as const
export type AwardActor = (typeof awardActors)[number]

export const awardActions = [
  'open',
  'close',
  'begin-first-round',
  'score',
  'close-first-round',
  'begin-second-round',
  'vote',
  'extend-vote',
  'seal',
  'announce',
] as const
export type AwardAction = (typeof awardActions)[number]

export const awardConditions = {
  'applications-begun': 'applications-ahead',
  'applications-over': 'applications-still-open',
  'judging-begun': 'judging-ahead',
  'all-decided': 'applications-undecided',
  'all-assigned': 'books-unassigned',
  'chair-named': 'chair-missing',
  'may-judge': 'has-conflict',
  'first-round-on': 'first-round-over',
  'first-round-done': 'scores-missing',
  'vote-on': 'vote-over',
  'vote-done': 'vote-still-on',
  'quorum-missing': 'quorum-reached',
  'second-signature': 'signature-missing',
  'ceremony-hour': 'before-ceremony',
} as const
export type AwardCondition = keyof typeof awardConditions
export type AwardReason = (typeof awardConditions)[AwardCondition]
export type AwardFacts = Partial<Record<AwardCondition, boolean>>

type Line = readonly [
  from: AwardStage,
  action: AwardAction,
  actor: AwardActor,
  to: AwardStage,
  ...needs: AwardCondition[],
]

const lines: readonly Line[] = [
  ['ahead', 'open', 'clock', 'open', 'applications-begun'],
  ['open', 'close', 'clock', 'closed', 'applications-over'],
  [
    'closed',
    'begin-first-round',
    'secretary',
    'first-round',
    'judging-begun',
    'all-decided',
    'all-assigned',
    'chair-named',
  ],
  ['first-round', 'score', 'juror', 'first-round', 'may-judge', 'first-round-on'],
  ['first-round', 'score', 'chair', 'first-round', 'may-judge', 'first-round-on'],
  // Every book has its scores, or the days for them are over and every book has enough.
  ['first-round', 'close-first-round', 'secretary', 'shortlisted', 'first-round-done'],
  ['shortlisted', 'begin-second-round', 'secretary', 'second-round'],
  ['second-round', 'vote', 'juror', 'second-round', 'vote-on'],
  ['second-round', 'vote', 'chair', 'second-round', 'vote-on'],
  // One proposes, the other agrees; whoever comes second extends.
  ['second-round', 'extend-vote', 'secretary', 'second-round', 'quorum-missing', 'second-signature'],
  ['second-round', 'extend-vote', 'chair', 'second-round', 'quorum-missing', 'second-signature'],
  ['second-round', 'seal', 'secretary', 'sealed', 'vote-done', 'second-signature'],
  ['sealed', 'announce', 'clock', 'announced', 'ceremony-hour'],
]

export const awardSteps: readonly Step<AwardStage, AwardAction, AwardActor, AwardCondition>[] = lines.map(
  ([from, action, actor, to, ...needs]) => ({ from, action, actor, to, needs }),
)

export function answerAward(
  stage: AwardStage,
  action: AwardAction,
  actor: AwardActor,
  facts: AwardFacts = {},
): StepAnswer<AwardStage, AwardReason> {
  return answerBy(awardSteps, awardConditions, { state: stage, action, actor, facts })
}

/** The stage as it is by now: what is kept, and what the clock has done since. */
export function stageBy(kept: AwardStage, facts: AwardFacts): AwardStage {
  const step = awardSteps.find(
    ({ from, actor, needs }) => from === kept && actor === 'clock' && needs.every(need => facts[need]),
  )
  return step ? stageBy(step.to, facts) : kept
}
