import type { PageRecord } from '../../types.ts'

export default {
  key: 'volunteers',
  title: { ru: 'Волонтёрам', en: 'Volunteers' },
  lead: {
    ru: 'Помогаем гостям, стендам и мастерским. К первому дню ярмарки вам должно исполниться 18 лет.',
    en: 'We help guests, stands and workshops. You must be 18 by the first day of the fair.',
  },
  description: {
    ru: 'Волонтёры ярмарки «Портик»: чем помогаем гостям, стендам и мастерским, что даём, что просим и как подать заявку. Для тех, кому есть 18 лет.',
    en: 'Volunteering at the Portico fair: what we do for guests, stands and workshops, what we give, what we ask and how to apply. For people aged 18 or over.',
  },
  blocks: [
    {
      kind: 'index',
      title: { ru: 'Чем занимаемся', en: 'What we do' },
      items: [
        {
          title: { ru: 'Встречаем', en: 'Welcome' },
          text: {
            ru: 'У портика, у ворот двора и в вестибюле: подсказываем дорогу, помогаем с билетом, провожаем тех, кому трудно идти одному.',
            en: 'At the portico, the courtyard gate and the vestibule: pointing the way, helping with tickets, accompanying anyone who finds it hard to walk alone.',
          },
        },
        {
          title: { ru: 'Бережём', en: 'Watch over' },
          text: {
            ru: 'Стоим в залах рядом с работами. Напоминать о расстоянии приходится реже, чем отвечать на вопрос «а как это сделано?».',
            en: 'Standing in the halls near the works. One is asked “how was it done?” far more often than one has to mention the distance.',
          },
        },
        {
          title: { ru: 'Помогаем стендам', en: 'Help the stands' },
          text: {
            ru: 'Развеска, этикетки, вода, пять минут подмены, чтобы участник успел выпить чаю.',
            en: 'Hanging, labels, water, five minutes’ relief so that an exhibitor can have some tea.',
          },
        },
        {
          title: { ru: 'Работаем в мастерских', en: 'Work in the workshops' },
          text: {
            ru: 'Готовим материалы, моем кисти, помогаем ведущему и детям.',
            en: 'Setting out materials, washing brushes, helping the teacher and the children.',
          },
        },
        {
          title: { ru: 'Переводим', en: 'Interpret' },
          text: {
            ru: 'Если вы говорите на иностранном языке, поставим туда, где он нужен.',
            en: 'If you speak a foreign language, we put you where it is needed.',
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'beside',
      title: { ru: 'Что даём', en: 'What we give' },
      items: [
        {
          title: { ru: 'Футболку', en: 'A T-shirt' },
          text: {
            ru: 'Вашего размера: укажите его в заявке.',
            en: 'In your size: give it in the application.',
          },
        },
        {
          title: { ru: 'Подготовку', en: 'Preparation' },
          text: {
            ru: 'Перед открытием проходим по залам вместе с командой: что где, кого звать, о чём спросят.',
            en: 'Before the opening we walk through the halls with the team: what is where, whom to call, what you will be asked.',
          },
        },
        {
          title: { ru: 'Время на ярмарку', en: 'Time for the fair' },
          text: {
            ru: 'В день смены можно остаться в залах до неё или после.',
            en: 'On the day of your shift you may stay in the halls before it or after.',
          },
        },
        {
          title: { ru: 'Благодарственное письмо', en: 'A letter of thanks' },
          text: {
            ru: 'На бланке ярмарки, с перечнем того, что вы делали.',
            en: 'On the fair’s letterhead, with a list of what you did.',
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'beside',
      title: { ru: 'Что просим', en: 'What we ask' },
      items: [
        {
          title: { ru: '18 лет и больше', en: '18 or older' },
          text: { ru: 'Считаем на первый день ярмарки.', en: 'Counted on the first day of the fair.' },
        },
        {
          title: { ru: 'Несколько смен', en: 'Several shifts' },
          text: {
            ru: 'Они начинаются за день до открытия и заканчиваются на следующий день после закрытия. Удобные дни отметьте в заявке.',
            en: 'They begin the day before the opening and end the day after the close. Mark the days that suit you in the application.',
          },
        },
        {
          title: { ru: 'Спокойный голос', en: 'A calm voice' },
          text: {
            ru: 'И удобную обувь: пол в залах каменный.',
            en: 'And comfortable shoes: the floors are stone.',
          },
        },
      ],
    },
    {
      kind: 'form',
      form: 'volunteer',
      title: { ru: 'Заявка волонтёра', en: 'Volunteer application' },
    },
    {
      kind: 'text',
      title: { ru: 'После заявки', en: 'After you apply' },
      paragraphs: {
        ru: [
          'Опыт в культуре и волонтёрстве полезен, но не обязателен: если его нет, так и напишите. Мы читаем и то, чего вы ждёте от этих дней. Ответ придёт на почту в течение пяти рабочих дней.',
        ],
        en: [
          'Experience in culture or volunteering is useful but not required: if you have none, just say so. We also read what you expect of these days. The answer will come by e-mail within five working days.',
        ],
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Остались вопросы?', en: 'Any questions?' },
      text: {
        ru: 'О сменах, задачах и о том, как всё устроено, спросите здесь: ответим на почту в течение двух рабочих дней.',
        en: 'About shifts, tasks and how it all works, ask here: we answer by e-mail within two working days.',
      },
      departments: ['volunteers'],
      hasForm: true,
    },
  ],
} satisfies PageRecord
