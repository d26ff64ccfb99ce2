import { type RefObject, useState } from 'react'
import { type Gallery, indexAt } from '../gallery-state.ts'
import type { PageThumbnails } from '../page-thumbnails.ts'
import type { GalleryRun } from '../run-gallery.ts'
import type { Slide } from '../slide.ts'
import { pictureOf, whyFailed } from '../slide-picture.ts'
import type { GalleryTexts } from '../texts.ru.ts'
import { type Box, fitInto } from '../zoom.ts'

/** One window of the row: a work in its light, on its way, or not to be had. */
export function LightboxPane({
  ref,
  position,
  isCurrent,
  scale,
  area,
  run,
  gallery,
  slides,
  domains,
  thumbnails,
  t,
}: {
  ref: RefObject<HTMLElement | null> | undefined
  position: number
  isCurrent: boolean
  /** How much it is enlarged; then more of its pixels are needed. */
  scale: number
  area: Box
  run: GalleryRun
  gallery: Gallery
  slides: readonly Slide[]
  domains: readonly string[]
  thumbnails: PageThumbnails
  t: GalleryTexts
}) {
  const index = indexAt(position, slides.length)
  const [preview] = useState(() => thumbnails.previewOf(index))
  const slide = slides[index]
  const now = gallery.slides[index]
  if (!slide) return null
  const { left, top, width, height } = fitInto(area, slide)
  const picture = pictureOf(slide, domains)

  async function explain(address: string) {
    run.send({ type: 'failed', index, error: await whyFailed(address) })
  }

  return (
    <div
      className="lightbox-pane"
      // In the row for the eye only, until it is its turn.
      inert={!isCurrent}
      style={{ transform: `translateX(calc(${position} * (100% + 40px)))` }}
    >
      <figure
        ref={ref}
        className="lightbox-work"
        data-state={now?.state}
        data-error={now?.error}
        style={{ left, top, width, height }}
      >
        {now?.error ? (
          <p className="lightbox-error type-small">{t.errors[now.error]}</p>
        ) : (
          <>
            {preview && <img className="lightbox-preview" src={preview} alt="" draggable={false} />}
            {now && (
              <img
                className="lightbox-picture"
                alt={slide.alt}
                draggable={false}
                fetchPriority={isCurrent ? 'high' : 'low'}
                sizes={picture.srcSet && `${Math.ceil(width * scale)}px`}
                srcSet={picture.srcSet}
                src={picture.src}
                onLoad={() => run.send({ type: 'loaded', index })}
                onError={event => void explain(event.currentTarget.currentSrc || picture.src)}
              />
            )}
          </>
        )}
      </figure>
      {isCurrent && gallery.hasSpinner && (
        <p className="lightbox-spinner" style={{ left: left + width / 2, top: top + height / 2 }}>
          <svg
            aria-hidden="true"
            width="44"
            height="44"
            viewBox="0 0 44 44"
            fill="none"
            stroke="currentColor"
          >
            <path d="M36 10A18.4 18.4 0 1 0 36 34" strokeWidth="1.8" />
          </svg>
          <span className="sr-only">{t.loading}</span>
        </p>
      )}
    </div>
  )
}
