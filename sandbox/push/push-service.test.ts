import { expect, test } from 'vitest'
import { sealMessage } from '../../app/programme/push/seal-message.server.ts'
import { signRequest, vapidKeysFrom } from '../../app/programme/push/sign-request.server.ts'
import { sandboxForTest } from '../sandbox-for-test.ts'

type Browser = { endpoint: string; keys: { p256dh: string; auth: string } }
const [ours, others] = [vapidKeysFrom('ours'), vapidKeysFrom('somebody else’s')]
const subject = 'mailto:hello@portik.example'

test('only the sender a browser was promised to is believed, and only a message for it can be opened', async () => {
  const sandbox = await sandboxForTest()
  const browser = async () =>
    (await (
      await sandbox.control('/push/subscriptions', { applicationServerKey: ours.publicKey })
    ).json()) as Browser
  const [one, other] = [await browser(), await browser()]
  const send = async (to: Browser, sealedFor: Browser, authorization: string) =>
    (
      await fetch(to.endpoint, {
        method: 'POST',
        body: new Uint8Array(sealMessage('{"title":"Медаль"}', sealedFor.keys)),
        headers: { authorization, ttl: '60', 'content-encoding': 'aes128gcm', topic: 'medal' },
      })
    ).status
  const signed = (keys: typeof ours, endpoint = one.endpoint, now = new Date()) =>
    signRequest(endpoint, { keys, subject }, now)

  expect(await send(one, one, signed(ours))).toBe(201)
  expect(await send(one, one, signed(others))).toBe(403)
  expect(await send(one, one, signed({ ...ours, signingKey: others.signingKey }))).toBe(403)
  expect(await send(one, one, signed(ours, 'https://fcm.googleapis.com/'))).toBe(403)
  expect(await send(one, one, signed(ours, one.endpoint, new Date('2025-01-01T00:00:00Z')))).toBe(403)
  expect(await send(one, one, '')).toBe(403)
  expect(await send(one, other, signed(ours))).toBe(400)
  await sandbox.delete(`/push/subscriptions/${one.endpoint.split('/').at(-1)}`)
  expect(await send(one, one, signed(ours))).toBe(410)
  const came = (await sandbox.getJson('/push/requests')) as { message: unknown; answeredStatus: number }[]
  expect(came.filter(({ message }) => message !== null)).toMatchObject([
    { message: { title: 'Медаль' }, topic: 'medal', ttl: 60, answeredStatus: 201 },
  ])
})
