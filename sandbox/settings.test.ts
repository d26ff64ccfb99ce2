import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('the sandbox lives next door to the site unless told otherwise', () => {
  const value = { host: '127.0.0.1', port: 3001, smtpPort: 3002 }
  expect(readSettings({})).toEqual({ ok: true, value })
  expect(readSettings({ PORT: '8080' })).toEqual({
    ok: true,
    value: { ...value, port: 8081, smtpPort: 8082 },
  })
  expect(
    readSettings({ PORT: '8080', HOST: '0.0.0.0', SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '2525' }),
  ).toEqual({
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
