import { memo, useEffect, useRef } from 'react'
import { fill } from '../../platform/fill.ts'
import { Icon } from '../../ui/icon.tsx'
import type { GalleryRun } from '../run-gallery.ts'
import type { Slide } from '../slide.ts'
import { thumbnailPicture } from '../slide-picture.ts'
import type { GalleryTexts } from '../texts.ru.ts'

/** The arrows and, between or under them, everything there is to see. */
export const LightboxFoot = memo(function LightboxFoot({
  run,
  slides,
  domains,
  index,
  t,
}: {
  run: GalleryRun
  slides: readonly Slide[]
  domains: readonly string[]
  index: number
  t: GalleryTexts
}) {
  function go(to: { type: 'move'; by: number } | { type: 'show'; index: number }) {
    run.send({ type: 'pause' })
    run.send(to)
  }
  return (
    <div className="lightbox-foot">
      <button
        type="button"
        aria-label={t.previous}
        onClick={() => go({ type: 'move', by: -1 })}
        className="lightbox-arrow"
      >
        <Icon name="arrow-left" />
      </button>
      <Thumbs {...{ slides, domains, index, t }} onShow={index => go({ type: 'show', index })} />
      <button
        type="button"
        aria-label={t.next}
        onClick={() => go({ type: 'move', by: 1 })}
        className="lightbox-arrow"
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  )
})

// One stop for Tab, however many there are: from there on the arrow keys walk.
function Thumbs({
  slides,
  domains,
  index,
  onShow,
  t,
}: {
  slides: readonly Slide[]
  domains: readonly string[]
  index: number
  onShow(index: number): void
  t: GalleryTexts
}) {
  const strip = useRef<HTMLUListElement>(null)
  // Once the dialog is open: before that nothing has a place.
  useEffect(() => {
    const list = strip.current
    const current = list?.children[index]?.firstElementChild
    if (!list || !(current instanceof HTMLElement)) return
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
    if (list.contains(document.activeElement)) current.focus({ preventScroll: true })
  }, [index])
  return (
    <ul ref={strip} aria-label={t.all} className="lightbox-thumbs">
      {slides.map((slide, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places, and a picture may hang twice
        <li key={number}>
          <button
            type="button"
            aria-label={fill(t.show, { number: number + 1, count: slides.length })}
            aria-current={number === index || undefined}
            tabIndex={number === index ? 0 : -1}
            onClick={() => onShow(number)}
            className="lightbox-thumb"
          >
            {slide.src && (
              <img
                src={thumbnailPicture(slide, domains)}
                alt=""
                width={slide.width || undefined}
                height={slide.height || undefined}
                loading="lazy"
                draggable={false}
              />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
