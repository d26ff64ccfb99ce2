import type { EventRecord } from '../../types.ts'

export default {
  slug: 'leaf-in-plaster',
  day: 3,
  from: '14:00',
  to: '15:15',
  hall: 'childrens-area',
  format: 'master-class',
  audience: 'children',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Лист, который застыл', en: 'The leaf that set' },
  summary: {
    ru: 'Мария Ольшаница отливает с детьми 7–10 лет гипсовый рельеф с обычного кленового листа.',
    en: 'Maria Olshanitsa and children of 7–10 cast a plaster relief from an ordinary maple leaf.',
  },
  description: {
    ru: [
      'Лист вдавим в глину, сделаем бортик, разведём гипс и будем ждать. Пока он греется и твердеет — а греется он по-настоящему, можно потрогать, — нарисуем тот же лист по памяти.',
      'Потом сравним: что запомнил гипс и что запомнили мы. Отливку заворачивают в газету и несут домой двумя руками.',
    ],
    en: [
      'We press the leaf into clay, build a rim, mix the plaster and wait. While it warms and sets – and it really does grow warm, you can feel it – we draw the same leaf from memory.',
      'Then we compare: what the plaster remembered and what we did. The cast is wrapped in newspaper and carried home in both hands.',
    ],
  },
  speakerIds: [20],
  capacity: 14,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
