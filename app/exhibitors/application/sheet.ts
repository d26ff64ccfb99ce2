import type { LocaleCode } from '../../platform/languages.ts'
import { linksIn, type Values } from './application-fields.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'
import { priceOf } from './works-view.ts'

const texts = { ru, en }
const squareMetres: Record<LocaleCode, string> = { ru: 'м²', en: 'm²' }

type Work = { id: string; pictureId: string | null; fields: Record<string, string> }
type Picture = { id: string; width: number; height: number }

/** An application as those see it who judge it: both languages, works in their order, wishes, nothing of the contacts. */
export function sheetOf(
  { values, works, pictures }: { values: Values; works: readonly Work[]; pictures: readonly Picture[] },
  locale: LocaleCode,
) {
  const { options } = texts[locale]
  const word = (list: Record<string, string>, value: string) => list[value] ?? ''
  return {
    names: { ru: values.nameRu, en: values.nameEn },
    kind: word(options.kind, values.kind),
    city: values.city,
    section: word(options.section, values.section),
    stand: [
      word(options.standKind, values.standKind),
      values.standArea && `${values.standArea} ${squareMetres[locale]}`,
      values.standWishes,
    ].filter(Boolean),
    concept: { ru: values.conceptRu, en: values.conceptEn },
    cv: { ru: values.cvRu, en: values.cvEn },
    links: linksIn(values.links),
    works: works.map(({ id, pictureId, fields }, index) => ({
      id,
      place: index + 1,
      picture: pictures.find(picture => picture.id === pictureId) ?? null,
      artist: fields.artist ?? '',
      year: fields.year ?? '',
      dimensions: fields.dimensions ?? '',
      price: priceOf(fields.price ?? '', locale),
      title: { ru: fields.titleRu ?? '', en: fields.titleEn ?? '' },
      medium: { ru: fields.mediumRu ?? '', en: fields.mediumEn ?? '' },
      alt: { ru: fields.altRu ?? '', en: fields.altEn ?? '' },
    })),
  }
}

export type Sheet = ReturnType<typeof sheetOf>
