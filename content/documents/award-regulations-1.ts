import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'award-regulations',
  version: 1,
  validFromDaysBefore: 90,
  title: { ru: 'Положение о премии «Слово об искусстве»', en: 'Regulations of the Word on Art Award' },
  articles: [
    {
      title: { ru: 'Общие положения', en: 'General provisions' },
      paragraphs: {
        ru: [
          'Премия «Слово об искусстве» (далее — Премия) учреждена АНО «Академический свод» (далее — Организатор) и присуждается за книгу об искусстве в рамках ярмарки академического искусства «Портик».',
          'Цель Премии — отметить исследования, после которых в искусстве становится видно больше, чем прежде, и помочь им найти читателя. Участие в Премии бесплатное.',
        ],
        en: [
          'The Word on Art Award (the Award) was established by Academic Vault, an autonomous non-profit organisation (ANO) (the Organiser) and is given for a book about art as part of the Portico academic art fair.',
          'The purpose of the Award is to honour research after which more can be seen in art than before, and to help it find its readers. There is no charge for taking part.',
        ],
      },
    },
    {
      title: { ru: 'Кто может участвовать', en: 'Who may apply' },
      paragraphs: {
        ru: [
          'В Премии участвуют искусствоведы — граждане Российской Федерации, у которых изданы индивидуальные монографии. Принимаются книги, вышедшие в {awardYears} годах. Учёная степень, возраст и место работы значения не имеют.',
          'Индивидуальная монография — книга, написанная одним автором от первой главы до последней. Сборники статей разных авторов, коллективные труды, альбомы без исследовательского текста и рукописи к участию не принимаются.',
          'Члены жюри и сотрудники Организатора в Премии не участвуют.',
        ],
        en: [
          'The Award is open to art historians who are citizens of the Russian Federation and have published individual monographs. Books published in {awardYears} are eligible. Academic degree, age and place of work are of no account.',
          'An individual monograph is a book written by one author from the first chapter to the last. Volumes of essays by several hands, joint works, picture books without a scholarly text, and manuscripts are not eligible.',
          'Members of the jury and employees of the Organiser do not take part in the Award.',
        ],
      },
    },
    {
      title: { ru: 'Номинации', en: 'Categories' },
      paragraphs: {
        ru: [
          'Номинаций четыре. «Исследование» — за открытие нового материала или нового взгляда. «Дебют» — за первую индивидуальную монографию. «Монография о мастере» — за книгу об одном художнике или мастерской. «Учебная книга» — за курс, пособие или историю школы.',
          '«Приз жюри» присуждается вне номинаций, единогласно; отдельные заявки на него не подаются, а если согласия нет, приз не вручается. В одной номинации может быть один лауреат. Жюри вправе не присуждать Премию в номинации, если ни одна из книг её не заслуживает.',
        ],
        en: [
          'There are four categories. Research is for new material brought to light, or a new way of seeing it. Debut is for a first individual monograph. Monograph on a master is for a book about a single artist or workshop. Textbook is for a course, a manual or the history of a school.',
          'The Jury prize is given outside the categories, by unanimous decision; no separate applications are made for it, and if there is no agreement it is not given. There may be one winner in a category. The jury may leave a category without an award if none of the books deserves it.',
        ],
      },
    },
    {
      title: { ru: 'Заявка', en: 'The application' },
      paragraphs: {
        ru: [
          'Первый день приёма заявок — {awardOpensOn}, последний — {awardClosesOn}, до полуночи по московскому времени. Заявка подаётся автором через форму на странице Премии. Заявки, присланные позже, не рассматриваются.',
          'В заявке указываются сведения об авторе, выходные данные книги, номинация и короткий рассказ о том, что в этой книге сказано впервые. Одна заявка — одна книга и одна номинация.',
          'Вместе с заявкой автор присылает два экземпляра книги по адресу: Москва, Каретная наб., 7, с пометкой «Премия» — или её электронную копию на award@portik.example. Книга должна прийти не позже последнего дня приёма заявок. Присланные книги не рецензируются; экземпляры короткого списка выставляются в разделе «Книга».',
          'Автор, подавая заявку, даёт отдельное согласие на обработку персональных данных. Паспорт и иные документы, удостоверяющие личность, загружать на сайт не нужно; гражданство автор подтверждает в заявке.',
        ],
        en: [
          'The first day for applications is {awardOpensOn}, the last {awardClosesOn}, until midnight Moscow time. The application is made by the author through the form on the Award’s page. Late applications are not considered.',
          'The application states the author’s details, the publication details of the book, the category, and a short account of what this book says for the first time. One application is for one book and one category.',
          'Together with the application the author sends two copies of the book to 7 Karetnaya Embankment, Moscow, marked “Award”, or an electronic copy to award@portik.example. The book must arrive no later than the last day for applications. Books sent in are not reviewed; copies of those on the shortlist are shown in the Book section.',
          'In applying the author gives a separate consent to the processing of personal data. There is no need to upload a passport or other identity document to the site; citizenship is confirmed by the author in the application.',
        ],
      },
    },
    {
      title: { ru: 'Жюри', en: 'The jury' },
      paragraphs: {
        ru: [
          'Жюри состоит из семи человек: историков искусства, редактора и художника книги. Состав утверждает Организатор и публикует на сайте. Работой жюри руководит председатель.',
          'Член жюри, который писал предисловие к книге, редактировал или рецензировал её, был научным руководителем автора или состоит с ним в родстве, сообщает об этом председателю и в этой номинации оценок не ставит.',
          'До объявления лауреатов члены жюри не разглашают оценок и хода обсуждения и не переписываются с соискателями; вопросы передаёт секретарь Премии.',
        ],
        en: [
          'The jury has seven members: art historians, an editor and a book designer. Its composition is confirmed by the Organiser and published on the site. The chair directs its work.',
          'A juror who has written a foreword to a book, edited or reviewed it, has supervised the author’s research or is related to the author reports this to the chair and gives no marks in that category.',
          'Until the winners are announced the jurors do not disclose marks or the course of discussion and do not correspond with applicants; questions are passed on by the secretary of the Award.',
        ],
      },
    },
    {
      title: { ru: 'Как определяются лауреаты', en: 'How the winners are chosen' },
      paragraphs: {
        ru: [
          'Срок работы жюри — {awardJudging}. Книги читают порознь и оценивают до общего обсуждения. Оценки коллег открываются члену жюри только после того, как он поставил свою.',
          'Критериев пять: новизна материала, точность доказательства, ясность языка, надёжность научного аппарата и то, помогают ли изображения тексту. По каждому ставится от 1 до 10 баллов. Тираж, издательство и известность автора в расчёт не берутся.',
          'По сумме оценок составляется короткий список, его публикуют {awardShortlistOn}. Лауреатов номинаций жюри выбирает из него после обсуждения, простым большинством; при равенстве решает голос председателя. Решение оформляется протоколом и пересмотру не подлежит.',
        ],
        en: [
          'Dates of the jury’s work: {awardJudging}. The books are read separately and marked before any discussion. The marks of colleagues are disclosed to a juror only once he or she has given a mark.',
          'There are five criteria: the novelty of the material, the rigour of the argument, the clarity of the language, the reliability of the scholarly apparatus, and whether the pictures help the text. From 1 to 10 points are given for each. Print run, publisher and the author’s renown are not taken into account.',
          'A shortlist is drawn up from the sum of the marks and published on {awardShortlistOn}. From it the jury chooses the winners of the categories after discussion, by a simple majority; if votes are equal, the chair decides. The decision is recorded in minutes and is not subject to review.',
        ],
      },
    },
    {
      title: { ru: 'Объявление и вручение', en: 'Announcement and presentation' },
      paragraphs: {
        ru: [
          'Имена лауреатов объявляются {awardAnnouncedOn}, на открытии ярмарки «Портик», и публикуются на сайте. Короткий список выставляется в разделе «Книга».',
          'Лауреат номинации получает {awardPrize}, диплом и знак Премии; приз жюри — диплом и знак. Если лауреат не может приехать, награду принимает доверенное лицо или её пересылают.',
        ],
        en: [
          'The winners are announced on {awardAnnouncedOn}, at the opening of the Portico fair, and published on the site. The shortlist is shown in the Book section.',
          'The winner of a category receives {awardPrize}, a diploma and the badge of the Award; the jury prize is a diploma and the badge. If a winner is unable to come, the award is accepted by a representative or sent on.',
        ],
      },
    },
    {
      title: { ru: 'Заключительные положения', en: 'Final provisions' },
      paragraphs: {
        ru: [
          'Подавая заявку, автор соглашается с положением и разрешает назвать своё имя и книгу среди соискателей, если она войдёт в короткий список. От участия можно отказаться до начала работы жюри, написав на award@portik.example.',
          'Организатор вправе перенести сроки, объявив об этом на сайте до их наступления; принятые заявки при этом сохраняются.',
          'Положение составлено на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        ],
        en: [
          'By applying the author agrees to these regulations and permits his or her name and book to be named if the book reaches the shortlist. Authors may withdraw until the jury begins its work by writing to award@portik.example.',
          'The Organiser may move the dates by announcing this on the site before they fall due; applications already accepted remain valid.',
          'These regulations are drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        ],
      },
    },
  ],
} satisfies DocumentRecord
