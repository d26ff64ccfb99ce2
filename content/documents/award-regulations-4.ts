import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'award-regulations',
  version: 4,
  validFromDaysBefore: 38,
  title: { ru: 'Положение о премии «Слово об искусстве»', en: 'Regulations of the Word on Art Award' },
  articles: [
    {
      title: { ru: 'Общие положения', en: 'General provisions' },
      paragraphs: {
        ru: [
          'Премия «Слово об искусстве» (далее — Премия) учреждена АНО «Академический свод» (далее — Организатор) и присуждается за книгу об искусстве в рамках ярмарки академического искусства «Портик».',
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
          'Заявку подаёт автор. Издательство или вуз может выдвинуть книгу с согласия автора; согласие подтверждается в заявке.',
          'Члены жюри и сотрудники Организатора в Премии не участвуют.',
        ],
        en: [
          'The Award is open to art historians who are citizens of the Russian Federation and have published individual monographs. Books published in {awardYears} are eligible. Academic degree, age and place of work are of no account.',
          'An individual monograph is a book written by one author from the first chapter to the last. Volumes of essays by several hands, joint works, picture books without a scholarly text, and manuscripts are not eligible.',
          'Authors apply themselves. A publisher or a university may put a book forward with the author’s consent, which is confirmed in the application.',
          'Members of the jury and employees of the Organiser do not take part in the Award.',
        ],
      },
    },
    {
      title: { ru: 'Номинации', en: 'Categories' },
      paragraphs: {
        ru: [
          'Номинаций четыре. «Исследование» — за открытие нового материала или нового взгляда. «Дебют» — за первую индивидуальную монографию. «Монография о мастере» — за книгу об одном художнике или мастерской. «Учебная книга» — за курс, пособие или историю школы.',
          '«Приз жюри» присуждается вне номинаций, единогласно; отдельные заявки на него не подаются, а если согласия нет, приз не вручается. В одной номинации один лауреат; премию делят, только если книги нельзя различить ни по одному из правил ниже. Жюри вправе не присуждать Премию в номинации, если ни одна из книг её не заслуживает.',
        ],
        en: [
          'There are four categories. Research is for new material brought to light, or a new way of seeing it. Debut is for a first individual monograph. Monograph on a master is for a book about a single artist or workshop. Textbook is for a course, a manual or the history of a school.',
          'The Jury prize is given outside the categories, by unanimous decision; no separate applications are made for it, and if there is no agreement it is not given. There is one winner in a category; the prize is shared only if none of the rules below can tell two books apart. The jury may leave a category without an award if none of the books deserves it.',
        ],
      },
    },
    {
      title: { ru: 'Заявка', en: 'The application' },
      paragraphs: {
        ru: [
          'Первый день приёма заявок — {awardOpensOn}, последний — {awardClosesOn}, до полуночи по московскому времени. Заявка подаётся через форму на странице Премии; до последней минуты приёма её можно изменить или отозвать по ссылке из письма. Заявки, присланные позже, не рассматриваются.',
          'В заявке указываются сведения об авторе, выходные данные книги с номером ISBN, номинация и короткий рассказ о том, что в этой книге сказано впервые. Одна заявка — одна книга и одна номинация.',
          'Вместе с заявкой присылают книгу: файл PDF для чтения жюри прикладывают к заявке, два экземпляра отправляют или приносят по адресу: Москва, Каретная наб., 7, с пометкой «Премия». Достаточно одного из двух. Книга должна прийти не позже последнего дня приёма заявок; файл видят только жюри и секретарь. Присланные книги не рецензируются; экземпляры короткого списка выставляются в разделе «Книга».',
          'Автор, подавая заявку, даёт отдельное согласие на обработку персональных данных. Паспорт и иные документы, удостоверяющие личность, загружать на сайт не нужно; гражданство автор подтверждает в заявке.',
        ],
        en: [
          'The first day for applications is {awardOpensOn}, the last {awardClosesOn}, until midnight Moscow time. The application is made through the form on the Award’s page; until the last minute it can be changed or withdrawn by the link in the e-mail. Late applications are not considered.',
          'The application states the author’s details, the publication details of the book with its ISBN, the category, and a short account of what this book says for the first time. One application is for one book and one category.',
          'The book is sent together with the application: a PDF for the jury to read is attached to it, two printed copies are posted or brought to 7 Karetnaya Embankment, Moscow, marked “Award”. Either is enough. The book must arrive no later than the last day for applications; the file is seen by the jury and the secretary alone. Books sent in are not reviewed; copies of those on the shortlist are shown in the Book section.',
          'In applying the author gives a separate consent to the processing of personal data. There is no need to upload a passport or other identity document to the site; citizenship is confirmed by the author in the application.',
        ],
      },
    },
    {
      title: { ru: 'Жюри', en: 'The jury' },
      paragraphs: {
        ru: [
          'Жюри состоит из семи человек: историков искусства, редактора и художника книги. Состав утверждает Организатор и публикует на сайте. Работой жюри руководит председатель.',
          'Член жюри, который редактировал книгу, рецензировал её или писал к ней предисловие, был соавтором, учителем или учеником автора, работает с ним в одном учреждении или состоит с ним в родстве, берёт самоотвод и эту книгу с той минуты не оценивает. Самоотвод и его причина записываются секретарём.',
          'До объявления лауреатов члены жюри не разглашают оценок и хода обсуждения и не переписываются с соискателями; вопросы передаёт секретарь Премии.',
        ],
        en: [
          'The jury has seven members: art historians, an editor and a book designer. Its composition is confirmed by the Organiser and published on the site. The chair directs its work.',
          'A juror who has edited a book, reviewed it or written its foreword, has been the author’s co-author, teacher or pupil, works at the same institution or is related to the author stands back and from that moment does not judge that book. The secretary records this with its reason.',
          'Until the winners are announced the jurors do not disclose marks or the course of discussion and do not correspond with applicants; questions are passed on by the secretary of the Award.',
        ],
      },
    },
    {
      title: { ru: 'Первый тур', en: 'The first round' },
      paragraphs: {
        ru: [
          'Срок работы жюри — {awardJudging}; первый тур длится до {awardFirstRoundTo} включительно. Книги читают порознь и оценивают до общего обсуждения: имя автора печатной книги скрыть нельзя, но оценки коллег член жюри видит только после того, как отправил свою.',
          'Критериев пять: новизна материала, точность доказательства, ясность языка, надёжность научного аппарата и то, помогают ли изображения тексту. По каждому ставится от 1 до 10 баллов с шагом в половину балла и пишется обоснование. Тираж, издательство и известность автора в расчёт не берутся.',
          'Вес критериев в том же порядке, из ста: «Исследование» — 30, 25, 15, 20, 10; «Дебют» — 30, 20, 20, 20, 10; «Монография о мастере» — 20, 25, 15, 20, 20; «Учебная книга» — 10, 20, 35, 20, 15. Член жюри вправе воздержаться; книгу сравнивают с другими, если её оценили не меньше двух человек.',
          'Одни судьи строже, другие мягче, а читают они разные книги. Поэтому кроме среднего считают выверенную оценку: каждую оценку раскладывают на достоинство книги и привычку судьи способом наименьших квадратов, привычки в сумме дают ноль. Рядом публикуются обе.',
          'Короткий список номинации — пять книг с лучшей выверенной оценкой, его публикуют {awardShortlistOn}. Оценки сравнивают до сотых балла; если с пятой книгой сравнялись другие, в список входят и они.',
          'Когда первый тур окончен, из его оценок ни одна не выбывает. Если повод для самоотвода обнаружился позже, оценка, уже поставленная книге, остаётся в счёте, а во втором туре этот член жюри книгу не оценивает; в протокол заносят и то и другое. Если автор до запечатывания протокола попросил удалить свои данные, его книга выходит из конкурса. Короткий список, если он уже составлен, остаётся прежним: книгу из него вычёркивают, другую на её место не берут, а поставленные ей оценки остаются в протоколе под номером заявки, без имени и названия.',
        ],
        en: [
          'Dates of the jury’s work: {awardJudging}; the first round lasts until the end of {awardFirstRoundTo}. The books are read separately and marked before any discussion: the author of a printed book cannot be hidden, but a juror sees the marks of colleagues only after sending his or her own.',
          'There are five criteria: the novelty of the material, the rigour of the argument, the clarity of the language, the reliability of the scholarly apparatus, and whether the pictures help the text. From 1 to 10 points are given for each, in half points, with a reasoned note. Print run, publisher and the author’s renown are not taken into account.',
          'The weights of the criteria in that order, out of a hundred: Research: 30, 25, 15, 20, 10; Debut: 30, 20, 20, 20, 10; Monograph on a master: 20, 25, 15, 20, 20; Textbook: 10, 20, 35, 20, 15. A juror may abstain; a book is compared with others if at least two jurors have marked it.',
          'Some jurors are stricter than others, and they read different books. So beside the plain mean an adjusted mark is calculated: by least squares every mark is divided into the worth of the book and the habit of the juror, the habits adding up to zero. Both are published side by side.',
          'The shortlist of a category is the five books with the best adjusted marks; it is published on {awardShortlistOn}. Marks are compared to the hundredth of a point; books level with the fifth are on the list as well.',
          'Once the first round is over, none of its marks is taken out. If a reason to stand back comes to light later, the mark already given to the book still counts, and the juror does not judge the book in the second round; the protocol records both. If an author asks for his or her data to be erased before the protocol is sealed, the book leaves the competition. A shortlist already drawn up stands: the book is struck off it, no other takes its place, and its marks remain in the protocol under the number of the application, without name or title.',
        ],
      },
    },
    {
      title: { ru: 'Второй тур', en: 'The second round' },
      paragraphs: {
        ru: [
          'Во втором туре каждой книге короткого списка дают слово: «Превосходно», «Очень хорошо», «Хорошо», «Достойно», «Слабо» или «Отклонить». Одно слово можно дать нескольким книгам. Кто воздержался в номинации, бюллетеня в ней не подаёт.',
          'Оценки книги выстраивают от лучшей к худшей и берут среднюю по месту, медиану; при чётном числе — худшую из двух средних. Побеждает книга с лучшей медианой, если медиана не ниже «Хорошо»; иначе премия в номинации не присуждается. Победить может книга, которую оценили не меньше четырёх членов жюри.',
          'При равных медианах у каждой из книг вычёркивают по одной медианной оценке и сравнивают оставшиеся, пока книги не разойдутся. Если из-за самоотвода у книг разное число оценок, каждую повторяют столько раз, чтобы их стало поровну.',
          'Если совпали все оценки, решает слово председателя, переданное заранее вместе с бюллетенем. Если он не назвал всех равных книг, решает выверенная оценка первого тура; если равна и она, премию делят.',
          'Кворум номинации — пять бюллетеней. Если их меньше, секретарь и председатель вместе продлевают голосование; без кворума премия в номинации не присуждается. Приз жюри получает книга, которую назвали все голосовавшие, кроме взявших по ней самоотвод, и не меньше пяти человек.',
        ],
        en: [
          'In the second round each book of the shortlist is given a word: Excellent, Very good, Good, Fair, Poor or Reject. Several books may be given the same word. A juror who abstains in a category casts no ballot in it.',
          'The grades of a book are put in order from the best to the worst, and the one in the middle, the median, is taken; of two middle grades, the worse. The book with the best median wins, if that is no worse than Good; otherwise the category is left without an award. A book can win if at least four jurors have graded it.',
          'If medians are level, one median grade is struck from each of the books and the rest are compared, until they differ. If the books have different numbers of grades because a juror stood back, each grade is repeated so that the numbers are the same.',
          'If all grades are the same, the chair’s word decides, handed in beforehand with his or her ballot. If it does not name all the level books, the adjusted mark of the first round decides; if that is level too, the prize is shared.',
          'The quorum of a category is five ballots. If there are fewer, the secretary and the chair together extend the voting; without a quorum the category is left without an award. The jury prize goes to the book named by all who vote, apart from those who stand back from it, and by at least five.',
        ],
      },
    },
    {
      title: { ru: 'Протокол', en: 'The protocol' },
      paragraphs: {
        ru: [
          'Когда жюри закончило работу, его протокол запечатывают: заявки, оценки, правило подсчёта, итог и случайная строка складываются в один файл, а отпечаток файла (SHA 256) публикуется на странице Премии вместе с моментом, который подтверждает служба меток времени (RFC 3161).',
          'После объявления протокол публикуется целиком. Члены жюри в нём обозначены буквами, имена рядом с оценками не приводятся; обоснования публикуются без подписи. По файлу каждый может пересчитать отпечаток и итог.',
          'Решение оформляется протоколом и пересмотру не подлежит.',
        ],
        en: [
          'When the jury has finished, its protocol is sealed: applications, marks, the rule of counting, the result and a random string are put in one file, and the fingerprint of the file (SHA 256) is published on the Award’s page with the moment, which a time-stamping service confirms (RFC 3161).',
          'After the announcement the protocol is published in full. Jurors are denoted by letters in it and their names do not stand beside marks; notes are published unsigned. From the file anybody can recompute the fingerprint and the result.',
          'The decision is recorded in the protocol and is not subject to review.',
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
          'Подавая заявку, автор соглашается с положением и разрешает назвать своё имя и книгу среди соискателей, если она войдёт в короткий список. От участия можно отказаться до начала работы жюри по ссылке из письма.',
          'Организатор вправе перенести сроки, объявив об этом на сайте до их наступления; принятые заявки при этом сохраняются.',
          'Положение составлено на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        ],
        en: [
          'By applying the author agrees to these regulations and permits his or her name and book to be named if the book reaches the shortlist. Authors may withdraw until the jury begins its work by the link in the e-mail.',
          'The Organiser may move the dates by announcing this on the site before they fall due; applications already accepted remain valid.',
          'These regulations are drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        ],
      },
    },
  ],
} satisfies DocumentRecord
