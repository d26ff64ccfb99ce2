/** Whole minutes since the midnight that begins the day: 690 is 11:30. */
export type Minute = number

export type KeptEvent = { key: string; point: string; from: Minute; to: Minute }
export type KeptStand = { key: string; point: string }

export type WalkWish = {
  events: readonly KeptEvent[]
  stands: readonly KeptStand[]
  /** What the visitor leaves for another time, by key. */
  aside: readonly string[]
  /** Where the walk begins, and when. */
  start: { point: string; at: Minute }
  /** When stands and café are open. */
  hours: { from: Minute; to: Minute }
  cafe: string
  /** How long one walks, or null where there is no way. */
  secondsBetween(from: string, to: string): number | null
}

export type StopKind = 'event' | 'stand' | 'coffee'
export type Stop = {
  kind: StopKind
  key: string
  point: string
  from: Minute
  to: Minute
  /** From where one was before. */
  walk: Minute
  /** There is less time than the way takes: one comes after the beginning. Below zero: it had begun before one set out. */
  late: { needed: Minute; there: Minute } | null
}
export type LeftOutReason = 'aside' | 'over' | 'same-time' | 'too-late' | 'no-way' | 'no-room'
export type LeftOut = {
  kind: 'event' | 'stand'
  key: string
  reason: LeftOutReason
  /** What has its hour. */
  instead?: string
}
export type Walk = { stops: Stop[]; leftOut: LeftOut[] }

export const standMinutes = 10
const leastOfAnEvent = 10
const coffeeGap = 25
const leastCoffee = 15
const mostCoffee = 30
// Seen earlier a stand may cost ten minutes more of walking: who waits for an hour would rather look at something.
const secondsForEarlier = 600

/**
 * The walk of a day. Events have their hours; the one that begins first is gone to, and what overlaps it is left out
 * and says why. Stands are put one by one where they lengthen the way least, then each stretch is untangled; whatever
 * waiting is left becomes a coffee. The same plan gives the same walk, in whatever order things were kept.
 */
export function planWalk(wish: WalkWish): Walk {
  const { stops, leftOut } = eventsInTurn(wish)
  const gaps = gapsBetween(wish, stops)
  leftOut.push(...placeStands(wish, gaps))
  return {
    stops: gaps.flatMap(gap => [...timed(wish, gap), ...(gap.next ? [arrivedAt(wish, gap, gap.next)] : [])]),
    leftOut: leftOut.toSorted((one, other) => order(one.kind, other.kind) || order(one.key, other.key)),
  }
}

/** What lies between two fixed moments, and the stands that are visited in it. */
type Gap = { point: string; at: Minute; next: Stop | null; place: number; stands: KeptStand[] }

function eventsInTurn(wish: WalkWish): Walk {
  const { start, aside } = wish
  const stops: Stop[] = []
  const leftOut: LeftOut[] = []
  const leave = (key: string, reason: LeftOutReason, instead?: string) =>
    leftOut.push({ kind: 'event', key, reason, ...(instead && { instead }) })
  for (const { key, point, from, to } of onceEach(wish.events).toSorted(byHour)) {
    const before = stops.at(-1)
    const here = before ?? { point: start.point, to: start.at }
    const walk = minutesBetween(wish, here.point, point)
    if (aside.includes(key)) leave(key, 'aside')
    else if (to <= start.at) leave(key, 'over')
    else if (before && from < before.to) leave(key, 'same-time', before.key)
    else if (walk === null) leave(key, 'no-way')
    else if (here.to + walk > Math.max(from, to - leastOfAnEvent)) leave(key, 'too-late')
    else {
      const arrival = here.to + walk
      const late = arrival > from ? { needed: walk, there: from - here.to } : null
      stops.push({ kind: 'event', key, point, from: Math.max(from, arrival), to, walk, late })
    }
  }
  return { stops, leftOut }
}

