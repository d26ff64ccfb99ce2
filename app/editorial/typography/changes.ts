/** What the typographer does, by the rule it follows. */
export type TypesetRule =
  | 'space'
  | 'quotes'
  | 'apostrophe'
  | 'dash'
  | 'range'
  | 'minus'
  | 'ellipsis'
  | 'numero'
  | 'rouble'
  | 'thousands'
  | 'times'
  | 'copyright'
  | 'tie'

/** One place that is set otherwise; `at` counts in the text as it was. */
export type TypesetChange = { at: number; was: string; now: string; rule: TypesetRule }

/** The text with the changes made; they stand in their order and do not overlap. */
export function applyChanges(text: string, changes: readonly TypesetChange[]): string {
  let made = ''
  let from = 0
  for (const { at, was, now } of changes) {
    made += text.slice(from, at) + now
    from = at + was.length
  }
  return made + text.slice(from)
}

/** The text as it was before the changes: one step of undo. */
export function takeBackChanges(text: string, changes: readonly TypesetChange[]): string {
  let shift = 0
  const reversed = changes.map(({ at, was, now, rule }) => {
    const turned = { at: at + shift, was: now, now: was, rule }
    shift += now.length - was.length
    return turned
  })
  return applyChanges(text, reversed)
}

/**
 * First one list of changes, then another that counts in the text the first has made, as one list that counts in the
 * original. Changes of one place become one, with the rule that says most.
 */
export function joinChanges(
  original: string,
  between: string,
  first: readonly TypesetChange[],
  second: readonly TypesetChange[],
): TypesetChange[] {
  const joined: TypesetChange[] = []
  let [ofFirst, ofSecond, shift] = [0, 0, 0]
  while (ofFirst < first.length || ofSecond < second.length) {
    const begin = Math.min(
      (first[ofFirst]?.at ?? Number.POSITIVE_INFINITY) + shift,
      second[ofSecond]?.at ?? Number.POSITIVE_INFINITY,
    )
    const at = begin - shift
    const rules: TypesetRule[] = []
    const later: TypesetChange[] = []
    let end = begin
    for (;;) {
      const one = first[ofFirst]
      const other = second[ofSecond]
      if (one && meets(one.at + shift, one.now.length, begin, end)) {
        end = Math.max(end, one.at + shift + one.now.length)
        shift += one.now.length - one.was.length
        rules.push(one.rule)
        ofFirst += 1
      } else if (other && meets(other.at, other.was.length, begin, end)) {
        end = Math.max(end, other.at + other.was.length)
        rules.push(other.rule)
        later.push({ ...other, at: other.at - begin })
        ofSecond += 1
      } else break
    }
    const was = original.slice(at, end - shift)
    const now = applyChanges(between.slice(begin, end), later)
    if (was !== now) joined.push({ at, was, now, rule: mostTelling(rules) })
  }
  return joined
}

/** Side by side is not together, unless one of the two has no width. */
function meets(at: number, length: number, begin: number, end: number): boolean {
  return at < end || (at === end && (length === 0 || begin === end))
}

/** A blank that went or was tied is the least of what happened in a place. */
function mostTelling(rules: readonly TypesetRule[]): TypesetRule {
  return rules.find(rule => rule !== 'space' && rule !== 'tie') ?? rules[0] ?? 'space'
}
