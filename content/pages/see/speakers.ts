import type { PageRecord } from '../../types.ts'

export default {
  key: 'speakers',
  title: { ru: 'Спикеры', en: 'Speakers' },
  lead: {
    ru: 'Историки, художники, кураторы, реставраторы и педагоги. Читают лекции, спорят и рисуют при вас.',
    en: 'Historians, artists, curators, conservators and teachers. They lecture, argue and draw before your eyes.',
  },
  description: {
    ru: 'Спикеры ярмарки «Портик»: историки искусства, художники, кураторы, реставраторы и педагоги. Биографии и участие в программе, {fairDates}.',
    en: 'Speakers of the Portico fair: art historians, artists, curators, conservators and teachers. Biographies and programme, {fairDates}.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как их услышать', en: 'How to hear them' },
      paragraphs: {
        ru: [
          'На лекции, дискуссии и показы можно прийти по входному билету. На мастер-классы и профессиональный день нужна регистрация. Авторскую экскурсию выбирают вместе с билетом.',
          'Откройте имя, чтобы прочитать о человеке подробнее. Там же указаны его события: день, час и зал.',
        ],
        en: [
          'Your entrance ticket admits you to talks, discussions and demonstrations. Master classes and the professional day need registration. An author’s tour is chosen together with the ticket.',
          'Open a name to read more about the person. Their events are on the same page: day, hour and hall.',
        ],
      },
    },
  ],
} satisfies PageRecord
