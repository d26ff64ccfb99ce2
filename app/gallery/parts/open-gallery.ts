import type { LocaleCode } from '../../platform/languages.ts'
import type { GalleryOptions, OpenedGallery } from './show-lightbox.tsx'

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
