import { describe, expect, test } from 'vitest'
import { until } from '../../tests/builders/until.ts'
import { createPageStore, type StoredPage } from './page-store.server.ts'
import type { StoredResponse } from './stored-response.server.ts'

const response = (etag: string, bytes: number): StoredResponse => {
  const variant = { status: 200, etag, headers: [], notModified: [], body: Buffer.alloc(0) }
  const variants = { br: variant, gzip: variant, identity: variant }
  return { status: 200, etag, variants, bytes }
}
/** Whatever was going to happen by itself has happened. */
const settled = () => new Promise(resolve => setImmediate(resolve))
type Page = { tags?: string[]; bytes?: number; trueUntil?: string }

/** A store whose renderings the test ends by hand, whose clock the test moves, and that counts. */
function bench({ maxBytes = 1000, pages = {} as Record<string, Page>, byHand = false } = {}) {
  const rendered: string[] = []
  const underWay: { resolve(): void; reject(error: Error): void }[] = []
  const reports: [number, number][] = []
  let now = new Date('2025-08-20T07:00:00Z')
  const store = createPageStore({
    async render(pathname): Promise<StoredPage> {
      const { tags = [], bytes = 100, trueUntil } = pages[pathname] ?? {}
      rendered.push(pathname)
      const number = rendered.length
      if (byHand) {
        await new Promise<void>((resolve, reject) => underWay.push({ resolve, reject }))
      }
      return {
        document: response(`rendering ${number}`, bytes - 10),
        payload: response(`payload ${number}`, 10),
        dependsOn: new Set(tags),
        trueUntil: trueUntil ? new Date(trueUntil) : null,
      }
    },
    clock: { now: () => now },
    maxBytes,
    onChange: (entries, bytes) => reports.push([entries, bytes]),
  })
  const begun = (renderings: number) => until(() => underWay.length === renderings)
  const see = async (pathname: string) => (await store.get(pathname)).document.etag
  const setNow = (moment: string) => {
    now = new Date(moment)
  }
  return { store, rendered, underWay, begun, reports, see, setNow }
}

describe('a page is rendered once', () => {
  test('for fifty who ask at the same time', async () => {
    const { store, rendered, underWay, begun } = bench({ byHand: true })
    const askers = Array.from({ length: 50 }, () => store.get('/'))
    await begun(1)
    underWay[0]?.resolve()
    const answers = await Promise.all(askers)
    expect(new Set(answers).size).toBe(1)
    expect(rendered).toEqual(['/'])
  })

  test('and kept for those who ask later', async () => {
    const { store, rendered, see } = bench()
    expect(store.ready('/')).toBeUndefined()
    await see('/')
    expect(store.ready('/')?.document.etag).toBe('rendering 1')
    expect(await see('/')).toBe('rendering 1')
    expect(rendered).toEqual(['/'])
  })

  test('per path', async () => {
    const { rendered, see } = bench()
    await Promise.all([see('/'), see('/en/'), see('/'), see('/en/')])
    expect(rendered).toEqual(['/', '/en/'])
  })

  test('unless it failed: all who wait hear of it, the next asker tries again', async () => {
    const { store, rendered, underWay, begun } = bench({ byHand: true })
    const askers = [store.get('/'), store.get('/')].map(asked => asked.catch((error: Error) => error.message))
    await begun(1)
    underWay[0]?.reject(new Error('broken'))
    expect(await Promise.all(askers)).toEqual(['broken', 'broken'])
    const again = store.get('/')
    await begun(2)
    underWay[1]?.resolve()
    expect((await again).document.etag).toBe('rendering 2')
    expect(rendered).toHaveLength(2)
  })
})

describe('memory is bounded', () => {
  test('the page not asked for longest goes first', async () => {
    const { store, see } = bench({ maxBytes: 300 })
    for (const path of ['/a/', '/b/', '/c/']) await see(path)
    expect([store.size(), store.bytes()]).toEqual([3, 300])
    store.ready('/a/')
    await see('/d/')
    expect(['/a/', '/b/', '/c/', '/d/'].filter(path => store.ready(path))).toEqual(['/a/', '/c/', '/d/'])
    expect([store.size(), store.bytes()]).toEqual([3, 300])
  })

  test('a large page takes the place of several', async () => {
    const { store, see } = bench({ maxBytes: 300, pages: { '/large/': { bytes: 250 } } })
    for (const path of ['/a/', '/b/', '/c/', '/large/']) await see(path)
    expect([store.size(), store.bytes()]).toEqual([1, 250])
    expect(store.ready('/large/')).toBeDefined()
  })

  test('a page larger than the store is shown, not kept, and pushes nothing out', async () => {
    const { store, see } = bench({ maxBytes: 300, pages: { '/huge/': { bytes: 301 } } })
    await see('/a/')
    expect(await see('/huge/')).toBe('rendering 2')
    expect(store.ready('/huge/')).toBeUndefined()
    expect(store.ready('/a/')).toBeDefined()
  })

  test('the books are kept: entries and bytes after every change', async () => {
    const { store, see, reports } = bench({ maxBytes: 200, pages: { '/a/': { tags: ['x'] } } })
    for (const path of ['/a/', '/b/']) await see(path)
    store.drop(['x'])
    expect(reports).toEqual([
      [1, 100],
      [2, 200],
      [1, 100],
    ])
  })
})

