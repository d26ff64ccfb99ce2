import type { EventRecord } from '../../types.ts'

export default {
  slug: 'temples-without-a-city',
  day: 3,
  from: '14:30',
  to: '15:30',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['en'],
  ageMark: '12+',
  title: { ru: 'Храмы без города', en: 'Temples without a city' },
  summary: {
    ru: 'Роман Лозняк по-английски объясняет, зачем чертить с точностью до миллиметра то, что не будет построено.',
    en: 'Roman Loznyak explains in English why one should draw to the nearest millimetre what will never be built.',
  },
  description: {
    ru: [
      'Двенадцать аксонометрий, двенадцать выдуманных заданий: музей для одной картины, лестница без этажей, ротонда, куда входят по одному. Лозняк покажет, какие из них ему предлагали построить и почему он отказался.',
      'Лекция на английском языке, без перевода; подписи к чертежам — на двух языках.',
    ],
    en: [
      'Twelve axonometric drawings, twelve invented briefs: a museum for a single picture, a staircase without storeys, a rotunda to be entered one at a time. Loznyak will show which of them he has been asked to build, and why he declined.',
      'The lecture is in English, without interpretation; the captions on the drawings are in both languages.',
    ],
  },
  speakerIds: [10],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
