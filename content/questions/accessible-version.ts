import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'accessible-version',
  position: 23,
  topic: 'access',
  isOnHome: false,
  question: {
    ru: 'Как пользоваться сайтом, если мелкий текст трудно читать?',
    en: 'How can I use the site if small print is hard for me?',
  },
  answer: {
    ru: [
      'Включите версию для слабовидящих: кнопка с глазом в шапке или ссылка внизу страницы. В ней меняются размер букв, цвета и промежутки, можно убрать изображения. Всё, что есть на плане залов, есть и в списке.',
    ],
    en: [
      'Switch on the accessible version, with the eye in the header or the link at the foot of the page. It changes the size of the letters, the colours and the spacing, and can take the pictures away. Whatever is on the plan of the halls is in the list as well.',
    ],
  },
} satisfies QuestionRecord
