import { expect, test } from 'vitest'
import { sandboxForTest } from '../sandbox-for-test.ts'

test('a lead is taken and recorded decoded, repeated keys as a list', async () => {
  const sandbox = await sandboxForTest()
  const body = new URLSearchParams([
    ['fullName', 'Анна Ёлкина'],
    ['workingDays', '25 сентября'],
    ['workingDays', '26 сентября'],
    ['comments', 'a&b=c + d'],
  ])
  const answer = await fetch(
    `${sandbox.url}/lander?r=land/index&unit=fair&utm_term=x&utm_term=${encodeURI('й')}`,
    {
      method: 'POST',
      body,
      headers: { 'X-Forwarded-For': '192.0.2.7' },
    },
  )

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await answer.text()).toMatch(/^<div class="send-success">/)
  expect(await sandbox.getJson('/lander/requests')).toEqual([
    {
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      query: { r: 'land/index', unit: 'fair', utm_term: ['x', 'й'] },
      headers: expect.objectContaining({
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'x-forwarded-for': '192.0.2.7',
      }),
      body: {
        fullName: 'Анна Ёлкина',
        workingDays: ['25 сентября', '26 сентября'],
        comments: 'a&b=c + d',
      },
      rawBody: body.toString(),
      answeredStatus: 200,
      answeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      fault: {},
    },
  ])
})

test('requests are listed oldest first until they are thrown away', async () => {
  const { url, ...sandbox } = await sandboxForTest()
  await postLead(url, { name: 'first' })
  await postLead(url, { name: 'second' })
  expect(await sandbox.getJson('/lander/requests')).toMatchObject([
    { body: { name: 'first' } },
    { body: { name: 'second' } },
  ])
  expect((await sandbox.delete('/lander/requests')).status).toBe(204)
  expect(await sandbox.getJson('/lander/requests')).toEqual([])
})

test.for(['GET', 'HEAD', 'PUT', 'DELETE'])('%s is not how leads come', async method => {
  const sandbox = await sandboxForTest()
  const answer = await fetch(`${sandbox.url}/lander`, { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('POST')
  expect(await sandbox.getJson('/lander/requests')).toEqual([])
})

test('a lead in another encoding is refused, on the record, and is no lead', async () => {
  const sandbox = await sandboxForTest()
  const form = new FormData()
  form.set('mergelead', 'id_1')
  const answer = await fetch(`${sandbox.url}/lander`, { method: 'POST', body: form })
  expect(answer.status).toBe(415)
  expect(await sandbox.getJson('/lander/requests')).toMatchObject([{ body: {}, answeredStatus: 415 }])
  expect(await sandbox.getJson('/lander/leads')).toEqual([])
})

test('attempts with the same mergelead are one lead', async () => {
  const { url, ...sandbox } = await sandboxForTest()
  await sandbox.control('/lander/control', { status: 500 })
  await postLead(url, { mergelead: 'id_a', email: 'old@example.org' })
  await postLead(url, { mergelead: 'id_b' })
  await postLead(url, { mergelead: 'id_a', email: 'new@example.org' })
  await postLead(url, { email: 'keyless@example.org' })
  await postLead(url, { email: 'keyless@example.org' })

  const keyless = { mergelead: null, requests: 1, accepted: 1, body: { email: 'keyless@example.org' } }
  expect(await sandbox.getJson('/lander/leads')).toEqual([
    { mergelead: 'id_a', requests: 2, accepted: 1, body: { mergelead: 'id_a', email: 'new@example.org' } },
    { mergelead: 'id_b', requests: 1, accepted: 1, body: { mergelead: 'id_b' } },
    keyless,
    keyless,
  ])
})

async function postLead(url: string, fields: Record<string, string>) {
  const answer = await fetch(`${url}/lander`, { method: 'POST', body: new URLSearchParams(fields) })
  await answer.text()
}
