import {
  currentIndex,
  type Gallery,
  type GalleryEvent,
  type GalleryRules,
  type GalleryState,
  isClosing,
  newGallery,
  nextMomentMs,
  type SlideState,
  step,
} from './gallery-state.ts'

/** What may be told to those outside about a gallery that has changed. */
export type GalleryMoment = {
  gallery: GalleryState
  index: number
  slide: SlideState | undefined
  hasSpinner: boolean
  isIdle: boolean
  isPlaying: boolean
}

export type GalleryRun = {
  get(): Gallery
  subscribe(onChange: () => void): () => void
  send(event: GalleryEvent): void
  /** Asks whoever may object, leaves fullscreen, closes. False if it did not come to that. */
  close(): Promise<boolean>
}

/** A gallery in real time: its timers, and the order in which it closes. */
export function runGallery(options: {
  rules: GalleryRules
  index: number
  /** False keeps the gallery open. */
  onShouldClose?: (() => unknown) | undefined
  onState?: ((moment: GalleryMoment) => void) | undefined
  fullscreen: { isOurs(): boolean; leave(): Promise<void> }
  canZoomBack(): boolean
}): GalleryRun {
  const listeners = new Set<() => void>()
  let gallery = newGallery(options.rules, options.index, performance.now())
  let shown = gallery
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false

  function send(event: GalleryEvent) {
    gallery = step(gallery, event, performance.now())
    clearTimeout(timer)
    const nextMs = nextMomentMs(gallery)
    if (nextMs !== null)
      timer = setTimeout(() => send({ type: 'time' }), Math.max(0, Math.ceil(nextMs - performance.now())))
    // A hand on the mouse is noticed sixty times a second; it need not be drawn each time.
    if (looksTheSame(gallery, shown)) return
    shown = gallery
    for (const listener of listeners) listener()
    options.onState?.(momentOf(gallery))
  }

  async function close(): Promise<boolean> {
    if (isClosing(gallery) || isLeaving) return false
    if (options.onShouldClose?.() === false) return false
    if (options.fullscreen.isOurs()) {
      isLeaving = true
      await atMost(longestLeaveMs, options.fullscreen.leave())
      isLeaving = false
      if (isClosing(gallery)) return false
    }
    send({ type: 'close', isCustom: options.canZoomBack() })
    return true
  }

  return {
    get: () => shown,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    send,
    close,
  }
}

// A browser that never answers must not keep the visitor inside.
const longestLeaveMs = 1_000

async function atMost(ms: number, work: Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work.catch(() => {}), enough])
  clearTimeout(timer)
}

function looksTheSame(one: Gallery, other: Gallery): boolean {
  const unseen: (keyof Gallery)[] = ['activeMs', 'arrivedMs', 'sinceMs']
  const keys = (Object.keys(one) as (keyof Gallery)[]).filter(key => !unseen.includes(key))
  return keys.every(key => one[key] === other[key])
}

function momentOf(gallery: Gallery): GalleryMoment {
  const index = currentIndex(gallery)
  const { state, hasSpinner, isIdle, isPlaying } = gallery
  return { gallery: state, index, slide: gallery.slides[index]?.state, hasSpinner, isIdle, isPlaying }
}
