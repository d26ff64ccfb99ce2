import { expect, test } from 'vitest'
import { readSettings as readSiteSettings } from '../app/platform/settings/settings.server.ts'
import { readSettings } from './settings.ts'

test('the sandbox lives next door to the site unless told otherwise', () => {
  const value = { host: '127.0.0.1', port: 3001, smtpPort: 3002 }
  expect(readSettings({})).toMatchObject({ ok: true, value })
  expect(readSettings({ PORT: '8080' })).toMatchObject({
    ok: true,
    value: { ...value, port: 8081, smtpPort: 8082 },
  })
  expect(
    readSettings({ PORT: '8080', HOST: '0.0.0.0', SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '2525' }),
  ).toMatchObject({
    ok: true,
    value: { host: '0.0.0.0', port: 0, smtpPort: 2525 },
  })
})

test.for(['SANDBOX_PORT', 'SANDBOX_SMTP_PORT'])('%s must be a port', name => {
  for (const text of ['65536', '-1', 'mail', '1e3', '80 ']) {
    expect(readSettings({ [name]: text })).toEqual({
      ok: false,
      sentence: `${name} must be a port number between 0 and 65535, not "${text}".`,
    })
  }
})

test.for<Record<string, string>>([
  {},
  { PORT: '4100', YOOKASSA_SHOP_ID: '7', YOOKASSA_SECRET_KEY: 'test_other' },
])('the gateway knows the shop the site signs as: %j', env => {
  const { url, shopId, secretKey } = readSiteSettings(env).yookassa
  const { port, gateway } = sandboxTermsOf(env)
  expect(url).toBe(`http://127.0.0.1:${port}/yookassa/v3`)
  expect(gateway).toMatchObject({ shopId, secretKey, isFiscal: true })
})

test('notifications go to the site', () => {
  const path = '/api/payments/yookassa'
  expect(sandboxTermsOf({ PORT: '4100' }).gateway?.webhookUrl).toBe(`http://localhost:4100${path}`)
  expect(sandboxTermsOf({ PUBLIC_URL: 'https://portik.example/' }).gateway?.webhookUrl).toBe(
    `https://portik.example${path}`,
  )
  expect(sandboxTermsOf({ SANDBOX_WEBHOOK_URL: 'http://site:1/hook' }).gateway?.webhookUrl).toBe(
    'http://site:1/hook',
  )
})

test('the gateway lives in the fair’s time', () => {
  const now = sandboxTermsOf({ FAIR_NOW: '2025-09-24T19:00:00+03:00' }).gateway?.now?.()
  expect(now?.toISOString().slice(0, 15)).toBe('2025-09-24T16:0')
})

test('receipts are asked for unless switched off', () => {
  expect(sandboxTermsOf({ SANDBOX_FISCAL: 'off' }).gateway?.isFiscal).toBe(false)
  expect(readSettings({ SANDBOX_FISCAL: 'no' })).toEqual({
    ok: false,
    sentence: 'SANDBOX_FISCAL must be on or off, not "no".',
  })
})

function sandboxTermsOf(env: Record<string, string>) {
  const settings = readSettings(env)
  if (!settings.ok) throw new Error(settings.sentence)
  return settings.value
}
