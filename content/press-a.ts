import type { ReleaseSeed } from './types.ts'

export const releasesA: ReleaseSeed[] = [
  {
    slug: 'yarmarka-obyavlena',
    daysBefore: 168,
    title: {
      ru: '«Портик» пройдёт в Старом Манежном дворе',
      en: 'Portico to be held at the Old Manège Court',
    },
    lead: {
      ru: 'Ярмарка академического искусства объявляет даты — {fairDates} — и открывает приём заявок на кураторский отбор. Под одной кровлей встретятся живопись, скульптура, графика, декоративное искусство, школы и книга.',
      en: 'The academic art fair announces its dates – {fairDates} – and opens applications for curatorial selection. Painting, sculpture, works on paper, applied art, schools and books will meet under one roof.',
    },
    body: {
      ru: [
        'Ярмарка займёт первый ярус выставочного комплекса «Старый Манежный двор» на Каретной набережной: два зала, ротонду между ними и галереи у вестибюля. На плане размечено около 70 стендов в шести разделах.',
        '«Слово „академическое“ принято произносить с извинением. Мы решили не извиняться, — говорит директор ярмарки Алла Вересень. — Академия — это когда можно подойти и спросить, как сделано, и тебе ответят. Такой разговор мы и хотим устроить, только на четыре дня и для всех».',
        'Стенд на «Портике» нельзя просто купить. Заявку в личном кабинете читает кураторский совет, и только после положительного ответа участник выбирает место на плане и оплачивает его. Участие стоит от {standsFrom}.',
        '«Мы смотрим на работы раньше, чем на имена, — поясняет председатель совета, куратор ярмарки Вера Рослякова. — Учебный лист и вещь признанного мастера проходят один отбор. Они и висеть будут с одинаковыми этикетками».',
        'Премиальное открытие по приглашениям назначено на вечер {vipDay}, {visitorDays} ярмарка принимает всех. Организатор — АНО «Академический свод». Следующая ярмарка — {nextFair}.',
      ],
      en: [
        'The fair will occupy the ground tier of the Old Manège Court exhibition complex on Karetnaya Embankment: two halls, the rotunda between them and the galleries beside the vestibule. The plan has room for about 70 stands in six sections.',
        '“People tend to say the word ‘academic’ with an apology. We have decided not to apologise,” says Alla Veresen, director of the fair. “An academy is a place where you can go up and ask how a thing was done, and be given an answer. That is the conversation we want to hold, only for four days and for everyone.”',
        'A stand at Portico cannot simply be bought. The application, made in a personal account, is read by the curatorial council, and only when the answer is yes does the exhibitor choose a place on the plan and pay for it. Taking part costs from {standsFrom}.',
        '“We look at the works before we look at the names,” explains Vera Roslyakova, chair of the council and curator of the fair. “A school sheet and a piece by an established master go through the same selection. They will hang with the same kind of label, too.”',
        'The premium opening, by invitation, is on the evening of {vipDay}; on {visitorDays} the fair is open to all. The organiser is the Academic Vault Foundation. The next fair will be held on {nextFair}.',
      ],
    },
    picture: 'views/view-09.jpg',
  },
  {
    slug: 'itogi-otbora',
    daysBefore: 104,
    title: {
      ru: 'Кураторский совет завершил основной отбор',
      en: 'Curatorial council completes the main selection',
    },
    lead: {
      ru: 'В ярмарке участвуют галереи и мастерские, отдельные художники, школы и издательства. Совет рассказывает, на что смотрел и почему отвечал отказом.',
      en: 'Galleries and workshops, individual artists, schools and publishers will take part in the fair. The council tells us what it looked at and why it said no.',
    },
    body: {
      ru: [
        'Совет из семи человек рассматривал заявки по разделам. Каждую читали двое, при расхождении подключался третий. Работы показывали без подписей, имя автора называли после голосования.',
        'В окончательном составе — 34 галереи и мастерские, 24 художника с собственными стендами, семь школ и пять издательств. Они приедут из столиц и из городов, где выставочного зала нет вовсе.',
        '«Чаще всего мы отказывали не из-за руки, а из-за замысла, — говорит Вера Рослякова, председатель кураторского совета. — Двадцать хороших вещей на шести метрах — это склад. Мы просили оставить пять и объяснить, почему именно эти».',
        'Хранитель гравюры Галина Полынцева смотрела раздел «Графика» и просила участников указать номер каждого оттиска. «Один художник честно написал: „Не считал“. Мы попросили его сесть и посчитать. Теперь это один из лучших стендов раздела», — рассказывает она.',
        'Решение совета не обсуждается, но объясняется: каждый, кому ответили отказом, получил письмо с причиной. Подать новую заявку можно к следующей ярмарке, она пройдёт {nextFair}.',
        'Отбор детских стендов продолжается отдельно, до {childrensSelectionUntil}.',
      ],
      en: [
        'The council of seven considered the applications section by section. Each was read by two members, with a third called in when they disagreed. Works were shown without captions, and the author was named after the vote.',
        'The final list has 34 galleries and workshops, 24 artists with stands of their own, seven schools and five publishers. They will come from the two capitals and from towns that have no exhibition hall at all.',
        '“When we refused, it was more often because of the idea than because of the hand,” says Vera Roslyakova, chair of the curatorial council. “Twenty good things on six metres of wall is a storeroom. We asked people to keep five and to explain why those five.”',
        'Galina Polyntseva, a keeper of prints, looked at the Works on Paper section and asked exhibitors to state the number of every impression. “One artist wrote quite honestly, ‘I never counted.’ We asked him to sit down and count. His is now one of the best stands in the section,” she says.',
        'The council’s decision is not open to debate, but it is always explained: everyone who was refused has received a letter with the reason. A new application may be made for the next fair, to be held on {nextFair}.',
        'Selection for the children’s stands goes on separately, until {childrensSelectionUntil}.',
      ],
    },
    picture: 'views/view-10.jpg',
  },
  {
    slug: 'premiya-priyom-zayavok',
    daysBefore: 68,
    title: {
      ru: 'Премия «Слово об искусстве» открывает приём заявок',
      en: 'Word on Art Award opens for applications',
    },
    lead: {
      ru: 'Участвовать могут искусствоведы — граждане Российской Федерации, у которых изданы индивидуальные монографии. Срок приёма заявок — {awardApplications}.',
      en: 'Applications are invited from art historians who are citizens of the Russian Federation and have published individual monographs. Dates for applications: {awardApplications}.',
    },
    body: {
      ru: [
        'Премия «Слово об искусстве» присуждается за книгу, после которой видно больше, чем до неё. Номинаций пять: «Исследование», «Дебют», «Монография о мастере», «Учебная книга» и «Приз жюри». Последний вручается вне номинаций, по общему решению.',
        'Возраст, учёная степень и место работы автора значения не имеют. Принимаются только индивидуальные монографии, то есть книги, написанные одним автором от первой главы до последней.',
        '«Заявку мы сделали короткой нарочно, — говорит председатель жюри, историк живописи Всеволод Чернолес. — Нужно сказать, что в этой книге сказано впервые. Кто не может уложиться в страницу, тот, вероятно, ещё пишет следующую».',
        'Члены жюри читают порознь и ставят оценки до общего разговора. Критериев пять: новизна материала, точность доказательства, ясность языка, надёжность научного аппарата и работа изображений вместе с текстом.',
        'Лауреатов жюри определит {awardJudging}. Имена назовут на открытии ярмарки, {awardAnnouncedOn}; короткий список будет выставлен в разделе «Книга».',
      ],
      en: [
        'The Word on Art Award is given for a book after which one can see more than before it. There are five categories: Research, Debut, Monograph on a master, Teaching book and the Jury prize. The last is given outside the categories, by common decision.',
        'The author’s age, academic degree and place of work are of no account. Only individual monographs are eligible: books written by one author from the first chapter to the last.',
        '“We made the application short on purpose,” says the chair of the jury, Vsevolod Chernoles, a historian of painting. “You have to say what this book says for the first time. Anyone who cannot do that in a page is probably still writing the next one.”',
        'The jurors read separately and give their marks before they talk. There are five criteria: the novelty of the material, the rigour of the argument, the clarity of the language, the reliability of the scholarly apparatus, and the way the pictures work with the text.',
        'Dates of the jury’s work: {awardJudging}. The winners will be named at the opening of the fair on {awardAnnouncedOn}, and the shortlist will be on view in the Book section.',
      ],
    },
    picture: 'works/work-075.jpg',
  },
  {
    slug: 'arkhitektura-zalov',
    daysBefore: 61,
    title: {
      ru: 'Стены, которые не трогают стен: архитектура ярмарки',
      en: 'Walls that leave the walls alone: the architecture of the fair',
    },
    lead: {
      ru: 'Экспозиция «Портика» построена так, чтобы исторические залы остались видны целиком. Ни один стенд не закрывает колонну, ни одна перегородка не касается кладки.',
      en: 'Portico is built so that the historic halls remain visible in full. Not one stand hides a column, and not one partition touches the masonry.',
    },
    body: {
      ru: [
        'Старый Манежный двор строили для лошадей и парадов: два длинных зала, круглая площадка между ними, полукруг за ней. Архитектор экспозиции Матвей Горислав не стал ничего прятать и взял шаг старых колонн за единицу измерения.',
        '«Пролёт между опорами здесь почти шесть метров. Этого хватает на стенд, проход и на то, чтобы отойти от картины, — объясняет он. — Архитектор, который это строил, уже всё рассчитал. Нам оставалось не мешать».',
        'Живопись и графика займут левый зал, декоративное искусство и школы — правый. Скульптура встанет в ротонде, под верхним светом, чтобы её можно было обойти кругом. Книга разместится в галереях по обе стороны вестибюля, а лекторий — в полукруге за ротондой.',
        'Стены собираются на сухих замках. Строительный партнёр «Ростверк» после закрытия разберёт их и увезёт на склад до следующей ярмарки, сверлить кладку не придётся. Свет «Гранулы» для графики приглушён.',
        '«Путь без ступеней мы начертили раньше парадного, — добавляет директор ярмарки Алла Вересень. — Он идёт со двора, слева от портика, и приводит к каждому стенду, в лекторий и в кафе».',
      ],
      en: [
        'The Old Manège Court was built for horses and parades: two long halls, a round arena between them, a semicircle beyond. Matvey Gorislav, the exhibition architect, chose to hide none of it and took the spacing of the old columns as his unit of measure.',
        '“The bay between supports is close to six metres. That is enough for a stand, for a passage, and for stepping back from a picture,” he explains. “The architect who built this had worked everything out already. All we had to do was not get in the way.”',
        'Painting and works on paper will take the left-hand hall, applied art and schools the right. Sculpture will stand in the rotunda, under the skylight, where one can walk all the way round it. Books will be in the galleries on either side of the vestibule, and the lecture hall in the semicircle behind the rotunda.',
        'The walls are put together with dry joints. After closing, Rostverk, the construction partner, will take them apart and store them until the next fair; the masonry will not be drilled. Granula’s lighting is turned down for works on paper.',
        '“We drew the step-free way before we drew the grand one,” adds Alla Veresen, director of the fair. “It leads in from the courtyard, to the left of the portico, and reaches every stand, the lecture hall and the café.”',
      ],
    },
    picture: 'views/view-01.jpg',
  },
]
