import { readdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type SharpOptions } from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { drawing, imageBench, watchSharp } from '../../tests/builders/image-bench.ts'
import { offeredWidths } from './rules.ts'

const body = async (response: Response) => Buffer.from(await response.arrayBuffer())
const measure = async (response: Response) => {
  const { format, width, height } = await sharp(await body(response)).metadata()
  return [response.status, response.headers.get('content-type'), format, width, height]
}

async function gallery() {
  const bench = await imageBench()
  await bench.addFile('a.jpg', await drawing().jpeg().toBuffer())
  await bench.addFile('large.jpg', await drawing(1000, 500).jpeg().toBuffer())
  await bench.addFile('a.png', await drawing().png().toBuffer())
  await bench.addFile('clear.png', await drawing(400, 200, '#00000000').png().toBuffer())
  await bench.addFile('upright.jpg', await drawing().jpeg().withMetadata({ orientation: 6 }).toBuffer())
  return bench
}

describe('a picture is served', () => {
  test.for<[string, string, string, number, number]>([
    ['_/a.jpg', 'image/jpeg', 'jpeg', 400, 200],
    ['_/a.png', 'image/png', 'png', 400, 200],
    ['w_200/a.jpg', 'image/jpeg', 'jpeg', 200, 100],
    ['h_112/a.jpg', 'image/jpeg', 'jpeg', 224, 112],
    ['width=200,format=webp/a.jpg', 'image/webp', 'webp', 200, 100],
    ['f_jpg/a.png', 'image/jpeg', 'jpeg', 400, 200],
    ['s_400x400/large.jpg', 'image/jpeg', 'jpeg', 400, 400],
    ['w_400&h_400/large.jpg', 'image/jpeg', 'jpeg', 400, 400],
    ['fit_inside&s_400x400/large.jpg', 'image/jpeg', 'jpeg', 400, 200],
    ['w_1024/a.jpg', 'image/jpeg', 'jpeg', 400, 200],
    ['w_140/upright.jpg', 'image/jpeg', 'jpeg', 140, 280],
  ])('%s', async ([path, type, format, width, height]) => {
    const { get } = await gallery()
    expect(await measure(await get(`/_ipx/${path}`))).toEqual([200, type, format, width, height])
  })

  test('from a name with blanks and Russian letters', async () => {
    const { addFile, get } = await imageBench()
    await addFile('Белый лист.jpg', await drawing().jpeg().toBuffer())
    expect((await get(`/_ipx/_/${encodeURIComponent('Белый лист.jpg')}`)).status).toBe(200)
  })

  test('with headers that allow a day of rest and nothing else', async () => {
    const { get } = await gallery()
    const response = await get('/_ipx/w_140/a.jpg')
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-length': String((await body(response)).byteLength),
      'content-security-policy': "default-src 'none'",
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[\da-f]{32}"$/),
      'last-modified': 'Wed, 20 Aug 2025 10:00:00 GMT',
      'x-content-type-options': 'nosniff',
    })
  })

  test('to HEAD with the same headers and no body', async () => {
    const { get } = await gallery()
    const shown = await get('/_ipx/w_140/a.jpg')
    const asked = await get('/_ipx/w_140/a.jpg', { method: 'HEAD' })
    expect([asked.status, (await body(asked)).byteLength]).toEqual([200, 0])
    expect(Object.fromEntries(asked.headers)).toEqual(Object.fromEntries(shown.headers))
  })

  test('with quality 90 when none is asked', async () => {
    const { addFile, get } = await imageBench()
    const noise = { create: { width: 200, height: 200, channels: 3, noise: { type: 'gaussian', sigma: 60 } } }
    await addFile(
      'noise.png',
      await sharp(noise as SharpOptions)
        .png()
        .toBuffer(),
    )
    const [none, ninety, hundred] = await Promise.all(
      ['f_webp', 'f_webp&q_90', 'f_webp&q_100'].map(async path => body(await get(`/_ipx/${path}/noise.png`))),
    )
    expect(none).toEqual(ninety)
    expect(none).not.toEqual(hundred)
  })

  test.for<[string, number[]]>([
    ['f_jpg', [255, 255, 255]],
    ['f_jpg&s_400x400&b_000000', [0, 0, 0]],
  ])('a transparent one as %s has the corner %j', async ([modifiers, corner]) => {
    const { get } = await gallery()
    const pixels = await sharp(await body(await get(`/_ipx/${modifiers}/clear.png`)))
      .raw()
      .toBuffer()
    expect([...pixels.subarray(0, corner.length)]).toEqual(corner)
  })

  test('a vector one as cleaned SVG, whatever size is asked', async () => {
    const { addFile, get } = await imageBench()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)">
      <script>alert(2)</script><a href="javascript:alert(3)"><rect width="5" height="5" onclick="alert(4)"/></a></svg>`
    await addFile('mark.svg', svg)
    for (const modifiers of ['_', 'w_140']) {
      const response = await get(`/_ipx/${modifiers}/mark.svg`)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(await response.text()).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="5"/></svg>',
      )
    }
  })
})

describe('a visitor who has it already', () => {
  test('gets 304 without a body, and without any work', async () => {
    const { get, cached } = await gallery()
    const etag = (await get('/_ipx/w_140/a.jpg')).headers.get('etag') ?? ''
    const sharpened = watchSharp()
    const same = await get('/_ipx/w_140/a.jpg', { headers: { 'if-none-match': etag } })
    expect([
      same.status,
      same.headers.get('etag'),
      same.headers.get('content-type'),
      await same.text(),
    ]).toEqual([304, etag, null, ''])
    const since = { 'if-modified-since': 'Wed, 20 Aug 2025 10:00:00 GMT' }
    expect((await get('/_ipx/w_200/a.jpg', { headers: since })).status).toBe(304)
    expect([sharpened.made, (await cached()).length]).toEqual([0, 1])
  })

  test('gets the new one when the file was replaced under its name', async () => {
    const { addFile, get } = await gallery()
    const before = await get('/_ipx/w_140/a.jpg')
    await addFile('a.jpg', await drawing(400, 400, 'blue').jpeg().toBuffer(), '2025-08-21T10:00:00Z')
    const etag = before.headers.get('etag') ?? ''
    const after = await get('/_ipx/w_140/a.jpg', { headers: { 'if-none-match': etag } })
    expect(await measure(after)).toEqual([200, 'image/jpeg', 'jpeg', 140, 140])
    expect(after.headers.get('etag')).not.toBe(etag)
  })

  test('also when the new file carries the old date', async () => {
    const { addFile, get } = await gallery()
    const etag = (await get('/_ipx/w_140/a.jpg')).headers.get('etag') ?? ''
    await addFile('a.jpg', await drawing(400, 400, 'blue').jpeg().toBuffer())
    expect((await get('/_ipx/w_140/a.jpg', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('also when the new file is as long as the old one', async () => {
    const { addFile, get } = await imageBench()
    const mark = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" fill="${colour}"/>`
    await addFile('mark.svg', mark('red'))
    expect(await (await get('/_ipx/_/mark.svg')).text()).toBe(mark('red'))
    await addFile('mark.svg', mark('tan'), '2025-08-20T10:00:00.001Z')
    expect(await (await get('/_ipx/_/mark.svg')).text()).toBe(mark('tan'))
  })

  test('different wishes have different tags', async () => {
    const { get } = await gallery()
    const tags = await Promise.all(
      ['w_140/a.jpg', 'w_200/a.jpg', 'w_140/a.png', 'q_100/a.jpg'].map(async path =>
        (await get(`/_ipx/${path}`)).headers.get('etag'),
      ),
    )
    expect(new Set(tags).size).toBe(4)
  })
})

