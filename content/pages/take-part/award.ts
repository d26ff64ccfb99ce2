import type { PageRecord } from '../../types.ts'

export default {
  key: 'award',
  title: { ru: 'Слово об искусстве', en: 'Word on Art' },
  lead: {
    ru: 'Премия за книгу об искусстве. Для искусствоведов — граждан Российской Федерации, авторов изданных индивидуальных монографий.',
    en: 'An award for a book about art. For art historians who are citizens of the Russian Federation and authors of published individual monographs.',
  },
  description: {
    ru: '«Слово об искусстве» — премия ярмарки «Портик» за книгу об искусстве. Четыре номинации, приём заявок — {awardApplications}, имена лауреатов — {awardAnnouncedOn}.',
    en: 'Word on Art is the Portico fair’s award for a book about art. Four categories; applications: {awardApplications}; winners announced: {awardAnnouncedOn}.',
  },
  blocks: [
    {
      kind: 'steps',
      title: { ru: 'Календарь премии', en: 'The award calendar' },
      items: [
        {
          title: { ru: '{awardApplications}', en: '{awardApplications}' },
          text: { ru: 'Приём заявок', en: 'Applications are open' },
        },
        {
          title: { ru: '{awardJudging}', en: '{awardJudging}' },
          text: { ru: 'Жюри определяет лауреатов', en: 'The jury chooses the winners' },
        },
        {
          title: { ru: '{awardAnnouncedOn}', en: '{awardAnnouncedOn}' },
          text: { ru: 'Объявление на открытии ярмарки', en: 'Announcement at the opening of the fair' },
        },
      ],
    },
    {
      kind: 'nominations',
      title: { ru: 'Четыре номинации и приз жюри', en: 'Four categories and a jury prize' },
      text: {
        ru: 'Лауреат каждой номинации получает {awardPrize}, диплом и знак премии, приз жюри — диплом и знак. [[before awardShortlist: Короткий список опубликуем {awardShortlistOn} и выставим в разделе «Книга», лауреатов назовём на открытии ярмарки. || Короткий список опубликован {awardShortlistOn} и выставлен в разделе «Книга»; лауреатов называют на открытии ярмарки.]]',
        en: 'The winner of each category receives {awardPrize}, a diploma and the badge of the award; the jury prize is a diploma and the badge. [[before awardShortlist: The shortlist is published on {awardShortlistOn} and will be on view in the Book section; the winners will be named at the opening of the fair. || The shortlist was published on {awardShortlistOn} and is on view in the Book section; the winners are named at the opening of the fair.]]',
      },
      items: [
        {
          title: { ru: 'Исследование', en: 'Research' },
          text: {
            ru: 'Открытие нового материала или нового взгляда',
            en: 'New material brought to light, or a new way of seeing it',
          },
          winner: {
            ru: 'Ольга Симонова. «Тень от гипса: рисовальные классы и их модели». Москва, «Архив рисунка».',
            en: 'Olga Simonova, “The Cast’s Shadow: Drawing Classes and Their Models”. Moscow, Arkhiv Risunka.',
          },
        },
        {
          title: { ru: 'Дебют', en: 'Debut' },
          text: { ru: 'Первая индивидуальная монография', en: 'A first individual monograph' },
          winner: {
            ru: 'Тимур Ахметов. «Карнизы Казани». Казань, «Каменный мост».',
            en: 'Timur Akhmetov, “The Cornices of Kazan”. Kazan, Kamenny Most.',
          },
        },
        {
          title: { ru: 'Монография о мастере', en: 'Monograph on a master' },
          text: {
            ru: 'Книга об одном художнике или мастерской',
            en: 'A book about a single artist or workshop',
          },
          winner: {
            ru: 'Вера Ильина. «Чеканщик Савва Бурмин». Нижний Новгород, «Верхний берег».',
            en: 'Vera Ilyina, “The Chaser Savva Burmin”. Nizhny Novgorod, Verkhny Bereg.',
          },
        },
        {
          title: { ru: 'Учебная книга', en: 'Textbook' },
          text: { ru: 'Курс, пособие, история школы', en: 'A course, a manual, the history of a school' },
          winner: {
            ru: 'Павел Седов. «Как смотреть на фриз». Санкт-Петербург, «Учебная полка».',
            en: 'Pavel Sedov, “How to Look at a Frieze”. St Petersburg, Study Shelf.',
          },
        },
        {
          title: { ru: 'Приз жюри', en: 'Jury prize' },
          text: { ru: 'Вне номинаций, единогласно', en: 'Outside the categories, by unanimous decision' },
          winner: {
            ru: 'Людмила Хохлова. «Письма из реставрационной мастерской». Вологда, «Левое поле».',
            en: 'Lyudmila Khokhlova, “Letters from a Conservation Studio”. Vologda, Left Margin.',
          },
        },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Кто может участвовать', en: 'Who may apply' },
      paragraphs: {
        ru: [
          'Премия присуждается искусствоведам — гражданам Российской Федерации, у которых изданы индивидуальные монографии. Принимаются книги, вышедшие в {awardYears} годах. Учёная степень, возраст и место работы значения не имеют.',
          'Индивидуальная монография — книга, написанная одним автором от первой главы до последней. Сборники статей разных авторов, коллективные труды, альбомы без исследовательского текста и рукописи к участию не принимаются.',
        ],
        en: [
          'The award is open to art historians who are citizens of the Russian Federation and have published individual monographs. Books published in {awardYears} are eligible. Academic degree, age and place of work are of no account.',
          'An individual monograph is a book written by one author from the first chapter to the last. Volumes of essays by several hands, joint works, picture books without a scholarly text, and manuscripts are not eligible.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Заявка', en: 'The application' },
      paragraphs: {
        ru: [
          'В заявке нужны сведения об авторе, выходные данные книги, номинация и короткий рассказ о том, что в этой книге сказано впервые. Пишите просто: жюри прочтёт и саму книгу.',
          'Книгу пришлите вместе с заявкой: два экземпляра по адресу Москва, Каретная наб., 7, с пометкой «Премия», или файл на award@portik.example. Файл читают наравне с бумажной книгой.',
          'Первый день приёма — {awardOpensOn}, последний — {awardClosesOn}. Заявки, присланные позже, не рассматриваются, поэтому не откладывайте отправку на последний вечер.',
        ],
        en: [
          'The application asks for the author’s details, the publication details of the book, the category, and a short account of what this book says for the first time. Write simply: the jury will be reading the book as well.',
          'Send the book together with the application: two copies to 7 Karetnaya Embankment, Moscow, marked “Award”, or a file to award@portik.example. A file is read on equal terms with a printed book.',
          'The first day for applications is {awardOpensOn}, the last {awardClosesOn}. Late applications are not considered, so it is best not to leave yours to the final evening.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Как судит жюри', en: 'How the jury decides' },
      paragraphs: {
        ru: [
          'Члены жюри читают книги порознь и ставят оценки до общего обсуждения. Смотрят на пять вещей: новизну материала, точность доказательства, ясность языка, надёжность научного аппарата и то, помогают ли изображения тексту.',
          'Тираж, издательство и известность автора в расчёт не берутся. Важно одно: стало ли после этой книги видно больше, чем до неё.',
        ],
        en: [
          'The jurors read the books separately and give their marks before any discussion. They look at five things: the novelty of the material, the rigour of the argument, the clarity of the language, the reliability of the scholarly apparatus, and whether the pictures help the text.',
          'Print run, publisher and the author’s renown are not taken into account. What matters is whether, after this book, we can see more than we could before it.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'label',
      title: { ru: 'Лауреаты прошлого года', en: 'Last year’s winners' },
      items: [
        {
          title: { ru: 'Исследование', en: 'Research' },
          text: {
            ru: 'Нина Колосова. «Белила и сажа: материалы русской рисовальной школы». Москва, «Архив рисунка».',
            en: 'Nina Kolosova, “White and Soot: Materials of the Russian Drawing School”. Moscow, Arkhiv Risunka.',
          },
        },
        {
          title: { ru: 'Дебют', en: 'Debut' },
          text: {
            ru: 'Артём Гусев. «Обои усадьбы». Ярославль, «Верхний берег».',
            en: 'Artyom Gusev, “The Wallpapers of a Country House”. Yaroslavl, Verkhny Bereg.',
          },
        },
        {
          title: { ru: 'Монография о мастере', en: 'Monograph on a master' },
          text: {
            ru: 'Елена Макарова. «Резчик Пётр Лапин и его ученики». Санкт-Петербург, «Левое поле».',
            en: 'Yelena Makarova, “The Carver Pyotr Lapin and His Pupils”. St Petersburg, Left Margin.',
          },
        },
        {
          title: { ru: 'Учебная книга', en: 'Textbook' },
          text: {
            ru: 'Игорь Фомин. «Перспектива без линейки». Иркутск, «Учебная полка».',
            en: 'Igor Fomin, “Perspective without a Ruler”. Irkutsk, Study Shelf.',
          },
        },
        {
          title: { ru: 'Приз жюри', en: 'Jury prize' },
          text: { ru: 'Не вручался.', en: 'Not given.' },
        },
      ],
    },
    {
      kind: 'form',
      form: 'award',
      title: { ru: 'Подать заявку', en: 'Apply' },
      text: {
        ru: 'Заявку подаёт сам автор. Одна заявка — одна книга и одна номинация.',
        en: 'Authors must apply themselves. One application is for one book and one category.',
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Спросить о премии', en: 'Ask about the award' },
      text: {
        ru: 'Секретарь премии Кирилл Остоженец ответит, подходит ли ваша книга и какую номинацию выбрать.',
        en: 'The secretary of the award, Kirill Ostozhenets, will tell you whether your book is eligible and which category to choose.',
      },
      departments: ['award'],
    },
  ],
} satisfies PageRecord
