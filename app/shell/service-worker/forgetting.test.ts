import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPage } from './forgetting.ts'

const origin = 'https://portik.example'
let kept: Map<string, Map<string, string>>

// As much of a device's caches as the worker uses.
const cacheOf = (pages: Map<string, string>) => ({
  keys: async () => [...pages.keys()].map(path => ({ url: origin + path })),
  match: async ({ url }: { url: string }) => new Response(pages.get(new URL(url).pathname)),
  delete: async ({ url }: { url: string }) => pages.delete(new URL(url).pathname),
})

beforeEach(() => {
  const order = '<a href="/tickets/ticket/one-secret/">1</a><a href="/en/tickets/ticket/two_secret/">2</a>'
  kept = new Map([
    [
      'pages-new',
      new Map([
        ['/_language', 'ru'],
        ['/tickets/', 'tickets'],
        ['/tickets/order/mine/', order],
        ['/en/tickets/order/mine/_payload.json', order],
        ['/tickets/order/other/', '<a href="/tickets/ticket/third/">3</a>'],
        ['/tickets/ticket/one-secret/', 'QR'],
        ['/en/tickets/ticket/two_secret/_payload.json', 'QR'],
        ['/tickets/ticket/third/', 'QR'],
      ]),
    ],
    ['pages-old', new Map([['/en/tickets/order/mine/', order]])],
    ['pictures', new Map([['/_ipx/w_300/a.jpg', 'picture']])],
  ])
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    open: async (name: string) => cacheOf(kept.get(name) ?? new Map()),
  })
})
afterEach(() => vi.unstubAllGlobals())

const left = () => [...kept.values()].flatMap(pages => [...pages.keys()])

test('a forgotten order goes with its tickets, in every language and of every build; nothing else does', async () => {
  await forgetPage('/tickets/order/mine/')
  expect(left()).toEqual([
    '/_language',
    '/tickets/',
    '/tickets/order/other/',
    '/tickets/ticket/third/',
    '/_ipx/w_300/a.jpg',
  ])
})

test('a forgotten ticket goes alone', async () => {
  const before = left()
  await forgetPage('/tickets/ticket/third/')
  expect(left()).toEqual(before.filter(path => path !== '/tickets/ticket/third/'))
})
