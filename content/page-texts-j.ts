import type { PageSeed } from './types.ts'

const becomeAPartnerPage: PageSeed = {
  key: 'become-a-partner',
  title: { ru: 'Стать партнёром', en: 'Become a partner' },
  lead: {
    ru: 'Расскажите, чем вы занимаетесь и зачем вам ярмарка. Остальное придумаем вместе.',
    en: 'Tell us what you do and why you want the fair. The rest we shall work out together.',
  },
  description: {
    ru: 'Как стать партнёром ярмарки «Портик»: что мы предлагаем, чего не обещаем, что написать в заявке и что будет после того, как вы её отправите.',
    en: 'How to become a partner of the Portico fair: what we offer, what we do not promise, what to write in the application and what happens afterwards.',
  },
  blocks: [
    {
      kind: 'statement',
      text: { ru: 'Дело, а не логотип на заборе.', en: 'A task rather than a logo on a fence.' },
      aside: {
        ru: 'Лучшие партнёрства начинались с простого наблюдения: в мастерских не хватает бумаги, в ротонде — света, у школьников — автобуса.',
        en: 'The best partnerships began with a simple observation: the workshops are short of paper, the rotunda of light, the schoolchildren of a bus.',
      },
      link: { to: '/partners/', label: { ru: 'Кто уже с нами', en: 'See who is with us' } },
    },
    {
      kind: 'text',
      title: { ru: 'Что мы предлагаем', en: 'What we offer' },
      paragraphs: {
        ru: [
          'Посмотрите на ярмарку и скажите, что в ней можете сделать именно вы. Имя партнёра стоит рядом с тем, что он сделал: у лампы, на занятии, в каталоге, на сайте.',
        ],
        en: [
          'Look at the fair and say what you in particular could do for it. A partner’s name stands beside what the partner has done: by the lamp, at the class, in the catalogue, on the site.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Чего не обещаем', en: 'What we do not promise' },
      paragraphs: {
        ru: [
          'Влияния на отбор, на решения жюри и на программу. Исключительности в разделе. Данных о посетителях.',
        ],
        en: [
          'Influence over the selection, the jury or the programme. Exclusivity in a section. Data about visitors.',
        ],
      },
    },
    {
      kind: 'steps',
      title: { ru: 'Как это происходит', en: 'How it goes' },
      items: [
        {
          title: { ru: 'Заявка', en: 'Application' },
          text: {
            ru: 'Два-три предложения о причинах и ссылка на презентацию, если она есть.',
            en: 'Two or three sentences on your reasons, and a link to a presentation if you have one.',
          },
        },
        {
          title: { ru: 'Разговор', en: 'Conversation' },
          text: {
            ru: 'Позвоним или встретимся, лучше в залах: там видно, чего не хватает.',
            en: 'We ring you or meet, preferably in the halls, where one can see what is missing.',
          },
        },
        {
          title: { ru: 'Договор', en: 'Contract' },
          text: {
            ru: 'Запишем, кто что делает и к какому дню.',
            en: 'We write down who does what, and by which day.',
          },
        },
      ],
    },
    {
      kind: 'form',
      form: 'partner',
      title: { ru: 'Заявка партнёра', en: 'Partner application' },
      text: {
        ru: 'Двух-трёх предложений о причинах достаточно. Презентация поможет, но и без неё поймём.',
        en: 'Two or three sentences on your reasons will do. A presentation helps, but we shall manage without one.',
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отдел партнёров', en: 'Partners’ department' },
      text: {
        ru: 'Хотите сначала поговорить — напишите или позвоните.',
        en: 'If you would rather talk first, write or ring.',
      },
      departments: ['partners'],
    },
  ],
}

const volunteersPage: PageSeed = {
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
          'Опыт в культуре и волонтёрстве полезен, но не обязателен: мы читаем и то, чего вы ждёте от этих дней. Ответ придёт на почту.',
        ],
        en: [
          'Experience in culture or volunteering is useful but not required: we also read what you expect of these days. The answer will come by e-mail.',
        ],
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Остались вопросы', en: 'Any questions' },
      text: {
        ru: 'О сменах, задачах и о том, как всё устроено, спросите здесь: ответим на почту за два рабочих дня.',
        en: 'About shifts, tasks and how it all works, ask here: we answer by e-mail within two working days.',
      },
      departments: ['volunteers'],
      hasForm: true,
    },
  ],
}

export const pageTextsJ: PageSeed[] = [becomeAPartnerPage, volunteersPage]