function gapsBetween({ start }: WalkWish, events: readonly Stop[]): Gap[] {
  const beginnings = [{ point: start.point, to: start.at }, ...events]
  return beginnings.map(({ point, to }, place) => ({
    point,
    at: to,
    next: events[place] ?? null,
    place,
    stands: [],
  }))
}

/** Puts every stand that fits into its gap; the rest are told of. */
function placeStands(wish: WalkWish, gaps: readonly Gap[]): LeftOut[] {
  const leftOut: LeftOut[] = []
  const leave = (key: string, reason: LeftOutReason) => leftOut.push({ kind: 'stand', key, reason })
  const waiting = new Map<string, KeptStand>()
  for (const stand of onceEach(wish.stands).toSorted((one, other) => order(one.key, other.key))) {
    if (wish.aside.includes(stand.key)) leave(stand.key, 'aside')
    else if (wish.secondsBetween(wish.start.point, stand.point) === null) leave(stand.key, 'no-way')
    else waiting.set(stand.key, stand)
  }
  for (let isMore = true; isMore && waiting.size > 0; ) {
    isMore = false
    for (let best = bestPlace(wish, gaps, waiting); best; best = bestPlace(wish, gaps, waiting)) {
      best.gap.stands = best.stands
      waiting.delete(best.key)
      isMore = true
    }
    // A shorter way leaves time for another stand.
    for (const gap of gaps) untangle(wish, gap)
  }
  for (const key of waiting.keys()) leave(key, 'no-room')
  return leftOut
}

function bestPlace(wish: WalkWish, gaps: readonly Gap[], waiting: ReadonlyMap<string, KeptStand>) {
  let best: { gap: Gap; key: string; stands: KeptStand[]; cost: number } | null = null
  for (const gap of gaps) {
    const room = secondsLeft(wish, gap)
    if (room < 0 || gap.next?.late) continue
    for (const stand of waiting.values()) {
      for (let place = 0; place <= gap.stands.length; place++) {
        const added = addedSeconds(wish, gap, place, stand.point)
        const cost = added + gap.place * secondsForEarlier
        if (added > room || (best && !isBefore({ cost, key: stand.key }, best))) continue
        const stands = gap.stands.toSpliced(place, 0, stand)
        if (fits(wish, gap, stands)) best = { gap, key: stand.key, stands, cost }
      }
    }
  }
  return best
}

/** The cheaper one; of two that cost the same the one whose name comes first, and there the earlier gap. */
function isBefore(one: { cost: number; key: string }, other: { cost: number; key: string }): boolean {
  return one.cost < other.cost || (one.cost === other.cost && one.key < other.key)
}

/** A way that is longer by more than this leaves no time for another stand; as minutes are rounded up, a shorter one may not either. */
function secondsLeft(wish: WalkWish, gap: Gap): number {
  const minutes = (gap.next?.from ?? wish.hours.to) - Math.max(gap.at, wish.hours.from)
  return (minutes - (gap.stands.length + 1) * standMinutes) * 60 - wayOf(wish, gap, gap.stands)
}

function addedSeconds(wish: WalkWish, gap: Gap, place: number, point: string): number {
  const before = gap.stands[place - 1]?.point ?? gap.point
  const after = gap.stands[place]?.point ?? gap.next?.point
  const seconds = (from: string, to: string) => wish.secondsBetween(from, to) ?? Number.POSITIVE_INFINITY
  if (after === undefined) return seconds(before, point)
  return seconds(before, point) + seconds(point, after) - seconds(before, after)
}

/** Turns stretches round as long as that makes the way shorter. */
function untangle(wish: WalkWish, gap: Gap): void {
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let first = 0; first < gap.stands.length - 1; first++) {
      for (let last = first + 1; last < gap.stands.length; last++) {
        if (!(savedByTurning(wish, gap, first, last) > 0.001)) continue
        const turned = [
          ...gap.stands.slice(0, first),
          ...gap.stands.slice(first, last + 1).toReversed(),
          ...gap.stands.slice(last + 1),
        ]
        if (!fits(wish, gap, turned)) continue
        gap.stands = turned
        isBetter = true
      }
    }
  }
}

