import type { PageSeed } from './types.ts'

const visitingRulesPage: PageSeed = {
  key: 'visiting-rules',
  title: { ru: 'Правила посещения', en: 'Visiting rules' },
  lead: {
    ru: 'Вход, сумки, съёмка, дети и расстояние до работ. Правил немного, и у каждого есть причина.',
    en: 'Entry, bags, photography, children, and how close to stand. There are not many rules, and each has a reason.',
  },
  description: {
    ru: 'Правила посещения ярмарки «Портик»: вход и досмотр, сумки и гардероб, фото и видео, поведение у работ, дети, животные и ответственность.',
    en: 'Visiting rules of the Portico fair: entry and security, bags and cloakroom, photography, conduct near the works, children, animals and liability.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Коротко', en: 'In short' },
      paragraphs: {
        ru: [
          'Почти всё здесь продаётся, и, пока работа не нашла дома, её бережёт каждый, кто стоит рядом. Держите расстояние вытянутой руки, большие сумки оставляйте в гардеробе, снимайте без вспышки и спрашивайте, если сомневаетесь.',
          'Полный текст — ниже, по статьям. Покупая билет, вы соглашаетесь с этими правилами.',
        ],
        en: [
          'Nearly everything here is for sale, and until a work has found a home it is in the care of whoever stands beside it. Keep an arm’s length away, leave large bags in the cloakroom, photograph without flash, and ask if in doubt.',
          'The full text is below, article by article. By buying a ticket you agree to these rules.',
        ],
      },
    },
  ],
}

