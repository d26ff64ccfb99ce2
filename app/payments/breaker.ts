import type { GatewayAnswer } from './gateway-answer.ts'

export type Breaker = ReturnType<typeof createBreaker>

/**
 * After so many calls in a row that nobody answered, the gateway is left alone: whoever asks hears at once that nothing
 * is known. Only a probe goes through, one at a time and with a rest between two; its answer closes the breaker. No
 * visitor's call is used as one.
 */
export function createBreaker({ failuresToOpen = 5, restMs = 5_000, nowMs = () => performance.now() } = {}) {
  let failures = 0
  let restUntil: number | null = null
  let isProbing = false

  function hear({ outcome, ...told }: GatewayAnswer<unknown>, isProbe: boolean) {
    // Too fast for it is not dead.
    if (outcome !== 'unknown' || ('reason' in told && told.reason === 'too-many-requests')) {
      failures = 0
      restUntil = null
      return
    }
    failures += 1
    const opens = restUntil === null && failures >= failuresToOpen
    if (opens || (isProbe && restUntil !== null)) restUntil = nowMs() + restMs
  }

  return {
    isOpen: () => restUntil !== null,
    async run<T>(call: () => Promise<GatewayAnswer<T>>): Promise<GatewayAnswer<T>> {
      if (restUntil !== null) return resting
      const answer = await call()
      hear(answer, false)
      return answer
    },
    async probe<T>(call: () => Promise<GatewayAnswer<T>>): Promise<GatewayAnswer<T>> {
      if (isProbing || (restUntil !== null && nowMs() < restUntil)) return resting
      isProbing = true
      try {
        const answer = await call()
        hear(answer, true)
        return answer
      } finally {
        isProbing = false
      }
    },
  }
}

const resting = { outcome: 'unknown', reason: 'resting' } as const
