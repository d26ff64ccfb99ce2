import type { GatewayEvent } from './books.ts'
import type { NoticeFault } from './faults.ts'

export type Delivery = {
  event: GatewayEvent
  objectId: string
  at: string
  state: 'waiting' | 'held back' | 'delivered' | 'dropped' | 'given up'
  /** The status of each attempt, 0 where nobody answered. */
  attempts: number[]
}
type Notice = { delivery: Delivery; body: string; since: Date; copies: number }
type Terms = {
  webhookUrl: string
  /** Sent as X-Forwarded-For: the address the shop would see behind its proxy. */
  sourceIp: string
  now(): Date
  sleep(ms: number, signal: AbortSignal): Promise<unknown>
}

const patienceMs = 24 * 60 * 60 * 1000
const answerMs = 10_000
const longestPauseMs = 60_000

/** Carries notifications to the shop, again and again until it answers 200, for at most 24 hours. */
export function createCourier({ webhookUrl, sourceIp, now, sleep }: Terms) {
  const deliveries: Delivery[] = []
  const end = new AbortController()
  // First attempts go one after another, so that nothing arrives out of order unless told to.
  let line: Promise<unknown> = Promise.resolve()
  let heldBack: Notice[] = []

  function announce(event: GatewayEvent, object: { id: string }, fault: NoticeFault) {
    const delivery: Delivery = {
      event,
      objectId: object.id,
      at: now().toISOString(),
      state: fault.drop ? 'dropped' : fault.reorder ? 'held back' : 'waiting',
      attempts: [],
    }
    deliveries.push(delivery)
    const body = JSON.stringify({ type: 'notification', event, object })
    const notice = { delivery, body, since: now(), copies: fault.duplicate ? 2 : 1 }
    if (fault.drop) return
    if (fault.reorder) {
      heldBack.push(notice)
      return
    }
    if (fault.delayMs) quietly(sleep(fault.delayMs, end.signal).then(() => deliver(notice)))
    else enqueue(notice)
    release()
  }

  /** Lets go of what was held back for the sake of disorder. */
  function release() {
    for (const notice of heldBack) enqueue(notice)
    heldBack = []
  }

  function enqueue(notice: Notice) {
    notice.delivery.state = 'waiting'
    line = line.then(() => deliver(notice)).catch(() => {})
  }

  async function deliver(notice: Notice) {
    for (let copy = 1; copy <= notice.copies; copy += 1) {
      if ((await attempt(notice)) !== 200) return quietly(insist(notice))
    }
    notice.delivery.state = 'delivered'
  }

  async function insist(notice: Notice) {
    for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await sleep(pauseMs, end.signal)
      if (now().getTime() - notice.since.getTime() > patienceMs) {
        notice.delivery.state = 'given up'
        return
      }
      if ((await attempt(notice)) === 200) {
        notice.delivery.state = 'delivered'
        return
      }
    }
  }

  async function attempt({ delivery, body }: Notice) {
    end.signal.throwIfAborted()
    const status = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': sourceIp },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([end.signal, AbortSignal.timeout(answerMs)]),
    }).then(
      async answer => {
        await answer.body?.cancel()
        return answer.status
      },
      () => 0,
    )
    delivery.attempts.push(status)
    return status
  }

  return { announce, release, list: () => deliveries, stop: () => end.abort() }
}

/** The end of the sandbox breaks off what is under way; there is nobody left to tell. */
function quietly(work: Promise<unknown>) {
  work.catch(() => {})
}
