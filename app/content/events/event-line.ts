import { formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { LocalEvent } from '../read-lists.server.ts'

const venueTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Moscow',
  hour: '2-digit',
  minute: '2-digit',
})

/** An event as the pages beside the programme show it: by the venue's clock, its hall and format in words. */
export function eventLine(event: LocalEvent, locale: LocaleCode) {
  const { slug, path, title, summary, day, startsAt, endsAt } = event
  return {
    slug,
    path,
    title,
    summary,
    day,
    date: formatDay(day, locale),
    from: venueTime.format(new Date(startsAt)),
    to: venueTime.format(new Date(endsAt)),
    hall: words[locale].halls[event.hall] ?? '',
    format: words[locale].formats[event.format] ?? '',
  }
}

export type EventLine = ReturnType<typeof eventLine>

type Words = { halls: Record<string, string>; formats: Record<string, string> }

const words: Record<LocaleCode, Words> = {
  ru: {
    halls: {
      'lecture-hall': 'Лекторий',
      'small-stage': 'Малая сцена',
      workshops: 'Мастерские',
      rotunda: 'Ротонда',
      'childrens-area': 'Детская территория',
      courtyard: 'Двор',
    },
    formats: {
      talk: 'Лекция',
      discussion: 'Дискуссия',
      'master-class': 'Мастер-класс',
      excursion: 'Обход',
      show: 'Показ',
      ceremony: 'Церемония',
      concert: 'Концерт',
    },
  },
  en: {
    halls: {
      'lecture-hall': 'Lecture hall',
      'small-stage': 'Small stage',
      workshops: 'Workshops',
      rotunda: 'Rotunda',
      'childrens-area': 'Children’s area',
      courtyard: 'Courtyard',
    },
    formats: {
      talk: 'Talk',
      discussion: 'Discussion',
      'master-class': 'Master class',
      excursion: 'Walk-through',
      show: 'Demonstration',
      ceremony: 'Ceremony',
      concert: 'Concert',
    },
  },
}
