import { dayOf, formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { options } from '../fields.ts'
import type { JsonObject } from '../record.ts'
import { bothOf, type Kind } from './kind.ts'

/** Starts of guided tours: what is published here is sold at the box office, at the price of its kind in the edition. */
export const departures: Kind = {
  label: {
    one: { ru: 'Сеанс экскурсии', en: 'Departure' },
    many: { ru: 'Сеансы экскурсий', en: 'Departures' },
  },
  newKey: 'number',
  fields: [
    {
      name: 'type',
      type: 'choice',
      label: { ru: 'Вид', en: 'Kind' },
      options: options({
        group: ['групповая', 'group'],
        individual: ['индивидуальная', 'individual'],
        author: ['авторская', 'author’s'],
      }),
    },
    { name: 'route', type: 'text', most: 200, label: { ru: 'Маршрут', en: 'Route' } },
    { name: 'startsAt', type: 'moment', label: { ru: 'Начало', en: 'Begins' } },
    {
      name: 'minutes',
      type: 'number',
      least: 15,
      most: 240,
      label: { ru: 'Длительность, минут', en: 'Duration, minutes' },
    },
    {
      name: 'languages',
      type: 'choices',
      label: { ru: 'На\u00a0каких языках идёт', en: 'Languages spoken' },
      options: options({ ru: ['русский', 'Russian'], en: ['английский', 'English'] }),
    },
    { name: 'guide', type: 'text', most: 120, label: { ru: 'Экскурсовод', en: 'Guide' } },
  ],
  titleOf: record => bothOf(record.route),
  noteOf: record => ({ ru: noteIn(record, 'ru'), en: noteIn(record, 'en') }),
  pathOf: () => '/excursions/',
}

function noteIn({ startsAt, guide }: JsonObject, locale: LocaleCode): string {
  const at = new Date(String(startsAt))
  const when = Number.isNaN(at.getTime()) ? '' : `${formatDay(dayOf(at), locale)}, ${timeOf(at)}`
  return [when, bothOf(guide)[locale]].filter(Boolean).join(', ')
}
