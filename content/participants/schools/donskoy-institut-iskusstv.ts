import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'donskoy-institut-iskusstv',
  number: 58,
  name: { ru: 'Донской институт искусств', en: 'Don Institute of Arts' },
  type: 'school',
  city: { ru: 'Ростов-на-Дону', en: 'Rostov-on-Don' },
  section: 'schools',
  stand: 'E-10',
  lead: {
    ru: 'Показывает сорок орнаментальных таблиц, на которые у студентов уходит весь первый год.',
    en: 'Shows forty plates of ornament, the work that fills its students’ first year.',
  },
  about: {
    ru: [
      'Копировать узор целиком здесь не дают: студент получает угол и продолжение выводит сам. Если ряд не сошёлся, ошибку сохраняют и подписывают. Курс «Кайма» Юлии Пустельги-Рим слушают все отделения, от керамистов до театральных художников.',
      'Таблицы сделаны тушью и гуашью на картоне, на каждой один мотив: волна, плетёнка, пальметта, зубец. Последняя расчерчена и оставлена пустой, карандаш привязан рядом.',
      'Институт основан в 1960 году, в нём восемь кафедр и девятьсот студентов. Ректор — Тарас Коваленко.',
    ],
    en: [
      'Nobody here is allowed to copy a pattern whole: the student is given a corner and has to work out the rest. If the row fails to come out even, the mistake is kept and captioned. Yulia Pustelga-Rim’s course “The Border” is attended by every department, from ceramics to stage design.',
      'The plates are in ink and gouache on card, one motif to each: wave, interlace, palmette, dentil. The last has been ruled and left empty, with a pencil tied beside it.',
      'The institute was founded in 1960 and has eight departments and nine hundred students. The rector is Taras Kovalenko.',
    ],
  },
  artists: ['yuliya-pustelga-rim', 'taras-kovalenko', 'ella-mirzoyan'],
  email: 'ornament@donskoy-institut-iskusstv.example',
  website: 'https://donskoy-institut-iskusstv.example',
  works: [],
} satisfies ParticipantRecord
