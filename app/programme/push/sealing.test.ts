import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { noticeOf } from './notice.ts'
import { isPushEndpoint } from './push-endpoint.ts'
import { areBrowserKeys, mostMessageBytes, sealMessage } from './seal-message.server.ts'
import { signRequest, vapidKeysFrom } from './sign-request.server.ts'

// The example of RFC 8291, appendix A.
const browser = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

test('a message is sealed as RFC 8291 seals its own', () => {
  const sealed = sealMessage('When I grow up, I want to be a watermelon', browser, {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    ownKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  })
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('no two messages are sealed alike', () => {
  expect(sealMessage('same', browser)).not.toEqual(sealMessage('same', browser))
})

test.each([
  ['a point that is not on the curve', { ...browser, p256dh: `B${'A'.repeat(86)}` }],
  ['a point that is too short', { ...browser, p256dh: 'BCVxsr7N' }],
  ['a secret that is too long', { ...browser, auth: `${browser.auth}AAAA` }],
])('%s is no key of a browser', (_, keys) => {
  expect(areBrowserKeys(browser)).toBe(true)
  expect(areBrowserKeys(keys)).toBe(false)
})

test('a request says who sends it, to whom and until when, signed by the key it names', () => {
  const keys = vapidKeysFrom('a secret')
  expect(vapidKeysFrom('a secret')).toEqual(keys)
  const now = new Date('2025-09-26T15:00:00Z')
  const header = signRequest(
    'https://fcm.googleapis.com/fcm/send/x',
    { keys, subject: 'mailto:a@b.example' },
    now,
  )
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? []
  const [head = '', said = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(Buffer.from(said, 'base64url').toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: new Date('2025-09-27T03:00:00Z').getTime() / 1000,
    sub: 'mailto:a@b.example',
  })
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [1, 33].map(from => point.subarray(from, from + 32).toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isBy = (text: string) =>
    verify(
      'sha256',
      Buffer.from(text),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  expect([isBy(`${head}.${said}`), isBy(`${head}.${said}x`)]).toEqual([true, false])
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/QABC', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://127.0.0.1:3001/push/send/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com@evil.example/', false],
  ['https://fcm.googleapis.com.evil.example/', false],
  ['https://evilpush.apple.com.example/', false],
  ['https://notify.windows.com.evil.example/', false],
  ['https://127.0.0.1/push/send/abc', false],
  ['http://127.0.0.1:3001/lander', false],
  ['http://127.0.0.1:3001/push/send/../../mail/control', false],
  ['http://[::1]:5432/', false],
  ['https://10.0.0.1/', false],
  ['https://localhost/', false],
  ['file:///etc/passwd', false],
  [`https://fcm.googleapis.com/${'a'.repeat(2_000)}`, false],
  ['', false],
])('a notice is posted to a push service and nowhere else: %s', (address, isOne) => {
  expect(isPushEndpoint(address, 'http://127.0.0.1:3001')).toBe(isOne)
})

test('without a sandbox the machine’s own addresses are none', () => {
  expect(isPushEndpoint('http://127.0.0.1:3001/push/send/abc', null)).toBe(false)
})

const facts = (startsAt: string, hall = 'lecture-hall') => ({ startsAt, endsAt: startsAt, hall })
const change = {
  eventSlug: 'restoration',
  was: facts('2025-09-26T15:30:00.000Z'),
  now: facts('2025-09-26T15:45:00.000Z'),
  title: { ru: '«Реставрация» без тайны', en: 'Restoration, no secrets' },
  path: { ru: '/program/restoration/', en: null },
}

test('a notice says what became of the event, in the language of whoever reads it', () => {
  expect(noticeOf(change, 'ru')).toEqual({
    title: 'Изменение в\u00a0программе',
    body: '«„Реставрация“ без тайны» теперь в\u00a018:45, Лекторий',
    url: '/program/restoration/',
    tag: 'restoration',
    lang: 'ru',
  })
  expect(noticeOf({ ...change, now: facts('2025-09-27T09:00:00.000Z', 'small-stage') }, 'en')).toMatchObject({
    body: '“Restoration, no secrets” is now on 27\u00a0September at 12:00, Small stage',
    url: '/en/program/plan/',
  })
  expect(noticeOf({ ...change, now: null }, 'ru').body).toBe('«„Реставрация“ без тайны» не\u00a0состоится')
  expect(noticeOf({ ...change, was: null }, 'en').body).toBe(
    '“Restoration, no secrets” is back in the programme: 26\u00a0September, 18:45, Lecture hall',
  )
})

test('the longest title still fits into a message', () => {
  const title = { ru: 'Ж'.repeat(5_000), en: '' }
  const sealed = sealMessage(JSON.stringify(noticeOf({ ...change, title }, 'ru')), browser)
  expect(sealed.length).toBeLessThan(mostMessageBytes)
})
