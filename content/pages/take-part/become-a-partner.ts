import type { PageRecord } from '../../types.ts'

export default {
  key: 'become-a-partner',
  title: { ru: 'Стать партнёром', en: 'Become a partner' },
  lead: {
    ru: 'Расскажите, чем вы занимаетесь и зачем вам ярмарка. Остальное придумаем вместе.',
    en: 'Tell us what you do and why the fair matters to you. The rest we shall work out together.',
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
      kind: 'numbers',
      items: [
        {
          value: { ru: '12 300', en: '12,300' },
          caption: { ru: 'посетителей весной', en: 'visitors in spring' },
        },
        {
          value: { ru: '4 из 10', en: '4 in 10' },
          caption: { ru: 'пришли второй раз', en: 'came for the second time' },
        },
        {
          value: { ru: '25–44', en: '25–44' },
          caption: { ru: 'года — половине гостей', en: 'the age of half of our visitors' },
        },
        {
          value: { ru: '140', en: '140' },
          caption: { ru: 'редакций получили аккредитацию', en: 'newsrooms accredited' },
        },
      ],
    },
    {
      kind: 'index',
      title: { ru: 'Три пакета', en: 'Three packages' },
      items: [
        {
          title: { ru: 'Генеральный партнёр', en: 'Principal partner' },
          text: {
            ru: 'Один на ярмарку. Знак на билете и на первой странице каталога, сто приглашений на вернисаж, своя программа для гостей в ротонде.',
            en: 'One to a fair. A mark on the ticket and on the first page of the catalogue, a hundred invitations to the VIP opening, a programme for your guests in the rotunda.',
          },
        },
        {
          title: { ru: 'Официальный партнёр', en: 'Official partner' },
          text: {
            ru: 'Одно большое дело ярмарки под вашим именем. Знак в каталоге и на плане залов, тридцать приглашений, экскурсия для сотрудников.',
            en: 'One large task of the fair under your name. A mark in the catalogue and on the plan of the halls, thirty invitations, a tour for your staff.',
          },
        },
        {
          title: { ru: 'Технический партнёр', en: 'Technical partner' },
          text: {
            ru: 'Свет, бумага, перевозка, связь — вещами и работой вместо денег. Знак рядом с тем, что вы сделали, и десять приглашений.',
            en: 'Light, paper, transport, network: goods and work instead of money. A mark beside what you have done, and ten invitations.',
          },
        },
      ],
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
            ru: 'Запишем, кто что делает, к какому дню и на какую сумму: она зависит от пакета и дела.',
            en: 'We write down who does what, by which day and for what sum, which depends on the package and the task.',
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
} satisfies PageRecord
