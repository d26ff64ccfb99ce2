import type { PageRecord } from '../../types.ts'

export default {
  key: 'speakers',
  title: { ru: 'Спикеры', en: 'Speakers' },
  lead: {
    ru: 'Историки, художники, кураторы, реставраторы и педагоги. Читают лекции, спорят и рисуют при вас.',
    en: 'Historians, artists, curators, restorers and teachers. They lecture, argue and draw before your eyes.',
  },
  description: {
    ru: 'Спикеры ярмарки «Портик»: историки искусства, художники, кураторы, реставраторы и педагоги. Биографии и участие в программе, {fairDates}.',
    en: 'Speakers of the Portico fair: art historians, artists, curators, restorers and teachers. Biographies and programme, {fairDates}.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как их услышать', en: 'How to hear them' },
      paragraphs: {
        ru: [
          'На лекции и дискуссии можно прийти по входному билету. На мастер-классы нужна регистрация: мест столько, сколько мольбертов. Авторскую экскурсию выбирают вместе с билетом.',
          'Откройте имя, чтобы прочитать о человеке подробнее. Его события появятся там же вместе с программой.',
        ],
        en: [
          'Your entrance ticket admits you to lectures and discussions. Master classes need registration: there are as many places as there are easels. An author’s tour is chosen together with the ticket.',
          'Open a name to read more about the person. Their events are on the same page: day, hour and hall.',
        ],
      },
    },
  ],
} satisfies PageRecord
