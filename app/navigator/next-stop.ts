/** Where somebody's plan of the day leads next, in words. The map is told of it from outside: it knows nothing of the day. */
export type NextStop = { title: string; words: string; lead: string; way: string }

let next: NextStop | null = null
const listeners = new Set<() => void>()

export function tellNextStop(stop: NextStop | null): void {
  next = stop
  for (const listener of listeners) listener()
}

export function currentStop(): NextStop | null {
  return next
}

export function onNextStop(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
