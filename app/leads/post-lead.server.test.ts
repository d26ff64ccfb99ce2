import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { postLead } from './post-lead.server.ts'

const lead = { query: [], body: [['form', 'contact']] } as { query: []; body: [string, string][] }

test('of a long answer the first two kilobytes are kept, whole letters only and no zero bytes', async () => {
  const url = await serve((_request, response) => response.end(`\0${'ё'.repeat(5_000)}`))
  expect(await postLead(url, lead, 5_000)).toEqual({
    outcome: 'delivered',
    status: 200,
    answer: 'ё'.repeat(1_023),
    reason: null,
  })
})

test('an answer that breaks off after its status is an answer', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(201, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  })
  expect(await postLead(url, lead, 5_000)).toMatchObject({ outcome: 'delivered', status: 201 })
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed, and is no success', async status => {
  const paths: (string | undefined)[] = []
  const url = await serve((request, response) => {
    paths.push(request.url)
    response.writeHead(request.url === '/elsewhere' ? 200 : status, { location: '/elsewhere' }).end()
  })
  expect(await postLead(url, lead, 5_000)).toEqual({ outcome: 'refused', status, answer: '', reason: null })
  expect(paths).toEqual(['/'])
})

test('nobody there is said in plain words', async () => {
  // The port of discarding: nobody listens on it here.
  expect(await postLead('http://127.0.0.1:9/', lead, 5_000)).toEqual({
    outcome: 'failed',
    status: null,
    answer: '',
    reason: expect.any(String),
  })
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => void server.close())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
