import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'audio-guide',
  position: 18,
  topic: 'tours',
  isOnHome: false,
  question: { ru: 'Есть ли аудиогид?', en: 'Is there an audio guide?' },
  answer: {
    ru: [
      'Есть, на двенадцать остановок. Он открывается на сайте, без отдельного приложения, и у каждой остановки есть полный текст. Возьмите свои наушники.',
    ],
    en: [
      'Yes, with twelve stops. It opens on the site, with no separate application, and every stop has its full text. Please bring your own headphones.',
    ],
  },
} satisfies QuestionRecord
