import type { SpeakerRecord } from '../types.ts'

export default {
  id: 17,
  firstName: { ru: 'Софья', en: 'Sofya' },
  lastName: { ru: 'Холмовская', en: 'Kholmovskaya' },
  role: 'restorer',
  occupation: { ru: 'реставратор бумаги', en: 'paper conservator' },
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  lead: {
    ru: 'Лечит рисунки, карты и афиши и любой лист сначала читает с оборота.',
    en: 'Mends drawings, maps and posters, and begins reading any sheet from the back.',
  },
  biography: {
    ru: [
      'Что может рассказать о рисунке его оборот? Водяной знак, след клея, круг от стакана, счёт за дрова — по таким мелочам Холмовская восстанавливает, где лист лежал, кому принадлежал и за что его любили.',
      'Она окончила реставрационное отделение Школы книжного дела и год отливала бумагу вручную, по старым формам. В двадцать восемь лет возглавила лабораторию графики в архиве «Бумажный фонд».',
      'Самая долгая её работа — учебная таблица ордеров, которую несколько поколений школьников резали на закладки. За три года лаборатория соединила семьсот фрагментов; недостающее восполнили бумагой чуть светлее подлинной, чтобы вмешательство осталось видимым.',
      'Раз в месяц Холмовская ведёт открытый приём: можно принести семейный рисунок, письмо или фотографию и узнать, как их хранить. Главный совет всегда один — не ламинировать.',
    ],
    en: [
      'What can the back of a drawing tell us? A watermark, a trace of glue, the ring left by a glass, a bill for firewood: from such trifles Kholmovskaya works out where a sheet has lain, whose it was and what it was loved for.',
      'She trained in restoration at the School of Book Arts and spent a year making paper by hand on old moulds. At twenty-eight she became head of the prints and drawings laboratory at the Paper Fund archive.',
      'Her longest undertaking has been a teaching chart of the orders which several generations of schoolchildren had cut up for bookmarks. Over three years the laboratory joined seven hundred fragments; what was missing was made up in paper a shade lighter than the original, so that the intervention remains visible.',
      'Once a month she holds an open surgery: anyone may bring a family drawing, a letter or a photograph and learn how to keep it. The chief advice is always the same: do not laminate.',
    ],
  },
  picture: 'people/person-03.jpg',
} satisfies SpeakerRecord
