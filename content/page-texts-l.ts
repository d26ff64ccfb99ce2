import type { PageSeed } from './types.ts'

const conventionPage: PageSeed = {
  key: 'convention',
  title: { ru: 'Конвенция', en: 'Convention' },
  lead: {
    ru: 'Профессиональный день: педагоги, хранители, реставраторы и издатели говорят о том, как сегодня учат художника.',
    en: 'The professional day: teachers, keepers, restorers and publishers talk about how an artist is taught today.',
  },
  description: {
    ru: 'Конвенция ярмарки «Портик» — профессиональный день об академическом образовании: темы, участники, порядок дня и состояние регистрации.',
    en: 'The Convention of the Portico fair is a professional day on academic art education: topics, who takes part, how it goes, and the state of registration.',
  },
  blocks: [
    { kind: 'banner', of: 'convention' },
    {
      kind: 'statement',
      text: {
        ru: 'На ярмарке школа видна снаружи. На конвенции она говорит сама с собой.',
        en: 'At the fair the school is seen from outside. At the Convention it talks to itself.',
      },
      aside: {
        ru: 'О программах, часах, гипсах, которых не хватает, и учениках, которые торопятся. Два коротких сообщения и три долгих разговора.',
        en: 'About curricula, hours, the casts it is short of and the pupils who are in a hurry. Two short papers and three long conversations.',
      },
    },
    {
      kind: 'text',
      title: { ru: 'Кто участвует', en: 'Who takes part' },
      paragraphs: {
        ru: [
          'Преподаватели, методисты, студенты старших курсов, сотрудники музеев, издатели, реставраторы. Участники регистрируются заранее; часы и зал указаны у каждого события.',
        ],
        en: [
          'Teachers, curriculum designers, senior students, museum staff, publishers, restorers. Participants register beforehand; the hours and the hall are given with each event.',
        ],
      },
    },
    {
      kind: 'form',
      form: 'convention',
      title: { ru: 'Регистрация', en: 'Registration' },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Рядом', en: 'Nearby' },
      items: [
        {
          title: { ru: 'Программа', en: 'Programme' },
          text: { ru: 'События для профессионалов отмечены', en: 'Events for professionals are marked' },
          to: '/program/',
        },
        {
          title: { ru: 'Спикеры', en: 'Speakers' },
          text: { ru: 'Педагоги, хранители, реставраторы', en: 'Teachers, keepers, restorers' },
          to: '/speakers/',
        },
      ],
    },
    {
      kind: 'contact-us',
      title: { ru: 'Спросить о конвенции', en: 'Ask about the Convention' },
      text: {
        ru: 'Если вы зарегистрировались и не сможете прийти или хотите выступить в следующий раз, напишите.',
        en: 'If you have registered and cannot come, or would like to speak next time, write to us.',
      },
      departments: ['exhibitors'],
    },
  ],
}

const searchPage: PageSeed = {
  key: 'search',
  title: { ru: 'Поиск', en: 'Search' },
  lead: {
    ru: 'Участники, спикеры, события, работы и страницы сайта — в одном поле.',
    en: 'Participants, speakers, events, works and pages of the site – in one field.',
  },
  description: {
    ru: 'Поиск по сайту ярмарки «Портик»: участники и номера стендов, спикеры, события программы, работы, вопросы и ответы, страницы для посетителей.',
    en: 'Search the site of the Portico fair: participants and stand numbers, speakers, events of the programme, works, questions and answers, visitor pages.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как искать', en: 'How to search' },
      paragraphs: {
        ru: [
          'Достаточно начала слова или фамилии. Можно искать по коду стенда — C-07, по технике — «офорт», по городу или по тому, что нужно прямо сейчас: «гардероб», «возврат», «детский билет».',
          'Не нашлось — попробуйте слово короче или загляните в навигатор и программу: там те же имена, но по местам и по часам.',
        ],
        en: [
          'The beginning of a word or a surname is enough. You may search by stand code, C-07; by technique, “etching”; by town; or by what you need at this moment: “cloakroom”, “refund”, “children’s ticket”.',
          'If nothing turns up, try a shorter word, or look at the navigator and the programme, where the same names are set out by place and by hour.',
        ],
      },
    },
    {
      kind: 'index',
      title: { ru: 'Чаще всего ищут', en: 'Most often looked for' },
      items: [
        {
          title: { ru: 'Билеты', en: 'Tickets' },
          text: { ru: 'Цены, льготы, время входа', en: 'Prices, concessions, times of entry' },
          to: '/tickets/',
        },
        {
          title: { ru: 'Программа', en: 'Programme' },
          text: { ru: 'События по дням и залам', en: 'Events by day and hall' },
          to: '/program/',
        },
        {
          title: { ru: 'Участники', en: 'Participants' },
          text: { ru: 'Стенды, художники, работы', en: 'Stands, artists, works' },
          to: '/participants/',
        },
        {
          title: { ru: 'Как добраться', en: 'How to get there' },
          text: { ru: 'Метро, такси, путь без ступеней', en: 'Metro, taxi, the step-free way' },
          to: '/how-to-get-there/',
        },
      ],
    },
  ],
}

