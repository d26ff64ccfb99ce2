import { describe, expect, test } from 'vitest'
import {
  currentIndex,
  type Gallery,
  type GalleryEvent,
  type GalleryRules,
  isClosing,
  newGallery,
  nextMomentMs,
  step,
} from './gallery-state.ts'

const five: GalleryRules = {
  hasSource: [true, true, true, true, true],
  idleMs: 4_000,
  slideshowMs: 5_000,
  openingMs: 250,
}

type Moment = { atMs: number; event: GalleryEvent }
const at = (atMs: number, event: GalleryEvent): Moment => ({ atMs, event })

/** What becomes of a gallery, opened at 0, by events at their milliseconds. */
function played(...moments: Moment[]): Gallery {
  return playedWith({}, 0, ...moments)
}

function playedWith(rules: Partial<GalleryRules>, index: number, ...moments: Moment[]): Gallery {
  const opened = step(newGallery({ ...five, ...rules }, index, 0), { type: 'opened' }, 0)
  return moments.reduce((gallery, { atMs, event }) => step(gallery, event, atMs), opened)
}

const time: GalleryEvent = { type: 'time' }
const activity: GalleryEvent = { type: 'activity' }
const loaded = (index: number): GalleryEvent => ({ type: 'loaded', index })
const failed = (index: number, error: 'missing' | 'failed'): GalleryEvent => ({
  type: 'failed',
  index,
  error,
})
const move = (by: number): GalleryEvent => ({ type: 'move', by })
const close = (isCustom = false): GalleryEvent => ({ type: 'close', isCustom })
const statesOf = (gallery: Gallery) => gallery.slides.map(slide => slide?.state)

describe('opening', () => {
  test('a gallery begins as init, is ready once open, and brings its slide and both neighbours', () => {
    const made = newGallery(five, 2, 0)
    expect([made.state, statesOf(made)]).toEqual(['init', Array(5).fill(undefined)])
    const opened = step(made, { type: 'opened' }, 0)
    expect([opened.state, statesOf(opened)]).toEqual([
      'ready',
      [undefined, 'loading', 'loading', 'loading', undefined],
    ])
  })

  test('a slide is loading, then opening, then ready', () => {
    expect(statesOf(played(at(100, loaded(0))))[0]).toBe('opening')
    expect(statesOf(played(at(100, loaded(0)), at(349, time)))[0]).toBe('opening')
    expect(statesOf(played(at(100, loaded(0)), at(350, time)))[0]).toBe('ready')
  })

  test('where movement is reduced there is no opening', () => {
    expect(statesOf(playedWith({ openingMs: 0 }, 0, at(100, loaded(0))))[0]).toBe('ready')
  })

  test('a slide without an address is ready at once, and missing', () => {
    const gallery = playedWith({ hasSource: [false, true, true] }, 0)
    expect(gallery.slides[0]).toEqual({ state: 'ready', sinceMs: 0, error: 'missing' })
  })

  test.each(['missing', 'failed'] as const)('a picture that is %s leaves a slide that is ready', error => {
    const gallery = played(at(300, time), at(400, failed(0, error)))
    expect(gallery.slides[0]).toEqual({ state: 'ready', sinceMs: 400, error })
    expect(gallery.hasSpinner).toBe(false)
  })

  test('news of a slide that is not loading changes nothing', () => {
    const gallery = played(at(100, loaded(0)), at(400, time))
    expect(step(gallery, loaded(0), 500)).toBe(gallery)
    expect(step(gallery, failed(0, 'failed'), 500)).toBe(gallery)
    expect(step(gallery, loaded(3), 500)).toBe(gallery)
  })
})

describe('the spinner', () => {
  test('shows after 250 ms of loading, not before', () => {
    expect(played(at(249, time)).hasSpinner).toBe(false)
    expect(played(at(250, time)).hasSpinner).toBe(true)
  })

  test('never shows for a picture that came in 100 ms, and goes when it comes later', () => {
    expect(played(at(100, loaded(0)), at(2_000, time)).hasSpinner).toBe(false)
    expect(played(at(300, time), at(900, loaded(0))).hasSpinner).toBe(false)
  })

  test('belongs to the slide one looks at', () => {
    const elsewhere = played(at(300, time), at(300, loaded(1)))
    expect(elsewhere.hasSpinner).toBe(true)
    expect(played(at(100, loaded(0)), at(2_000, time)).hasSpinner).toBe(false)
  })

  test('counts the time a neighbour has already been loading', () => {
    expect(played(at(100, loaded(0)), at(200, move(1))).hasSpinner).toBe(false)
    expect(played(at(100, loaded(0)), at(300, move(1))).hasSpinner).toBe(true)
    expect(played(at(300, time), at(300, loaded(1)), at(400, move(1))).hasSpinner).toBe(false)
  })
})

describe('walking', () => {
  test('goes round in both directions', () => {
    expect(currentIndex(played(at(10, move(-1))))).toBe(4)
    expect(currentIndex(playedWith({}, 3, at(10, move(1)), at(20, move(1))))).toBe(0)
    expect(currentIndex(played(at(10, { type: 'show', index: 4 })))).toBe(4)
  })

  test('brings the next neighbours, and nothing twice', () => {
    const gallery = played(at(100, loaded(0)), at(100, loaded(1)), at(500, move(1)))
    expect(statesOf(gallery)).toEqual(['ready', 'ready', 'loading', undefined, 'loading'])
  })

  test('asks once more for a picture that failed, not for one that does not exist', () => {
    const failedOnce = played(at(10, failed(1, 'failed')), at(20, failed(4, 'missing')))
    expect(statesOf(step(failedOnce, move(1), 30))[1]).toBe('loading')
    expect(step(failedOnce, move(-1), 30).slides[4]?.error).toBe('missing')
  })
})

