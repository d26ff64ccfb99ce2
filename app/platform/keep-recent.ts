/** The same for each of several owners, such as databases: what is kept goes with its owner. */
export function keepRecentFor<Owner extends object, T>(most: number) {
  const keepers = new WeakMap<Owner, ReturnType<typeof keepRecent<T>>>()
  return (owner: Owner, key: string, make: () => T): T => {
    const keeper = keepers.get(owner) ?? keepRecent<T>(most)
    keepers.set(owner, keeper)
    return keeper(key, make)
  }
}

/** Keeps what was made last, so many of it: what is asked for again is not made again. What fails is not kept. */
export function keepRecent<T>(most: number) {
  const kept = new Map<string, T>()
  return (key: string, make: () => T): T => {
    const known = kept.get(key)
    const value = known ?? make()
    // What was asked for last stands last; the first is the one to go.
    kept.delete(key)
    kept.set(key, value)
    if (known === undefined && value instanceof Promise) {
      value.catch(() => {
        if (kept.get(key) === value) kept.delete(key)
      })
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return value
  }
}
