import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'chan-i-setka',
  number: 68,
  name: { ru: 'Чан и сетка', en: 'Vat and Mould' },
  type: 'workshop',
  city: { ru: 'Полотняный Завод', en: 'Polotnyany Zavod' },
  section: 'book',
  stand: 'F-08',
  lead: {
    ru: 'Отливает бумагу вручную из льняного тряпья и привозит четырнадцать сортов, каждый с альбомом проб.',
    en: 'Makes paper by hand from linen rag and brings fourteen sorts, each with an album of trials.',
  },
  about: {
    ru: [
      'В посёлке, где бумагу делали триста лет, мастерской досталась бывшая красильня у плотины. Простыни, рубахи и больничные занавески собирают по округе, рвут, вываривают и месяц держат в чане.',
      'Водяные знаки выгибают из медной проволоки, и только для заказчиков: своего знака у мастерской нет. Каждый сорт испытывают гравёр, акварелист и каллиграф; их пробы вшиты в альбом вместе с замечаниями, не всегда лестными.',
    ],
    en: [
      'In a settlement where paper was made for three hundred years, the workshop has inherited a former dye house by the dam. Sheets, shirts and hospital curtains are collected in the neighbourhood, torn up, boiled and kept in the vat for a month.',
      'Watermarks are bent from copper wire, and for clients only: the workshop has no mark of its own. Every sort is tested by an engraver, a watercolourist and a calligrapher, whose trials are bound into the album together with their comments, not all of them flattering.',
    ],
  },
  artists: [
    { ru: 'Арсений Лужновец', en: 'Arseny Luzhnovets' },
    { ru: 'Клавдия Товаркова', en: 'Klavdia Tovarkova' },
  ],
  email: 'list@chan-i-setka.example',
  works: [],
} satisfies ParticipantRecord
