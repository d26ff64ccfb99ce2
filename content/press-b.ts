import type { ReleaseSeed } from './types.ts'

export const releasesB: ReleaseSeed[] = [
  {
    slug: 'razdel-kniga',
    daysBefore: 54,
    title: {
      ru: 'Раздел «Книга»: читать стоя, сидя и вслух',
      en: 'The Book section: read standing, sitting and aloud',
    },
    lead: {
      ru: 'Пять издательств, книжные знаки, ботанические листы и короткий список премии займут галереи у вестибюля. Трогать книги здесь разрешено.',
      en: 'Five publishers, bookplates, botanical sheets and the award’s shortlist will fill the galleries beside the vestibule. Touching the books is allowed.',
    },
    body: {
      ru: [
        'С книги ярмарка начинается и ею заканчивается: галереи раздела лежат по обе стороны вестибюля, и пройти мимо них не удастся. Рядом со свежими изданиями покажут то, из чего они сделаны, — корректуры, доски, пробные оттиски.',
        '«Книга об искусстве — единственная вещь на ярмарке, которую можно взять в руки, не спросив разрешения, — говорит куратор раздела Павел Дубровец. — Поэтому витрин у нас почти нет, зато есть стулья и хорошая лампа».',
        'Издатель Марк Мурогин, который выпускает четыре книги в год, расскажет, почему больше не нужно. Историк книги Алексей Дольник привезёт из Томска одно издание и будет говорить только о нём.',
        'Ксилограф Тимофей Бересток режет экслибрисы для врачей, машинистов и сельских библиотек. В разделе можно увидеть доску и оттиск рядом и понять, где в гравюре право, а где лево.',
        'Отдельная полка отведена короткому списку премии «Слово об искусстве». Имена лауреатов назовут {awardAnnouncedOn}, а {visitorDays} книги останутся на полке: их можно листать, сравнивать и не соглашаться с жюри.',
      ],
      en: [
        'The fair begins with the book and ends with it: the section’s galleries lie on either side of the vestibule, and there is no getting past them. Beside the new editions visitors will see what they are made from: proofs, blocks, trial impressions.',
        '“A book on art is the only thing at the fair you may pick up without asking,” says Pavel Dubrovets, curator of the section. “That is why we have hardly any cases. What we do have is chairs and a good lamp.”',
        'Mark Murogin, a publisher who brings out four books a year, will explain why one need not do more. Alexey Dolnik, a historian of the book, is bringing a single volume from Tomsk and will talk of nothing else.',
        'The wood engraver Timofey Berestok cuts bookplates for doctors, engine drivers and village libraries. In the section the block can be seen next to the impression, and one can work out which side of an engraving is left and which is right.',
        'A shelf of its own is set aside for the shortlist of the Word on Art Award. The winners will be named on {awardAnnouncedOn}, and on {visitorDays} the books will stay on the shelf, to be leafed through, compared and used in disagreeing with the jury.',
      ],
    },
    picture: 'works/work-066.jpg',
  },
  {
    slug: 'programma-yarmarki',
    daysBefore: 47,
    title: {
      ru: 'Программа: 62 события, и в каждом есть на что смотреть',
      en: 'The programme: 62 events, each with something to look at',
    },
    lead: {
      ru: 'Лекции, дискуссии, показы и 18 мастер-классов пройдут в лектории, на малой сцене и в мастерских. Большинство событий входит в билет.',
      en: 'Talks, discussions, demonstrations and 18 master classes will be held in the lecture hall, on the small stage and in the workshops. Most events are included in the ticket.',
    },
    body: {
      ru: [
        'Программа построена вокруг простого вопроса: чему рисунок учит тех, кто не станет художником. На него отвечают 24 спикера — историки, художники, кураторы, реставраторы и педагоги.',
        '«Мы просили каждого прийти с вещью, а не с тезисами, — говорит руководитель программы Полина Мшанская. — Лекция начинается с того, что на стол ставят гипс, кладут доску или лист. Дальше разговор идёт сам».',
        'Историк архитектуры Лев Овсяник объяснит, почему портик — самая общительная часть здания. Реставратор Тамара Шатровина очертит мелом на полу свою жизнь в профессии: чуть больше квадратного метра. Концерт готовит виолончелистка Нина Корабейная.',
        'На мастер-классы нужна регистрация: мест столько, сколько мольбертов. Лекции и дискуссии открыты по входному билету, места занимают в порядке прихода.',
        'В дни для посетителей, {visitorDays}, запланировано 36 выходов экскурсий — групповых, индивидуальных и авторских. Авторскую ведёт художник, куратор или реставратор, и она состоится, если соберётся хотя бы трое.',
      ],
      en: [
        'The programme is built round a simple question: what does drawing teach those who will never be artists? It is answered by 24 speakers – historians, artists, curators, restorers and teachers.',
        '“We asked everyone to come with an object rather than an abstract,” says Polina Mshanskaya, head of the programme. “A lecture begins when a plaster, a block or a sheet is put on the table. After that the conversation takes care of itself.”',
        'The architectural historian Lev Ovsyanik will explain why the portico is the most sociable part of a building. The restorer Tamara Shatrovina will mark out in chalk on the floor her life in the profession: a little over one square metre. The cellist Nina Korabeynaya is preparing a concert.',
        'Master classes need registration: there are as many places as there are easels. Talks and discussions are open to anyone with an entrance ticket, first come, first seated.',
        'On the visitor days, {visitorDays}, there will be 36 departures of guided tours: group, individual and author’s. An author’s tour is led by an artist, a curator or a restorer, and takes place if at least three people join it.',
      ],
    },
    picture: 'views/view-06.jpg',
  },
  {
    slug: 'detskaya-territoriya',
    daysBefore: 41,
    title: {
      ru: 'Детская территория: «Большая мастерская» для трёх возрастов',
      en: 'The children’s area: a “Big Workshop” for three ages',
    },
    lead: {
      ru: 'Рисование с гипса, бумажная пластика и печать — для детей 4–6, 7–10 и 11–14 лет. Отбор детских стендов продолжается до {childrensSelectionUntil}.',
      en: 'Drawing from casts, paper sculpture and printmaking for children of 4–6, 7–10 and 11–14. Selection for the children’s stands continues until {childrensSelectionUntil}.',
    },
    body: {
      ru: [
        'Тема этого года — «Большая мастерская». У детской территории собственный пролёт перед левым залом, свои столы трёх высот и настоящие инструменты: офортный станок, стеки, резцы с закруглённым концом.',
        '«Раскрасок у нас нет, — говорит педагог Мария Ольшаница, которая придумала занятия. — Ребёнок гораздо серьёзнее, чем принято думать. Дайте ему гипс, бумагу и час времени — и не исправляйте».',
        'Занятия входят в билет. Детский билет нужен с 7 до 14 лет, до 7 лет вход бесплатный; и в том и в другом случае на входе попросят документ, подтверждающий возраст. Взрослый остаётся рядом: оставить ребёнка и уйти смотреть графику не получится.',
        'Детские студии и художественные школы ещё могут показать свои работы: заявки на детские стенды кураторский совет рассматривает до {childrensSelectionUntil}. Форма — на странице детской территории.',
        '«Мы попросили студии прислать не самые красивые работы, а самые упрямые, — рассказывает руководитель детской территории Дина Заречнева. — Те, над которыми спорили».',
      ],
      en: [
        'This year’s theme is the “Big Workshop”. The children’s area has a bay of its own in front of the left-hand hall, tables of three heights, and real tools: an etching press, modelling tools, round-ended gravers.',
        '“We have no colouring books,” says Maria Olshanitsa, the teacher who devised the classes. “A child is far more serious than people suppose. Give them a plaster, some paper and an hour – and do not correct.”',
        'Classes are included in the ticket. A child’s ticket is needed from 7 to 14; under 7 admission is free; in both cases a document showing the child’s age will be asked for at the door. An adult stays close by: leaving the child and going off to look at prints is not an option.',
        'Children’s studios and art schools can still show their work: the curatorial council is considering applications for the children’s stands until {childrensSelectionUntil}. The form is on the children’s area page.',
        '“We asked the studios to send not their prettiest work but their most stubborn,” says Dina Zarechneva, head of the children’s area. “The pieces that were argued over.”',
      ],
    },
    picture: 'views/view-07.jpg',
  },
  {
    slug: 'dlya-redaktsiy',
    daysBefore: 36,
    title: {
      ru: 'Редакциям: аккредитация, съёмка, материалы',
      en: 'For editors: accreditation, filming, materials',
    },
    lead: {
      ru: 'Аккредитация на «Портик» открыта. Рассказываем, как получить карточку прессы, где снимать и кого просить о комментарии.',
      en: 'Accreditation for Portico is open. Here is how to get a press card, where to film and whom to ask for comment.',
    },
    body: {
      ru: [
        'Заявка подаётся на странице «Аккредитация СМИ». Нужны имя, редакция, контакты и короткое описание задуманного материала. Заявки принимаются не позже чем за четыре дня до открытия. Подтверждение приходит на почту, карточку выдают на стойке прессы по документу.',
        'Открытие — {vipDay}, {vipHours}; тогда же объявят лауреатов премии «Слово об искусстве». Вход на открытие подтверждается отдельно. {visitorDays} залы открыты для всех, {visitorHours}. Съёмочным группам удобнее приходить к открытию, пока в залах свободно.',
        'Снимать можно без вспышки и в тех местах, где штатив не перегораживает проход. Съёмка отдельной работы крупным планом требует согласия автора или участника; попросить о нём поможем на месте. Детей на детской территории снимаем только с согласия родителей.',
        '«Проще всего позвонить, — говорит пресс-секретарь ярмарки Василиса Купавина. — Скажите, о чём материал, и мы подскажем, у чьего стенда лучше стоять в это время».',
        'Изображения с подписями лежат в разделе «Материалы для прессы» и публикуются бесплатно в материалах о ярмарке с указанием автора. Работы просим не кадрировать и не накладывать на них текст. Почта пресс-службы — press@portik.example, телефон +7 495 000-00-70.',
      ],
      en: [
        'Applications are made on the Media accreditation page. We need your name, publication, contact details and a short account of the piece you have in mind. Applications are taken until four days before the opening. Confirmation comes by e-mail, and the card is collected at the press desk with an identity document.',
        'The opening is on {vipDay}, {vipHours}, when the winners of the Word on Art Award will also be announced; for this evening a separate confirmation is needed. On {visitorDays} the halls are open to all, {visitorHours}. Camera crews will find it easiest to come at opening time, while there is room to move.',
        'You may film without flash, and wherever a tripod does not block the way. A close shot of a single work needs the consent of the artist or the exhibitor; we shall help you to ask for it on the spot. Children in the children’s area are filmed only with their parents’ consent.',
        '“The simplest thing is to ring,” says Vasilisa Kupavina, the fair’s press officer. “Tell us what the piece is about, and we shall suggest whose stand is the best place to be at that hour.”',
        'Captioned images are in the press materials and may be published free of charge in coverage of the fair, with the author credited. Please do not crop the works or lay text over them. The press office can be reached at press@portik.example and on +7 495 000-00-70.',
      ],
    },
    picture: 'views/view-02.jpg',
  },
]
