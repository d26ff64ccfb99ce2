import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FetchError, request } from './fetch.ts'

/** A real server that answers by `answer` and remembers who asked. */
async function faraway(answer: (response: ServerResponse, count: number, request: IncomingMessage) => void) {
  const methods: string[] = []
  const server = createServer((incoming, response) => {
    incoming.resume()
    methods.push(incoming.method ?? '')
    answer(response, methods.length, incoming)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/things`, methods }
}

const alwaysSays = (status: number) =>
  faraway(response => response.writeHead(status, { 'content-type': 'text/plain' }).end('sorry'))
const cutsOff = () => faraway(response => response.destroy())
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

const retried = [408, 409, 425, 429, 500, 502, 503, 504]
const notRetried = [400, 401, 403, 404, 405, 410, 418, 422, 501, 505, 507, 520]

describe('reading is tried a second time', () => {
  test.for(retried)('GET on %i', async status => {
    const { url, methods } = await alwaysSays(status)
    expect(await failureOf(request(url))).toMatchObject({ name: 'FetchError', method: 'GET', url, status })
    expect(methods).toEqual(['GET', 'GET'])
  })

  test.for(retried)('HEAD on %i', async status => {
    const { url, methods } = await alwaysSays(status)
    await failureOf(request(url, { method: 'HEAD' }))
    expect(methods).toEqual(['HEAD', 'HEAD'])
  })

  test('and the second answer is the one that counts', async () => {
    const { url, methods } = await faraway((response, count) =>
      response.writeHead(count === 1 ? 503 : 200).end(`answer ${count}`),
    )
    expect(await (await request(url)).text()).toBe('answer 2')
    expect(methods).toEqual(['GET', 'GET'])
  })

  test('on a broken connection too', async () => {
    const { url, methods } = await cutsOff()
    expect(await failureOf(request(url))).toMatchObject({ method: 'GET', url, status: 0 })
    expect(methods).toEqual(['GET', 'GET'])
  })

  test('on a broken connection that mends', async () => {
    const { url } = await faraway((response, count) =>
      count === 1 ? response.destroy() : response.end('mended'),
    )
    expect(await (await request(url)).text()).toBe('mended')
  })

  test('but not a third time', async () => {
    const { url, methods } = await faraway((response, count) =>
      response.writeHead(count < 3 ? 503 : 200).end(),
    )
    await expect(request(url)).rejects.toThrow(FetchError)
    expect(methods).toEqual(['GET', 'GET'])
  })
})

describe('reading is not tried again', () => {
  test.for(notRetried)('on %i', async status => {
    const { url, methods } = await alwaysSays(status)
    expect(await failureOf(request(url))).toMatchObject({ status })
    expect(methods).toEqual(['GET'])
  })

  test('when it went well', async () => {
    const { url, methods } = await alwaysSays(204)
    expect((await request(url)).status).toBe(204)
    expect(methods).toEqual(['GET'])
  })

  test('when the caller gave up', async () => {
    const caller = new AbortController()
    const { url, methods } = await faraway(() => caller.abort())
    let calls = 0
    const counting: typeof fetch = (...call) => {
      calls++
      return fetch(...call)
    }
    const failure = await failureOf(request(url, { signal: caller.signal }, counting))
    expect(failure).toMatchObject({ method: 'GET', status: 0 })
    expect([methods, calls]).toEqual([['GET'], 1])
  })
})

describe('what may change something is sent once', () => {
  test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])('%s', async method => {
    for (const status of retried) {
      const { url, methods } = await alwaysSays(status)
      expect(await failureOf(request(url, { method }))).toMatchObject({
        method: method.toUpperCase(),
        url,
        status,
      })
      expect(methods).toEqual([method.toUpperCase()])
    }
  })

  test.for(['POST', 'PUT', 'PATCH', 'DELETE'])('%s, its connection cut', async method => {
    const { url, methods } = await cutsOff()
    expect(await failureOf(request(url, { method, body: 'x' }))).toMatchObject({ method, url, status: 0 })
    expect(methods).toEqual([method])
  })
})

describe('an error tells', () => {
  test('method, url, status, message and what was answered', async () => {
    const { url } = await alwaysSays(404)
    const error = await failureOf(request(url, { method: 'POST' }))
    expect(error).toBeInstanceOf(FetchError)
    expect(error).toMatchObject({
      method: 'POST',
      url,
      status: 404,
      message: `[POST] "${url}": 404 Not Found`,
      body: 'sorry',
    })
  })

  test('that there was no answer, and why', async () => {
    const { url } = await cutsOff()
    const error = await failureOf(request(url))
    expect(error).toMatchObject({ status: 0, message: `[GET] "${url}": <no response> fetch failed` })
    expect((error as FetchError).cause).toBeInstanceOf(TypeError)
  })
})
