import type { PageRecord } from '../../types.ts'

export default {
  key: 'expert-council',
  title: { ru: 'Экспертный совет', en: 'Expert council' },
  lead: {
    ru: 'Девять специалистов — реставраторы, технологи, знатоки материала и юрист — следят, чтобы этикетка говорила правду.',
    en: 'Nine specialists – conservators, chemists, connoisseurs of material and a lawyer – who see to it that the label tells the truth.',
  },
  description: {
    ru: 'Экспертный совет ярмарки «Портик»: девять специалистов по технике, материалам и истории искусства. Что проверяют и в чём помогают кураторам.',
    en: 'The expert council of the Portico fair: nine specialists in technique, materials and art history. What they check and how they help the curators.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Точное слово', en: 'The exact word' },
      paragraphs: {
        ru: [
          'Офорт и репродукция офорта, отливка при жизни автора и поздняя отливка, темпера и акрил «под темперу» — для глаза разница бывает мала, для покупателя велика. Экспертный совет читает описания работ и спрашивает, если слово не сходится с вещью.',
          'Кураторы обращаются к экспертам, когда сомневаются в технике, материале или сохранности. Эксперты не решают, хороша ли работа: они отвечают, из чего она сделана и верно ли названа.',
        ],
        en: [
          'An etching and a reproduction of an etching, a lifetime cast and a later one, tempera and acrylic passing for tempera: to the eye the difference may be slight, to the buyer it is great. The expert council reads the descriptions of works and asks questions when word and thing do not agree.',
          'The curators turn to the experts when in doubt about medium, material or condition. The experts do not decide whether a work is good: they say what it is made of and whether it is rightly named.',
        ],
      },
    },
    {
      kind: 'work',
      title: { ru: 'Что стоит за одной строкой', en: 'Behind a single line' },
      text: {
        ru: '«Смальта, камень» — два слова на этикетке и несколько тысяч кусочков, каждый из которых кто-то расколол вручную.',
        en: '“Smalti and stone” is a few words on a label and several thousand pieces, each of them split by hand.',
      },
      work: {
        number: 53,
        author: { ru: 'Дарья Стрешина', en: 'Darya Streshina' },
        title: { ru: 'Прибой', en: 'Surf' },
        year: 2023,
        technique: { ru: 'смальта, камень', en: 'smalti and stone mosaic' },
        heightCm: 60,
        widthCm: 75,
        picture: 'works/work-054.jpg',
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Дальше', en: 'See also' },
      items: [
        {
          title: { ru: 'Кураторский совет', en: 'Curatorial council' },
          text: { ru: 'Кто решает, чему быть на стендах', en: 'Who decides what is shown' },
          to: '/curatorial-council/',
        },
        {
          title: { ru: 'Этапы отбора', en: 'Selection stages' },
          text: {
            ru: 'Путь заявки от черновика до этикетки',
            en: 'The way from a draft application to a label',
          },
          to: '/selection/',
        },
      ],
    },
  ],
} satisfies PageRecord
