import type { PageSeed } from './types.ts'

const organizerPage: PageSeed = {
  key: 'organizer',
  title: { ru: 'Организатор', en: 'Organizer' },
  lead: {
    ru: 'Ярмарку проводит АНО «Академический свод» — некоммерческая организация, которая занимается художественной школой и теми, кто из неё вышел.',
    en: 'The fair is run by the Academic Vault Foundation, a non-profit organisation concerned with the art school and with those who have come out of it.',
  },
  description: {
    ru: 'Организатор ярмарки «Портик» — АНО «Академический свод»: чем занимается организация, за что отвечает на ярмарке, реквизиты, адрес и телефон.',
    en: 'Portico is organised by the Academic Vault Foundation: what the organisation does, what it answers for at the fair, its legal details, address and telephone.',
  },
  blocks: [
    {
      kind: 'statement',
      text: {
        ru: 'Свод держится, пока камни опираются друг на друга.',
        en: 'A vault holds for as long as its stones lean on one another.',
      },
      aside: {
        ru: 'Организация с таким названием соединяет тех, кто обычно работает порознь: преподавателя рисунка, печатника, реставратора, издателя книги об искусстве.',
        en: 'The organisation that bears the name brings together people who usually work apart: the drawing teacher, the printer, the restorer, the publisher of books about art.',
      },
    },
    {
      kind: 'text',
      title: { ru: 'Два постоянных дела', en: 'Two standing concerns' },
      paragraphs: {
        ru: [
          'Первое — ярмарка «Портик». Второе — премия «Слово об искусстве», которую вручают искусствоведам за индивидуальные монографии.',
        ],
        en: [
          'One is the Portico fair. The other is Word on Art, an award given to art historians for individual monographs.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'За что отвечаем', en: 'What we answer for' },
      paragraphs: {
        ru: [
          'Мы продаём билеты и возвращаем за них деньги, заключаем договоры с участниками, собираем программу и принимаем посетителей в залах. Продавец работы — участник ярмарки: о цене, подлинности и доставке договариваются с ним.',
          'Решения о том, кого пригласить на стенды, организатор не принимает: это дело кураторского совета.',
        ],
        en: [
          'We sell the tickets and refund them, sign the contracts with exhibitors, put the programme together and receive visitors in the halls. The seller of a work is the exhibitor: price, authenticity and delivery are settled with them.',
          'Who is invited to take a stand is not for the organiser to decide: that is the business of the curatorial council.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'label',
      title: { ru: 'Реквизиты', en: 'Legal details' },
      items: [
        {
          title: { ru: 'Полное наименование', en: 'Full name' },
          text: {
            ru: 'Автономная некоммерческая организация «Академический свод»',
            en: 'Academic Vault Foundation, autonomous non-profit organisation',
          },
        },
        {
          title: { ru: 'Сокращённое наименование', en: 'Short name' },
          text: { ru: 'АНО «Академический свод»', en: 'Academic Vault Foundation' },
        },
        {
          title: { ru: 'ОГРН', en: 'State registration number' },
          text: { ru: '0000000000000', en: '0000000000000' },
        },
        {
          title: { ru: 'ИНН и КПП', en: 'Taxpayer and registration codes' },
          text: { ru: '0000000000, 000000000', en: '0000000000, 000000000' },
        },
        {
          title: { ru: 'Адрес', en: 'Address' },
          text: { ru: 'Москва, Каретная наб., 7', en: '7 Karetnaya Embankment, Moscow' },
        },
        {
          title: { ru: 'Расчётный счёт', en: 'Account' },
          text: {
            ru: '00000000000000000000, корреспондентский счёт 00000000000000000000, БИК 000000000',
            en: '00000000000000000000, correspondent account 00000000000000000000, bank code 000000000',
          },
        },
        {
          title: { ru: 'Телефон и почта', en: 'Telephone and e-mail' },
          text: {
            ru: '+7 495 000-00-70, hello@portik.example',
            en: '+7 495 000-00-70, hello@portik.example',
          },
        },
        {
          title: { ru: 'О номерах', en: 'About the numbers' },
          text: {
            ru: 'Регистрационные номера и счета на этой странице условные.',
            en: 'The registration and account numbers on this page are placeholders.',
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
          title: { ru: 'Команда', en: 'Team' },
          text: { ru: 'Кто готовит ярмарку круглый год', en: 'Who prepares the fair all year round' },
          to: '/team/',
        },
        {
          title: { ru: 'Контакты', en: 'Contacts' },
          text: { ru: 'Кому писать и куда звонить', en: 'Whom to write to and where to ring' },
          to: '/contacts/',
        },
      ],
    },
  ],
}

const teamPage: PageSeed = {
  key: 'team',
  title: { ru: 'Команда', en: 'Team' },
  lead: {
    ru: 'Десять человек, которые готовят ярмарку круглый год, а четыре дня проводят в залах.',
    en: 'Ten people who prepare the fair all year round and spend four days of it in the halls.',
  },
  description: {
    ru: 'Команда ярмарки «Портик»: кто ведёт программу, участников, билеты, детскую территорию, прессу и партнёров и к кому обратиться с вопросом.',
    en: 'The team of the Portico fair: who looks after the programme, exhibitors, tickets, the children’s area, press and partners, and whom to turn to.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Кто чем занят', en: 'Who does what' },
      paragraphs: {
        ru: [
          'Одни составляют программу и разговаривают с художниками, другие считают стены, розетки и вешалки. Свет, этикетки, касса, волонтёры, каталог — у каждого дела есть имя, и это имя стоит выше.',
          'В дни ярмарки команду легко узнать: у всех на груди карточка с номером, как у работ на стенах. Спрашивайте любого — если вопрос не к нему, он проводит к тому, кто ответит.',
        ],
        en: [
          'Some put the programme together and talk to artists; others count walls, sockets and coat hooks. Lighting, labels, box office, volunteers, catalogue: every task has a name to it, and the names are above.',
          'During the fair the team is easy to recognise: each wears a card with a number, like the works on the walls. Ask any of them. If the question is not theirs, they will take you to the person who can answer.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Куда написать', en: 'Where to write' },
      items: [
        {
          title: { ru: 'Отделы и адреса', en: 'Departments and addresses' },
          text: {
            ru: 'Кто отвечает за билеты, прессу и стенды',
            en: 'Who handles tickets, press and stands',
          },
          to: '/contacts/',
        },
        {
          title: { ru: 'Стать волонтёром', en: 'Become a volunteer' },
          text: {
            ru: 'Команда четырёх дней больше, чем кажется',
            en: 'For those four days the team is larger than it looks',
          },
          to: '/volunteers/',
        },
      ],
    },
  ],
}

const curatorialCouncilPage: PageSeed = {
  key: 'curatorial-council',
  title: { ru: 'Кураторский совет', en: 'Curatorial council' },
  lead: {
    ru: 'Семь человек, которые читают заявки и решают, какие стенды увидят посетители.',
    en: 'Seven people who read the applications and decide which stands the public will see.',
  },
  description: {
    ru: 'Кураторский совет ярмарки «Портик»: кто отбирает участников, на что смотрит в заявке, как принимает решение и когда просит доработать стенд.',
    en: 'The curatorial council of the Portico fair: who selects the exhibitors, what they look for in an application and how they come to a decision.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'На что смотрит совет', en: 'What the council looks at' },
      paragraphs: {
        ru: [
          'Сначала на работы, без подписей: имя автора называют после голосования. Видно ли, что автор владеет техникой, которую выбрал, и понимает, зачем выбрал именно её. Потом на замысел: держатся ли вещи вместе, хватит ли им стены, есть ли на стенде что рассматривать после первой минуты.',
          'Резюме и список выставок совет читает последними. Заслуги не мешают, но и не помогают.',
        ],
        en: [
          'At the works first, and without captions: the author is named after the vote. Is it clear that the author commands the chosen technique and knows why it was chosen? Then at the idea: do the things hold together, is there wall enough for them, and is anything left to look at after the first minute?',
          'The CV and the list of exhibitions are read last. Distinctions do no harm, nor do they help.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Как принимают решение', en: 'How a decision is made' },
      paragraphs: {
        ru: [
          'Заявку читают двое, порознь; если мнения разошлись, зовут третьего. Ответов три: стенд принят, стенд нужно доработать, стенд не принят. Если совет просит изменений, он пишет, каких именно, и заявку можно подать снова. Отказ он тоже объясняет.',
          'Член совета не голосует по заявке своей галереи, школы или ученика.',
        ],
        en: [
          'Two members read each application, separately; if they disagree, a third is called in. There are three answers: the stand is accepted, the stand needs work, the stand is not accepted. When the council asks for changes it says which ones, and the application may be submitted again. A refusal is explained as well.',
          'A member of the council does not vote on an application from their own gallery, school or pupil.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Дальше', en: 'Further' },
      items: [
        {
          title: { ru: 'Этапы отбора', en: 'Selection stages' },
          text: {
            ru: 'Путь заявки от черновика до этикетки',
            en: 'The way from a draft application to a label',
          },
          to: '/selection/',
        },
        {
          title: { ru: 'Экспертный совет', en: 'Expert council' },
          text: {
            ru: 'К кому кураторы идут с вопросами о технике',
            en: 'Whom the curators ask about technique',
          },
          to: '/expert-council/',
        },
      ],
    },
  ],
}

const expertCouncilPage: PageSeed = {
  key: 'expert-council',
  title: { ru: 'Экспертный совет', en: 'Expert council' },
  lead: {
    ru: 'Девять реставраторов, технологов и знатоков материала следят, чтобы этикетка говорила правду.',
    en: 'Nine restorers, chemists and connoisseurs of material who see to it that the label tells the truth.',
  },
  description: {
    ru: 'Экспертный совет ярмарки «Портик»: девять специалистов по технике, материалам и истории искусства. Что проверяют и в чём помогают кураторам.',
    en: 'The expert council of the Portico fair: nine specialists in technique, materials and art history. What they check and how they help the curators.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Точное слово', en: 'The exact word' },
      paragraphs: {
        ru: [
          'Офорт и репродукция офорта, отливка при жизни автора и поздняя отливка, темпера и акрил «под темперу» — для глаза разница бывает мала, для покупателя велика. Экспертный совет читает описания работ и спрашивает, если слово не сходится с вещью.',
          'Кураторы обращаются к экспертам, когда сомневаются в технике, материале или сохранности. Эксперты не решают, хороша ли работа: они отвечают, из чего она сделана и верно ли названа.',
        ],
        en: [
          'An etching and a reproduction of an etching, a lifetime cast and a later one, tempera and acrylic passing for tempera: to the eye the difference may be slight, to the buyer it is great. The expert council reads the descriptions of works and asks questions when word and thing do not agree.',
          'The curators turn to the experts when in doubt about technique, material or condition. The experts do not decide whether a work is good: they say what it is made of and whether it is rightly named.',
        ],
      },
    },
    {
      kind: 'work',
      title: { ru: 'Что стоит за одной строкой', en: 'Behind a single line' },
      text: {
        ru: '«Смальта, камень» — два слова на этикетке и несколько сотен кусочков, каждый из которых кто-то расколол вручную.',
        en: '“Smalt and stone” is a few words on a label and several hundred pieces, each of them split by hand.',
      },
      work: {
        number: 53,
        author: { ru: 'Дарья Стрешина', en: 'Darya Streshina' },
        title: { ru: 'Прибой', en: 'Surf' },
        year: 2023,
        technique: { ru: 'смальта, камень', en: 'smalt and stone mosaic' },
        heightCm: 60,
        widthCm: 75,
        picture: 'works/work-054.jpg',
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Дальше', en: 'Further' },
      items: [
        {
          title: { ru: 'Кураторский совет', en: 'Curatorial council' },
          text: { ru: 'Кто решает, чему быть на стендах', en: 'Who decides what is shown' },
          to: '/curatorial-council/',
        },
        {
          title: { ru: 'Этапы отбора', en: 'Selection stages' },
          text: {
            ru: 'Путь заявки от черновика до этикетки',
            en: 'The way from a draft application to a label',
          },
          to: '/selection/',
        },
      ],
    },
  ],
}

export const pageTextsB: PageSeed[] = [organizerPage, teamPage, curatorialCouncilPage, expertCouncilPage]
