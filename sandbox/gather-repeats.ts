export type Gathered = Record<string, string | string[]>

/** `a=1&b=2&b=3` becomes `{ a: '1', b: ['2', '3'] }`. */
export function gatherRepeats(pairs: Iterable<[string, string]>): Gathered {
  const byName = Map.groupBy(pairs, ([name]) => name)
  return Object.fromEntries(
    Array.from(byName, ([name, same]) => {
      const values = same.map(([, value]) => value)
      return [name, values.length === 1 ? (values[0] as string) : values]
    }),
  )
}
