/** What a gallery is at one moment. Time comes with every event, so that each rule can be tried without waiting. */
export type Gallery = {
  state: GalleryState
  /** Runs on without end in both directions; the slide shown is `currentIndex`. */
  position: number
  slides: readonly (SlideNow | undefined)[]
  hasSpinner: boolean
  isIdle: boolean
  isPlaying: boolean
  sinceMs: number
  arrivedMs: number
  activeMs: number
  rules: GalleryRules
}

export type GalleryState = 'init' | 'ready' | 'closing' | 'custom-closing' | 'destroyed'
export type SlideState = 'loading' | 'opening' | 'ready' | 'closing'
/** `missing`: there is no such picture; `failed`: it could not be brought. */
export type SlideError = 'missing' | 'failed'
export type SlideNow = { state: SlideState; sinceMs: number; error?: SlideError }
export type GalleryRules = {
  hasSource: readonly boolean[]
  idleMs: number
  slideshowMs: number
  openingMs: number
}

export type GalleryEvent =
  | { type: 'opened' }
  | { type: 'loaded'; index: number }
  | { type: 'failed'; index: number; error: SlideError }
  | { type: 'move'; by: number }
  | { type: 'show'; index: number }
  | { type: 'activity' }
  | { type: 'play' }
  | { type: 'pause' }
  /** Custom closing goes back into the thumbnail, plain closing fades. */
  | { type: 'close'; isCustom: boolean }
  | { type: 'destroy' }
  | { type: 'time' }

export const spinnerDelayMs = 250
export const destroyWithinMs = 500
// A timer is never early and often late: aiming a little before the limit keeps the promise.
const timerLatenessMs = 50
const quickestSlideshowMs = 100

export function newGallery(rules: GalleryRules, index: number, atMs: number): Gallery {
  return {
    state: 'init',
    position: index,
    slides: rules.hasSource.map(() => undefined),
    hasSpinner: false,
    isIdle: false,
    isPlaying: false,
    sinceMs: atMs,
    arrivedMs: atMs,
    activeMs: atMs,
    rules,
  }
}

/** What an event makes of a gallery, after everything that was due before it. */
export function step(gallery: Gallery, event: GalleryEvent, atMs: number): Gallery {
  return untilNow(apply(untilNow(gallery, atMs), event, atMs), atMs)
}

/** Closing, custom closing or destroyed: nothing is opened, loaded, shown as an error or put to rest any more. */
export function isClosing({ state }: Gallery): boolean {
  return state === 'closing' || state === 'custom-closing' || state === 'destroyed'
}

export function currentIndex({ position, slides }: Gallery): number {
  return indexAt(position, slides.length)
}

export function indexAt(position: number, count: number): number {
  return ((position % count) + count) % count
}

/** When something will happen by itself, if nothing else happens before. */
export function nextMomentMs(gallery: Gallery): number | null {
  const moments = dueThings(gallery).map(({ dueMs }) => dueMs)
  return moments.length > 0 ? Math.min(...moments) : null
}

function apply(gallery: Gallery, event: GalleryEvent, atMs: number): Gallery {
  if (event.type === 'destroy')
    return gallery.state === 'destroyed' ? gallery : toState(gallery, 'destroyed', atMs)
  if (isClosing(gallery)) return gallery
  switch (event.type) {
    case 'opened':
      return gallery.state === 'init'
        ? arriveAt(toState(gallery, 'ready', atMs), gallery.position, atMs)
        : gallery
    case 'loaded':
      return leaveLoading(gallery, event.index, { state: 'opening', sinceMs: atMs })
    case 'failed':
      return leaveLoading(gallery, event.index, { state: 'ready', sinceMs: atMs, error: event.error })
    case 'move':
      return arriveAt(gallery, gallery.position + event.by, atMs)
    case 'show':
      return arriveAt(gallery, gallery.position + event.index - currentIndex(gallery), atMs)
    case 'activity':
      return { ...gallery, isIdle: false, activeMs: atMs }
    case 'play':
      return gallery.slides.length > 1 ? { ...gallery, isPlaying: true, arrivedMs: atMs } : gallery
    case 'pause':
      return { ...gallery, isPlaying: false }
    case 'close':
      return toState(gallery, event.isCustom ? 'custom-closing' : 'closing', atMs)
    case 'time':
      return gallery
  }
}

