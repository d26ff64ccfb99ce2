import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'yuzhnaya-stena',
  number: 6,
  name: { ru: 'Южная стена', en: 'South Wall' },
  type: 'gallery',
  city: { ru: 'Сочи', en: 'Sochi' },
  section: 'painting',
  stand: 'A-06',
  lead: {
    ru: 'Показывает юг глазами тех, кто приехал сюда с этюдником на месяц.',
    en: 'Shows the south through the eyes of those who came for a month with a paintbox.',
  },
  about: {
    ru: [
      'Каждую осень, когда пляжи пустеют, галерея селит у себя художника и просит взамен один рисунок — он висит на южной стене до следующего гостя. За пятнадцать лет рисунков набралось пятнадцать, и ни на одном нет пальмы.',
      'Воронежский живописец Герасим Полуденов прожил у моря месяц, и двадцать шесть дней шёл дождь. «Бухта» написана в оставшиеся четыре. Вокруг неё развешаны рисунки с южной стены: вместо названий у них дни приезда и отъезда.',
    ],
    en: [
      'Every autumn, when the beaches empty, the gallery puts up an artist and asks in return for one drawing, which hangs on the south wall until the next guest arrives. In fifteen years there have been fifteen drawings, and not one has a palm tree in it.',
      'Gerasim Poludenov, a painter from Voronezh, spent a month by the sea, and it rained for twenty-six days. “The Cove” was painted in the other four. Around it hang the drawings from the south wall; instead of titles they have days of arrival and departure.',
    ],
  },
  artists: ['gerasim-poludenov', 'liya-sarkisyan', 'foma-medvedev'],
  email: 'info@yuzhnaya-stena.example',
  website: 'https://yuzhnaya-stena.example',
  works: [
    {
      picture: 'works/work-077.jpg',
      artist: 'gerasim-poludenov',
      mark: 'free',
      priceRoubles: 290_000,
    },
  ],
} satisfies ParticipantRecord