const termsPage: PageSeed = {
  key: 'terms',
  title: { ru: 'Пользовательское соглашение', en: 'Terms of use' },
  lead: {
    ru: 'На каких условиях вы пользуетесь этим сайтом, его текстами и изображениями.',
    en: 'On what terms you use this site, its texts and its pictures.',
  },
  description: {
    ru: 'Пользовательское соглашение сайта ярмарки «Портик»: как пользоваться сайтом и личным кабинетом, что можно цитировать и кто за что отвечает.',
    en: 'Terms of use of the Portico fair’s website: how to use the site and the account, what may be quoted or reproduced, and who is responsible for what.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Коротко', en: 'In short' },
      paragraphs: {
        ru: [
          'Читать и искать на сайте можно свободно, без регистрации. Тексты цитируйте со ссылкой на ярмарку, изображения работ принадлежат их авторам. Покупка билетов идёт по договору-оферте, обработка данных — по отдельной политике. Сам документ — ниже; если он и этот абзац разойдутся, верен документ.',
        ],
        en: [
          'You may read and search the site freely, without registering. Quote texts with a reference to the fair; pictures of works belong to their authors. Tickets are sold under the public offer, and data are processed under a separate policy. The document itself is below; should it differ from this paragraph, the document holds.',
        ],
      },
    },
  ],
}

const privacyPage: PageSeed = {
  key: 'privacy',
  title: {
    ru: 'Политика обработки персональных данных',
    en: 'Privacy policy',
  },
  lead: {
    ru: 'Какие данные мы собираем, зачем, сколько храним и как отозвать согласие.',
    en: 'What data we collect, why, how long we keep them, and how to withdraw consent.',
  },
  description: {
    ru: 'Политика обработки персональных данных ярмарки «Портик»: какие сведения собираем, для каких целей, сколько храним и как отозвать согласие.',
    en: 'Privacy policy of the Portico fair: what personal data we collect and for which purposes, how long we keep them, and how to withdraw your consent.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Коротко', en: 'In short' },
      paragraphs: {
        ru: [
          'Просим только то, без чего не ответить на заявку или не выдать билет. На каждую цель — отдельное согласие, и ни одно не отмечено заранее. Копии паспортов и медицинские справки через сайт не принимаем, сведений об инвалидности рядом с именем не храним. Полный текст — ниже.',
        ],
        en: [
          'We ask only for what is needed to answer an application or issue a ticket. Each purpose has a consent of its own, and none is ticked in advance. We take no copies of passports or medical certificates through the site and keep no note of a disability beside a name. The full text is below.',
        ],
      },
    },
    {
      kind: 'form',
      form: 'consent-withdrawal',
      title: { ru: 'Отозвать согласие', en: 'Withdraw consent' },
      text: {
        ru: 'Объяснять причину не нужно. Данные, которые закон обязывает хранить, — например, документы об оплате — останутся на положенный срок.',
        en: 'You need give no reason. What the law obliges us to keep – payment documents, for instance – stays for as long as it says.',
      },
    },
  ],
}

const newsletterPage: PageSeed = {
  key: 'newsletter',
  title: { ru: 'Новости ярмарки', en: 'News of the fair' },
  lead: {
    ru: 'Письмо приходит, когда есть что рассказать: новые участники, программа, билеты, сроки заявок.',
    en: 'A letter comes when there is something to tell: new exhibitors, the programme, tickets, dates for applications.',
  },
  description: {
    ru: 'Подписка на новости ярмарки «Портик»: участники и программа, билеты, сроки заявок и премии. Нужен только адрес почты; отписаться можно в любой день.',
    en: 'Subscribe to news of the Portico fair: exhibitors and programme, tickets, dates for applications and the award. An e-mail address is all we ask for.',
  },
  blocks: [
    {
      kind: 'form',
      form: 'newsletter',
      title: { ru: 'Подписаться', en: 'Subscribe' },
      text: {
        ru: 'Достаточно адреса почты. Партнёрам ярмарки его не сообщаем.',
        en: 'An e-mail address is all we need. The fair’s partners are not told it.',
      },
    },
  ],
}

const offerPage: PageSeed = {
  key: 'offer',
  title: { ru: 'Договор-оферта', en: 'Public offer' },
  lead: {
    ru: 'Договор, который вы заключаете с организатором, когда оплачиваете билет или экскурсию.',
    en: 'The contract you enter into with the organiser when you pay for a ticket or a tour.',
  },
  description: {
    ru: 'Договор-оферта на билеты и экскурсии ярмарки «Портик»: предмет договора, оплата, вход, возврат денег, ответственность и реквизиты организатора.',
    en: 'Public offer for tickets and guided tours of the Portico fair: subject of the contract, payment, entry, refunds, liability and the organiser’s details.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Коротко', en: 'In short' },
      paragraphs: {
        ru: [
          'Оплата означает согласие с договором; версия, действовавшая в день покупки, сохраняется за вашим заказом. Сколько денег вернётся и когда, сказано и здесь, и на странице о возврате, одинаково. Стендов этот договор не касается: с участниками заключают отдельный.',
        ],
        en: [
          'To pay is to accept the contract; the version in force on the day of purchase stays with your order. How much is refunded, and when, is said here and on the refunds page in the same way. The contract does not cover exhibitors’ stands, for which a separate one is signed.',
        ],
      },
    },
  ],
}

export const pageTextsL: PageSeed[] = [
  conventionPage,
  searchPage,
  termsPage,
  privacyPage,
  newsletterPage,
  offerPage,
]