function toState(gallery: Gallery, state: GalleryState, atMs: number): Gallery {
  const next = { ...gallery, state, sinceMs: atMs }
  if (!isClosing(next)) return next
  const slides = gallery.slides.map(slide => slide && ({ ...slide, state: 'closing' } as const))
  return { ...next, slides, hasSpinner: false, isIdle: false, isPlaying: false }
}

// The slide itself and its two neighbours are brought; a picture that failed is asked for once more.
function arriveAt(gallery: Gallery, position: number, atMs: number): Gallery {
  if (gallery.state !== 'ready' || (position === gallery.position && gallery.slides.some(Boolean)))
    return gallery
  const count = gallery.slides.length
  const wanted = [position, position + 1, position - 1].map(place => indexAt(place, count))
  const slides = gallery.slides.map((slide, index) => {
    if (!wanted.includes(index)) return slide
    const isAgain = index === wanted[0] && slide?.error === 'failed'
    return slide && !isAgain ? slide : startLoading(gallery.rules.hasSource[index] ?? false, atMs)
  })
  return { ...gallery, position, slides, hasSpinner: false, arrivedMs: atMs }
}

function startLoading(hasSource: boolean, atMs: number): SlideNow {
  return hasSource ? { state: 'loading', sinceMs: atMs } : { state: 'ready', sinceMs: atMs, error: 'missing' }
}

function leaveLoading(gallery: Gallery, index: number, slide: SlideNow): Gallery {
  if (gallery.slides[index]?.state !== 'loading') return gallery
  const isShown = index === currentIndex(gallery)
  return {
    ...gallery,
    slides: gallery.slides.with(index, slide),
    hasSpinner: isShown ? false : gallery.hasSpinner,
  }
}

function untilNow(gallery: Gallery, atMs: number): Gallery {
  const due = dueThings(gallery)
    .filter(({ dueMs }) => dueMs <= atMs)
    .sort((one, other) => one.dueMs - other.dueMs)[0]
  return due ? untilNow(due.happen(atMs), atMs) : gallery
}

type DueThing = { dueMs: number; happen(atMs: number): Gallery }

function dueThings(gallery: Gallery): DueThing[] {
  const { state, sinceMs } = gallery
  if (state === 'closing' || state === 'custom-closing') {
    const dueMs = sinceMs + destroyWithinMs - timerLatenessMs
    return [{ dueMs, happen: () => toState(gallery, 'destroyed', dueMs) }]
  }
  if (state !== 'ready') return []
  return [...endsOfOpening(gallery), ...dueOnTheCurrentSlide(gallery)]
}

function endsOfOpening(gallery: Gallery): DueThing[] {
  return gallery.slides.flatMap((slide, index) => {
    if (slide?.state !== 'opening') return []
    const dueMs = slide.sinceMs + gallery.rules.openingMs
    const ready: SlideNow = { state: 'ready', sinceMs: dueMs }
    return { dueMs, happen: () => ({ ...gallery, slides: gallery.slides.with(index, ready) }) }
  })
}

function dueOnTheCurrentSlide(gallery: Gallery): DueThing[] {
  const { rules, arrivedMs, activeMs } = gallery
  const slide = gallery.slides[currentIndex(gallery)]
  if (slide?.state === 'loading' && !gallery.hasSpinner) {
    const dueMs = slide.sinceMs + spinnerDelayMs
    return [{ dueMs, happen: () => ({ ...gallery, hasSpinner: true }) }]
  }
  // Nobody rests, and nothing moves on, before there is something to look at.
  if (slide?.state !== 'ready') return []
  const things: DueThing[] = []
  if (!gallery.isIdle)
    things.push({
      dueMs: Math.max(slide.sinceMs, arrivedMs, activeMs) + rules.idleMs,
      happen: () => ({ ...gallery, isIdle: true }),
    })
  if (gallery.isPlaying)
    things.push({
      dueMs: Math.max(slide.sinceMs, arrivedMs) + Math.max(rules.slideshowMs, quickestSlideshowMs),
      // From now, not from when it was due: a window that slept does not catch up.
      happen: atMs => arriveAt(gallery, gallery.position + 1, atMs),
    })
  return things
}
