import type { EventRecord } from '../../types.ts'

export default {
  slug: 'fair-opening',
  day: 0,
  from: '19:00',
  to: '19:30',
  hall: 'courtyard',
  format: 'ceremony',
  audience: 'everyone',
  languages: ['ru', 'en'],
  ageMark: '6+',
  title: { ru: 'Открытие ярмарки', en: 'Opening of the fair' },
  summary: {
    ru: 'Вместо ленты — первый оттиск: ксилограф Тимофей Бересток печатает во дворе лист, с которого начинается «Портик».',
    en: 'Instead of a ribbon, a first impression: the wood engraver Timofey Berestok prints in the courtyard the sheet with which Portico begins.',
  },
  description: {
    ru: [
      'В каретный двор заедет фургон «Передвижного пресса». Доску с планом здания Бересток вырезал летом; краску накатают при гостях, а за рычаг возьмётся самый младший участник раздела «Школы».',
      'Первый оттиск останется в архиве ярмарки, остальные раздадут тем, кто дождётся, пока просохнет краска. Приветственное слово обещают короткое: не дольше, чем сохнет лист.',
    ],
    en: [
      'The van of the “Travelling Press” will drive into the carriage yard. Berestok cut the block, a plan of the building, over the summer; it will be inked in front of the guests, and the youngest exhibitor in the Schools section will pull the lever.',
      'The first impression goes to the archive of the fair, the rest to anyone prepared to wait for the ink to dry. The welcome speech is promised to be brief: no longer than it takes a sheet to dry.',
    ],
  },
  speakerIds: [18],
  capacity: null,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
