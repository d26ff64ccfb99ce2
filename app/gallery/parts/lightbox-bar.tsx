import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { closerPath } from '../closer/closer-path.ts'
import type { Fullscreen } from '../fullscreen.ts'
import { currentIndex, type Gallery } from '../gallery-state.ts'
import type { GalleryRun } from '../run-gallery.ts'
import type { GalleryTexts } from '../texts.ru.ts'
import { zoomStep } from './use-keys.ts'
import type { ZoomControl } from './use-zoom.ts'

/** Where one is, and what one can do. */
export function LightboxBar({
  run,
  gallery,
  zoom,
  fullscreen,
  room,
  number,
  locale,
  t,
}: {
  run: GalleryRun
  gallery: Gallery
  zoom: ZoomControl
  fullscreen: Fullscreen
  room: RefObject<HTMLElement | null>
  number: string | undefined
  locale: LocaleCode
  t: GalleryTexts
}) {
  const isFull = useSyncExternalStore(fullscreen.subscribe, fullscreen.isOurs)
  const count = gallery.slides.length
  const index = currentIndex(gallery)
  const closeCloser = useRef(() => {})
  useEffect(() => () => closeCloser.current(), [])
  return (
    <div className="lightbox-bar">
      {count > 1 && (
        <p className="lightbox-counter type-numeral type-numeral-s">
          {fill(t.counter, { number: index + 1, count })}
        </p>
      )}
      <div className="lightbox-tools">
        <Tool name="minus" label={t.zoomOut} isOff={zoom.scale <= 1} onPress={() => zoom.by(1 / zoomStep)} />
        <Tool
          name="plus"
          label={t.zoomIn}
          isOff={zoom.scale >= zoom.largest}
          onPress={() => {
            run.send({ type: 'pause' })
            zoom.by(zoomStep)
          }}
        />
        {number && (
          <Tool
            name="search"
            label={t.closer}
            onPress={button => {
              run.send({ type: 'pause' })
              void lookCloser(withLocale(closerPath(number), locale), button).then(close => {
                closeCloser.current = close
              })
            }}
          />
        )}
        {count > 1 && (
          <Tool
            name={gallery.isPlaying ? 'pause' : 'play'}
            label={gallery.isPlaying ? t.pause : t.play}
            onPress={() => run.send({ type: gallery.isPlaying ? 'pause' : 'play' })}
          />
        )}
        {fullscreen.isSupported() && (
          <Tool
            name={isFull ? 'shrink' : 'expand'}
            label={isFull ? t.leaveFullscreen : t.fullscreen}
            onPress={() => {
              if (isFull) void fullscreen.leave()
              else if (room.current) void fullscreen.enter(room.current)
            }}
          />
        )}
        <Tool name="close" label={t.close} onPress={() => void run.close()} />
      </div>
    </div>
  )
}

// Comes when it is asked for; without its code there is still the page.
async function lookCloser(path: string, button: HTMLElement): Promise<() => void> {
  try {
    const { openCloser } = await import('../closer/open-closer.ts')
    return await openCloser(path, button)
  } catch {
    location.assign(path)
    return () => {}
  }
}

// Switched off without losing the focus: whoever zooms out by the keyboard stays where they are.
function Tool({
  name,
  label,
  isOff = false,
  onPress,
}: {
  name: IconName
  label: string
  isOff?: boolean
  onPress(button: HTMLElement): void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={event => {
        if (!isOff) onPress(event.currentTarget)
      }}
      className="lightbox-tool"
    >
      <Icon name={name} />
    </button>
  )
}
