import { type RefObject, useRef, useSyncExternalStore } from 'react'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Fullscreen } from '../fullscreen.ts'
import { currentIndex } from '../gallery-state.ts'
import type { PageThumbnails } from '../page-thumbnails.ts'
import type { GalleryRun } from '../run-gallery.ts'
import type { Slide } from '../slide.ts'
import type { GalleryTexts } from '../texts.ru.ts'
import { fitInto, type Zoom } from '../zoom.ts'
import { LightboxBar } from './lightbox-bar.tsx'
import { LightboxCaption } from './lightbox-caption.tsx'
import { LightboxFoot } from './lightbox-foot.tsx'
import { LightboxPane } from './lightbox-pane.tsx'
import { useComingAndGoing } from './use-coming-and-going.ts'
import { useHands } from './use-hands.ts'
import { useKeys } from './use-keys.ts'
import { usePlace } from './use-place.ts'
import { useStirring } from './use-stirring.ts'
import { useTrack } from './use-track.ts'
import { useZoom } from './use-zoom.ts'

export type LightboxProps = {
  run: GalleryRun
  slides: readonly Slide[]
  domains: readonly string[]
  t: GalleryTexts
  locale: LocaleCode
  zoom: RefObject<Zoom>
  fullscreen: Fullscreen
  thumbnails: PageThumbnails
}

/** The room behind the page: one work in its light, its label, and what one needs to walk on. */
export function Lightbox(props: LightboxProps) {
  const { run, slides, domains, t, locale, fullscreen, thumbnails } = props
  const gallery = useSyncExternalStore(run.subscribe, run.get)
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const work = useRef<HTMLElement>(null)

  const index = currentIndex(gallery)
  const slide = slides[index]
  const now = gallery.slides[index]
  const place = usePlace({ run, dialog, room, area, ground })
  const hung = slide && place ? fitInto(place.area, slide) : null
  const picture = now?.error ? undefined : slide
  const zoom = useZoom({ state: props.zoom, position: gallery.position, picture, hung, place, track, work })
  const isZoomed = zoom.scale > 1
  useTrack({ gallery, track, work })
  useComingAndGoing({ run, gallery, thumbnails, hung, room, ground, work })
  useHands({ run, gallery, zoom, stage, track, ground, work })
  useKeys({ run, gallery, zoom, dialog })
  const wasWoken = useStirring(run)

  return (
    <dialog
      ref={dialog}
      aria-label={t.gallery}
      className="lightbox"
      data-layout="dark"
      data-state={gallery.state}
      data-slide={now?.state}
      data-idle={gallery.isIdle || undefined}
      data-zoomed={isZoomed || undefined}
      onCancel={event => {
        event.preventDefault()
        void run.close()
      }}
      // A browser may close it over our head; then there is nothing left to ask or to show.
      onClose={() => run.send({ type: 'destroy' })}
    >
      <div ref={room} tabIndex={-1} className="lightbox-room">
        <div ref={ground} className="lightbox-ground" />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the work; Esc is the keyboard's way */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what hands do here, keys and buttons do too */}
        <div
          ref={stage}
          className="lightbox-stage"
          onClick={event => {
            const isBesideTheWork = !(event.target as Element).closest('.lightbox-work')
            if (isBesideTheWork && !wasWoken()) void run.close()
          }}
        >
          <div ref={track} className="lightbox-track">
            {place &&
              [-1, 0, 1].map(side => (
                <LightboxPane
                  key={gallery.position + side}
                  ref={side === 0 ? work : undefined}
                  position={gallery.position + side}
                  isCurrent={side === 0}
                  scale={side === 0 ? zoom.scale : 1}
                  area={place.area}
                  {...{ run, gallery, slides, domains, thumbnails, t }}
                />
              ))}
          </div>
        </div>
        <LightboxBar {...{ run, gallery, zoom, fullscreen, locale, t }} number={slide?.number} room={room} />
        <div ref={area} className="lightbox-area" />
        {slide && <LightboxCaption slide={slide} hung={hung} t={t} locale={locale} />}
        {slides.length > 1 && <LightboxFoot {...{ run, slides, domains, index, t }} />}
        <Announcement {...{ gallery, slides, t }} />
      </div>
    </dialog>
  )
}

/** What has come into view, for those who cannot see it; a running slideshow does not talk. */
function Announcement({
  gallery,
  slides,
  t,
}: Pick<LightboxProps, 'slides' | 't'> & { gallery: ReturnType<GalleryRun['get']> }) {
  const first = useRef(gallery.position)
  const index = currentIndex(gallery)
  const error = gallery.slides[index]?.error
  const hasMoved = gallery.position !== first.current
  const what = error ? t.errors[error] : slides[index]?.alt
  return (
    <p role="status" aria-live={gallery.isPlaying ? 'off' : 'polite'} className="sr-only">
      {(hasMoved || error) && `${fill(t.counter, { number: index + 1, count: slides.length })}. ${what}`}
    </p>
  )
}