describe('a page is true until a moment', () => {
  const pages = { '/award/': { trueUntil: '2025-09-01T21:00:00Z' } }

  test('a second before it is served, at the moment it is rendered anew', async () => {
    const { store, see, setNow } = bench({ pages })
    await see('/award/')
    setNow('2025-09-01T20:59:59Z')
    expect(store.ready('/award/')?.document.etag).toBe('rendering 1')
    setNow('2025-09-01T21:00:00Z')
    expect(store.ready('/award/')).toBeUndefined()
    expect([store.size(), store.bytes()]).toEqual([0, 0])
    expect(await see('/award/')).toBe('rendering 2')
  })

  test('others stay', async () => {
    const { store, see, setNow } = bench({ pages })
    await see('/')
    setNow('2030-01-01T00:00:00Z')
    expect(store.ready('/')?.document.etag).toBe('rendering 1')
  })
})

describe('content changes', () => {
  const pages = {
    '/': { tags: ['page:home', 'speakers'] },
    '/speakers/': { tags: ['speakers'] },
    '/award/': { tags: ['page:award'] },
  }

  test('what was made of it is forgotten, the rest stays', async () => {
    const { store, see } = bench({ pages })
    for (const path of Object.keys(pages)) await see(path)
    store.drop(['speakers', 'speaker:3'])
    expect(Object.keys(pages).filter(path => store.ready(path))).toEqual(['/award/'])
    expect([store.size(), store.bytes()]).toEqual([1, 100])
  })

  test('when messages may have been missed, everything is forgotten', async () => {
    const { store, see } = bench({ pages })
    for (const path of Object.keys(pages)) await see(path)
    store.drop('all')
    expect([store.size(), store.bytes()]).toEqual([0, 0])
  })

  test('a rendering under way is shown to those who asked before, not kept, and not given to later askers', async () => {
    const { store, rendered, underWay, begun } = bench({ pages, byHand: true })
    const before = store.get('/')
    await begun(1)
    store.drop(['speakers'])
    const after = [store.get('/'), store.get('/')]
    await settled()
    // Never two of the same page at once: the second begins when the first has ended.
    expect(rendered).toEqual(['/'])
    underWay[0]?.resolve()
    expect((await before).document.etag).toBe('rendering 1')
    await begun(2)
    expect(store.ready('/')).toBeUndefined()
    underWay[1]?.resolve()
    const answers = await Promise.all(after)
    expect(answers.map(({ document }) => document.etag)).toEqual(['rendering 2', 'rendering 2'])
    expect(store.ready('/')?.document.etag).toBe('rendering 2')
    expect(rendered).toHaveLength(2)
  })

  test('the same when nobody asks until the old rendering has ended', async () => {
    const { store, underWay, begun } = bench({ pages, byHand: true })
    const before = store.get('/')
    await begun(1)
    store.drop('all')
    underWay[0]?.resolve()
    await before
    expect(store.ready('/')).toBeUndefined()
    const after = store.get('/')
    await begun(2)
    underWay[1]?.resolve()
    expect((await after).document.etag).toBe('rendering 2')
  })

  test('and when the old rendering failed', async () => {
    const { store, underWay, begun } = bench({ pages, byHand: true })
    const before = store.get('/').catch((error: Error) => error.message)
    await begun(1)
    store.drop('all')
    const after = store.get('/')
    underWay[0]?.reject(new Error('broken'))
    expect(await before).toBe('broken')
    await begun(2)
    underWay[1]?.resolve()
    expect((await after).document.etag).toBe('rendering 2')
  })

  test('changes that come one after another leave the last word to the last rendering', async () => {
    const { store, underWay, begun } = bench({ pages, byHand: true })
    const first = store.get('/')
    await begun(1)
    store.drop(['speakers'])
    const second = store.get('/')
    underWay[0]?.resolve()
    await first
    await begun(2)
    store.drop(['page:home'])
    const third = store.get('/')
    underWay[1]?.resolve()
    expect((await second).document.etag).toBe('rendering 2')
    await begun(3)
    underWay[2]?.resolve()
    expect((await third).document.etag).toBe('rendering 3')
    expect(store.ready('/')?.document.etag).toBe('rendering 3')
  })

  test('a rendering under way that is made of other things is kept', async () => {
    const { store, underWay, begun } = bench({ pages, byHand: true })
    const award = store.get('/award/')
    await begun(1)
    store.drop(['speakers'])
    underWay[0]?.resolve()
    await award
    expect(store.ready('/award/')?.document.etag).toBe('rendering 1')
  })
})