const howToGetTherePage: PageSeed = {
  key: 'how-to-get-there',
  title: { ru: 'Как добраться', en: 'How to get there' },
  lead: {
    ru: 'Старый Манежный двор: Москва, Каретная наб., 7. Семь минут пешком от метро «Каретная».',
    en: 'The Old Manège Court, 7 Karetnaya Embankment, Moscow. Seven minutes on foot from Karetnaya metro station.',
  },
  description: {
    ru: 'Как добраться до ярмарки «Портик» в Старом Манежном дворе: метро, автобус, такси, парковка, велосипед и подробный путь без ступеней со двора.',
    en: 'How to reach the Portico fair at the Old Manège Court in Moscow: metro, bus, taxi, parking, bicycle, and the step-free way through the courtyard.',
  },
  blocks: [
    {
      kind: 'index',
      title: { ru: 'Чем ехать', en: 'Ways to come' },
      items: [
        {
          title: { ru: 'Метро', en: 'Metro' },
          text: {
            ru: '«Каретная», второй выход, 7 минут пешком: из дверей направо, по бульвару до набережной и вдоль воды налево, пока не увидите колонны. Запасной путь — «Манежная слобода», 14 минут по Конюшенному переулку.',
            en: 'Karetnaya, exit 2, 7 minutes on foot: turn right out of the doors, follow the boulevard to the embankment, then left along the water until you see the columns. The other way is from Manezhnaya Sloboda, 14 minutes by Konyushenny Lane.',
          },
        },
        {
          title: { ru: 'Автобус', en: 'Bus' },
          text: {
            ru: 'Остановка «Каретная набережная» — прямо у портика. Автобусы низкопольные.',
            en: 'The Karetnaya Embankment stop is right by the portico. The buses are low-floor.',
          },
        },
        {
          title: { ru: 'Такси', en: 'Taxi' },
          text: {
            ru: 'Назовите адрес: Каретная наб., 7. Место для высадки — карман перед портиком, стоять там можно недолго. Если нужен вход без ступеней, просите подъехать к воротам двора со стороны Конюшенного переулка.',
            en: 'Give the address: 7 Karetnaya Embankment. The set-down place is the lay-by in front of the portico; stopping is brief. For the step-free entrance, ask to be driven to the courtyard gate in Konyushenny Lane.',
          },
        },
        {
          title: { ru: 'Парковка', en: 'Parking' },
          text: {
            ru: 'Платные городские места есть вдоль набережной и в переулке; в часы ярмарки их мало. Во дворе могут встать только машины людей с инвалидностью: позвоните накануне, и охрана откроет ворота.',
            en: 'There are paid city spaces along the embankment and in the lane; few are free during the fair. Only the cars of people with disabilities may park in the courtyard: ring us the day before and the guard will open the gate.',
          },
        },
        {
          title: { ru: 'Велосипед', en: 'Bicycle' },
          text: {
            ru: 'Стойки — слева от ступеней портика. По набережной идёт велодорожка.',
            en: 'There are racks to the left of the portico steps. A cycle lane runs along the embankment.',
          },
        },
      ],
    },
    {
      kind: 'steps',
      title: { ru: 'Путь без ступеней', en: 'The step-free way' },
      items: [
        {
          title: { ru: 'От метро', en: 'From the metro' },
          text: {
            ru: 'На «Каретной» лифт поднимает к первому выходу. Отсюда по Конюшенному переулку, по ровному тротуару, около 10 минут.',
            en: 'At Karetnaya a lift goes up to exit 1. From there take Konyushenny Lane, on an even pavement, for about 10 minutes.',
          },
        },
        {
          title: { ru: 'Ворота', en: 'The gate' },
          text: {
            ru: 'Кованые, зелёные, в середине переулка. Кнопка вызова — справа, на высоте сидящего человека.',
            en: 'Wrought iron, green, half-way along the lane. The call button is on the right, at the height of a seated person.',
          },
        },
        {
          title: { ru: 'Двор', en: 'The courtyard' },
          text: {
            ru: 'Через двор ведёт гладкая плита, по сторонам — булыжник. Дверь слева от портика, у детской территории, открывается автоматически.',
            en: 'Smooth slabs lead across the court, with cobbles on either side. The door, to the left of the portico by the children’s area, opens by itself.',
          },
        },
        {
          title: { ru: 'Внутри', en: 'Inside' },
          text: {
            ru: 'Стенды, ротонда, лекторий и кафе — на одном уровне, без порогов. Путь отмечен точками на плане. Билет проверят у этой же двери.',
            en: 'The stands, the rotunda, the lecture hall and the café are on one level, without thresholds. The way is dotted on the plan. Your ticket is checked at this same door.',
          },
        },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Если нужна помощь', en: 'If you need help' },
      paragraphs: {
        ru: [
          'Напишите на hello@portik.example или позвоните: +7 495 000-00-70. Сотрудник встретит у ворот, проводит до зала и расскажет, где удобнее отдохнуть. Предупредите, пожалуйста, хотя бы за день.',
          'Собаки-проводники входят вместе с хозяином во все залы.',
        ],
        en: [
          'Write to hello@portik.example or ring +7 495 000-00-70. A member of staff will meet you at the gate, take you to the hall and show you where it is best to rest. Please let us know at least a day ahead.',
          'Guide dogs come into all the halls with their owners.',
        ],
      },
    },
    {
      kind: 'gallery',
      title: { ru: 'Узнаете по колоннам', en: 'You will know it by the columns' },
      text: {
        ru: 'Двор вечером и парадная лестница.',
        en: 'The courtyard in the evening, and the grand staircase.',
      },
      pictures: ['views/view-09.jpg', 'views/view-05.jpg'],
    },
    {
      kind: 'questions',
      title: { ru: 'Вопросы о доступности', en: 'Questions about access' },
      topic: 'access',
    },
  ],
}

const contactsPage: PageSeed = {
  key: 'contacts',
  title: { ru: 'Контакты', en: 'Contacts' },
  lead: {
    ru: 'Москва, Каретная наб., 7. Телефон +7 495 000-00-70, почта hello@portik.example.',
    en: '7 Karetnaya Embankment, Moscow. Telephone +7 495 000-00-70, e-mail hello@portik.example.',
  },
  description: {
    ru: 'Контакты ярмарки «Портик»: адреса и телефоны отделов — билеты, участники, пресса, партнёры, дети, премия, — и реквизиты организатора.',
    en: 'Contacts of the Portico fair: departments for tickets, exhibitors, press, partners and children, award, general questions, and the organiser’s legal details.',
  },
  blocks: [
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Что ещё может пригодиться', en: 'Also useful' },
      items: [
        {
          title: { ru: 'Как добраться', en: 'How to get there' },
          text: { ru: 'Метро, такси, путь без ступеней', en: 'Metro, taxi, the step-free way' },
          to: '/how-to-get-there/',
        },
        {
          title: { ru: 'Реквизиты', en: 'Legal details' },
          text: { ru: 'АНО «Академический свод»', en: 'Academic Vault Foundation' },
          to: '/organizer/',
        },
        {
          title: { ru: 'Возврат билетов', en: 'Refunds' },
          text: { ru: 'Сроки, бумаги, деньги', en: 'Dates, papers, money' },
          to: '/refund/',
        },
        {
          title: { ru: 'Прессе', en: 'Press' },
          text: { ru: 'Релизы, снимки, аккредитация', en: 'Releases, pictures, accreditation' },
          to: '/press/',
        },
      ],
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отделы', en: 'Departments' },
      text: {
        ru: 'Не знаете, кому писать, — пишите на общий адрес: письмо передадут. О возврате билета пишите с той почты, на которую пришёл заказ.',
        en: 'If you do not know whom to write to, use the general address: your letter will be passed on. About a refund, please write from the address to which your order was sent.',
      },
      departments: [],
      hasForm: true,
    },
  ],
}

