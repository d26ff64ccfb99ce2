/** A stretch that two rows of tokens have in common: where it begins in each, and how long it is. */
export type CommonRun = { was: number; now: number; length: number }

/** How far the search for a way from one stretch to the other goes before both are called different. */
const patience = 120

/**
 * What two rows of tokens have in common, in order: Myers' way in linear memory. Long stretches are first cut at tokens
 * that stand once in each of them, so that a whole book takes no longer than its chapters.
 */
export function commonRuns(was: readonly string[], now: readonly string[]): CommonRun[] {
  const numbers = new Map<string, number>()
  const numbered = (tokens: readonly string[]) =>
    Int32Array.from(tokens, token => {
      const known = numbers.get(token) ?? numbers.size
      numbers.set(token, known)
      return known
    })
  const pair: Pair = { was: numbered(was), now: numbered(now), runs: [] }
  compare(pair, 0, was.length, 0, now.length)
  return joined(pair.runs)
}

type Pair = { was: Int32Array; now: Int32Array; runs: CommonRun[] }

function compare(pair: Pair, wasFrom: number, wasTo: number, nowFrom: number, nowTo: number): void {
  let [a0, a1, b0, b1] = [wasFrom, wasTo, nowFrom, nowTo]
  while (a0 < a1 && b0 < b1 && pair.was[a0] === pair.now[b0]) {
    a0 += 1
    b0 += 1
  }
  while (a0 < a1 && b0 < b1 && pair.was[a1 - 1] === pair.now[b1 - 1]) {
    a1 -= 1
    b1 -= 1
  }
  if (a0 > wasFrom) pair.runs.push({ was: wasFrom, now: nowFrom, length: a0 - wasFrom })
  if (a0 < a1 && b0 < b1) compareMiddle(pair, a0, a1, b0, b1)
  if (a1 < wasTo) pair.runs.push({ was: a1, now: b1, length: wasTo - a1 })
}

function compareMiddle(pair: Pair, a0: number, a1: number, b0: number, b1: number): void {
  const isLong = a1 - a0 + b1 - b0 > 2 * patience
  const anchors = isLong ? anchorsIn(pair, a0, a1, b0, b1) : []
  if (anchors.length > 0) {
    let [a, b] = [a0, b0]
    for (const { was, now } of anchors) {
      compare(pair, a, was, b, now)
      pair.runs.push({ was, now, length: 1 })
      a = was + 1
      b = now + 1
    }
    compare(pair, a, a1, b, b1)
    return
  }
  const snake = middleSnake(pair, a0, a1, b0, b1)
  if (!snake) return
  compare(pair, a0, snake.was, b0, snake.now)
  if (snake.length > 0) pair.runs.push(snake)
  compare(pair, snake.was + snake.length, a1, snake.now + snake.length, b1)
}

/** Tokens that stand once on each side, as many as keep their order. */
function anchorsIn(
  pair: Pair,
  a0: number,
  a1: number,
  b0: number,
  b1: number,
): { was: number; now: number }[] {
  const places = new Map<number, number>()
  for (let at = b0; at < b1; at += 1) {
    const token = pair.now[at] as number
    places.set(token, places.has(token) ? -1 : at)
  }
  const seen = new Map<number, number>()
  for (let at = a0; at < a1; at += 1) {
    const token = pair.was[at] as number
    seen.set(token, seen.has(token) ? -1 : at)
  }
  const unique = [...seen].flatMap(([token, was]) => {
    const now = places.get(token) ?? -1
    return was >= 0 && now >= 0 ? [{ was, now }] : []
  })
  return risingPart(unique.map(({ now }) => now)).map(at => unique[at] as { was: number; now: number })
}

/** The places of the longest part of a list that rises. */
export function risingPart(values: readonly number[]): number[] {
  const tails: number[] = []
  const before = new Int32Array(values.length)
  values.forEach((value, at) => {
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[tails[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    before[at] = low > 0 ? (tails[low - 1] as number) : -1
    tails[low] = at
  })
  const part: number[] = []
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] as number) part.push(at)
  return part.reverse()
}

/**
 * The stretch in the middle of the shortest way from one side to the other, looked for from both ends at once
 * (Myers 1986, chapter 4b). Null where there is nothing to be told but that everything is other.
 */
function middleSnake({ was, now }: Pair, a0: number, a1: number, b0: number, b1: number): CommonRun | null {
  const [n, m] = [a1 - a0, b1 - b0]
  const delta = n - m
  const isOdd = delta % 2 !== 0
  const most = Math.min(Math.ceil((n + m) / 2), patience)
  const offset = most + 1
  const forth = new Int32Array(2 * most + 3)
  const back = new Int32Array(2 * most + 3)
  const reach = (row: Int32Array, k: number) => row[k + offset] as number
  // Both sides are trimmed, so a way of one step is found in the first round.
  for (let d = 0; d <= most; d += 1) {
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && reach(forth, k - 1) < reach(forth, k + 1))
      const from = isDown ? reach(forth, k + 1) : reach(forth, k - 1) + 1
      let x = from
      while (x < n && x - k < m && x - k >= 0 && was[a0 + x] === now[b0 + x - k]) x += 1
      forth[k + offset] = x
      const other = delta - k
      if (isOdd && Math.abs(other) <= d - 1 && x + reach(back, other) >= n) {
        return { was: a0 + from, now: b0 + from - k, length: x - from }
      }
    }
    for (let k = -d; k <= d; k += 2) {
      const isUp = k === -d || (k !== d && reach(back, k - 1) < reach(back, k + 1))
      const from = isUp ? reach(back, k + 1) : reach(back, k - 1) + 1
      let x = from
      while (x < n && x - k < m && x - k >= 0 && was[a1 - 1 - x] === now[b1 - 1 - x + k]) x += 1
      back[k + offset] = x
      const other = delta - k
      if (!isOdd && Math.abs(other) <= d && x + reach(forth, other) >= n) {
        return { was: a1 - x, now: b1 - x + k, length: x - from }
      }
    }
  }
  return furthest(forth, most, n, m, (x, k) => ({ was: a0 + x, now: b0 + x - k, length: 0 }))
}

/**
 * Where the way is too long, as far as one came: much that is alike on it promises more. Texts that have little but
 * commas in common are two texts.
 */
function furthest(
  forth: Int32Array,
  most: number,
  n: number,
  m: number,
  found: (x: number, k: number) => CommonRun,
): CommonRun | null {
  let best: { x: number; k: number } | null = null
  for (let k = -most; k <= most; k += 2) {
    const x = forth[k + most + 1] as number
    const isInside = x <= n && x - k <= m && x - k >= 0
    if (isInside && (!best || 2 * x - k > 2 * best.x - best.k)) best = { x, k }
  }
  if (!best || most / (2 * best.x - best.k) > 0.35) return null
  return found(best.x, best.k)
}

function joined(runs: readonly CommonRun[]): CommonRun[] {
  const all: CommonRun[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (last && last.was + last.length === run.was && last.now + last.length === run.now) {
      all[all.length - 1] = { ...last, length: last.length + run.length }
    } else all.push(run)
  }
  return all
}
