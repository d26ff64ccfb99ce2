import type { RequestListener } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { drawing, imageBench, outsideSite } from '../../tests/builders/image-bench.ts'
import { createRemotePictures } from './remote-pictures.server.ts'
import type { ImageServerOptions } from './serve-image.server.ts'

async function fairAndSite(answer: RequestListener, options: Partial<ImageServerOptions> = {}) {
  const site = await outsideSite(answer)
  const fair = await imageBench({ domains: [site.host], ...options })
  return { ...fair, ...site, ask: (path: string) => fair.get(`/_ipx/w_140/http://${site.host}${path}`) }
}

const picture = await drawing().jpeg().toBuffer()
const send: RequestListener = (_request, response) => {
  response.end(picture)
}

describe('a picture on an allowed domain', () => {
  test('is resized like our own, with the date of its site', async () => {
    const { ask } = await fairAndSite((_request, response) => {
      response.setHeader('last-modified', 'Wed, 20 Aug 2025 10:00:00 GMT')
      response.end(picture)
    })
    const response = await ask('/a.jpg')
    expect(response.headers.get('last-modified')).toBe('Wed, 20 Aug 2025 10:00:00 GMT')
    const { format, width } = await sharp(await response.arrayBuffer()).metadata()
    expect([response.status, format, width]).toEqual([200, 'jpeg', 140])
  })

  test('is asked for with the address as it was written', async () => {
    const { ask, asked } = await fairAndSite(send)
    expect((await ask('/a%2520b%2523.jpg%3Fv=1&w=%25D0%25B9')).status).toBe(200)
    expect(asked.map(({ url }) => url)).toEqual(['/a%20b%23.jpg?v=1&w=%D0%B9'])
  })

  test('is downloaded once for twenty visitors and several sizes', async () => {
    const { get, host, asked } = await fairAndSite(send)
    const widths = Array.from({ length: 20 }, (_, index) => [96, 140, 200][index % 3])
    const statuses = await Promise.all(
      widths.map(async width => (await get(`/_ipx/w_${width}/http://${host}/a.jpg`)).status),
    )
    expect(statuses).toEqual(widths.map(() => 200))
    expect(asked.length).toBe(1)
  })

  test('is still served when the cache cannot keep its original', async () => {
    const { ask } = await fairAndSite(send, { cacheMaxBytes: 10 })
    expect((await ask('/a.jpg')).status).toBe(200)
  })

  test('is asked for again, by tag and date, when what we know grows old', async () => {
    let nowMs = 0
    let tag = '"one"'
    let data = picture
    const { ask, asked } = await fairAndSite(
      (request, response) => {
        response.setHeader('etag', tag)
        response.setHeader('cache-control', 'max-age=600')
        response.setHeader('last-modified', 'Wed, 20 Aug 2025 10:00:00 GMT')
        if (request.headers['if-none-match'] === tag) response.writeHead(304).end()
        else response.end(data)
      },
      { machineMs: () => nowMs },
    )
    const first = (await ask('/a.jpg')).headers.get('etag')
    nowMs = 599_000
    await ask('/a.jpg')
    expect(asked.length).toBe(1)
    nowMs = 601_000
    expect((await ask('/a.jpg')).headers.get('etag')).toBe(first)
    expect(asked.length).toBe(2)
    expect(asked[1]?.headers).toMatchObject({
      'if-none-match': '"one"',
      'if-modified-since': 'Wed, 20 Aug 2025 10:00:00 GMT',
    })
    nowMs = 1_300_000
    tag = '"two"'
    data = await drawing(400, 400, 'blue').jpeg().toBuffer()
    const changed = await ask('/a.jpg')
    expect(changed.headers.get('etag')).not.toBe(first)
    expect((await sharp(await changed.arrayBuffer()).metadata()).height).toBe(140)
  })

  test.for<[string | undefined, number]>([
    [undefined, 300],
    ['no-store', 300],
    ['public, max-age=0', 60],
    ['max-age=900', 900],
    ['max-age=31536000', 86_400],
  ])('whose site says cache-control %s is trusted for %i seconds', async ([told, seconds]) => {
    let nowMs = 0
    const { ask, asked } = await fairAndSite(
      (_request, response) => {
        if (told) response.setHeader('cache-control', told)
        response.end(picture)
      },
      { machineMs: () => nowMs },
    )
    await ask('/a.jpg')
    nowMs = seconds * 1000 - 1
    await ask('/a.jpg')
    expect(asked.length).toBe(1)
    nowMs = seconds * 1000
    await ask('/a.jpg')
    expect(asked.length).toBe(2)
  })

  test('may be moved within its host', async () => {
    const { ask, asked } = await fairAndSite((request, response) => {
      if (request.url === '/a.jpg') response.writeHead(302, { location: '/b.jpg' }).end()
      else response.end(picture)
    })
    expect((await ask('/a.jpg')).status).toBe(200)
    expect(asked.map(({ url }) => url)).toEqual(['/a.jpg', '/b.jpg'])
  })
})

