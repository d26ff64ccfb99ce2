export type Spreading = {
  id: string
  /** Who stands back from it. */
  conflicts: readonly string[]
  /** Who has judged it already: they stay. */
  voted: readonly string[]
}

/**
 * Every application to so many members, as evenly as can be: each time to whoever has the fewest so far. Never to somebody
 * who stands back; where too few are left, to all of them.
 */
export function spread(
  applications: readonly Spreading[],
  members: readonly string[],
  votesEach: number,
): Map<string, string[]> {
  const load = new Map(members.map(id => [id, 0]))
  const result = new Map<string, string[]>()
  const take = (id: string) => load.set(id, (load.get(id) ?? 0) + 1)
  for (const { voted } of applications) for (const id of voted) take(id)
  // Where the fewest can be asked first, so that the last of them is not already asked everywhere.
  const free = ({ conflicts }: Spreading) => members.filter(id => !conflicts.includes(id)).length
  for (const one of [...applications].sort((a, b) => free(a) - free(b))) {
    const named = members.filter(id => one.voted.includes(id) && !one.conflicts.includes(id))
    const others = members.filter(id => !named.includes(id) && !one.conflicts.includes(id))
    while (named.length < votesEach && others.length > 0) {
      const least = others.reduce((best, id) => ((load.get(id) ?? 0) < (load.get(best) ?? 0) ? id : best))
      others.splice(others.indexOf(least), 1)
      named.push(least)
      take(least)
    }
    result.set(one.id, named)
  }
  return result
}
