import { dayOf, formatDays } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { options } from '../fields.ts'
import type { Json } from '../record.ts'
import { bothOf, type Kind } from './kind.ts'

const until = { ru: 'Показывать до', en: 'Shown until' }

/** What the fair has to say above its pages for a while. */
export const banners: Kind = {
  label: {
    one: { ru: 'Объявление', en: 'Banner' },
    many: { ru: 'Объявления', en: 'Banners' },
  },
  newKey: 'number',
  fields: [
    { name: 'text', type: 'text', most: 200, isLong: true, label: { ru: 'Текст', en: 'Text' } },
    {
      name: 'to',
      type: 'line',
      most: 200,
      // A page of ours or another site by https; never a host behind two slashes, whichever way they lean.
      pattern: /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\@]+\.[^\s/\\@]+(?:\/[^\s\\]*)?)$/,
      isOptional: true,
      label: { ru: 'Куда ведёт', en: 'Leads to' },
    },
    {
      name: 'tone',
      type: 'choice',
      label: { ru: 'Тон', en: 'Tone' },
      options: options({ info: ['новость', 'news'], warning: ['предупреждение', 'warning'] }),
    },
    {
      name: 'place',
      type: 'choice',
      label: { ru: 'Где показывать', en: 'Where it is shown' },
      options: options({
        everywhere: ['на\u00a0всех страницах', 'on every page'],
        tickets: ['на\u00a0страницах билетов', 'on the pages of tickets'],
        home: ['на\u00a0главной', 'on the home page'],
      }),
    },
    { name: 'fromAt', type: 'moment', label: { ru: 'Показывать с', en: 'Shown from' } },
    { name: 'untilAt', type: 'moment', label: until },
  ],
  titleOf: record => bothOf(record.text),
  noteOf: record => ({
    ru: daysOf(record.fromAt, record.untilAt, 'ru'),
    en: daysOf(record.fromAt, record.untilAt, 'en'),
  }),
  pathOf: (_, record) => (record.place === 'tickets' ? '/tickets/' : '/'),
  seenFrom: ({ fromAt }) => (fromAt ? new Date(String(fromAt)) : null),
  faultsIn: ({ fromAt, untilAt }) =>
    fromAt && untilAt && Date.parse(String(untilAt)) <= Date.parse(String(fromAt))
      ? [{ path: 'untilAt', language: null, label: until, reason: 'ends-early' }]
      : [],
}

function daysOf(from: Json | undefined, until: Json | undefined, locale: LocaleCode): string {
  const days = [from, until].map(moment => new Date(String(moment)))
  const [first, last] = days.flatMap(day => (Number.isNaN(day.getTime()) ? [] : [dayOf(day)]))
  return first && last ? formatDays(first, last, locale, { withYear: true }) : ''
}
