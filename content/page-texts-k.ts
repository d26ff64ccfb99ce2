import { pressKit } from './press.ts'
import type { PageSeed } from './types.ts'

const guidesPage: PageSeed = {
  key: 'guides',
  title: { ru: 'Экскурсоводам', en: 'For tour guides' },
  lead: {
    ru: 'Ищем тех, кто умеет показать одну работу так, чтобы стали видны остальные.',
    en: 'We are looking for people who can show one work in such a way that the others become visible.',
  },
  description: {
    ru: 'Экскурсоводам ярмарки «Портик»: какие экскурсии нужны, что мы даём и что просим, о чём написать в заявке — опыт, языки, темы, ссылка на резюме.',
    en: 'For tour guides at the Portico fair: which tours we need, what we give and ask, and what to write in your application – experience, languages, topics.',
  },
  blocks: [
    {
      kind: 'index',
      as: 'beside',
      title: { ru: 'Что даём', en: 'What we give' },
      items: [
        {
          title: { ru: 'Материалы', en: 'Materials' },
          text: {
            ru: 'Список работ с этикетками, план залов и тексты участников — до открытия.',
            en: 'The list of works with labels, the plan of the halls and the exhibitors’ texts, before the opening.',
          },
        },
        {
          title: { ru: 'Разговор с авторами', en: 'A word with the authors' },
          text: {
            ru: 'Знакомство с участниками на стендах, пока публики ещё нет.',
            en: 'An introduction to the exhibitors at their stands while the halls are still empty.',
          },
        },
        {
          title: { ru: 'Свободу маршрута', en: 'Freedom of route' },
          text: {
            ru: 'Групповая экскурсия обходит все шесть разделов, в индивидуальной вы слушаете гостя, авторскую придумываете сами.',
            en: 'A group tour visits all six sections; on an individual one you follow the guest; an author’s tour is your own invention.',
          },
          to: '/excursions/',
        },
      ],
    },
    {
      kind: 'index',
      as: 'beside',
      title: { ru: 'Что просим', en: 'What we ask' },
      items: [
        {
          title: { ru: 'Опыт', en: 'Experience' },
          text: {
            ru: 'Музей, галерея, город — важно, что вы водили людей и знаете, когда они устают.',
            en: 'A museum, a gallery, a city: what matters is that you have led people and know when they tire.',
          },
        },
        {
          title: { ru: 'Две-три темы', en: 'Two or three topics' },
          text: {
            ru: 'Не «история живописи», а то, ради чего вы сами остановитесь: тень, шов, подпись, рама.',
            en: 'Not “the history of painting” but something you would stop for yourself: a shadow, a seam, a signature, a frame.',
          },
        },
        {
          title: { ru: 'Языки', en: 'Languages' },
          text: {
            ru: 'Русский и, если можете, английский.',
            en: 'Russian and, if you can, English.',
          },
        },
      ],
    },
    {
      kind: 'form',
      form: 'guide',
      title: { ru: 'Заявка экскурсовода', en: 'Guide application' },
    },
    {
      kind: 'text',
      title: { ru: 'После заявки', en: 'After you apply' },
      paragraphs: {
        ru: ['Мы прочтём темы, откроем резюме и пригласим на пробную прогулку: десять минут у одной работы.'],
        en: [
          'We shall read your topics, open your CV and invite you for a trial walk: ten minutes in front of one work.',
        ],
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Остались вопросы', en: 'Any questions' },
      text: {
        ru: 'О маршрутах, группах и днях спросите тех, кто собирает экскурсоводов.',
        en: 'About routes, groups and days, ask those who bring the guides together.',
      },
      departments: ['volunteers'],
    },
  ],
}

const mediaPage: PageSeed = {
  key: 'media',
  title: { ru: 'Аккредитация СМИ', en: 'Media accreditation' },
  lead: {
    ru: 'Для журналистов, фотографов и съёмочных групп. Заявки принимаем не позже чем за четыре дня до открытия.',
    en: 'For journalists, photographers and film crews. Applications are taken until four days before the opening.',
  },
  description: {
    ru: 'Аккредитация СМИ на ярмарку «Портик»: кому она нужна, до какого дня подать заявку, что даёт карточка и по каким правилам снимают в залах.',
    en: 'Media accreditation for the Portico fair: who needs it, when to apply, what the press card gives you, and the rules for filming in the halls.',
  },
  blocks: [
    { kind: 'banner', of: 'media' },
    {
      kind: 'index',
      as: 'beside',
      title: { ru: 'Что даём', en: 'What we give' },
      items: [
        {
          title: { ru: 'Вход', en: 'Entry' },
          text: {
            ru: 'В дни для посетителей, {visitorDays}. На открытие, {vipDay}, — по отдельному подтверждению.',
            en: 'On the visitor days, {visitorDays}. For the opening, {vipDay}, a separate confirmation is needed.',
          },
        },
        {
          title: { ru: 'Сведения', en: 'Facts' },
          text: {
            ru: 'Релизы, снимки с подписями, список участников, имена и роли для титров.',
            en: 'Releases, captioned pictures, the list of participants, names and roles for your credits.',
          },
          to: '/press/',
        },
        {
          title: { ru: 'Собеседников', en: 'People to talk to' },
          text: {
            ru: 'Скажите, о чём пишете: поможем найти художника, куратора или реставратора.',
            en: 'Tell us what you are writing about, and we shall help you find an artist, a curator or a restorer.',
          },
          to: '/speakers/',
        },
      ],
    },
    {
      kind: 'index',
      as: 'beside',
      title: { ru: 'Что просим', en: 'What we ask' },
      items: [
        {
          title: { ru: 'Карточку на виду', en: 'The card in sight' },
          text: {
            ru: 'Она именная и другому не передаётся. Получают её на стойке прессы по документу.',
            en: 'It bears your name and cannot be passed on. Collect it at the press desk with an identity document.',
          },
        },
        {
          title: { ru: 'Без вспышки', en: 'No flash' },
          text: {
            ru: 'Штатив ставьте там, где он не перегораживает проход, о своём свете напишите в заявке. На крупный план одной работы нужно согласие автора или участника.',
            en: 'Put a tripod where it does not block the way, and mention your own lights when you apply. A close shot of a single work needs the consent of the artist or the exhibitor.',
          },
        },
        {
          title: { ru: 'Этикетку в кадре или в подписи', en: 'The label in the shot or the caption' },
          text: { ru: 'Автор, название, год, техника.', en: 'Author, title, year, technique.' },
        },
      ],
    },
    {
      kind: 'form',
      form: 'media',
      title: { ru: 'Запрос аккредитации', en: 'Accreditation request' },
    },
    {
      kind: 'text',
      title: { ru: 'После заявки', en: 'After you apply' },
      paragraphs: {
        ru: [
          'Подтверждение придёт на почту. Посетителям, которые снимают для себя, аккредитация не нужна: достаточно билета.',
        ],
        en: [
          'The confirmation will come by e-mail. Visitors who take pictures for themselves need no accreditation: a ticket is enough.',
        ],
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отдел прессы', en: 'Press office' },
      text: {
        ru: 'Интервью, съёмка до открытия и всё, что не помещается в форму.',
        en: 'Interviews, filming before the opening, and whatever does not fit into a form.',
      },
      departments: ['press'],
    },
  ],
}

const pressPage: PageSeed = {
  key: 'press',
  title: { ru: 'Прессе', en: 'Press' },
  lead: {
    ru: 'Релизы, снимки с подписями и люди, которые отвечают на вопросы.',
    en: 'Releases, captioned pictures, and people who answer questions.',
  },
  description: {
    ru: 'Прессе о ярмарке «Портик»: пресс-релизы, снимки залов и работ с подписями, как указывать авторство, аккредитация и адрес для вопросов.',
    en: 'Press page of the Portico fair: releases, pictures of the halls and works with captions, how to give credit, accreditation, and where to write.',
  },
  blocks: [
    {
      kind: 'statement',
      text: {
        ru: '«Портик» — ярмарка академического искусства в Москве, {fairDates}. Около 70 стендов, шесть разделов, один отбор для всех.',
        en: 'Portico is an academic art fair in Moscow, {fairDates}. About 70 stands, six sections, one selection for all.',
      },
      aside: {
        ru: 'Этот абзац можно брать целиком. По-русски название пишут в кавычках, по-английски — без них.',
        en: 'You may use this paragraph as it stands. In Russian the name takes quotation marks, in English none.',
      },
      link: { to: '/media/', label: { ru: 'Получить аккредитацию', en: 'Apply for accreditation' } },
    },
    { kind: 'press-kit', ...pressKit },
    {
      kind: 'work',
      title: { ru: 'Для обложки', en: 'For a cover' },
      text: {
        ru: 'Если нужен один лист, который объяснит всё остальное, возьмите этот: солнце, тень и обломки ордера.',
        en: 'If you need a single sheet that explains the rest, take this one: sun, shadow and the remains of an order.',
      },
      work: {
        number: 39,
        author: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
        title: { ru: 'Полдень в руинах', en: 'Noon among Ruins' },
        year: 2022,
        technique: { ru: 'офорт синей краской', en: 'etching in blue ink' },
        heightCm: 44,
        widthCm: 55,
        picture: 'works/work-007.jpg',
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Пригодится', en: 'Useful' },
      items: [
        {
          title: { ru: 'Программа', en: 'Programme' },
          text: { ru: 'Кто, где и в котором часу', en: 'Who, where and at what time' },
          to: '/program/',
        },
        {
          title: { ru: 'Премия', en: 'Award' },
          text: {
            ru: 'Лауреатов назовут {awardAnnouncedOn}',
            en: 'The winners will be named on {awardAnnouncedOn}',
          },
          to: '/award/',
        },
        {
          title: { ru: 'Контакты', en: 'Contacts' },
          text: { ru: 'Отдел прессы и остальные', en: 'The press office and the others' },
          to: '/contacts/',
        },
      ],
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отдел прессы', en: 'Press office' },
      text: {
        ru: 'Интервью, съёмка в залах, снимки, которых нет на этой странице: напишите, к какому дню нужно.',
        en: 'Interviews, filming in the halls, pictures that are not on this page: tell us by which day you need them.',
      },
      departments: ['press'],
    },
  ],
}

export const pageTextsK: PageSeed[] = [guidesPage, mediaPage, pressPage]
