import type { EventRecord } from '../../types.ts'

export default {
  slug: 'fair-closing',
  day: 3,
  from: '20:30',
  to: '21:00',
  hall: 'courtyard',
  format: 'ceremony',
  audience: 'everyone',
  languages: ['ru', 'en'],
  ageMark: '6+',
  title: { ru: 'Закрытие: последняя этикетка', en: 'Closing: the last label' },
  summary: {
    ru: 'Вера Рослякова снимает со стены последнюю этикетку и называет работу, перед которой стояли дольше всего.',
    en: 'Vera Roslyakova takes the last label off the wall and names the work people stood before for longest.',
  },
  description: {
    ru: [
      'За три дня волонтёры отметят на плане, где чаще останавливаются посетители. Рослякова прочтёт короткий отчёт: у каких вещей молчали, у каких спорили, какую чаще всех рисовали в блокнот.',
      'Автор получит саму этикетку — в раме, с номером, годом и размером. Потом в окнах погасят свет, по одному пролёту, и двор опустеет.',
    ],
    en: [
      'Over the three days the volunteers will have marked on a plan where visitors stop. Roslyakova will read a short report: before which works people fell silent, before which they argued, and which was most often copied into a sketchbook.',
      'The maker receives the label itself, framed, with its number, year and size. Then the lights in the windows go out, bay by bay, and the courtyard empties.',
    ],
  },
  speakerIds: [5],
  capacity: null,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
