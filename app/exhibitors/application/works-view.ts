import type { LocaleCode } from '../../platform/languages.ts'
import type { UploadRefusal } from '../upload-refusal.ts'
import { wordsIn } from '../words-in.ts'
import { priceRanges } from '../works/work-fields.ts'
import { fillRefusal } from './refusal-sentence.ts'
import en from './work-texts.en.ts'
import ru from './work-texts.ru.ts'

const texts = { ru, en }

type Shown = {
  id: string
  fields: Record<string, string>
  pictureId: string | null
  picture: { name: string; width: number; height: number } | null
  upload: { id: string; name: string; size: number; received: number; refusal: UploadRefusal | null } | null
}

export type WorkView = {
  id: string
  place: number
  title: string
  label: string
  alt: string
  picture: { small: string; large: string; name: string; width: number; height: number } | null
  upload: { id: string; name: string; percent: number; size: number } | null
  refusal: string | null
  fields: Record<string, string>
  price: string
}

/** Works as pages show them, in one language. */
export function worksView(works: readonly Shown[], locale: LocaleCode): WorkView[] {
  return works.map((work, index) => workView(work, index + 1, locale))
}

export function workView(
  { id, fields, pictureId, picture, upload }: Shown,
  place: number,
  locale: LocaleCode,
): WorkView {
  const t = texts[locale]
  const of = (name: string) => wordsIn(fields, name, locale)
  return {
    id,
    place,
    title: of('title') || t.untitled,
    label: [fields.year, of('medium'), fields.dimensions].filter(Boolean).join(', '),
    alt: of('alt'),
    picture:
      pictureId && picture
        ? {
            small: pictureAddress(pictureId, 'small'),
            large: pictureAddress(pictureId, 'large'),
            ...facts(picture),
          }
        : null,
    upload:
      upload && !upload.refusal
        ? {
            id: upload.id,
            name: upload.name,
            percent: Math.floor((upload.received / upload.size) * 100),
            size: upload.size,
          }
        : null,
    refusal: upload?.refusal ? fillRefusal(upload.refusal, locale) : null,
    fields,
    price: priceOf(fields.price ?? '', locale),
  }
}

export function pictureAddress(id: string, size: 'small' | 'large'): string {
  return `/account/application/pictures/${id}-${size}.webp`
}

const withRouble: Record<LocaleCode, (said: string) => string> = {
  ru: said => `${said}\u00a0₽`,
  en: said => said.replace(/\d/, '₽$&'),
}

export function priceOf(price: string, locale: LocaleCode): string {
  const range = priceRanges.find(one => one === price)
  if (!range) return ''
  const said = texts[locale].prices[range]
  return range === 'on-request' ? said : withRouble[locale](said)
}

function facts({ name, width, height }: { name: string; width: number; height: number }) {
  return { name, width, height }
}
