import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'when-and-where',
  position: 8,
  topic: 'visit',
  isOnHome: true,
  question: { ru: 'Когда и где проходит ярмарка?', en: 'When and where is the fair?' },
  answer: {
    ru: [
      'В Старом Манежном дворе: Москва, Каретная наб., 7. [[before closing: Для всех посетителей ярмарка открыта {visitorDays}, {visitorHours}. Вечер {vipDay} отведён вернисажу по приглашениям. || Ярмарка прошла {fairDates}.]] [[before nextFair: Следующая ярмарка — {nextFair}. || ]]',
    ],
    en: [
      'At the Old Manège Court: 7 Karetnaya Embankment, Moscow. [[before closing: The fair is open to all visitors on {visitorDays}, {visitorHours}. The evening of {vipDay} is set aside for the VIP opening, by invitation. || The fair was held on {fairDates}.]] [[before nextFair: The next fair will be held on {nextFair}. || ]]',
    ],
  },
} satisfies QuestionRecord
