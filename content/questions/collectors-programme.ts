import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'collectors-programme',
  position: 29,
  topic: 'works',
  isOnHome: false,
  question: { ru: 'Есть ли программа для коллекционеров?', en: 'Is there a programme for collectors?' },
  answer: {
    ru: [
      'Отдельной нет, есть первый вечер. По билету «Премиум (VIP)» на вернисаж приходят до того, как откроются продажи для всех: участники у стендов, лауреатов премии называют там же. Приглашение даёт участник, у которого вы покупали, или партнёр ярмарки; музеям и собирателям, которые пишут впервые, отвечает отдел экспонентов: exhibitors@portik.example.',
    ],
    en: [
      'Not a separate one: there is the first evening. The Premium (VIP) ticket opens the halls before sales begin for everybody else; the exhibitors are at their stands, and the award winners are named there too. Invitations come from an exhibitor you have bought from or from a partner of the fair; museums and collectors who write for the first time are answered at exhibitors@portik.example.',
    ],
  },
} satisfies QuestionRecord
