import { expect, test } from 'vitest'
import { sandboxForTest } from './sandbox-for-test.ts'

test('the sandbox says that it is well', async () => {
  const sandbox = await sandboxForTest()
  const answer = await sandbox.get('/healthz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok' })
})

test('every link on the first page leads somewhere', async () => {
  const sandbox = await sandboxForTest()
  const page = await (await sandbox.get('/')).text()
  const links = Array.from(page.matchAll(/<a href="([^"]+)"/g), ([, path]) => path)
  expect(links).toEqual([
    '/mail/',
    '/mail',
    '/yookassa/payments/',
    '/yookassa/payments',
    '/yookassa/notifications',
    '/lander/requests',
    '/lander/leads',
    '/push/requests',
    '/push/requests',
    '/timestamp/certificate.pem',
  ])
  for (const path of links) expect([path, (await sandbox.get(`${path}`)).status]).toEqual([path, 200])
})
