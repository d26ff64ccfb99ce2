import { importSealKeys } from '../../box-office/tickets/ticket-seal.ts'
import { dayOf } from '../../platform/dates.ts'
import { type OpenedList, openList } from '../door-list.ts'
import { type Reading, storedReading } from '../reading.ts'
import { type ConflictAnswer, judgementOf, type ScanAnswer } from '../scan-answer.ts'
import type { DeviceStore } from './device-store.ts'
import { type DoorNetwork, isSignedOut } from './door-network.ts'
import { judgeReading } from './judge-reading.ts'

export type ScannerState = {
  /** On the screen now. */
  shown: Reading | null
  /** Of today, the newest first. */
  readings: readonly Reading[]
  list: { count: number; at: Date } | null
  isOnline: boolean
  isSignedOut: boolean
  conflicts: readonly ConflictAnswer[]
}

export const restingState: ScannerState = {
  shown: null,
  readings: [],
  list: null,
  isOnline: true,
  isSignedOut: false,
  conflicts: [],
}

export type Scanner = ReturnType<typeof createScanner>

const mostAtOnce = 200

/**
 * A gate. It judges by itself and says so at once; the server is told in the background, now or when there is a network
 * again, and is believed where it knows better.
 */
export function createScanner(options: { store: DeviceStore; network: DoorNetwork; deviceMs(): number }) {
  const { store, network, deviceMs } = options
  const listeners = new Set<() => void>()
  const underWay = new Set<string>()
  /** Overruled while another ticket was on the screen. */
  const unseen: string[] = []
  let state = restingState
  let list: OpenedList | null = null
  let keys: readonly CryptoKey[] | null = null
  let etag: string | undefined
  let aheadMs = 0
  let turn: Promise<unknown> = Promise.resolve()
  let uploading: Promise<void> | null = null
  let isClosed = false

  function set(change: Partial<ScannerState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const fairNow = () => new Date(deviceMs() + aheadMs)

  /** What the device has kept comes back; what the network brings comes later. */
  async function open(): Promise<void> {
    const kept = await store.list()
    if (kept) {
      aheadMs = kept.aheadMs
      etag = kept.etag
      await takeList(openList(kept.list), kept.fetchedAt)
    }
    const today = dayOf(fairNow())
    const all = await store.readings()
    const old = all.filter(({ at, isSent }) => isSent && dayOf(at) !== today)
    await Promise.all(old.map(({ nonce }) => store.dropReading(nonce)))
    const current = all.filter(reading => !old.includes(reading)).toSorted((a, b) => +b.at - +a.at)
    set({ readings: [...state.readings, ...current] })
  }

  async function takeList(opened: OpenedList, at: Date) {
    if (opened.publicKeys.join() !== list?.publicKeys.join())
      keys = await importSealKeys(opened.publicKeys).catch(() => null)
    list = opened
    set({ list: { count: opened.count, at } })
  }

  /** One after the other: the same ticket twice in a moment is once too often. */
  function read(text: string, gate: string): Promise<void> {
    const next = turn.then(() => readNow(text.slice(0, 2_000), gate))
    turn = next.catch(() => {})
    return next
  }

  async function readNow(text: string, gate: string): Promise<void> {
    const at = fairNow()
    const { readings } = state
    const own = await judgeReading(text, { list, keys, readings, gate, now: at })
    const mustAsk = !own.isCertain && state.isOnline && !state.isSignedOut
    const reading: Reading = {
      nonce: newNonce(),
      text,
      at,
      gate,
      judgement: mustAsk ? null : own.judgement,
      code: own.code,
      mark: own.mark,
      product: own.product,
      isSent: false,
    }
    set({ shown: reading, readings: [reading, ...state.readings] })
    await store.keepReading(reading)
    void send(reading)
  }

  async function send(reading: Reading): Promise<void> {
    underWay.add(reading.nonce)
    try {
      settle(reading.nonce, await network.send(reading))
      set({ isOnline: true, isSignedOut: false })
    } catch (error) {
      lose(error)
      // Nobody else can say: what is not in the list goes to the desk.
      if (!reading.judgement) change(reading.nonce, { judgement: { verdict: 'refuse', reason: 'unknown' } })
    } finally {
      underWay.delete(reading.nonce)
    }
  }

  function settle(nonce: string, answer: ScanAnswer) {
    const before = state.readings.find(reading => reading.nonce === nonce)
    const judgement = judgementOf(answer)
    const isOverruled = before?.judgement != null && before.judgement.verdict !== judgement.verdict
    const { code, product, objection } = answer
    change(nonce, {
      judgement,
      isSent: true,
      ...(isOverruled && { isOverruled }),
      ...(code && { code }),
      ...(product && { product }),
      ...(objection && { objection }),
    })
    if (!isOverruled || state.shown?.nonce === nonce) return
    // The next person stands there already: they first, then what has to be put right.
    unseen.push(nonce)
    if (!state.shown) showNext()
  }

  function showNext() {
    const nonce = unseen.shift()
    set({ shown: state.readings.find(reading => reading.nonce === nonce) ?? null })
  }

  function change(nonce: string, more: Partial<Reading>) {
    const changed = (reading: Reading) => (reading.nonce === nonce ? { ...reading, ...more } : reading)
    set({ readings: state.readings.map(changed), shown: state.shown && changed(state.shown) })
    const reading = state.readings.find(one => one.nonce === nonce)
    if (reading) void store.keepReading(storedReading(reading))
  }

  function lose(error: unknown) {
    set(isSignedOut(error) ? { isOnline: true, isSignedOut: true } : { isOnline: false })
  }

  /** Sends what waits, the oldest first. */
  function upload(): Promise<void> {
    uploading ??= uploadAll().finally(() => {
      uploading = null
    })
    return uploading
  }

  async function uploadAll(): Promise<void> {
    try {
      for (;;) {
        const waiting = waitingIn(state).filter(({ nonce }) => !underWay.has(nonce))
        if (waiting.length === 0) return
        const { results, conflicts } = await network.upload(waiting.slice(-mostAtOnce))
        if (results.length === 0) return
        for (const result of results) settle(result.nonce, result)
        set({ isOnline: true, isSignedOut: false, conflicts: joined(state.conflicts, conflicts) })
      }
    } catch (error) {
      lose(error)
    }
  }

  /** Fetches the list if it has changed. */
  async function refresh(): Promise<void> {
    try {
      const fetched = await network.fetchList(etag)
      aheadMs = fetched.fairNow.getTime() - deviceMs()
      set({ isOnline: true, isSignedOut: false })
      if (fetched.list) {
        etag = fetched.etag
        await takeList(openList(fetched.list), fetched.fairNow)
        if (isClosed) return
        await store.keepList({ list: fetched.list, etag, aheadMs, fetchedAt: fetched.fairNow })
      } else if (state.list) set({ list: { ...state.list, at: fetched.fairNow } })
    } catch (error) {
      lose(error)
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    read,
    upload,
    refresh,
    /** The device itself says that it has no network: nobody has to wait to find out. */
    noticeOffline: () => set({ isOnline: false }),
    /** Whoever signs out leaves no list behind, not even one that was on its way. */
    close() {
      isClosed = true
    },
    /** The next person, please. */
    dismiss: showNext,
  }
}

export function waitingIn({ readings }: Pick<ScannerState, 'readings'>): Reading[] {
  return readings.filter(({ isSent }) => !isSent)
}

function joined(known: readonly ConflictAnswer[], more: readonly ConflictAnswer[]): ConflictAnswer[] {
  const keyOf = ({ code, day }: ConflictAnswer) => `${code} ${day}`
  return [...new Map([...known, ...more].map(conflict => [keyOf(conflict), conflict])).values()]
}

// Not randomUUID: it is missing where the page came over plain HTTP.
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
