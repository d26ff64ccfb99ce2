/** What a rule may know beside the value. Nothing here is read from the machine: server and browser must agree. */
export type CheckContext = {
  /** The form's values by field, for the rules that compare with a neighbour. */
  values: Readonly<Record<string, unknown>>
  now: Date
  /** The field's own key; `confirm` finds its twin by it. */
  field?: string | undefined
}

export type RuleArguments = readonly unknown[]

export type Rule = (value: unknown, args: RuleArguments, context: CheckContext) => boolean
