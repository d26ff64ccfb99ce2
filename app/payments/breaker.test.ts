import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'
import type { GatewayAnswer } from './gateway-answer.ts'

const lost: GatewayAnswer<string> = { outcome: 'unknown', reason: 'timeout' }
const done: GatewayAnswer<string> = { outcome: 'done', value: 'paid' }
const resting = { outcome: 'unknown', reason: 'resting' }

function breakerAt() {
  let nowMs = 0
  const breaker = createBreaker({ failuresToOpen: 3, restMs: 1_000, nowMs: () => nowMs })
  let calls = 0
  return {
    wait: (ms: number) => {
      nowMs += ms
    },
    hear: (answer: GatewayAnswer<string>) =>
      breaker.run(async () => {
        calls++
        return answer
      }),
    probe: breaker.probe,
    isOpen: breaker.isOpen,
    calls: () => calls,
  }
}

test('opens after so many calls in a row without an answer, and an answer between begins the count anew', async () => {
  const { hear, isOpen } = breakerAt()
  for (const answer of [lost, lost, done, lost, lost]) await hear(answer)
  expect(isOpen()).toBe(false)
  await hear(lost)
  expect(isOpen()).toBe(true)
})

test('a refusal and "too fast" are answers', async () => {
  const { hear, isOpen } = breakerAt()
  const refused = { outcome: 'refused', status: 400, code: 'invalid_request', description: '' } as const
  const tooFast = { outcome: 'unknown', reason: 'too-many-requests' } as const
  for (const answer of [lost, lost, refused, lost, lost, tooFast, tooFast, tooFast, lost, lost])
    await hear(answer)
  expect(isOpen()).toBe(false)
})

test('open, it calls nobody but a probe, which closes it or begins another rest', async () => {
  const { hear, wait, isOpen, calls, probe } = breakerAt()
  for (const answer of [lost, lost, lost]) await hear(answer)
  expect([await hear(done), calls()]).toEqual([resting, 3])
  wait(999)
  expect(await probe(async () => done)).toEqual(resting)
  wait(1)
  let answer: (told: GatewayAnswer<string>) => void = () => {}
  const first = probe(() => new Promise<GatewayAnswer<string>>(resolve => (answer = resolve)))
  // One probe at a time, and nobody's own call is used as one.
  expect([await probe(async () => done), await hear(done), calls()]).toEqual([resting, resting, 3])
  answer(lost)
  expect([await first, isOpen(), await probe(async () => done)]).toEqual([lost, true, resting])
  wait(1_000)
  expect([await probe(async () => done), isOpen(), await hear(done)]).toEqual([done, false, done])
})

test('a probe that throws is not out for ever', async () => {
  const { hear, wait, probe, isOpen } = breakerAt()
  for (const answer of [lost, lost, lost]) await hear(answer)
  wait(1_000)
  await expect(probe(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect([await probe(async () => done), isOpen()]).toEqual([done, false])
})
