import type { StoredResponse } from '../../page-store/stored-response.server.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { dayOf } from '../../platform/dates.ts'

export type Freshness = { contentVersion(): string; clock: Clock }

/** Something made of the whole content, made once until the content or the day changes. */
export function cachedAnswer(
  { contentVersion, clock }: Freshness,
  make: (today: string) => Promise<StoredResponse>,
) {
  let kept: { name: string; answer: Promise<StoredResponse> } | undefined
  return (): Promise<StoredResponse> => {
    const today = dayOf(clock.now())
    const name = `${contentVersion()} ${today}`
    if (kept?.name === name) return kept.answer
    const own = { name, answer: make(today) }
    kept = own
    own.answer.catch(() => {
      if (kept === own) kept = undefined
    })
    return own.answer
  }
}