describe('rest', () => {
  const shown = [at(100, loaded(0)), at(350, time)]

  test('comes after the configured time without activity, counted from when there was something to see', () => {
    expect(played(...shown, at(4_349, time)).isIdle).toBe(false)
    expect(played(...shown, at(4_350, time)).isIdle).toBe(true)
    expect(playedWith({ idleMs: 1_000 }, 0, ...shown, at(1_350, time)).isIdle).toBe(true)
  })

  test('does not come while the picture is on its way', () => {
    expect(played(at(20_000, time)).isIdle).toBe(false)
  })

  test('ends with any activity and comes again later', () => {
    expect(played(...shown, at(5_000, time), at(6_000, activity)).isIdle).toBe(false)
    expect(played(...shown, at(4_000, activity), at(7_999, time)).isIdle).toBe(false)
    expect(played(...shown, at(4_000, activity), at(8_000, time)).isIdle).toBe(true)
  })

  test('waits anew after each slide', () => {
    const gallery = played(...shown, at(400, loaded(1)), at(4_000, move(1)))
    expect(step(gallery, time, 7_999).isIdle).toBe(false)
    expect(step(gallery, time, 8_000).isIdle).toBe(true)
  })
})

describe('the slideshow', () => {
  const playing = [at(100, loaded(0)), at(100, loaded(1)), at(1_000, { type: 'play' })]

  test('goes on when its time is over, and only then', () => {
    expect(currentIndex(played(...playing, at(5_999, time)))).toBe(0)
    expect(currentIndex(played(...playing, at(6_000, time)))).toBe(1)
  })

  test('waits for a picture that is on its way', () => {
    const gallery = played(...playing, at(6_000, time), at(11_000, time))
    expect(currentIndex(gallery)).toBe(2)
    expect(currentIndex(step(gallery, time, 60_000))).toBe(2)
    expect(currentIndex(step(step(gallery, loaded(2), 60_000), time, 65_250))).toBe(3)
  })

  test('a window that slept does not catch up', () => {
    const all = [0, 1, 2, 3, 4]
    const seen = played(...all.flatMap(by => [...all.map(index => at(by, loaded(index))), at(by, move(1))]))
    const gallery = step(seen, { type: 'play' }, 1_000)
    expect(currentIndex(step(gallery, time, 3_600_000))).toBe((currentIndex(gallery) + 1) % 5)
  })

  test('stops when told, and never starts where there is one slide', () => {
    expect(played(...playing, at(2_000, { type: 'pause' }), at(60_000, time)).position).toBe(0)
    expect(playedWith({ hasSource: [true] }, 0, at(10, { type: 'play' })).isPlaying).toBe(false)
  })
})

describe('closing', () => {
  test('takes all slides along and is custom when it goes back into the thumbnail', () => {
    const plain = played(at(100, loaded(0)), at(1_000, close()))
    expect([plain.state, statesOf(plain)]).toEqual([
      'closing',
      ['closing', 'closing', undefined, undefined, 'closing'],
    ])
    expect(played(at(1_000, close(true))).state).toBe('custom-closing')
  })

  test.each([false, true])(
    'is destroyed within 500 ms even if no animation ever ends (custom: %s)',
    isCustom => {
      const closing = played(at(1_000, close(isCustom)))
      const dueMs = nextMomentMs(closing) ?? Number.POSITIVE_INFINITY
      expect(dueMs - 1_000).toBeGreaterThan(250)
      expect(dueMs - 1_000).toBeLessThan(500)
      expect(step(closing, time, dueMs - 1).state).toBe(closing.state)
      expect(step(closing, time, dueMs).state).toBe('destroyed')
    },
  )

  test('is destroyed earlier when its animation has ended, and nothing happens after that', () => {
    const gone = played(at(1_000, close()), at(1_250, { type: 'destroy' }))
    expect([gone.state, nextMomentMs(gone)]).toEqual(['destroyed', null])
  })

  const ignored: GalleryEvent[] = [
    { type: 'opened' },
    loaded(0),
    failed(0, 'failed'),
    move(1),
    { type: 'show', index: 2 },
    activity,
    { type: 'play' },
    close(),
    close(true),
  ]
  const ends: [string, Gallery][] = [
    ['closing', played(at(1_000, close()))],
    ['custom closing', played(at(1_000, close(true)))],
    ['destroyed', played(at(1_000, { type: 'destroy' }))],
  ]

  test.each(ends)('while %s, everything else is ignored', (_name, gallery) => {
    expect(isClosing(gallery)).toBe(true)
    for (const event of ignored) expect(step(gallery, event, 1_100)).toBe(gallery)
  })

  test.each(ends)('while %s, no spinner shows and nothing goes to rest', (_name, gallery) => {
    const later = step(gallery, time, 1_400)
    expect([later.hasSpinner, later.isIdle]).toEqual([false, false])
  })
})

test('the next moment is the first of all that are due', () => {
  expect(nextMomentMs(played())).toBe(250)
  expect(nextMomentMs(played(at(100, loaded(0))))).toBe(350)
  expect(nextMomentMs(played(at(100, loaded(0)), at(350, time)))).toBe(4_350)
  expect(nextMomentMs(newGallery(five, 0, 0))).toBe(null)
})