/** There and back take equally long: of a stretch that is turned round only its two ends change. */
function savedByTurning(wish: WalkWish, gap: Gap, first: number, last: number): number {
  const seconds = (from: string, to: string) => wish.secondsBetween(from, to) ?? Number.POSITIVE_INFINITY
  const before = gap.stands[first - 1]?.point ?? gap.point
  const [from = '', to = ''] = [gap.stands[first]?.point, gap.stands[last]?.point]
  const after = gap.stands[last + 1]?.point ?? gap.next?.point
  const entry = seconds(before, from) - seconds(before, to)
  return after === undefined ? entry : entry + seconds(to, after) - seconds(from, after)
}

function wayOf(wish: WalkWish, gap: Gap, stands: readonly KeptStand[]): number {
  const points = [gap.point, ...stands.map(({ point }) => point), ...(gap.next ? [gap.next.point] : [])]
  return points.slice(1).reduce((sum, point, at) => {
    return sum + (wish.secondsBetween(points[at] ?? '', point) ?? Number.POSITIVE_INFINITY)
  }, 0)
}

/** Before the doors close, and in time for what comes next; an event one is late for anyway is not made later. */
function fits(wish: WalkWish, gap: Gap, stands: readonly KeptStand[]): boolean {
  if (gap.next?.late) return false
  let [here, at] = [gap.point, Math.max(gap.at, wish.hours.from)]
  for (const { point } of stands) {
    const walk = minutesBetween(wish, here, point)
    if (walk === null) return false
    here = point
    at += walk + standMinutes
  }
  if (at > wish.hours.to) return false
  if (!gap.next) return true
  const last = minutesBetween(wish, here, gap.next.point)
  return last !== null && at + last <= gap.next.from
}

/** The stands of a gap by the clock, and a coffee where one would wait. */
function timed(wish: WalkWish, gap: Gap): Stop[] {
  const stops: Stop[] = []
  const { hours, cafe } = wish
  let [here, at] = [gap.point, gap.stands.length > 0 ? Math.max(gap.at, hours.from) : gap.at]
  for (const { key, point } of gap.stands) {
    const walk = minutesBetween(wish, here, point) ?? 0
    const to = at + walk + standMinutes
    stops.push({ kind: 'stand', key, point, from: at + walk, to, walk, late: null })
    here = point
    at = to
  }
  const toNext = gap.next && minutesBetween(wish, here, gap.next.point)
  const [toCafe, fromCafe] = [
    minutesBetween(wish, here, cafe),
    gap.next && minutesBetween(wish, cafe, gap.next.point),
  ]
  if (!gap.next || toNext === null || toCafe === null || fromCafe === null) return stops
  if (gap.next.from - at - toNext < coffeeGap) return stops
  const from = Math.max(at + toCafe, hours.from)
  const to = Math.min(from + mostCoffee, gap.next.from - fromCafe, hours.to)
  if (to - from >= leastCoffee) {
    stops.push({ kind: 'coffee', key: cafe, point: cafe, from, to, walk: toCafe, late: null })
  }
  return stops
}

/** The event a gap ends with, as one comes to it from the last stop before. */
function arrivedAt(wish: WalkWish, gap: Gap, event: Stop): Stop {
  const last = timed(wish, gap).at(-1)
  if (!last) return event
  return { ...event, walk: minutesBetween(wish, last.point, event.point) ?? event.walk }
}

function minutesBetween(wish: WalkWish, from: string, to: string): Minute | null {
  const seconds = wish.secondsBetween(from, to)
  return seconds === null ? null : Math.ceil(seconds / 60)
}

/** What begins first; of those that begin together the shorter. */
function byHour(one: KeptEvent, other: KeptEvent): number {
  return one.from - other.from || one.to - other.to || order(one.key, other.key)
}

function onceEach<Kept extends { key: string }>(kept: readonly Kept[]): Kept[] {
  return [...new Map(kept.map(each => [each.key, each])).values()]
}

function order(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
