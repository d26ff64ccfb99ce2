import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'tikhaya-masterskaya',
  number: 5,
  name: { ru: 'Тихая мастерская', en: 'Quiet Workshop' },
  type: 'workshop',
  city: { ru: 'Суздаль', en: 'Suzdal' },
  section: 'painting',
  stand: 'A-05',
  lead: {
    ru: 'Пять человек пишут темперой по золоту и до обеда не разговаривают.',
    en: 'Five people who paint in tempera on gold and do not talk before lunch.',
  },
  about: {
    ru: [
      'Доски здесь сушат семь лет, левкас кладут в двенадцать слоёв, а золотят зимой, когда в доме нет сквозняков. Молчание до обеда — не устав, а предосторожность: от выдоха листок золота улетает.',
      'Прохор Заозерин, старший в мастерской, икон не пишет: он перенёс их ремесло на пейзаж. «Горки» и «Град» — его опыты о том, сколько подробностей выдержит золотой фон, прежде чем перестанет быть светом. «Корабль» из той же серии показывает галерея «Северный свод», стенд A-09.',
    ],
    en: [
      'The panels are seasoned for seven years, the gesso goes on in twelve coats, and gilding is done in winter, when there are no draughts in the house. Silence before lunch is not a rule of the house but a precaution: one breath, and the gold leaf is gone.',
      'Prokhor Zaozerin, the eldest of the five, does not paint icons: he has carried their craft over into landscape. “Hills” and “The City” try how much detail a gold ground can bear before it ceases to be light. “The Ship”, from the same series, is with the Northern Vault gallery on stand A-09.',
    ],
  },
  artists: ['prokhor-zaozerin', 'efrosinya-kamenkina', 'savva-golubev', 'dariya-smirnova', 'luka-posadov'],
  email: 'mail@tikhaya-masterskaya.example',
  works: [
    {
      picture: 'works/work-063.jpg',
      artist: 'prokhor-zaozerin',
      mark: 'free',
      priceRoubles: 190_000,
    },
    {
      picture: 'works/work-064.jpg',
      artist: 'prokhor-zaozerin',
      mark: 'free',
      priceRoubles: 210_000,
    },
  ],
} satisfies ParticipantRecord
