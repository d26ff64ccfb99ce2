/** What is heard of the guide: one stop at a time, a sentence at a time. */
export type Listening = {
  /** The stop that is heard, or was last. */
  stop: number | null
  status: 'silent' | 'playing' | 'paused' | 'ended'
  /** The sentence each stop has come to, from 0 on; a stop nobody has touched is at its beginning. */
  places: Readonly<Record<number, number>>
  /** Grows whenever the voice has to begin anew: its answer to an earlier turn is of no interest. */
  turn: number
  /** The voice was asked and did not speak. */
  hasFailed: boolean
}

export type ListeningEvent =
  | { kind: 'play'; stop: number }
  | { kind: 'pause' }
  /** Going somewhere does not start what is silent; what plays goes on from there. */
  | { kind: 'seek'; stop: number; place: number }
  | { kind: 'speed' }
  /** The answers of the voice: to the end, cut off by the browser, or not at all. */
  | { kind: 'said' | 'cut-off' | 'failed'; turn: number }
  /** A recording has come to its end. */
  | { kind: 'finished'; stop: number }

export const silence: Listening = { stop: null, status: 'silent', places: {}, turn: 0, hasFailed: false }

export function placeOf({ places }: Listening, stop: number): number {
  return places[stop] ?? 0
}

/** Whether a sentence of this stop is the one the listener is at. */
export function isAt({ stop, status }: Listening, asked: number): boolean {
  return stop === asked && (status === 'playing' || status === 'paused')
}

/** What follows from an event. `lengths` are the sentences of each stop. */
export function hear(
  state: Listening,
  event: ListeningEvent,
  lengths: Readonly<Record<number, number>>,
): Listening {
  switch (event.kind) {
    case 'play':
      return begin({ ...state, stop: event.stop })
    case 'pause':
      return state.status === 'playing' ? { ...state, status: 'paused' } : state
    case 'seek':
      return seek(state, event.stop, clamp(event.place, lengths[event.stop] ?? 0))
    case 'speed':
      return state.status === 'playing' ? begin(state) : state
    case 'finished':
      return event.stop === state.stop ? end(state, event.stop) : state
    default:
      return answered(state, event, lengths)
  }
}

function answered(
  state: Listening,
  { kind, turn }: { kind: 'said' | 'cut-off' | 'failed'; turn: number },
  lengths: Readonly<Record<number, number>>,
): Listening {
  const { stop, status } = state
  if (stop === null || status !== 'playing' || turn !== state.turn) return state
  if (kind !== 'said') return { ...state, status: 'paused', hasFailed: kind === 'failed' }
  const next = placeOf(state, stop) + 1
  return next < (lengths[stop] ?? 0) ? begin(at(state, stop, next)) : end(state, stop)
}

function seek(state: Listening, stop: number, place: number): Listening {
  const moved = at(state, stop, place)
  if (stop !== state.stop) return moved
  if (state.status === 'playing') return begin(moved)
  return state.status === 'ended' ? { ...moved, status: 'paused' } : moved
}

function begin(state: Listening): Listening {
  return { ...state, status: 'playing', turn: state.turn + 1, hasFailed: false }
}

/** Whoever listens again listens from the beginning. */
function end(state: Listening, stop: number): Listening {
  return { ...at(state, stop, 0), status: 'ended' }
}

function at(state: Listening, stop: number, place: number): Listening {
  return { ...state, places: { ...state.places, [stop]: place } }
}

function clamp(place: number, length: number): number {
  return Math.max(0, Math.min(place, length - 1))
}
