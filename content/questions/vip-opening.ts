import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'vip-opening',
  position: 7,
  topic: 'tickets',
  isOnHome: false,
  question: { ru: 'Как попасть на вернисаж?', en: 'How do I get into the VIP opening?' },
  answer: {
    ru: [
      'По приглашению. [[before opening: Вернисаж пройдёт {vipDay}, {vipHours}; || Вернисаж был {vipDay}, {vipHours};]] в приглашении есть код, по которому оформляют билет «Премиум (VIP)». В свободную продажу эти билеты не поступают.',
    ],
    en: [
      'By invitation. [[before opening: The opening is on {vipDay}, {vipHours}; || The opening was on {vipDay}, {vipHours};]] the invitation carries a code against which the Premium (VIP) ticket is issued. These tickets are not on general sale.',
    ],
  },
} satisfies QuestionRecord
