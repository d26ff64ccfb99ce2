import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type GalleryMoment, runGallery } from './run-gallery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Wishes = Partial<Parameters<typeof runGallery>[0]>

function open(wishes: Wishes = {}) {
  const said: string[] = []
  const moments: GalleryMoment[] = []
  const run = runGallery({
    rules: { hasSource: [true, true, true], idleMs: 4_000, slideshowMs: 5_000, openingMs: 250 },
    index: 0,
    fullscreen: { isOurs: () => false, leave: async () => void said.push('left fullscreen') },
    canZoomBack: () => false,
    onState: moment => {
      moments.push(moment)
      said.push(moment.gallery)
    },
    ...wishes,
  })
  run.send({ type: 'opened' })
  return { run, said, moments }
}

test('what is due comes by itself, at its time', async () => {
  const { run, moments } = open()
  await vi.advanceTimersByTimeAsync(249)
  expect(run.get().hasSpinner).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(run.get().hasSpinner).toBe(true)
  run.send({ type: 'loaded', index: 0 })
  await vi.advanceTimersByTimeAsync(250)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(moments.map(({ slide, hasSpinner, isIdle }) => [slide, hasSpinner, isIdle])).toEqual([
    ['loading', false, false],
    ['loading', true, false],
    ['opening', false, false],
    ['ready', false, false],
    ['ready', false, true],
  ])
})

test('a hand that keeps moving keeps the gallery awake without being drawn each time', async () => {
  const { run, moments } = open()
  run.send({ type: 'loaded', index: 0 })
  await vi.advanceTimersByTimeAsync(250)
  const drawn = moments.length
  for (let moved = 0; moved < 20; moved++) {
    run.send({ type: 'activity' })
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(moments.length).toBe(drawn)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(run.get().isIdle).toBe(true)
})

test('a handler can keep the gallery open', async () => {
  let mayClose: unknown = false
  const { run } = open({ onShouldClose: () => mayClose })
  expect(await run.close()).toBe(false)
  expect(run.get().state).toBe('ready')
  mayClose = undefined
  expect(await run.close()).toBe(true)
  expect(run.get().state).toBe('closing')
})

test('closing is custom where there is a thumbnail to go back to', () => {
  const { run } = open({ canZoomBack: () => true })
  void run.close()
  expect(run.get().state).toBe('custom-closing')
})

test('without fullscreen of its own the gallery closes at once and leaves the page’s alone', () => {
  const { run, said } = open()
  void run.close()
  expect(said).toEqual(['ready', 'closing'])
})

test('the handler is asked, fullscreen is left and waited for, and only then the gallery closes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { run, said } = open({
    onShouldClose: () => void said.push('asked'),
    fullscreen: {
      isOurs: () => true,
      leave: () => {
        said.push('leaves fullscreen')
        return promise
      },
    },
  })
  const closed = run.close()
  expect(await run.close()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(run.get().state).toBe('ready')
  resolve()
  expect(await closed).toBe(true)
  expect(said).toEqual(['ready', 'asked', 'leaves fullscreen', 'closing'])
})

test.each([
  ['refuses', () => Promise.reject(new Error('not now'))],
  ['never answers', () => new Promise<void>(() => {})],
])('a browser that %s to leave fullscreen does not keep the visitor inside', async (_how, leave) => {
  const { run, said } = open({ fullscreen: { isOurs: () => true, leave } })
  void run.close()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(said).toContain('closing')
})

test('a gallery destroyed while it leaves fullscreen stays destroyed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { run } = open({ fullscreen: { isOurs: () => true, leave: () => promise } })
  const closed = run.close()
  run.send({ type: 'destroy' })
  resolve()
  expect(await closed).toBe(false)
  expect(run.get().state).toBe('destroyed')
})

test('destroyed within 500 ms after closing though no animation tells of its end', async () => {
  const { run } = open()
  void run.close()
  await vi.advanceTimersByTimeAsync(499)
  expect(run.get().state).toBe('destroyed')
  expect(vi.getTimerCount()).toBe(0)
})
