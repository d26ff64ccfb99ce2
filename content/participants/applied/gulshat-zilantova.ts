import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'gulshat-zilantova',
  number: 48,
  name: { ru: 'Гульшат Зилантова', en: 'Gulshat Zilantova' },
  type: 'artist',
  city: { ru: 'Казань', en: 'Kazan' },
  section: 'applied',
  stand: 'D-12',
  lead: {
    ru: 'Шьёт мозаику из сафьяна и показывает девять панно, собранных из обрезков сапожной мастерской.',
    en: 'Stitches mosaics out of morocco leather and shows nine panels pieced from a bootmaker’s offcuts.',
  },
  about: {
    ru: [
      'Казанский шов соединяет два куска кожи встык и тут же закрывает стык узором. Зилантова переняла его у деда, который шил ичиги для театра; сама она сапог не шьёт, но рассудила, что тот же шов удержит и плоскость в человеческий рост.',
      'Панно названы по улицам Старо-Татарской слободы и повторяют рисунок крыш, каким он виден с минарета. Цветов девять, столько же, сколько было в дедовой коробке, и новых она не добавляет.',
    ],
    en: [
      'The Kazan stitch joins two pieces of leather edge to edge and covers the seam with pattern in the same movement. Zilantova had it from her grandfather, who made boots for the theatre; she makes none herself, but reasoned that a seam so strong would hold a surface as tall as a person.',
      'The panels are named after streets in the Old Tatar Quarter and repeat the pattern of its roofs as seen from a minaret. There are nine colours, the same as in her grandfather’s box, and she adds no others.',
    ],
  },
  artists: ['gulshat-zilantova'],
  email: 'shov@gulshat-zilantova.example',
  website: 'https://gulshat-zilantova.example',
  works: [],
} satisfies ParticipantRecord
