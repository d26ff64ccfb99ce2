import type { DocumentSeed } from './types.ts'

export const consentApplication: DocumentSeed = {
  slug: 'consent-application',
  version: 1,
  validFromDaysBefore: 170,
  title: {
    ru: 'Согласие на обработку персональных данных: заявка или вопрос',
    en: 'Consent to the processing of personal data: application or enquiry',
  },
  articles: [
    {
      title: { ru: 'Кто и кому даёт согласие', en: 'Who gives consent, and to whom' },
      paragraphs: {
        ru: [
          'Я, отправляя заявку или вопрос через форму сайта ярмарки «Портик», свободно, своей волей и в своём интересе даю согласие на обработку моих персональных данных АНО «Академический свод», ОГРН 0000000000000, ИНН 0000000000, Москва, Каретная наб., 7 (далее — Оператор).',
          'Согласие выражается отметкой в отдельном поле, которое заранее не заполнено. Оно не входит ни в оферту, ни в пользовательское соглашение и относится только к цели, названной ниже.',
        ],
        en: [
          'In sending an application or an enquiry through a form on the site of the Portico fair I consent, freely, by my own will and in my own interest, to the processing of my personal data by the Academic Vault Foundation, OGRN 0000000000000, INN 0000000000, 7 Karetnaya Embankment, Moscow (the Operator).',
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
          'Сбор, запись, систематизация, хранение, уточнение, извлечение, использование, передача, блокирование и удаление, с использованием средств автоматизации и без них.',
          'Данные могут быть переданы службе приёма заявок и почтовых отправлений, которая действует в России по поручению Оператора. Заявку экспонента читают члены кураторского совета, заявку на премию — члены жюри.',
        ],
        en: [
          'Collection, recording, arrangement, storage, rectification, retrieval, use, transfer, blocking and deletion, with and without automated means.',
          'Data may be passed to the service that takes in applications and sends letters, which acts in Russia on the Operator’s instructions. An exhibitor’s application is read by members of the curatorial council, an application for the award by members of the jury.',
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
}

export const consentPurchase: DocumentSeed = {
  slug: 'consent-purchase',
  version: 1,
  validFromDaysBefore: 170,
  title: {
    ru: 'Согласие на обработку персональных данных: покупка билетов',
    en: 'Consent to the processing of personal data: purchase of tickets',
  },
  articles: [
    {
      title: { ru: 'Кто и кому даёт согласие', en: 'Who gives consent, and to whom' },
      paragraphs: {
        ru: [
          'Я, оформляя заказ на сайте ярмарки «Портик», свободно, своей волей и в своём интересе даю согласие на обработку моих персональных данных АНО «Академический свод», ОГРН 0000000000000, ИНН 0000000000, Москва, Каретная наб., 7 (далее — Оператор).',
          'Согласие даётся отдельной отметкой и не связано с принятием оферты: это два разных документа и две разные отметки.',
        ],
        en: [
          'In placing an order on the site of the Portico fair I consent, freely, by my own will and in my own interest, to the processing of my personal data by the Academic Vault Foundation, OGRN 0000000000000, INN 0000000000, 7 Karetnaya Embankment, Moscow (the Operator).',
          'Consent is given by a separate mark and is not tied to acceptance of the offer: these are two different documents and two different marks.',
        ],
      },
    },
    {
      title: { ru: 'Цель', en: 'Purpose' },
      paragraphs: {
        ru: [
          'Оформить и доставить билеты, принять оплату, направить кассовый чек, провести посетителя на ярмарку, предупредить об изменениях и вернуть деньги, если это потребуется.',
          'Письма по этому согласию касаются только заказа. Рекламы в них нет.',
        ],
        en: [
          'To draw up and deliver tickets, take payment, send the receipt, admit the visitor to the fair, give notice of changes and, if need be, return the money.',
          'Letters sent under this consent concern the order alone. They contain no advertising.',
        ],
      },
    },
    {
      title: { ru: 'Какие данные', en: 'Which data' },
      paragraphs: {
        ru: [
          'Имя, электронная почта, телефон, состав, стоимость и история заказа, для работника Оператора — номер пропуска. При возврате — заявление и сведения, необходимые для выплаты.',
          'Копия паспорта и чек, нужные для возврата, направляются по электронной почте; копия удаляется после выплаты. Сайт никогда не просит загрузить паспорт.',
          'Основание льготы с моим именем не записывается: хранится только вид билета.',
        ],
        en: [
          'Name, e-mail address, telephone, contents, cost and history of the order and, for an employee of the Operator, the pass number. In the case of a refund, the application and the details needed for the payment.',
          'The copy of a passport and the receipt required for a refund are sent by e-mail; the copy is deleted after the payment. The site never asks for a passport to be uploaded.',
          'The ground for a concession is not recorded with my name: only the kind of ticket is stored.',
        ],
      },
    },
    {
      title: { ru: 'Действия и получатели', en: 'Operations and recipients' },
      paragraphs: {
        ru: [
          'Сбор, запись, систематизация, хранение, уточнение, использование, передача, блокирование и удаление, с использованием средств автоматизации и без них.',
          'Данные передаются платёжному сервису и оператору фискальных данных в объёме, необходимом для оплаты и чека, и почтовой службе — для доставки писем. Данные банковской карты Оператор не получает.',
        ],
        en: [
          'Collection, recording, arrangement, storage, rectification, use, transfer, blocking and deletion, with and without automated means.',
          'Data are passed to the payment service and the fiscal data operator as far as is needed for the payment and the receipt, and to the mail service for the delivery of letters. The Operator does not receive bank card details.',
        ],
      },
    },
    {
      title: { ru: 'Срок, отзыв, язык', en: 'Term, withdrawal, language' },
      paragraphs: {
        ru: [
          'Согласие действует до исполнения договора; документы об оплате хранятся пять лет, как требует закон о бухгалтерском учёте.',
          'Согласие можно отозвать через форму на сайте или письмом на privacy@portik.example. Отзыв не лишает билета силы: данные, без которых договор не исполнить, обрабатываются до его исполнения на основании закона.',
          'Согласие составлено на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        ],
        en: [
          'The consent is valid until the contract has been performed; payment documents are kept for five years, as the law on accounting requires.',
          'Consent may be withdrawn through the form on the site or by writing to privacy@portik.example. Withdrawal does not invalidate a ticket: data without which the contract cannot be performed are processed until its performance on statutory grounds.',
          'This consent is drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        ],
      },
    },
  ],
}
