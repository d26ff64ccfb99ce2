/** A way as one table: who may do what from where, what must be true besides, and where it leads. What is no row is impossible. */
export type Step<
  State extends string,
  Action extends string,
  Actor extends string,
  Condition extends string,
> = {
  from: State
  action: Action
  actor: Actor
  to: State
  needs: readonly Condition[]
}

export type StepAnswer<State extends string, Reason extends string> =
  | { ok: true; to: State }
  | { ok: false; reason: Reason | 'not-your-part' | `is-${State}` }

/** Whether somebody may do this now, and what comes of it; else why not. What nobody says is not so. */
export function answerBy<
  State extends string,
  Action extends string,
  Actor extends string,
  Condition extends string,
  Reason extends string,
>(
  steps: readonly Step<State, Action, Actor, Condition>[],
  conditions: Record<Condition, Reason>,
  asked: { state: State; action: Action; actor: Actor; facts?: Partial<Record<Condition, boolean>> },
): StepAnswer<State, Reason> {
  const { state, action, actor, facts = {} } = asked
  const own = steps.filter(step => step.action === action && step.actor === actor)
  if (own.length === 0) return { ok: false, reason: 'not-your-part' }
  const step = own.find(({ from }) => from === state)
  if (!step) return { ok: false, reason: `is-${state}` }
  const missing = step.needs.find(
    condition => (facts as Partial<Record<Condition, boolean>>)[condition] !== true,
  )
  return missing ? { ok: false, reason: conditions[missing] } : { ok: true, to: step.to }
}
