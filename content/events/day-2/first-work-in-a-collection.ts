import type { EventRecord } from '../../types.ts'

export default {
  slug: 'first-work-in-a-collection',
  day: 2,
  from: '14:00',
  to: '15:00',
  hall: 'small-stage',
  format: 'discussion',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Первая работа в коллекции', en: 'The first work in a collection' },
  summary: {
    ru: 'Егор Чекановец и Вера Рослякова говорят о том, как выбрать первую вещь и не пожалеть через год.',
    en: 'Yegor Chekanovets and Vera Roslyakova talk about choosing a first piece and not regretting it a year later.',
  },
  description: {
    ru: [
      'Начинать можно с малого: с медали, экслибриса, учебного листа. Важнее решить, где вещь будет жить, кто её увидит по утрам и что рассказывает этикетка, если прочесть её целиком.',
      'Собеседники разберут пять настоящих этикеток с ярмарки и объяснят, о чём спросить художника, о чём — галерею, а о чём — самого себя.',
    ],
    en: [
      'One can start small: with a medal, a bookplate, a student drawing. What matters more is where the thing will live, who will see it in the morning and what its label says if you read it to the end.',
      'They will take five real labels from the fair and explain what to ask the artist, what to ask the gallery, and what to ask yourself.',
    ],
  },
  speakerIds: [24, 5],
  capacity: 60,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
