import type { PageSeed } from './types.ts'

const selectionPage: PageSeed = {
  key: 'selection',
  title: { ru: 'Этапы отбора', en: 'Selection stages' },
  lead: {
    ru: 'Шесть шагов от заявки до этикетки на стене. На каждом понятно, где заявка сейчас и что от вас нужно.',
    en: 'Six steps from the application to the label on the wall. At each it is clear where the application is and what we need from you.',
  },
  description: {
    ru: 'Как отбирают участников ярмарки «Портик»: шесть этапов — заявка, рассмотрение, ответ совета, выбор стенда, оплата и материалы для каталога.',
    en: 'How exhibitors of the Portico fair are selected: six stages – application, review, the council’s answer, the choice of a stand, payment and materials.',
  },
  blocks: [
    {
      kind: 'steps',
      title: { ru: 'Шесть этапов', en: 'Six stages' },
      items: [
        {
          title: { ru: 'Заявка', en: 'Application' },
          text: {
            ru: 'Заполните её в личном кабинете: кто вы, что покажете, чем держится стенд. Черновик сохраняется сам, отправить его можно, когда он вам понравится.',
            en: 'Fill it in in the account: who you are, what you will show, what holds the stand together. The draft saves itself; send it when you are happy with it.',
          },
        },
        {
          title: { ru: 'Рассмотрение', en: 'Review' },
          text: {
            ru: 'Кураторский совет смотрит работы и читает замысел. Если чего-то не хватает, он пишет, чего именно, и возвращает заявку вам; после правки она снова идёт на рассмотрение.',
            en: 'The curatorial council looks at the works and reads the idea. If something is missing, it says what and returns the application to you; once amended, it goes back for review.',
          },
        },
        {
          title: { ru: 'Ответ', en: 'Answer' },
          text: {
            ru: 'Положительный ответ открывает план стендов. К отрицательному совет прилагает причину: с другим стендом можно прийти на следующую ярмарку.',
            en: 'A yes opens the plan of stands. A no comes with a reason: you may try the next fair with a different stand.',
          },
        },
        {
          title: { ru: 'Стенд', en: 'Stand' },
          text: {
            ru: 'Выберите свободное место в зале своего раздела. Оно закрепляется за вами на 72 часа, и в это время его никто не займёт.',
            en: 'Choose a free place in the hall of your section. It is held for you for 72 hours, and during that time no one else can take it.',
          },
        },
        {
          title: { ru: 'Оплата', en: 'Payment' },
          text: {
            ru: 'Участие стоит от {standsFrom}. Платят картой, через систему быстрых платежей или по счёту — что подойдёт, зависит от суммы, и кабинет подскажет.',
            en: 'Taking part costs from {standsFrom}. You pay by card, through the faster payments system or against an invoice; which of them suits depends on the sum, and the account will tell you.',
          },
        },
        {
          title: { ru: 'Материалы', en: 'Materials' },
          text: {
            ru: 'Пришлите тексты, фотографии и подписи к работам. Из них получаются страница на сайте, запись в каталоге и этикетки на стенде.',
            en: 'Send us texts, photographs and captions. They become your page on this site, your catalogue entry and the labels on your stand.',
          },
        },
      ],
    },
    {
      kind: 'nuance',
      title: { ru: 'Что важно в заявке', en: 'What matters in an application' },
      items: [
        {
          title: { ru: 'Снимки', en: 'Photographs' },
          text: {
            ru: 'Снимайте при дневном свете, без рамы и бликов, по одному изображению на работу; для скульптуры нужны два вида. Совет решает по тому, что видит, и плохой снимок вредит хорошей вещи больше, чем плохой текст.',
            en: 'Take them in daylight, unframed and without glare, one image a work; sculpture needs two views. The council decides by what it sees, and a bad photograph harms a good piece more than a bad text does.',
          },
        },
        {
          title: { ru: 'Подписи', en: 'Captions' },
          text: {
            ru: 'Автор, название, год, техника, размер: сначала высота, потом ширина. Если вы не уверены, как назвать технику, опишите её словами — экспертный совет поможет найти точное.',
            en: 'Author, title, year, technique, size: height first, then width. If you are not sure what to call the technique, describe it in words; the expert council will help to find the exact term.',
          },
        },
        {
          title: { ru: 'Замысел', en: 'The idea' },
          text: {
            ru: 'Трёх абзацев достаточно: почему именно эти вещи вместе, как они встанут, на что смотреть первым.',
            en: 'Three paragraphs are enough: why these things belong together, how they will stand, what to look at first.',
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Кто решает и что дальше', en: 'Who decides, and what comes next' },
      items: [
        {
          title: { ru: 'Кураторский совет', en: 'Curatorial council' },
          text: {
            ru: 'Семь человек, которые читают заявки',
            en: 'The seven people who read the applications',
          },
          to: '/curatorial-council/',
        },
        {
          title: { ru: 'Экспонентам', en: 'Exhibitors' },
          text: { ru: 'Стенды, цена, что входит в участие', en: 'Stands, price, what is included' },
          to: '/exhibitor/',
        },
      ],
    },
  ],
}

const participantsPage: PageSeed = {
  key: 'participants',
  title: { ru: 'Участники', en: 'Participants' },
  lead: {
    ru: 'Галереи, мастерские, художники, школы и издательства. У каждого — стенд, страница и работы с этикетками.',
    en: 'Galleries, workshops, artists, schools and publishers. Each has a stand, a page and works with labels.',
  },
  description: {
    ru: 'Участники ярмарки «Портик»: галереи, мастерские, художники, скульпторы, школы и издательства. Поиск по разделу, городу и номеру стенда.',
    en: 'Exhibitors at the Portico fair: galleries, workshops, artists, sculptors, schools and publishers. Search them by section, town and stand number.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как пользоваться списком', en: 'How to use the list' },
      paragraphs: {
        ru: [
          'Код стенда читается просто: буква раздела и место на плане. C-07 — графика, седьмой стенд. Отметьте тех, к кому хотите подойти, и в навигаторе сложится ваш собственный маршрут.',
          'Кружок у работы говорит, можно ли её купить: пустой — свободна, наполовину закрашенный — отложена, полный — продана. О цене и доставке договариваются на стенде.',
        ],
        en: [
          'A stand’s code is easy to read: the letter of the section and the place on the plan. C-07 is works on paper, stand seven. Mark those you want to visit, and the navigator will make up a route of your own.',
          'The dot beside a work says whether it can be bought: a ring means it is free, a half-filled dot that it is on hold, a full one that it is sold. Price and delivery are settled at the stand.',
        ],
      },
    },
    {
      kind: 'index',
      title: { ru: 'Дальше', en: 'Further' },
      items: [
        {
          title: { ru: 'План ярмарки', en: 'Floor plan' },
          text: { ru: 'Где чей стенд и как к нему пройти', en: 'Whose stand is where, and how to reach it' },
          to: '/navigator/map/',
        },
        {
          title: { ru: 'Экспонентам', en: 'Exhibitors' },
          text: { ru: 'Как получить стенд', en: 'How to get a stand' },
          to: '/exhibitor/',
        },
      ],
    },
    { kind: 'questions', title: { ru: 'Как купить работу', en: 'Buying a work' }, topic: 'works' },
  ],
}

const programPage: PageSeed = {
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
}

export const pageTextsC: PageSeed[] = [selectionPage, participantsPage, programPage]
