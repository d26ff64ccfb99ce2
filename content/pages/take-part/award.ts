import type { PageRecord } from '../../types.ts'

export default {
  key: 'award',
  title: { ru: 'Слово об искусстве', en: 'Word on Art' },
  lead: {
    ru: 'Премия за книгу об искусстве. Для искусствоведов — граждан Российской Федерации, авторов изданных индивидуальных монографий.',
    en: 'An award for a book about art. For art historians who are citizens of the Russian Federation and authors of published individual monographs.',
  },
  description: {
    ru: '«Слово об искусстве» — премия ярмарки «Портик» за книгу об искусстве. Пять номинаций, приём заявок — {awardApplications}, имена лауреатов — {awardAnnouncedOn}.',
    en: 'Word on Art is the Portico fair’s award for a book about art. Five categories; applications: {awardApplications}; winners announced: {awardAnnouncedOn}.',
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
      title: { ru: 'Пять номинаций', en: 'Five categories' },
      text: {
        ru: 'Короткий список выставим в разделе «Книга», лауреатов назовём на открытии ярмарки.',
        en: 'The shortlist will be on view in the Book section; the winners will be named at the opening of the fair.',
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
          title: { ru: 'Учебная книга', en: 'Teaching book' },
          text: { ru: 'Курс, пособие, история школы', en: 'A course, a manual, the history of a school' },
        },
        {
          title: { ru: 'Приз жюри', en: 'Jury prize' },
          text: { ru: 'Вне номинаций, по общему решению', en: 'Outside the categories, by common decision' },
        },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Кто может участвовать', en: 'Who may apply' },
      paragraphs: {
        ru: [
          'Премия присуждается искусствоведам — гражданам Российской Федерации, у которых изданы индивидуальные монографии. Учёная степень, возраст и место работы значения не имеют.',
          'Индивидуальная монография — книга, написанная одним автором от первой главы до последней. Сборники статей разных авторов, коллективные труды, альбомы без исследовательского текста и рукописи к участию не принимаются.',
        ],
        en: [
          'The award is open to art historians who are citizens of the Russian Federation and have published individual monographs. Academic degree, age and place of work are of no account.',
          'An individual monograph is a book written by one author from the first chapter to the last. Volumes of essays by several hands, joint works, albums without a scholarly text, and manuscripts are not eligible.',
        ],
      },
    },
    {
      kind: 'text',
      title: { ru: 'Заявка', en: 'The application' },
      paragraphs: {
        ru: [
          'В заявке нужны сведения об авторе, выходные данные книги, номинация и короткий рассказ о том, что в этой книге сказано впервые. Пишите просто: жюри прочтёт и саму книгу.',
          'Первый день приёма — {awardOpensOn}, последний — {awardClosesOn}. Заявки, присланные позже, не рассматриваются, поэтому не откладывайте отправку на последний вечер.',
        ],
        en: [
          'The application asks for the author’s details, the publication details of the book, the category, and a short account of what this book says for the first time. Write simply: the jury will be reading the book as well.',
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
      kind: 'form',
      form: 'award',
      title: { ru: 'Подать заявку', en: 'Apply' },
      text: {
        ru: 'Заявку подаёт сам автор. Одна заявка — одна книга и одна номинация.',
        en: 'The author applies in person. One application is for one book and one category.',
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Спросить о премии', en: 'Ask about the award' },
      text: {
        ru: 'Секретарь премии ответит, подходит ли ваша книга, какую номинацию выбрать и куда прислать книгу.',
        en: 'The secretary of the award will tell you whether your book is eligible, which category to choose and where to send the book.',
      },
      departments: ['award'],
    },
  ],
} satisfies PageRecord
