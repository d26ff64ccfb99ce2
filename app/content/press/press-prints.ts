import { isoOf, type LocaleCode, withLocale } from '../../platform/languages.ts'

/** Dots to the inch of what the press prints. */
export const printDpi = 300

/** A download of the press kit: where it is, its pixels, its size on paper. */
export type PressPrint = { path: string; pixels: string; paper: string }

/** The name under which editors take a picture home: `works/work-042.jpg` is `portico-work-042.jpg`. */
export function printName(picture: string): string {
  return `portico-${(picture.split('/').at(-1) ?? '').replace(/\.\w+$/, '')}.jpg`
}

export function printPath(picture: string, locale: LocaleCode): string {
  return withLocale(`/press/pictures/${printName(picture)}`, locale)
}

/** «JPG, 4500 × 6000 пикселей», «38,1 × 50,8 см при 300 точках на дюйм, 1,3 МБ»: how large it is, and how large it may be printed. */
export function printSize(
  { width, height, bytes }: { width: number; height: number; bytes: number | null },
  locale: LocaleCode,
): Omit<PressPrint, 'path'> {
  const numbers = new Intl.NumberFormat(isoOf(locale), { maximumFractionDigits: 1 })
  const centimetres = (pixels: number) => numbers.format((pixels / printDpi) * 2.54)
  const words = units[locale]
  const paper = `${centimetres(width)}\u00a0×\u00a0${centimetres(height)}\u00a0${words.onPaper(printDpi)}`
  return {
    pixels: `JPG, ${width}\u00a0×\u00a0${height}\u00a0${words.pixels}`,
    paper: bytes === null ? paper : `${paper}, ${numbers.format(bytes / 1_000_000)}\u00a0${words.megabytes}`,
  }
}

const units = {
  ru: {
    pixels: 'пикселей',
    megabytes: 'МБ',
    onPaper: (dpi: number) => `см при\u00a0${dpi}\u00a0точках на\u00a0дюйм`,
  },
  en: { pixels: 'pixels', megabytes: 'MB', onPaper: (dpi: number) => `cm at\u00a0${dpi}\u00a0dpi` },
}
