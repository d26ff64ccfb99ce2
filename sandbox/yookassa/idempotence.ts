import { isDeepStrictEqual } from 'node:util'
import { invalid, type Outcome } from './refusal.ts'

type Remembered = { address: string; body: unknown; answer: object; at: Date }
const windowMs = 24 * 60 * 60 * 1000

/** One key, one operation, for 24 hours: the same question gets the first answer, another one is refused. */
export function createIdempotence(now: () => Date) {
  const remembered = new Map<string, Remembered>()

  return {
    once(key: string | undefined, address: string, body: unknown, work: () => Outcome<object>) {
      if (!key || !/^[0-9a-zA-Z+\-_.]{1,64}$/.test(key)) {
        return invalid('Idempotence key is missing or incorrect', 'Idempotence-Key')
      }
      const earlier = remembered.get(key)
      if (earlier && now().getTime() - earlier.at.getTime() < windowMs) {
        const isSame = earlier.address === address && isDeepStrictEqual(earlier.body, body)
        if (!isSame) return invalid('Idempotence key duplicated', 'Idempotence-Key')
        return { ok: true as const, value: earlier.answer }
      }
      const outcome = work()
      // What was refused may be mended and sent again under the same key.
      if (outcome.ok) remembered.set(key, { address, body, answer: outcome.value, at: now() })
      return outcome
    },
  }
}
