/**
 * An exhibitor's way as one table: from the first word of a draft to the published page. What is not a row is not
 * possible. `docs/exhibitors.md` is the same table for people; a test holds the two together.
 */
export const states = [
  'draft',
  'submitted',
  'in-review',
  'changes-asked',
  'waiting-list',
  'accepted',
  'declined',
  'withdrawn',
  'stand-held',
  'awaiting-payment',
  /** Materials are due from here on. */
  'stand-paid',
  'materials-in-review',
  'published',
] as const
export type ExhibitorState = (typeof states)[number]

/** The council votes, its secretary decides, the exhibitors’ office looks after stands, money and materials. */
export const actors = ['applicant', 'council', 'secretary', 'manager', 'system'] as const
export type Actor = (typeof actors)[number]

/** Whether the applicant reads of it in their history; of votes and decisions they hear with the release alone. */
const told = true
const untold = false

export const actions = {
  save: told,
  submit: told,
  withdraw: told,
  reopen: told,
  'begin-review': told,
  assign: untold,
  vote: untold,
  decide: untold,
  'release-accept': told,
  'release-decline': told,
  'release-wait': told,
  'release-ask-changes': told,
  'hold-stand': told,
  'release-stand': told,
  'extend-hold': told,
  'expire-hold': told,
  pay: told,
  'fail-payment': told,
  'issue-invoice': told,
  'mark-paid': told,
  'unmark-paid': told,
  'save-materials': told,
  'submit-materials': told,
  'comment-materials': told,
  'approve-materials': told,
  publish: told,
  unpublish: told,
  'save-arrival': told,
} as const
export type ExhibitorAction = keyof typeof actions
export const actionNames = Object.keys(actions) as ExhibitorAction[]

/** What has to be true besides; whoever acts finds it out and hands it over. What nobody says is not so. */
export const conditions = {
  'applications-open': 'applications-closed',
  'applications-over': 'applications-still-open',
  complete: 'incomplete',
  'changes-in-time': 'changes-too-late',
  'no-conflict': 'has-conflict',
  decided: 'undecided',
  'no-remarks': 'has-remarks',
  'rank-window': 'not-your-window',
  'hold-ran-out': 'hold-still-runs',
  'materials-complete': 'materials-incomplete',
  'materials-approved': 'materials-not-approved',
  'page-shown': 'page-not-shown',
  'fair-called-off': 'fair-not-called-off',
} as const
export type Condition = keyof typeof conditions
export type Facts = Partial<Record<Condition, boolean>>

/** What the fair itself stands in the way of (`fair-guard.ts`). */
export const fairStops = ['fair-over', 'fair-begun', 'called-off'] as const
export type FairStop = (typeof fairStops)[number]

export type Reason = (typeof conditions)[Condition] | FairStop | 'not-your-part' | `is-${ExhibitorState}`
export const reasons: readonly Reason[] = [
  ...Object.values(conditions),
  ...fairStops,
  'not-your-part',
  ...states.map(state => `is-${state}` as const),
]

export type Step = {
  from: ExhibitorState
  action: ExhibitorAction
  actor: Actor
  to: ExhibitorState
  needs?: readonly Condition[]
}

type Line = readonly [
  from: ExhibitorState,
  action: ExhibitorAction,
  actors: readonly Actor[],
  to: ExhibitorState,
  ...needs: Condition[],
]

const applicant = ['applicant'] as const
const secretary = ['secretary'] as const
const manager = ['manager'] as const

