import type { LocaleCode } from '../../platform/languages.ts'
import type { GalleryMoment } from '../run-gallery.ts'
import type { Slide } from '../slide.ts'

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

let isBusy = false

/** Opens the lightbox, which comes with its words only now. Null if one is open already, or the page was left. */
export async function openGallery(options: GalleryOptions): Promise<OpenedGallery | null> {
  if (isBusy) return null
  isBusy = true
  const free = () => {
    isBusy = false
  }
  try {
    const [{ showLightbox }, { default: texts }] = await loadGallery(options.locale)
    if (options.thumbnail?.isConnected !== false) return showLightbox(options, texts, free)
  } catch (error) {
    free()
    throw error
  }
  free()
  return null
}

/** Both at once: one journey to the server, not two. */
export function loadGallery(locale: LocaleCode) {
  return Promise.all([import('./show-lightbox.tsx'), words[locale]()])
}

const words = { ru: () => import('../texts.ru.ts'), en: () => import('../texts.en.ts') }
