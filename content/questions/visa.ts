import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'visa',
  position: 25,
  topic: 'visit',
  isOnHome: false,
  question: {
    ru: 'Нужна ли виза, чтобы приехать на ярмарку?',
    en: 'Do I need a visa to come to the fair?',
  },
  answer: {
    ru: [
      'Гражданам многих стран — да. Часто хватает единой электронной визы: её оформляют через интернет заранее, приглашения ярмарки для неё не требуется. Для обычной визы пришлём участникам, спикерам и прессе письмо о приглашении.',
    ],
    en: [
      'Citizens of many countries do. The unified e-visa is often enough: it is applied for online in advance and needs no invitation from the fair. For an ordinary visa we send a letter of invitation to exhibitors, speakers and the press.',
    ],
  },
} satisfies QuestionRecord