describe('refused', () => {
  const title = { 400: 'Bad request', 403: 'Forbidden', 404: 'Not found' }
  const missingModifiers = 'The address lacks image modifiers; write _ for none.'
  const noPicture = 'The file is not a picture that can be shown.'

  test.for<[string, 400 | 403 | 404, string]>([
    ['/_ipx', 400, missingModifiers],
    ['/_ipx/', 400, missingModifiers],
    ['/_ipx//a.jpg', 400, missingModifiers],
    ['/_ipx/w_140', 400, 'The address does not name a picture.'],
    ['/_ipx/w_140/', 400, 'The address does not name a picture.'],
    ['/_ipx/_/%2F', 400, 'The address does not name a picture.'],
    ['/_ipx/w_0/a.jpg', 400, 'The width of a picture must be a whole number from 1 to 5120.'],
    [
      '/_ipx/blur_3/a.jpg',
      400,
      'Known image modifiers are width, height, format, quality, background, fit, resize.',
    ],
    ['/_ipx/_/text.jpg', 400, noPicture],
    ['/_ipx/_/empty.jpg', 400, noPicture],
    ['/_ipx/w_96/broken.jpg', 400, noPicture],
    ['/_ipx/_/broken.svg', 400, noPicture],
    ['/_ipx/_/..%2Fsecret.jpg', 403, 'This path is not allowed.'],
    ['/_ipx/_/a.jpg?v=1', 403, 'This path is not allowed.'],
    ['/_ipx/_/https://evil.org/a.jpg', 403, 'Pictures from this address are not allowed.'],
    ['/_ipx/_/none.jpg', 404, 'There is no such picture.'],
    ['/_ipx/_/folder', 404, 'There is no such picture.'],
    ['/_ipx/_/text.jpg/a.jpg', 404, 'There is no such picture.'],
    [`/_ipx/_/${'a'.repeat(300)}.jpg`, 404, 'There is no such picture.'],
  ])('%s with %i', async ([path, status, detail]) => {
    const { root, addFile, get } = await imageBench()
    await writeFile(join(root, 'secret.jpg'), await drawing().jpeg().toBuffer())
    await addFile('text.jpg', 'just some words')
    await addFile('empty.jpg', '')
    await addFile('broken.jpg', (await drawing().jpeg().toBuffer()).subarray(0, 700))
    await addFile('broken.svg', '<svg width="1" height="1"><g></svg>')
    const response = await get(path)
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([status, 'application/problem+json', 'no-store'])
    expect(await response.json()).toEqual({ type: 'about:blank', title: title[status], status, detail })
  })

  test.for([['POST'], ['PUT'], ['DELETE'], ['OPTIONS']])(
    '%s, since pictures are only read',
    async ([method]) => {
      const { get } = await gallery()
      const response = await get('/_ipx/_/a.jpg', { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      expect(await response.json()).toEqual({
        type: 'about:blank',
        title: 'Method not allowed',
        status: 405,
        detail: 'Pictures can only be read: use GET or HEAD.',
      })
    },
  )

  test('to HEAD without a body', async () => {
    const { get } = await gallery()
    const response = await get('/_ipx/_/none.jpg', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([404, ''])
  })

  test('a failed picture is not kept: it is served once the file is repaired', async () => {
    const { addFile, get, log } = await imageBench()
    await addFile('a.jpg', 'half an upload')
    expect((await get('/_ipx/_/a.jpg')).status).toBe(400)
    expect(log.warn.mock.calls).toEqual([
      [{ source: 'a.jpg', err: expect.any(Error) }, 'A picture could not be prepared'],
    ])
    await addFile('a.jpg', await drawing().jpeg().toBuffer())
    expect((await get('/_ipx/_/a.jpg')).status).toBe(200)
  })

  test.for<[object, number]>([
    [{ statusCode: 404 }, 404],
    [{ statusCode: 403 }, 403],
    [{ code: 'EIO' }, 500],
    [{}, 400],
  ])('a failure with %j while the work goes on answers %i', async ([failure, status]) => {
    const { get } = await gallery()
    const spy = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(Object.assign(new Error(), failure))
    onTestFinished(() => spy.mockRestore())
    expect((await get('/_ipx/w_140/a.jpg')).status).toBe(status)
  })

  test('what must not happen is logged, and the visitor learns nothing of it', async () => {
    const { get, log } = await imageBench({ picturesDir: '/\0' })
    const response = await get('/_ipx/_/a.jpg')
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Server error',
      status: 500,
      detail: 'The picture could not be prepared.',
    })
    expect(log.error.mock.calls).toEqual([[{ err: expect.any(Error) }, 'A picture could not be served']])
  })
})

describe('the work is done once', () => {
  test('for twenty visitors at the same moment', async () => {
    const { get } = await gallery()
    const sharpened = watchSharp()
    const shown = await Promise.all(
      Array.from({ length: 20 }, async () => body(await get('/_ipx/w_140&f_webp/a.jpg'))),
    )
    expect(sharpened.made).toBe(1)
    expect(shown.every(data => data.equals(shown[0] as Buffer))).toBe(true)
  })

  test('and not again after a restart, nor for the same wish in other words', async () => {
    const { get, restart, cached } = await gallery()
    const first = await body(await get('/_ipx/w_140&f_jpg/a.jpg'))
    const sharpened = watchSharp()
    const server = restart()
    const sent = await server.handle(new Request('http://fair.test/_ipx/format=jpeg,width=140,q=90/a.jpg'))
    expect([sent.status, sent.headers.get('location')]).toEqual([308, '/_ipx/w_140&f_jpg&q_90/a.jpg'])
    const again = await server.handle(new Request('http://fair.test/_ipx/w_140&f_jpg&q_90/a.jpg'))
    expect(await body(again)).toEqual(first)
    expect([again.headers.get('content-type'), sharpened.made, (await cached()).length]).toEqual([
      'image/jpeg',
      0,
      1,
    ])
  })

  test('unless the kept file is damaged', async () => {
    const { get, cacheDir, log } = await gallery()
    const first = await body(await get('/_ipx/w_140/a.jpg'))
    for (const name of await readdir(cacheDir)) await truncate(join(cacheDir, name), 300)
    const sharpened = watchSharp()
    expect(await body(await get('/_ipx/w_140/a.jpg'))).toEqual(first)
    expect([sharpened.made, log.warn.mock.calls.length]).toEqual([1, 1])
  })

  test('never for more than two pictures at a time, however many are asked for', async () => {
    const { get } = await gallery()
    const sharpened = watchSharp()
    const widths = offeredWidths.slice(0, 12)
    const statuses = await Promise.all(
      widths.map(async width => (await get(`/_ipx/w_${width}/a.jpg`)).status),
    )
    expect(statuses).toEqual(widths.map(() => 200))
    expect(sharpened).toEqual({ atOnce: 2, made: 12 })
  })
})

describe('nobody may keep all hands busy', () => {
  test.for([
    ['w_101/a.jpg'],
    ['w_5120/a.jpg'],
    ['h_100/a.jpg'],
    ['w_200&q_89/a.jpg'],
    ['w_200&q_100/a.jpg'],
    ['q_1/a.jpg'],
    ['s_200x100/a.jpg'],
    ['w_1&h_1/a.jpg'],
    ['w_200&fit_cover/a.jpg'],
    ['b_red/a.jpg'],
    ['s_400x400&b_red/a.jpg'],
  ])('%s is not offered, and costs no work', async ([path]) => {
    const { ask } = await gallery()
    const sharpened = watchSharp()
    expect((await ask(`/_ipx/${path}`)).status).toBe(404)
    expect(sharpened.made).toBe(0)
  })

  test.for([
    ['/_ipx/_/a.jpg', '/_ipx/q_90/a.jpg'],
    ['/_ipx/w_200/a.jpg', '/_ipx/w_200&q_90/a.jpg'],
    ['/_ipx/q_90&w_200/a.jpg', '/_ipx/w_200&q_90/a.jpg'],
    ['/_ipx/w_200&q_90/%61.jpg', '/_ipx/w_200&q_90/a.jpg'],
    ['/_ipx/w_200&q_90//a.jpg', '/_ipx/w_200&q_90/a.jpg'],
    ['/_ipx/w_200&q_90/.%2Fa.jpg', '/_ipx/w_200&q_90/a.jpg'],
    ['/_ipx/f_jpeg&q_90/a.jpg', '/_ipx/f_jpg&q_90/a.jpg'],
    ['/_ipx/w_300&h_9/mark.svg', '/_ipx/_/mark.svg'],
  ])('%s is sent to %s', async ([path = '', own]) => {
    const { ask } = await gallery()
    const { status, headers } = await ask(path)
    expect([status, headers.get('location')]).toEqual([308, own])
  })

  test('a picture from elsewhere has one address too; merged slashes do not lead round in circles', async () => {
    const { ask } = await imageBench({
      domains: ['img.example.org'],
      fetch: async () => new Response('no picture'),
    })
    const where = async (path: string) => (await ask(path)).headers.get('location')
    expect(await where('/_ipx/_/https://IMG.example.org/a.jpg?v=1')).toBe(
      '/_ipx/q_90/https://img.example.org/a.jpg%3Fv=1',
    )
    expect(await where('/_ipx/q_90/https:/img.example.org/a.jpg')).toBeNull()
  })

  test('who comes when the queue is full is to come again; the picture is made then', async () => {
    const { ask } = await imageBench({ queue: { waiting: 2, waitingForOne: 2 } }).then(async bench => {
      await bench.addFile('a.jpg', await drawing(1000, 500).jpeg().toBuffer())
      return bench
    })
    const answers = await Promise.all(
      offeredWidths.slice(0, 8).map(width => ask(`/_ipx/w_${width}&q_90/a.jpg`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503, 503, 503, 503])
    const full = answers.find(({ status }) => status === 503)
    expect(Number(full?.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const width of offeredWidths.slice(0, 8))
      expect((await ask(`/_ipx/w_${width}&q_90/a.jpg`)).status).toBe(200)
  })

  test('one who fills their share of the queue leaves room for the others', async () => {
    const bench = await imageBench({ queue: { waiting: 10, waitingForOne: 2 } })
    await bench.addFile('a.jpg', await drawing(1000, 500).jpeg().toBuffer())
    const greedy = offeredWidths.slice(0, 8).map(width => bench.ask(`/_ipx/w_${width}&q_90/a.jpg`, 'greedy'))
    const modest = bench.ask('/_ipx/w_560&q_90/a.jpg', 'modest')
    expect((await modest).status).toBe(200)
    expect((await Promise.all(greedy)).filter(({ status }) => status === 503)).toHaveLength(4)
  })

  test('new pictures are counted by who asks, those that are kept are not', async () => {
    let minutes = 0
    const bench = await imageBench({ newPerMinute: 2, machineMs: () => minutes * 60_000 })
    await bench.addFile('a.jpg', await drawing(1000, 500).jpeg().toBuffer())
    const status = async (width: number, asker: string) =>
      (await bench.ask(`/_ipx/w_${width}&q_90/a.jpg`, asker)).status
    expect([await status(96, 'a'), await status(140, 'a'), await status(200, 'a')]).toEqual([200, 200, 429])
    expect([await status(96, 'a'), await status(200, 'b'), await status(200, 'a')]).toEqual([200, 200, 200])
    minutes = 1
    expect(await status(240, 'a')).toBe(200)
  })
})

test('a picture is shown even when the cache cannot keep it', async () => {
  const bench = await imageBench({ cacheMaxBytes: 10 })
  await bench.addFile('a.jpg', await drawing().jpeg().toBuffer())
  expect((await bench.get('/_ipx/w_140/a.jpg')).status).toBe(200)
  expect(await bench.cached()).toEqual([])
})
