import type { PageRecord } from '../../types.ts'

export default {
  key: 'program',
  title: { ru: 'Программа', en: 'Programme' },
  lead: {
    ru: 'Лекции, дискуссии, мастер-классы, показы и экскурсии в лектории, на малой сцене и в мастерских.',
    en: 'Talks, discussions, master classes, demonstrations and tours in the lecture hall, on the small stage and in the workshops.',
  },
  description: {
    ru: 'Программа ярмарки «Портик», {fairDates}: лекции, дискуссии, мастер-классы, показы и экскурсии по дням, залам и возрасту.',
    en: 'Programme of the Portico fair, {fairDates}: talks, discussions, master classes, demonstrations and guided tours by day, hall, language and age.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как попасть', en: 'How to attend' },
      paragraphs: {
        ru: [
          'На лекции, дискуссии и показы приходят по входному билету того же дня. Мест столько, сколько стульев: приходите за десять минут.',
          'На мастер-классы нужна регистрация, на экскурсии — отдельная запись. У каждого события указаны язык и возраст; расписание можно перенести в свой календарь.',
          'Вечер открытия, {vipDay}, — только по приглашениям.',
        ],
        en: [
          'Talks, discussions and demonstrations are open to anyone with an entrance ticket for the day. There are as many places as there are chairs, so come ten minutes early.',
          'Master classes need registration, tours a separate booking. Every event states its language and age mark; the timetable can be carried over into your own calendar.',
          'The opening evening, {vipDay}, is by invitation only.',
        ],
      },
    },
    {
      kind: 'index',
      title: { ru: 'Три зала', en: 'Three halls' },
      items: [
        {
          title: { ru: 'Лекторий', en: 'Lecture hall' },
          text: {
            ru: 'Апсида за ротондой. Лекции, большие дискуссии, награждение.',
            en: 'The apse behind the rotunda. Talks, the larger discussions, the award ceremony.',
          },
          to: '/speakers/',
        },
        {
          title: { ru: 'Малая сцена', en: 'Small stage' },
          text: {
            ru: 'За левым залом. Разговоры с художниками, чтения, показы приёмов.',
            en: 'Behind the left-hand hall. Conversations with artists, readings, demonstrations of method.',
          },
          to: '/navigator/map/',
        },
        {
          title: { ru: 'Мастерские', en: 'Workshops' },
          text: {
            ru: 'За правым залом. Всё, от чего пачкаются руки.',
            en: 'Behind the right-hand hall. Everything that gets your hands dirty.',
          },
          to: '/master-classes/',
        },
      ],
    },
  ],
} satisfies PageRecord