describe('is not served', () => {
  const failed = {
    type: 'about:blank',
    title: 'Bad gateway',
    status: 502,
    detail: 'The site that holds the picture did not send it.',
  }
  const slow = { limits: { timeoutMs: 100 } }
  const small = { limits: { maxBytes: 1000 } }
  const cases: [string, RequestListener, Partial<ImageServerOptions>][] = [
    ['from a site that fails', (_request, response) => void response.writeHead(500).end('secret'), {}],
    ['from a site that refuses', (_request, response) => void response.writeHead(403).end(), {}],
    ['from a site that hangs up', request => void request.socket.destroy(), {}],
    ['from a site that never answers', () => {}, slow],
    ['from a site that never ends', (_request, response) => void response.write('part'), slow],
    [
      'when announced too large',
      (_request, response) => void response.writeHead(200, { 'content-length': '1001' }).flushHeaders(),
      small,
    ],
    ['when too large without saying so', (_request, response) => endless(response), small],
    ['after a redirect to nowhere', (_request, response) => void response.writeHead(302).end(), {}],
    [
      'after a redirect to another kind of address',
      (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      {},
    ],
  ]
  test.for(cases)('%s', async ([, answer, options]) => {
    const { ask, log } = await fairAndSite(answer, options)
    expect(await (await ask('/a.jpg')).json()).toEqual(failed)
    expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([
      'An outside picture could not be fetched',
    ])
  })

  test('after the third redirect', async () => {
    const { ask, asked } = await fairAndSite((request, response) => {
      response.writeHead(302, { location: `${request.url}x` }).end()
    })
    expect(await (await ask('/a')).json()).toEqual(failed)
    expect(asked.map(({ url }) => url)).toEqual(['/a', '/ax', '/axx', '/axxx'])
  })

  test('after a redirect to another host, even an allowed one', async () => {
    const other = await outsideSite(send)
    const site = await outsideSite((_request, response) => {
      response.writeHead(302, { location: `http://${other.host}/a.jpg` }).end()
    })
    const { get } = await imageBench({ domains: [site.host, other.host] })
    expect(await (await get(`/_ipx/_/http://${site.host}/a.jpg`)).json()).toEqual(failed)
    expect(other.asked).toEqual([])
  })

  test('when its site fails between the first look and the reading', async () => {
    let asked = 0
    const { ask } = await fairAndSite(
      (_request, response) => {
        asked += 1
        if (asked === 1) response.end(picture)
        else response.writeHead(500).end()
      },
      { cacheMaxBytes: 10 },
    )
    expect(await (await ask('/a.jpg')).json()).toEqual(failed)
  })

  test.for([[404], [410]])('when its site says %i', async ([status]) => {
    const { ask } = await fairAndSite((_request, response) => {
      response.writeHead(status as number).end()
    })
    expect((await ask('/a.jpg')).status).toBe(404)
  })

  test('when it is no picture', async () => {
    const { ask } = await fairAndSite((_request, response) => {
      response.end('<p>Hello</p>')
    })
    expect((await ask('/a.jpg')).status).toBe(400)
  })

  test('from another host or port, nor with a name in front of the host: nobody is asked', async () => {
    const { get, host, asked } = await fairAndSite(send)
    const port = Number(host.split(':')[1])
    for (const url of [
      `http://localhost:${port}/a.jpg`,
      `http://127.0.0.1:${port === 65_535 ? 1 : port + 1}/a.jpg`,
      'http://127.0.0.1/a.jpg',
      `http://name@${host}/a.jpg`,
      `http://${host}@localhost:${port}/a.jpg`,
    ]) {
      const response = await get(`/_ipx/_/${url}`)
      expect([url, response.status]).toEqual([url, 403])
    }
    expect(asked).toEqual([])
  })
})

describe('the outside world', () => {
  const outside = (answer: (url: string) => Promise<Response>) =>
    imageBench({ domains: ['img.example.org'], fetch: input => answer(String(input)) })

  test('is reached by the fetch that was handed in', async () => {
    const asked: string[] = []
    const { get } = await outside(async url => {
      asked.push(url)
      return new Response(new Uint8Array(picture))
    })
    expect((await get('/_ipx/_/https://img.example.org/a.jpg')).status).toBe(200)
    expect(asked).toEqual(['https://img.example.org/a.jpg'])
  })

  test.for([
    ['25000000', 200],
    ['25000001', 502],
  ])('may send %s bytes: %i', async ([bytes, status]) => {
    const headers = { 'content-length': String(bytes) }
    const { get } = await outside(async () => new Response(new Uint8Array(picture), { headers }))
    expect((await get('/_ipx/_/https://img.example.org/a.jpg')).status).toBe(status)
  })

  test('has ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    onTestFinished(() => timeout.mockRestore())
    const { get } = await outside(async () => new Response(new Uint8Array(picture)))
    await get('/_ipx/_/https://img.example.org/a.jpg')
    expect(timeout.mock.calls).toEqual([[10_000]])
  })

  test('sends at most four pictures at a time', async () => {
    let running = 0
    let most = 0
    const { get } = await outside(async () => {
      running += 1
      most = Math.max(most, running)
      await setImmediate()
      running -= 1
      return new Response(null, { status: 500 })
    })
    await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(name => get(`/_ipx/_/https://img.example.org/${name}.jpg`)),
    )
    expect(most).toBe(4)
  })

  test('is remembered for two thousand pictures and no more', async () => {
    let asked = 0
    const fetch = async () => {
      asked += 1
      return new Response('data')
    }
    const remote = createRemotePictures({
      cache: { get: async () => undefined, put: async () => {} },
      log: { warn: vi.fn(), error: vi.fn() },
      machineMs: () => 0,
      limits: { fetch, maxBytes: 100, timeoutMs: 1000 },
    })
    for (let number = 0; number < 2001; number += 1) await remote.look(`https://img.example.org/${number}`)
    await remote.look('https://img.example.org/1')
    expect(asked).toBe(2001)
    await remote.look('https://img.example.org/0')
    expect(asked).toBe(2002)
  })
})

async function endless(response: Parameters<RequestListener>[1]) {
  while (!response.destroyed) {
    response.write(Buffer.alloc(400))
    await setImmediate()
  }
}