const lines: readonly Line[] = [
  ['draft', 'save', applicant, 'draft', 'applications-open'],
  ['draft', 'submit', applicant, 'submitted', 'applications-open', 'complete'],

  // Corrected while applications are open: sent again, it is a new version.
  ['submitted', 'save', applicant, 'submitted', 'applications-open'],
  ['submitted', 'submit', applicant, 'submitted', 'applications-open', 'complete'],
  ['submitted', 'withdraw', applicant, 'withdrawn'],
  // Until the last day they may be corrected; only then do they stand still.
  ['submitted', 'begin-review', ['secretary', 'system'], 'in-review', 'applications-over'],

  // What the council looks at stands still. Votes and decisions change no state: nobody outside can tell.
  ['in-review', 'withdraw', applicant, 'withdrawn'],
  // Who judges it; where nobody is named, the whole council does.
  ['in-review', 'assign', secretary, 'in-review'],
  ['in-review', 'vote', ['council'], 'in-review', 'no-conflict'],
  ['in-review', 'decide', secretary, 'in-review'],
  ['in-review', 'release-accept', secretary, 'accepted', 'decided', 'no-remarks'],
  ['in-review', 'release-decline', secretary, 'declined', 'decided', 'no-remarks'],
  ['in-review', 'release-wait', secretary, 'waiting-list', 'decided', 'no-remarks'],
  ['in-review', 'release-ask-changes', secretary, 'changes-asked', 'decided', 'no-remarks'],

  ['changes-asked', 'save', applicant, 'changes-asked', 'changes-in-time'],
  ['changes-asked', 'submit', applicant, 'submitted', 'changes-in-time', 'complete'],
  ['changes-asked', 'withdraw', applicant, 'withdrawn'],

  ['waiting-list', 'withdraw', applicant, 'withdrawn'],
  ['waiting-list', 'decide', secretary, 'waiting-list'],
  ['waiting-list', 'release-accept', secretary, 'accepted', 'decided', 'no-remarks'],
  ['waiting-list', 'release-decline', secretary, 'declined', 'decided', 'no-remarks'],

  ['withdrawn', 'reopen', applicant, 'draft', 'applications-open'],

  ['accepted', 'withdraw', applicant, 'withdrawn'],
  ['accepted', 'hold-stand', applicant, 'stand-held', 'rank-window'],
  ['accepted', 'hold-stand', manager, 'stand-held'],

  // Another stand may be taken until one is paid for.
  ['stand-held', 'hold-stand', applicant, 'stand-held', 'rank-window'],
  ['stand-held', 'hold-stand', manager, 'stand-held'],
  ['stand-held', 'release-stand', ['applicant', 'manager'], 'accepted'],
  ['stand-held', 'extend-hold', manager, 'stand-held'],
  ['stand-held', 'expire-hold', ['system'], 'accepted', 'hold-ran-out'],
  ['stand-held', 'pay', applicant, 'awaiting-payment'],
  // By the site itself: money came for a stand that has been changed meanwhile.
  ['stand-held', 'issue-invoice', ['applicant', 'manager', 'system'], 'awaiting-payment'],

  // Overdue: reminded, then released by a person, never by itself.
  ['awaiting-payment', 'hold-stand', applicant, 'stand-held', 'rank-window'],
  ['awaiting-payment', 'hold-stand', manager, 'stand-held'],
  ['awaiting-payment', 'release-stand', ['applicant', 'manager'], 'accepted'],
  ['awaiting-payment', 'extend-hold', manager, 'awaiting-payment'],
  ['awaiting-payment', 'pay', applicant, 'awaiting-payment'],
  ['awaiting-payment', 'fail-payment', ['system'], 'stand-held'],
  // No invoice waits, only a page of the gateway that nobody has paid at in its hour.
  ['awaiting-payment', 'expire-hold', ['system'], 'accepted', 'hold-ran-out'],
  ['awaiting-payment', 'issue-invoice', ['applicant', 'manager', 'system'], 'awaiting-payment'],
  ['awaiting-payment', 'mark-paid', ['manager', 'system'], 'stand-paid'],

  // Taken back by a person, with a reason; the money that was paid is returned separately.
  ['stand-paid', 'release-stand', manager, 'accepted'],
  // The page goes with the stand it names; paid for or not, whoever takes the stand back has said why.
  ['materials-in-review', 'release-stand', manager, 'accepted'],
  ['published', 'release-stand', manager, 'accepted'],
  // The money for a fair that does not take place went back: nothing is held for it, and nothing is owed.
  ['stand-held', 'release-stand', ['system'], 'accepted', 'fair-called-off'],
  ['awaiting-payment', 'release-stand', ['system'], 'accepted', 'fair-called-off'],
  ['stand-paid', 'release-stand', ['system'], 'accepted', 'fair-called-off'],
  ['materials-in-review', 'release-stand', ['system'], 'accepted', 'fair-called-off'],
  ['published', 'release-stand', ['system'], 'accepted', 'fair-called-off'],
  // The money was taken back. Work on the materials goes on, and a page is not unpublished by a bank.
  ['stand-paid', 'unmark-paid', ['manager', 'system'], 'awaiting-payment'],
  ['materials-in-review', 'unmark-paid', ['manager', 'system'], 'materials-in-review'],
  ['materials-in-review', 'mark-paid', ['manager', 'system'], 'materials-in-review'],
  ['published', 'unmark-paid', ['manager', 'system'], 'published'],
  ['published', 'mark-paid', ['manager', 'system'], 'published'],

  ['stand-paid', 'save-materials', applicant, 'stand-paid'],
  ['stand-paid', 'submit-materials', applicant, 'materials-in-review', 'materials-complete'],

  ['materials-in-review', 'comment-materials', manager, 'stand-paid'],
  ['materials-in-review', 'approve-materials', manager, 'materials-in-review'],
  ['materials-in-review', 'publish', manager, 'published', 'materials-approved'],

  // The page stays as it is until the correction is approved.
  ['published', 'save-materials', applicant, 'published'],
  ['published', 'submit-materials', applicant, 'materials-in-review', 'materials-complete'],

  // Taken off the site with a reason, wherever its correction stands.
  ['stand-paid', 'unpublish', manager, 'stand-paid', 'page-shown'],
  ['materials-in-review', 'unpublish', manager, 'stand-paid', 'page-shown'],
  ['published', 'unpublish', manager, 'stand-paid', 'page-shown'],

  // Passes of the team and the hour of arrival are no part of the page: they may change while it is being read.
  ['stand-paid', 'save-arrival', applicant, 'stand-paid'],
  ['materials-in-review', 'save-arrival', applicant, 'materials-in-review'],
  ['published', 'save-arrival', applicant, 'published'],
]

