import type { Slide } from './slide.ts'
import { fullPicture } from './slide-picture.ts'
import type { Box } from './zoom.ts'

export type PageThumbnails = ReturnType<typeof pageThumbnails>

/** The thumbnails of a gallery's slides on the page behind, found by where they lead. */
export function pageThumbnails(
  slides: readonly Slide[],
  domains: readonly string[],
  first: { index: number; thumbnail?: HTMLElement | undefined },
) {
  function pictureAt(index: number): HTMLImageElement | null {
    const slide = slides[index]
    if (!slide) return null
    const own = index === first.index ? first.thumbnail : undefined
    const selector = `a[href="${CSS.escape(fullPicture(slide, domains))}"]`
    // Not the few blurred pixels that keep the place of one.
    const shown = 'img:not(.reserved-blur)'
    return (own ?? document.querySelector(selector))?.querySelector<HTMLImageElement>(shown) ?? null
  }
  return {
    /** On the screen, as it lies there now. */
    placeOf(index: number): Box | null {
      const picture = pictureAt(index)
      if (!picture?.isConnected) return null
      const { left, top, width, height } = picture.getBoundingClientRect()
      return width > 0 && height > 0 ? { left, top, width, height } : null
    },
    /** The small picture stands in for the large one while that is on its way, if it shows the whole of it. */
    previewOf(index: number): string | null {
      const picture = pictureAt(index)
      const slide = slides[index]
      if (!slide || !picture?.complete || picture.naturalWidth === 0) return null
      const ratio = picture.naturalWidth / picture.naturalHeight / (slide.width / slide.height)
      return Math.abs(ratio - 1) < 0.03 ? picture.currentSrc : null
    },
  }
}