const partnersPage: PageSeed = {
  key: 'partners',
  title: { ru: 'Партнёры', en: 'Partners' },
  lead: {
    ru: 'Те, благодаря кому в залах есть свет, бумага, кофе и хорошие рамы.',
    en: 'Those to whom the halls owe their light, their paper, their coffee and their good frames.',
  },
  description: {
    ru: 'Партнёры ярмарки «Портик» по шести категориям: генеральный, официальные, культурные, образовательные, информационные и технические.',
    en: 'Partners of the Portico fair in six categories: general, official, cultural, educational, informational and technical, and how to become one of them.',
  },
  blocks: [
    {
      kind: 'index',
      title: { ru: 'Шесть категорий', en: 'Six categories' },
      items: [
        {
          title: { ru: 'Генеральный', en: 'General' },
          text: { ru: 'Поддерживает ярмарку целиком.', en: 'Supports the fair as a whole.' },
        },
        {
          title: { ru: 'Официальные', en: 'Official' },
          text: {
            ru: 'Берут на себя одно большое дело: страхование, перевозку, гостей.',
            en: 'Take on one large task: insurance, transport, guests.',
          },
        },
        {
          title: { ru: 'Культурные', en: 'Cultural' },
          text: {
            ru: 'Музеи и мастерские: приносят знание, вещи и людей.',
            en: 'Museums and workshops: they bring knowledge, objects and people.',
          },
        },
        {
          title: { ru: 'Образовательные', en: 'Educational' },
          text: {
            ru: 'Школы и институты: ведут занятия, присылают студентов.',
            en: 'Schools and institutes: they teach classes and send students.',
          },
        },
        {
          title: { ru: 'Информационные', en: 'Informational' },
          text: {
            ru: 'Рассказывают о ярмарке читателям и слушателям.',
            en: 'Tell their readers and listeners about the fair.',
          },
        },
        {
          title: { ru: 'Технические', en: 'Technical' },
          text: {
            ru: 'Свет, звук, связь, печать: замечают их, только когда их нет.',
            en: 'Light, sound, network, printing: noticed only when missing.',
          },
        },
      ],
    },
    {
      kind: 'statement',
      text: {
        ru: 'Партнёр не вешает знамя в зале. Он делает так, чтобы в зале было на что смотреть.',
        en: 'A partner does not hang a banner in the hall. A partner sees to it that there is something to look at.',
      },
      aside: {
        ru: 'На отбор работ партнёры не влияют: стенды выбирает кураторский совет.',
        en: 'Partners have no say in the selection of works: the stands are chosen by the curatorial council.',
      },
      link: { to: '/become-a-partner/', label: { ru: 'Стать партнёром', en: 'Become a partner' } },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Поговорить о партнёрстве', en: 'Talk about partnership' },
      text: {
        ru: 'Если вы уже с нами и хотите что-то уточнить или ещё только думаете, напишите.',
        en: 'Whether you are with us already and want to settle something, or are still thinking it over, write to us.',
      },
      departments: ['partners', 'general'],
      hasForm: true,
    },
  ],
}

export const pageTextsI: PageSeed[] = [visitingRulesPage, howToGetTherePage, contactsPage, partnersPage]
