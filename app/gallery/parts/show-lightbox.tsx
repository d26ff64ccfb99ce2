import { createRoot } from 'react-dom/client'
import type { LocaleCode } from '../../platform/languages.ts'
import { createFullscreen } from '../fullscreen.ts'
import { currentIndex } from '../gallery-state.ts'
import { lockPage } from '../lock-page.ts'
import { durationMs } from '../motion.ts'
import { pageThumbnails } from '../page-thumbnails.ts'
import { type GalleryMoment, runGallery } from '../run-gallery.ts'
import type { Slide } from '../slide.ts'
import type { GalleryTexts } from '../texts.ru.ts'
import { atRest, isWorthReturningTo } from '../zoom.ts'
import { Lightbox } from './lightbox.tsx'

export type GalleryOptions = {
  slides: readonly Slide[]
  index: number
  locale: LocaleCode
  /** What the first slide grows out of; the focus goes back to it. */
  thumbnail?: HTMLElement
  /** The outside hosts whose pictures are resized. */
  domains?: readonly string[]
  /** How long nobody stirs before arrows and counter go: 4 seconds. */
  idleMs?: number
  /** How long the slideshow stays with one slide: 5 seconds. */
  slideshowMs?: number
  /** Asked before closing; false keeps the gallery open. */
  onShouldClose?(): unknown
  onState?(moment: GalleryMoment): void
}

export type OpenedGallery = {
  /** As the visitor would close it; false if a handler objected. */
  close(): Promise<boolean>
  /** At once and without asking: the page it belongs to is gone. */
  destroy(): void
}

/** Puts the lightbox over the page, and takes every trace of it away in the end. */
export function showLightbox(options: GalleryOptions, t: GalleryTexts, onGone: () => void): OpenedGallery {
  const { slides, index, domains = [] } = options
  const thumbnails = pageThumbnails(slides, domains, options)
  const fullscreen = createFullscreen()
  const zoom = { current: atRest }
  const run = runGallery({
    rules: {
      hasSource: slides.map(({ src }) => src !== ''),
      idleMs: options.idleMs ?? 4_000,
      slideshowMs: options.slideshowMs ?? 5_000,
      openingMs: durationMs(),
    },
    index,
    onShouldClose: options.onShouldClose,
    onState: options.onState,
    fullscreen,
    canZoomBack,
  })

  function canZoomBack() {
    const gallery = run.get()
    const slide = gallery.slides[currentIndex(gallery)]
    const place = thumbnails.placeOf(currentIndex(gallery))
    const isShown = slide?.state === 'opening' || slide?.state === 'ready'
    if (!isShown || slide.error || zoom.current.scale > 1 || !place) return false
    return isWorthReturningTo(place, { width: innerWidth, height: innerHeight })
  }

  const focused = document.activeElement
  const unlock = lockPage()
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const stopWatching = run.subscribe(() => {
    if (run.get().state !== 'destroyed') return
    stopWatching()
    void fullscreen.leave().catch(() => {})
    host.querySelector('dialog')?.close()
    host.remove()
    unlock()
    const returnTo = options.thumbnail ?? focused
    if (returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true })
    onGone()
    // Not at once: the end may come while React is taking the page behind away.
    setTimeout(() => root.unmount())
  })
  root.render(
    <Lightbox
      run={run}
      slides={slides}
      domains={domains}
      t={t}
      locale={options.locale}
      zoom={zoom}
      fullscreen={fullscreen}
      thumbnails={thumbnails}
    />,
  )
  return { close: run.close, destroy: () => run.send({ type: 'destroy' }) }
}