export const steps: readonly Step[] = lines.flatMap(([from, action, who, to, ...needs]) =>
  who.map(actor => ({ from, action, actor, to, ...(needs.length > 0 && { needs }) })),
)

export type StepAnswer = { ok: true; to: ExhibitorState } | { ok: false; reason: Reason }

/** Whether somebody may do this now, and what comes of it; else why not. Of an application it is asked with its fair (`fair-guard.ts`). */
export function answer(
  state: ExhibitorState,
  action: ExhibitorAction,
  actor: Actor,
  facts: Facts = {},
): StepAnswer {
  const own = steps.filter(step => step.action === action && step.actor === actor)
  if (own.length === 0) return { ok: false, reason: 'not-your-part' }
  const step = own.find(({ from }) => from === state)
  if (!step) return { ok: false, reason: `is-${state}` }
  const missing = step.needs?.find(condition => facts[condition] !== true)
  return missing ? { ok: false, reason: conditions[missing] } : { ok: true, to: step.to }
}

/** From which state on a page has something to show; whoever is further has come that far as well. */
const stages = { accepted: 'accepted', stand: 'stand-held', materials: 'stand-paid' } as const
export type Stage = keyof typeof stages

export function hasReached(stage: Stage, state: ExhibitorState): boolean {
  const way: readonly ExhibitorState[] = [
    'accepted',
    'stand-held',
    'awaiting-payment',
    'stand-paid',
    'materials-in-review',
    'published',
  ]
  return way.indexOf(state) >= way.indexOf(stages[stage])
}

/** Whether the applicant may know that it happened. */
export function isTold(action: ExhibitorAction): boolean {
  return actions[action]
}
