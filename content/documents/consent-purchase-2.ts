import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'consent-purchase',
  version: 2,
  validFromDaysBefore: 40,
  title: {
    ru: 'Согласие на обработку персональных данных: покупка билетов',
    en: 'Consent to the processing of personal data: purchase of tickets',
  },
  articles: [
    {
      title: { ru: 'Кто и кому даёт согласие', en: 'Who gives consent, and to whom' },
      paragraphs: {
        ru: [
          'Я, оформляя заказ на сайте ярмарки «Портик», свободно, своей волей и в своём интересе даю согласие на обработку моих персональных данных АНО «Академический свод», ОГРН 1187700024276, ИНН 7705180247, Москва, Каретная наб., 7 (далее — Оператор).',
          'Согласие даётся отдельной отметкой и не связано с принятием оферты: это два разных документа и две разные отметки.',
        ],
        en: [
          'In placing an order on the site of the Portico fair I consent, freely, by my own will and in my own interest, to the processing of my personal data by Academic Vault, an autonomous non-profit organisation (ANO), OGRN 1187700024276, INN 7705180247, 7 Karetnaya Embankment, Moscow (the Operator).',
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
          'E-mails sent under this consent concern the order alone. They contain no advertising.',
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
          'Сбор, запись, систематизация, хранение, уточнение, использование, передача, блокирование, обезличивание, удаление и уничтожение, с использованием средств автоматизации и без них.',
          'Данные передаются платёжному сервису ООО НКО «ЮМани» и оператору фискальных данных ООО «Чек и касса» в объёме, необходимом для оплаты и чека, и почтовой службе ООО «Почтовый двор», Москва, ул. Манежная Слобода, 12, — для доставки писем. Данные банковской карты Оператор не получает.',
        ],
        en: [
          'Collection, recording, arrangement, storage, rectification, use, transfer, blocking, anonymisation, deletion and destruction, with and without automated means.',
          'Data are passed to the payment service YooMoney and the fiscal data operator Chek i Kassa as far as is needed for the payment and the receipt, and to the mail service Pochtovy Dvor, 12 Manezhnaya Sloboda Street, Moscow, for the delivery of e-mails. The Operator does not receive bank card details.',
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
} satisfies DocumentRecord
