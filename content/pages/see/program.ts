import type { PageRecord } from '../../types.ts'

export default {
  key: 'program',
  title: { ru: 'Программа', en: 'Programme' },
  lead: {
    ru: 'Лекции, дискуссии, мастер-классы, показы и обходы с авторами в лектории, на малой сцене и в мастерских.',
    en: 'Talks, discussions, master classes, demonstrations and walk-throughs in the lecture hall, on the small stage and in the workshops.',
  },
  description: {
    ru: 'Программа ярмарки «Портик», {fairDates}: лекции, дискуссии, мастер-классы, показы и обходы с авторами по дням, залам и возрасту.',
    en: 'Programme of the Portico fair, {fairDates}: talks, discussions, master classes, demonstrations and walk-throughs by day, hall, language and age.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как попасть', en: 'How to attend' },
      paragraphs: {
        ru: [
          'На лекции, дискуссии, показы и обходы обычно хватает входного билета того же дня. Мест столько, сколько стульев, поэтому приходите минут за десять.',
          'Записаться нужно на события с пометкой «по записи»: это мастер-классы, профессиональный день и те показы и обходы, где мало мест. Экскурсии идут по своему расписанию и оплачиваются отдельно. У каждого события указаны язык и возраст; расписание можно перенести в свой календарь.',
          'Вечер открытия, {vipDay}, — только по приглашениям.',
        ],
        en: [
          'For most talks, discussions, demonstrations and walk-throughs an entrance ticket for the day is enough. There are as many places as there are chairs, so come ten minutes early.',
          'Events marked “registration” have to be booked: these are the master classes, the professional day, and those demonstrations and walk-throughs that have few places. Guided tours have a timetable of their own and are paid for separately. Every event states its language and age rating; the timetable can be carried over into your own calendar.',
          'The opening evening, {vipDay}, is by invitation only.',
        ],
      },
    },
    {
      kind: 'index',
      title: { ru: 'Главные залы', en: 'The main halls' },
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
