import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'audio-guide',
  position: 18,
  topic: 'tours',
  isOnHome: false,
  question: { ru: 'Есть ли аудиогид?', en: 'Is there an audio guide?' },
  answer: {
    ru: [
      'Есть, на двенадцать остановок. Он открывается на сайте, без отдельного приложения: остановку можно прочитать самому или нажать «Слушать» — тогда её прочтёт голос вашего телефона. Возьмите наушники.',
    ],
    en: [
      'Yes, with twelve stops. It opens on the site, with no separate app: you may read a stop yourself or press “Listen” and let your phone read it aloud. Bring headphones.',
    ],
  },
} satisfies QuestionRecord
