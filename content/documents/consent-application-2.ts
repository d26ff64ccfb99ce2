import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'consent-application',
  version: 2,
  validFromDaysBefore: 40,
  title: {
    ru: 'Согласие на обработку персональных данных: заявка или вопрос',
    en: 'Consent to the processing of personal data: application or enquiry',
  },
  articles: [
    {
      title: { ru: 'Кто и кому даёт согласие', en: 'Who gives consent, and to whom' },
      paragraphs: {
        ru: [
          'Я, отправляя заявку или вопрос через форму сайта ярмарки «Портик», свободно, своей волей и в своём интересе даю согласие на обработку моих персональных данных АНО «Академический свод», ОГРН 1187700024276, ИНН 7705180247, Москва, Каретная наб., 7 (далее — Оператор).',
          'Согласие выражается отметкой в отдельном поле, которое заранее не заполнено. Оно не входит ни в оферту, ни в пользовательское соглашение и относится только к цели, названной ниже.',
        ],
        en: [
          'In sending an application or an enquiry through a form on the site of the Portico fair I consent, freely, by my own will and in my own interest, to the processing of my personal data by Academic Vault, an autonomous non-profit organisation (ANO), OGRN 1187700024276, INN 7705180247, 7 Karetnaya Embankment, Moscow (the Operator).',
          'Consent is expressed by a mark in a separate box that is not filled in beforehand. It forms part of neither the offer nor the terms of use and concerns only the purpose named below.',
        ],
      },
    },
    {
      title: { ru: 'Цель', en: 'Purpose' },
      paragraphs: {
        ru: [
          'Рассмотреть мою заявку или вопрос, ответить на него и, если решение положительное, организовать моё участие в ярмарке, премии или профессиональном дне.',
          'Для рассылки новостей и для рекламы данные по этому согласию не используются.',
        ],
        en: [
          'To consider my application or enquiry, to answer it and, if the decision is favourable, to arrange my part in the fair, the award or the professional day.',
          'Data are not used under this consent for newsletters or advertising.',
        ],
      },
    },
    {
      title: { ru: 'Какие данные', en: 'Which data' },
      paragraphs: {
        ru: [
          'Имя, фамилия или полное имя, электронная почта, телефон и сведения, которые запрашивает выбранная форма: дата рождения, образование, владение языками, страница в социальной сети, размер футболки, удобные дни, опыт, ожидания, причины обращения, предлагаемые темы, организация и должность, город, гражданство, сведения о книге, работах, стенде или группе, ссылки на резюме и презентацию. Вместе с ними передаются адрес страницы, с которой отправлена форма, и, если я разрешил(а) аналитику, идентификатор счётчика.',
          'Паспортные данные, сведения о здоровье и изображения документов форма не запрашивает; прошу Оператора удалить их, если я укажу их по ошибке.',
        ],
        en: [
          'First name, last name or full name, e-mail address, telephone, and whatever the form in question asks for: date of birth, education, languages, social network page, T-shirt size, convenient days, experience, expectations, reasons for applying, suggested topics, organisation and position, city, citizenship, details of a book, works, a stand or a group, links to a CV and to a presentation. The address of the page from which the form was sent goes with them and, if I have permitted analytics, the counter’s identifier.',
          'The form does not ask for passport details, information about health or images of documents; should I give them by mistake, I ask the Operator to delete them.',
        ],
      },
    },
    {
      title: { ru: 'Действия и получатели', en: 'Operations and recipients' },
      paragraphs: {
        ru: [
          'Сбор, запись, систематизация, хранение, уточнение, извлечение, использование, передача, блокирование, обезличивание, удаление и уничтожение, с использованием средств автоматизации и без них.',
          'Данные могут быть переданы службе приёма заявок и почтовых отправлений — ООО «Почтовый двор», Москва, ул. Манежная Слобода, 12, — которая действует по поручению Оператора. Заявку экспонента читают члены кураторского совета, заявку на премию — члены жюри.',
        ],
        en: [
          'Collection, recording, arrangement, storage, rectification, retrieval, use, transfer, blocking, anonymisation, deletion and destruction, with and without automated means.',
          'Data may be passed to the service that takes in applications and sends e-mails – Pochtovy Dvor, 12 Manezhnaya Sloboda Street, Moscow – which acts on the Operator’s instructions. An exhibitor’s application is read by members of the curatorial council, an application for the award by members of the jury.',
        ],
      },
    },
    {
      title: { ru: 'Срок, отзыв, язык', en: 'Term, withdrawal, language' },
      paragraphs: {
        ru: [
          'Согласие действует до достижения цели, но не дольше года после закрытия ярмарки, к которой относится заявка.',
          'Согласие можно отозвать в любой день через форму на сайте или письмом на privacy@portik.example. После отзыва обработка прекращается; заявка, по которой решение ещё не принято, снимается с рассмотрения.',
          'Согласие составлено на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        ],
        en: [
          'The consent is valid until its purpose is met, and for no longer than a year after the close of the fair to which the application relates.',
          'Consent may be withdrawn on any day through the form on the site or by writing to privacy@portik.example. After withdrawal processing ceases; an application on which no decision has yet been taken is no longer considered.',
          'This consent is drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        ],
      },
    },
  ],
} satisfies DocumentRecord
