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
      'Мастерскую открыли в 2008 году в посёлке, где бумагу делали триста лет. Простыни, рубахи и больничные занавески собирают по округе, рвут, вываривают и месяц держат в чане.',
      'Каждый сорт испытывают гравёр, акварелист и каллиграф; их пробы вшиты в альбом вместе с замечаниями. Водяные знаки делают на заказ, из медной проволоки.',
    ],
    en: [
      'The workshop was opened in 2008 in a settlement where paper had been made for three hundred years. Sheets, shirts and hospital curtains are collected in the neighbourhood, torn up, boiled and kept in the vat for a month.',
      'Every sort is tested by an engraver, a watercolourist and a calligrapher, whose trials are bound into the album together with their comments. Watermarks are made to order, from copper wire.',
    ],
  },
  artists: ['arseny-morozov', 'klavdiya-titova'],
  email: 'list@chan-i-setka.example',
  works: [],
} satisfies ParticipantRecord
