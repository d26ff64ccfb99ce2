import type { Slide } from '../gallery/slide.ts'
import type { Both, LocaleCode } from '../platform/languages.ts'
import type { WorkView } from './blocks/block-view.ts'
import type { LocalPicture } from './load-page.server.ts'

/** «№ 07», “No. 12.3”: two digits at least. */
export function catalogueNumber(number: number | string, locale: LocaleCode): string {
  const [whole = '', place] = String(number).split('.')
  return `${numberSigns[locale]}\u00a0${whole.padStart(2, '0')}${place ? `.${place}` : ''}`
}

const numberSigns: Both = { ru: '№', en: 'No.' }

/** Height first: «90 × 120 см». */
export function sizeText(work: { heightCm: number; widthCm: number }, locale: LocaleCode): string {
  return `${work.heightCm}\u00a0×\u00a0${work.widthCm}\u00a0${centimetres[locale]}`
}

const centimetres: Both = { ru: 'см', en: 'cm' }

/** A work as the lightbox shows it. */
export function slideOf(work: Omit<WorkView, 'picture'>, picture: LocalPicture, locale: LocaleCode): Slide {
  const { number, author, title, year, technique, ...rest } = work
  const label = { author, title, year, technique, size: sizeText(work, locale) }
  return {
    ...rest,
    ...picture,
    ...(number && { number }),
    label: number ? { number: catalogueNumber(number, locale), ...label } : label,
  }
}
