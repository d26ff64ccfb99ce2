import { expect, test } from 'vitest'
import { sandboxForTest } from '../sandbox-for-test.ts'

test('a status is answered once, or as many times as ordered', async () => {
  const { postLead, order, answeredStatuses } = await landerForTest()
  await order({ status: 500 })
  await order({ status: 422, times: 2 })

  const statuses: number[] = []
  for (let call = 1; call <= 4; call += 1) statuses.push((await postLead()).status)
  expect(statuses).toEqual([500, 422, 422, 200])
  expect(await answeredStatuses()).toEqual([500, 422, 422, 200])
})

test('a failed lead is not told of success', async () => {
  const { postLead, order } = await landerForTest()
  await order({ status: 503 })
  expect(await (await postLead()).text()).toBe('<div class="send-error">The lead was not taken.</div>\n')
})

test.for([204, 205, 304])('the bodiless status %i is answered too', async status => {
  const { postLead, order } = await landerForTest()
  await order({ status })
  const answer = await postLead()
  expect([answer.status, await answer.text()]).toEqual([status, ''])
})

test('a delayed lead is overtaken by the next one', async () => {
  const { postLead, order, answeredStatuses } = await landerForTest()
  await order({ delayMs: 300 })
  const arrivals: string[] = []
  const slow = postLead().then(() => arrivals.push('slow'))
  await expect.poll(answeredStatuses).toEqual([null])
  await postLead().then(() => arrivals.push('fast'))
  await slow
  expect(arrivals).toEqual(['fast', 'slow'])
  expect(await answeredStatuses()).toEqual([200, 200])
})

test('delay and status come together when ordered together', async () => {
  const { postLead, order, answeredStatuses } = await landerForTest()
  await order({ status: 503, delayMs: 200, times: 2 })
  const answers = Promise.all([postLead(), postLead()])
  await expect.poll(answeredStatuses).toEqual([null, null])
  expect((await answers).map(answer => answer.status)).toEqual([503, 503])
  expect((await postLead()).status).toBe(200)
})

test('a reset breaks the connection without an answer, and the lead is still on record', async () => {
  const { postLead, order, answeredStatuses } = await landerForTest()
  await order({ reset: true })
  await expect(postLead()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
  expect((await postLead()).status).toBe(200)
  expect(await answeredStatuses()).toEqual([null, 200])
})

test('a lead that hangs is never answered, and says so in the list', async () => {
  const { url, postLead, order, answeredStatuses } = await landerForTest()
  await order({ hang: true })
  await expect(postLead(AbortSignal.timeout(100))).rejects.toMatchObject({ name: 'TimeoutError' })
  expect((await postLead()).status).toBe(200)
  expect(await answeredStatuses()).toEqual([null, 200])
  const requests = (await (await fetch(`${url}/lander/requests`)).json()) as {
    fault: object
    answeredAt: unknown
  }[]
  expect(requests.map(({ fault, answeredAt }) => [fault, answeredAt === null])).toEqual([
    [{ hang: true }, true],
    [{}, false],
  ])
})

test('a caller who hung up before the answer leaves a record without one', async () => {
  const { postLead, order, answeredStatuses } = await landerForTest()
  await order({ delayMs: 100 })
  await order({ delayMs: 300 })
  await expect(postLead(AbortSignal.timeout(30))).rejects.toMatchObject({ name: 'TimeoutError' })
  // The second lead outlasts the delay of the first.
  await postLead()
  expect(await answeredStatuses()).toEqual([null, 200])
})

test('ordered trouble can be called off, or replaced', async () => {
  const { postLead, order } = await landerForTest()
  await order({ status: 500, times: 5 })
  expect(await (await order({ clear: true })).json()).toEqual({ pending: [] })
  expect((await postLead()).status).toBe(200)

  await order({ status: 500, times: 5 })
  expect(await (await order({ clear: true, status: 418 })).json()).toEqual({ pending: [{ status: 418 }] })
  expect((await postLead()).status).toBe(418)
})

test('trouble waits for leads: other calls do not use it up', async () => {
  const { url, postLead, order } = await landerForTest()
  await order({ status: 500 })
  await fetch(`${url}/lander`)
  await fetch(`${url}/lander`, { method: 'POST', body: 'plain text' })
  await fetch(`${url}/lander/requests`)
  expect((await postLead()).status).toBe(500)
})

test('a long delay does not hold up the end of the sandbox', async () => {
  const { postLead, order, answeredStatuses, stop } = await landerForTest()
  await order({ delayMs: 600_000 })
  const cutOff = expect(postLead()).rejects.toThrow('fetch failed')
  await expect.poll(answeredStatuses).toEqual([null])
  await stop()
  await cutOff
})

test.for([
  ['{"status":', /^The body is not valid JSON\.$/],
  ['{"status":"500"}', /^This control is not understood: status: /],
  ['{"status":99}', /^This control is not understood: status: /],
  ['{"delayMs":-1}', /^This control is not understood: delayMs: /],
  ['{"status":500,"times":0}', /^This control is not understood: times: /],
  ['{"stauts":500}', /stauts/],
  ['{}', /name at least one of status, delayMs, reset, hang and clear\.$/],
  ['{"times":2}', /name at least one of status, delayMs, reset, hang and clear\.$/],
  ['{"hang":true,"reset":true}', /send one of them\.$/],
  ['{"reset":true,"status":500}', /send one of them\.$/],
  ['null', /^This control is not understood: /],
] as const)('the order %s is answered with a sentence, not obeyed', async ([body, sentence]) => {
  const { url, postLead } = await landerForTest()
  const answer = await fetch(`${url}/lander/control`, { method: 'POST', body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: expect.stringMatching(sentence) })
  expect((await postLead()).status).toBe(200)
})

async function landerForTest() {
  const sandbox = await sandboxForTest()
  return {
    ...sandbox,
    order: (fault: unknown) => sandbox.control('/lander/control', fault),
    postLead: (signal?: AbortSignal) =>
      fetch(`${sandbox.url}/lander`, { method: 'POST', body: new URLSearchParams({ name: 'Анна' }), signal }),
    answeredStatuses: async () =>
      (await sandbox.getJson('/lander/requests')).map(
        (request: { answeredStatus: number | null }) => request.answeredStatus,
      ),
  }
}
