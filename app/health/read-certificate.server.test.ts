import { execFileSync } from 'node:child_process'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCertificate } from './read-certificate.server.ts'

// The certificate is new, for thirty days and the name localhost; what is asked is asked of other days.
const servers: Server[] = []
let port = 0
let made = 0

beforeAll(async () => {
  const both = execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', '-', '-out', '-'],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  ).toString()
  port = await listening(createTlsServer({ key: both, cert: both }))
  made = Date.now()
})
afterAll(() => {
  for (const server of servers) server.close()
})

async function listening(server: Server): Promise<number> {
  servers.push(server)
  // Both names of this machine are one place.
  await new Promise<void>(resolve => server.listen(0, resolve))
  return (server.address() as AddressInfo).port
}
/** Half a day before it would be so many whole days. */
const after = (days: number) => made + (days + 0.5) * 86_400_000
const said = async (url: string, at: number) => {
  const { item, ...fact } = await readCertificate(url, at)
  expect(item).toBe('certificate')
  return fact
}

test.each([
  [0, 'fine', 'fine', 29],
  [8, 'fine', 'fine', 21],
  [9, 'watch', 'watch', 20],
  [22, 'watch', 'watch', 7],
  [23, 'wrong', 'wrong', 6],
  [29, 'wrong', 'wrong', 0],
  [30, 'wrong', 'over', 0],
  [400, 'wrong', 'over', 0],
])('%i days on it is %s: %s', async (days, state, sentence, left) => {
  expect(await said(`https://localhost:${port}`, after(days))).toEqual({
    state,
    said: sentence,
    figures: { days: left, hostname: 'localhost' },
  })
})

test('one for another name opens in no browser, however long it holds', async () => {
  expect(await said(`https://127.0.0.1:${port}`, after(0))).toEqual({
    state: 'wrong',
    said: 'other-name',
    figures: { days: 29, hostname: '127.0.0.1' },
  })
  expect(await said(`https://127.0.0.1:${port}`, after(30))).toMatchObject({ said: 'over' })
})

test('where none is shown it is unread: nobody there, somebody who speaks no TLS, somebody who hangs up', async () => {
  const unread = { state: 'wrong', said: 'unread', figures: { hostname: 'localhost' } }
  const plain = await listening(createServer(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))
  const rude = await listening(createServer(socket => socket.destroy()))
  const gone = createServer()
  const nobody = await listening(gone)
  await new Promise(resolve => gone.close(resolve))
  for (const at of [plain, rude, nobody]) expect(await said(`https://localhost:${at}`, made)).toEqual(unread)
})

test('a site without encryption has none', async () => {
  expect(await said('http://localhost:3000', made)).toEqual({ state: 'fine', said: 'none', figures: {} })
})
