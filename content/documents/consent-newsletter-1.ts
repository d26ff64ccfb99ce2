import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'consent-newsletter',
  version: 1,
  validFromDaysBefore: 170,
  title: { ru: 'Согласие на рассылку новостей', en: 'Consent to the newsletter' },
  articles: [
    {
      title: { ru: 'Кто и кому даёт согласие', en: 'Who gives consent, and to whom' },
      paragraphs: {
        ru: [
          'Я даю АНО «Академический свод», ОГРН 1187700024276, ИНН 7705180247, Москва, Каретная наб., 7 (далее — Оператор), согласие на обработку моего адреса электронной почты и на получение новостей и рекламных сообщений ярмарки «Портик».',
          'Согласие добровольное и даётся отдельной отметкой. Отказ от него не мешает купить билет или отправить заявку.',
        ],
        en: [
          'I consent to the processing of my e-mail address by Academic Vault (ANO), OGRN 1187700024276, INN 7705180247, 7 Karetnaya Embankment, Moscow (the Operator), and to receiving news and advertising messages of the Portico fair.',
          'The consent is voluntary and is given by a separate mark. Refusing it does not prevent anyone from buying a ticket or sending an application.',
        ],
      },
    },
    {
      title: { ru: 'Цель и состав данных', en: 'Purpose and data' },
      paragraphs: {
        ru: [
          'Цель — присылать письма о программе, участниках, билетах и следующих ярмарках. Правовые основания — статья 9 Федерального закона от 27.07.2006 № 152-ФЗ «О персональных данных» и статья 18 Федерального закона от 13.03.2006 № 38-ФЗ «О рекламе».',
          'Обрабатываются адрес электронной почты, выбранный язык, дата и источник подписки. Сообщений на телефон по этому согласию не бывает.',
        ],
        en: [
          'The purpose is to send letters about the programme, the participants, tickets and coming fairs. The legal grounds are Article 9 of Federal Law No. 152-FZ of 27.07.2006 “On Personal Data” and Article 18 of Federal Law No. 38-FZ of 13.03.2006 “On Advertising”.',
          'The data processed are the e-mail address, the language chosen, and the date and source of the subscription. No messages are sent to a telephone under this consent.',
        ],
      },
    },
    {
      title: { ru: 'Действия и получатели', en: 'Operations and recipients' },
      paragraphs: {
        ru: [
          'Сбор, запись, хранение, использование, передача и удаление с использованием средств автоматизации.',
          'Адрес передаётся только службе почтовых отправлений, которая действует в России по поручению Оператора. Партнёрам ярмарки он не сообщается.',
        ],
        en: [
          'Collection, recording, storage, use, transfer and deletion by automated means.',
          'The address is passed only to the mailing service, which acts in Russia on the Operator’s instructions. It is not disclosed to the fair’s partners.',
        ],
      },
    },
    {
      title: { ru: 'Срок, отзыв, язык', en: 'Term, withdrawal, language' },
      paragraphs: {
        ru: [
          'Согласие действует, пока вы не отпишетесь. Ссылка для отписки есть в каждом письме; отозвать согласие можно и через форму на сайте или письмом на privacy@portik.example. Письма прекращаются сразу.',
          'Согласие составлено на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        ],
        en: [
          'The consent is valid until you unsubscribe. There is a link for doing so in every letter; consent may also be withdrawn through the form on the site or by writing to privacy@portik.example. The letters stop at once.',
          'This consent is drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        ],
      },
    },
  ],
} satisfies DocumentRecord
