import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'vip-opening',
  position: 7,
  topic: 'tickets',
  isOnHome: false,
  question: { ru: 'Как попасть на премиальное открытие?', en: 'How do I get into the premium opening?' },
  answer: {
    ru: [
      'По приглашению. Открытие пройдёт {vipDay}, {vipHours}; в приглашении есть код, по которому оформляют билет «Премиум (VIP)». В свободную продажу эти билеты не поступают.',
    ],
    en: [
      'By invitation. The opening is on {vipDay}, {vipHours}; the invitation carries a code against which the Premium (VIP) ticket is issued. These tickets are not on general sale.',
    ],
  },
} satisfies QuestionRecord
