import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'free-tickets',
  position: 3,
  topic: 'tickets',
  isOnHome: false,
  question: { ru: 'Кто проходит бесплатно?', en: 'Who comes in free?' },
  answer: {
    ru: [
      'Дети до 7 лет, люди с инвалидностью I и II группы и один сопровождающий, ветераны и герои, военнослужащие по призыву, многодетные семьи.',
      'Бесплатный билет тоже нужно оформить, а на стойке показать документ, который подтверждает право на него.',
    ],
    en: [
      'Children under 7, people with a group I or II disability and one companion, veterans and heroes, conscripts, and large families.',
      'A free ticket has to be ordered as well, and a document confirming the right to it shown at the desk.',
    ],
  },
} satisfies QuestionRecord
