import type { PageRecord } from '../../types.ts'

export default {
  key: 'exhibitor',
  title: { ru: 'Экспонентам', en: 'Exhibitors' },
  lead: {
    ru: 'Галереям, мастерским, художникам, скульпторам, школам и издательствам. Стенд начинается с заявки, а не со счёта.',
    en: 'For galleries, workshops, artists, sculptors, schools and publishers. A stand begins with an application, not with an invoice.',
  },
  description: {
    ru: 'Как стать участником ярмарки «Портик»: заявка на кураторский отбор, выбор стенда, оплата и материалы. Типы стендов и что входит в участие.',
    en: 'How to exhibit at the Portico fair: apply to the curatorial selection, choose a stand, pay, send your materials. Types of stand and what is included.',
  },
  blocks: [
    {
      kind: 'numbers',
      items: [
        { value: { ru: 'около 70', en: 'about 70' }, caption: { ru: 'стендов', en: 'stands' } },
        { value: { ru: '6', en: '6' }, caption: { ru: 'разделов', en: 'sections' } },
        {
          value: { ru: '4', en: '4' },
          caption: { ru: 'дня вместе с вечером открытия', en: 'days with the opening evening' },
        },
        {
          value: { ru: 'от {standsFrom}', en: 'from {standsFrom}' },
          caption: { ru: 'стоит участие', en: 'to take part' },
        },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Зачем сюда', en: 'Why here' },
      paragraphs: {
        ru: [
          'Публика «Портика» приходит смотреть: она знает, чем офорт отличается от репродукции, и спрашивает про бумагу. Соседей по залу вы не выбираете, но за них отвечает совет, который читал и вашу заявку.',
          'Покупатель найдёт вас трижды: в списке участников, на плане и в программе, если вы выступаете.',
        ],
        en: [
          'Portico’s public comes to look: it knows an etching from a reproduction and asks about the paper. You do not choose your neighbours in the hall, but they are answered for by the same council that read your application.',
          'A buyer can find you in three places: in the list of participants, on the plan, and in the programme if you are speaking.',
        ],
      },
    },
    {
      kind: 'steps',
      title: { ru: 'Четыре шага', en: 'Four steps' },
      items: [
        {
          title: { ru: 'Заявка', en: 'Application' },
          text: {
            ru: 'Подайте заявку на кураторский отбор в личном кабинете: работы, замысел стенда, сведения о себе.',
            en: 'Apply to the curatorial selection in the account: works, the idea of the stand, a few facts about yourself.',
          },
        },
        {
          title: { ru: 'Ответ', en: 'Answer' },
          text: {
            ru: 'Дождитесь положительного ответа. Если совет попросит доработать стенд, заявку можно исправить и отправить снова.',
            en: 'Wait for a positive answer. If the council asks for changes, the application may be amended and sent again.',
          },
        },
        {
          title: { ru: 'Стенд и оплата', en: 'Stand and payment' },
          text: {
            ru: 'Выберите свободное место на плане: оно закрепится за вами на 72 часа. Оплатите его картой, через систему быстрых платежей или по счёту.',
            en: 'Choose a free place on the plan: it is held for you for 72 hours. Pay by card, through the faster payments system or against an invoice.',
          },
        },
        {
          title: { ru: 'Материалы', en: 'Materials' },
          text: {
            ru: 'Пришлите тексты, фотографии и подписи к работам: они пойдут на вашу страницу, в каталог и на этикетки.',
            en: 'Send texts, photographs and captions: they go on your page, into the catalogue and on to the labels.',
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'stands',
      title: { ru: 'Стенды — от {standsFrom}', en: 'Stands from {standsFrom}' },
      items: [
        {
          title: { ru: 'Линейный', en: 'Row stand' },
          text: {
            ru: 'Открыт с одной стороны. Три стены — больше всего места для развески.',
            en: 'Open on one side. Three walls, and the most room for hanging.',
          },
        },
        {
          title: { ru: 'Угловой', en: 'Corner stand' },
          text: {
            ru: 'Открыт с двух сторон. К нему подходят с двух дорожек, стены остаётся две.',
            en: 'Open on two sides. Reached from two aisles, with two walls left.',
          },
        },
        {
          title: { ru: 'Торцевой', en: 'End stand' },
          text: {
            ru: 'Открыт с трёх сторон, завершает ряд. Хорош для одной большой вещи и её окружения.',
            en: 'Open on three sides, at the end of a row. Good for one large piece and its company.',
          },
        },
        {
          title: { ru: 'Место в ротонде', en: 'Place in the rotunda' },
          text: {
            ru: 'Без стен, для скульптуры: постамент, круговой обход и верхний свет.',
            en: 'No walls, for sculpture: a plinth, a way all round and light from above.',
          },
        },
        {
          title: { ru: 'Место в книжной галерее', en: 'Place in the book galleries' },
          text: {
            ru: 'Стол и полка у стены, для издательств и иллюстраторов.',
            en: 'A table and a shelf against the wall, for publishers and illustrators.',
          },
        },
      ],
    },
    {
      kind: 'index',
      title: { ru: 'Что входит', en: 'What is included' },
      items: [
        {
          title: { ru: 'Место', en: 'The place' },
          text: {
            ru: 'Стены стенда, общий свет зала и уборка проходов. Цена каждого места указана на плане в кабинете.',
            en: 'The walls of the stand, the light of the hall and the cleaning of the aisles. The price of each place is given on the plan in the account.',
          },
        },
        {
          title: { ru: 'Страница на сайте', en: 'A page on the site' },
          text: {
            ru: 'О вас, ваших художниках и работах, на русском и английском, с отметками «свободна», «отложена», «продана».',
            en: 'About you, your artists and works, in Russian and in English, with the marks for free, held and sold.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Этикетки', en: 'Labels' },
          text: {
            ru: 'Единого вида, по сведениям из ваших материалов.',
            en: 'In one design, from the details in your materials.',
          },
        },
        {
          title: { ru: 'План и навигатор', en: 'Plan and navigator' },
          text: {
            ru: 'Код стенда на плане и в списке, поиск по имени, разделу и городу.',
            en: 'The code of your stand on the plan and in the list, and search by name, section and town.',
          },
          to: '/navigator/map/',
        },
      ],
    },
    {
      kind: 'steps',
      as: 'dates',
      title: { ru: 'Даты', en: 'Dates' },
      items: [
        {
          title: { ru: '{vipDay}', en: '{vipDay}' },
          text: {
            ru: 'Вечер открытия, {vipHours}. К этому часу стенд собран и подписан.',
            en: 'The opening evening, {vipHours}. By then the stand is hung and labelled.',
          },
        },
        {
          title: { ru: '{visitorDays}', en: '{visitorDays}' },
          text: {
            ru: 'Дни для посетителей, {visitorHours}. На стенде всегда есть кто-то, кто может рассказать о работах.',
            en: 'Visitor days, {visitorHours}. There is always someone at the stand who can speak about the works.',
          },
        },
        {
          title: { ru: '{nextFair}', en: '{nextFair}' },
          text: { ru: 'Следующая ярмарка.', en: 'The next fair.' },
        },
      ],
    },
    {
      kind: 'nuance',
      title: { ru: 'О чём спрашивают', en: 'What people ask' },
      items: [
        {
          title: { ru: 'Можно ли занять стенд до ответа?', en: 'May a stand be taken before the answer?' },
          text: {
            ru: 'Нет. План стендов открывается вместе с положительным ответом, и места у всех принятых равны: кто выбрал, тот и занял.',
            en: 'No. The plan of stands opens with a positive answer, and all who are accepted are equal before it: whoever chooses first has the place.',
          },
        },
        {
          title: { ru: 'Что, если не успею оплатить?', en: 'What if I do not pay in time?' },
          text: {
            ru: 'Через 72 часа место снова станет свободным. Ответ совета остаётся в силе: можно выбрать другое или то же самое, если оно ещё не занято.',
            en: 'After 72 hours the place becomes free again. The council’s answer still holds: you may choose another, or the same one if nobody has taken it.',
          },
        },
        {
          title: { ru: 'Кто продаёт работы?', en: 'Who sells the works?' },
          text: {
            ru: 'Вы. О цене, подлинности и доставке покупатель договаривается с вами на стенде, ярмарка в сделке не участвует.',
            en: 'You do. Price, authenticity and delivery are settled with you at the stand; the fair is no party to the sale.',
          },
        },
        {
          title: { ru: 'Нужны ли тексты на двух языках?', en: 'Are texts needed in both languages?' },
          text: {
            ru: 'Да, страница участника выходит по-русски и по-английски. Если с переводом трудно, скажите об этом, когда будете присылать материалы.',
            en: 'Yes, an exhibitor’s page is published in Russian and in English. If translation is a difficulty, say so when you send your materials.',
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Дальше', en: 'Further' },
      items: [
        {
          title: { ru: 'Этапы отбора', en: 'Selection stages' },
          text: { ru: 'Что происходит с заявкой', en: 'What happens to an application' },
          to: '/selection/',
        },
        {
          title: { ru: 'Кураторский совет', en: 'Curatorial council' },
          text: { ru: 'Семь человек, которые её прочтут', en: 'The seven people who will read it' },
          to: '/curatorial-council/',
        },
      ],
    },
    {
      kind: 'form',
      form: 'exhibitor',
      title: { ru: 'Рассказать о себе', en: 'Tell us about yourself' },
      text: {
        ru: 'Личный кабинет для заявок ещё не открыт. Напишите, кто вы и что хотите показать: ответим и пригласим, как только кабинет заработает. Не уверены, какой раздел ваш, — разберёмся вместе.',
        en: 'The account for applications is not open yet. Write who you are and what you would like to show: we shall answer, and invite you as soon as the account opens. If you are not sure which section is yours, we shall work it out together.',
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отдел экспонентов', en: 'Exhibitors’ department' },
      text: {
        ru: 'О заявке, стенде, монтаже и материалах можно спросить и напрямую.',
        en: 'Questions about applications, stands, installation and materials may also be put directly.',
      },
      departments: ['exhibitors'],
    },
  ],
} satisfies PageRecord
