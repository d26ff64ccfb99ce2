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
          text: { ru: 'Приём заявок', en: 'Applications' },
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
        ru: 'Лауреат каждой номинации получает {awardPrize}, диплом и знак премии, приз жюри — диплом и знак. [[before awardShortlist: Короткий список опубликуем {awardShortlistOn}, стену для него отведёт раздел «Книга». || Короткий список опубликован {awardShortlistOn}, стену для него отвёл раздел «Книга».]] [[before awardCeremony: Лауреатов назовём на открытии ярмарки. || Лауреаты названы на открытии ярмарки.]]',
        en: 'The winner of each category receives {awardPrize}, a diploma and the badge of the award; the jury prize is a diploma and the badge. [[before awardShortlist: The shortlist will be published on {awardShortlistOn} and given a wall in the Book section. || The shortlist was published on {awardShortlistOn} and given a wall in the Book section.]] [[before awardCeremony: The winners will be named at the opening of the fair. || The winners were named at the opening of the fair.]]',
      },
      items: [
        {
          title: { ru: 'Исследование', en: 'Research' },
          text: {
            ru: 'Открытие нового материала или нового взгляда',
            en: 'New material brought to light, or a new way of seeing it',
          },
        },
        {
          title: { ru: 'Дебют', en: 'Debut' },
          text: { ru: 'Первая индивидуальная монография', en: 'A first individual monograph' },
        },
        {
          title: { ru: 'Монография о мастере', en: 'Monograph on a master' },
          text: {
            ru: 'Книга об одном художнике или мастерской',
            en: 'A book about a single artist or workshop',
          },
        },
        {
          title: { ru: 'Учебная книга', en: 'Textbook' },
          text: { ru: 'Курс, пособие, история школы', en: 'A course, a manual, the history of a school' },
        },
        {
          title: { ru: 'Приз жюри', en: 'Jury prize' },
          text: { ru: 'Вне номинаций, единогласно', en: 'Outside the categories, by unanimous decision' },
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
          '[[before awardClosing: Книгу пришлите вместе с заявкой: два экземпляра по адресу Москва, Каретная наб., 7, с пометкой «Премия», или файл PDF по ссылке, которую мы пришлём в ответ на заявку. || Книгу присылают вместе с заявкой: два экземпляра или файл.]] Файл читают наравне с бумажной книгой.',
          'Первый день приёма — {awardOpensOn}, последний — {awardClosesOn}. [[before awardClosing: Заявки, присланные позже, не рассматриваются, поэтому не откладывайте отправку на последний вечер. || Заявки, присланные позже, не рассматриваются.]]',
        ],
        en: [
          'The application asks for the author’s details, the publication details of the book, the category, and a short account of what this book says for the first time. Write simply: the jury will be reading the book as well.',
          '[[before awardClosing: Send the book together with the application: two copies to 7 Karetnaya Embankment, Moscow, marked “Award”, or a PDF with the link we e-mail you in reply to the application. || The book comes with the application: two copies, or a file.]] A file is read on equal terms with a printed book.',
          'First day of applications: {awardOpensOn}; last day: {awardClosesOn}. [[before awardClosing: Late applications are not considered, so it is best not to leave yours to the final evening. || Late applications are not considered.]]',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Как судит жюри', en: 'How the jury decides' },
      paragraphs: {
        ru: [
          'Члены жюри читают книги порознь и ставят оценки до общего обсуждения. Смотрят на пять вещей: новизну материала, точность доказательства, ясность языка, надёжность научного аппарата и то, помогают ли изображения тексту.',
          'Тираж, издательство и известность автора в расчёт не берутся. Важно одно: стало ли после этой книги видно больше, чем до неё.',
        ],
        en: [
          'The jurors read the books separately and give their marks before any discussion. They look at five things: the novelty of the material, the rigour of the argument, the clarity of the language, the reliability of the scholarly apparatus, and whether the pictures help the text.',
          'Print run, publisher and the author’s renown are not taken into account. What matters is whether, after this book, we can see more than we could before it.',
        ],
      },
    },
    {
      kind: 'form',
      form: 'award',
      title: { ru: 'Подать заявку', en: 'Apply' },
      text: {
        ru: 'Заявку подаёт автор, а издательство или вуз — с его согласия. Одна заявка — одна книга и одна номинация.',
        en: 'Authors apply themselves; a publisher or a university needs the author’s consent. One application is for one book and one category.',
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Спросить о премии', en: 'Ask about the award' },
      text: {
        ru: '[[before awardClosing: Секретарь премии Кирилл Остоженец ответит, подходит ли ваша книга и какую номинацию выбрать. || На вопросы о премии отвечает её секретарь Кирилл Остоженец.]]',
        en: '[[before awardClosing: The secretary of the award, Kirill Ostozhenets, will tell you whether your book is eligible and which category to choose. || Questions about the award are answered by its secretary, Kirill Ostozhenets.]]',
      },
      departments: ['award'],
    },
  ],
} satisfies PageRecord
