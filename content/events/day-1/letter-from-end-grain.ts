import type { EventRecord } from '../../types.ts'

export default {
  slug: 'letter-from-end-grain',
  day: 1,
  from: '15:00',
  to: '16:00',
  hall: 'small-stage',
  format: 'show',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: {
    ru: 'Буква с торца: гравюра на дереве за час',
    en: 'A letter from the end grain: a wood engraving in an hour',
  },
  summary: {
    ru: 'Тимофей Бересток режет буквицу на торце самшита и печатает её, не сходя со сцены.',
    en: 'Timofey Berestok engraves an initial on the end grain of boxwood and prints it without leaving the stage.',
  },
  description: {
    ru: [
      'Доска размером со спичечный коробок, пять резцов и лупа. Камера над столом показывает крупно то, что обычно видит один гравёр: как штрих открывает свет и почему ошибку на торце не закрасить.',
      'Букву выберут зрители. К концу часа будет двадцать оттисков; раздадут их тем, кто угадает, какой получился лучшим.',
    ],
    en: [
      'A block the size of a matchbox, five gravers and a magnifying glass. A camera over the table shows what as a rule only the engraver sees: how a stroke lets in the light, and why a slip on the end grain cannot be painted out.',
      'The audience chooses the letter. By the end of the hour there will be twenty impressions; they go to those who can guess which of them came out best.',
    ],
  },
  speakerIds: [18],
  capacity: 60,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
