import type { DocumentSeed } from './types.ts'

/** The second half of the offer: payment, entry, refunds, disputes. */
export const offerRefundArticles: DocumentSeed['articles'] = [
  {
    title: { ru: 'Оплата и кассовый чек', en: 'Payment and receipt' },
    paragraphs: {
      ru: [
        'Оплата принимается в рублях через платёжный сервис, к которому Сайт направляет Покупателя. Данные банковской карты Организатор не получает и не хранит.',
        'Кассовый чек направляется на электронную почту Покупателя по правилам Федерального закона от 22.05.2003 № 54-ФЗ. При возврате направляется чек возврата.',
      ],
      en: [
        'Payment is accepted in roubles through the payment service to which the Site directs the Buyer. The Organiser neither receives nor keeps bank card details.',
        'A fiscal receipt is sent to the Buyer’s e-mail address under Federal Law No. 54-FZ of 22.05.2003. A refund is accompanied by a receipt for the refund.',
      ],
    },
  },
  {
    title: { ru: 'Билет и проход', en: 'Ticket and entry' },
    paragraphs: {
      ru: [
        'Билет приходит на электронную почту и доступен на странице заказа. На входе достаточно показать код с экрана или с распечатки. Код действует один раз; Билет с открытой датой — один раз в каждый из дней для посетителей.',
        'Покупатель бережёт код от посторонних: проходит тот, кто предъявил его первым. Если письмо не пришло, Билет можно запросить повторно на Сайте или по адресу tickets@portik.example.',
        'Посетитель соблюдает правила посещения, опубликованные на Сайте. За их грубое нарушение Организатор вправе прекратить посещение без возврата денег.',
      ],
      en: [
        'The Ticket arrives by e-mail and is available on the page of the order. At the entrance it is enough to show the code on a screen or on paper. A code is valid once; that of an open-date Ticket, once on each of the visitor days.',
        'The Buyer keeps the code from others: whoever presents it first is admitted. If the letter has not arrived, the Ticket can be requested again on the Site or from tickets@portik.example.',
        'The Visitor observes the visiting rules published on the Site. For a gross breach of them the Organiser may end the visit without a refund.',
      ],
    },
  },
  {
    title: { ru: 'Отказ Покупателя и возврат денег', en: 'Cancellation by the Buyer and refunds' },
    paragraphs: {
      ru: [
        'Покупатель вправе отказаться от любого Билета в заказе. Если до дня посещения остаётся больше 10 дней, возвращается {refundFull} цены Билета; от 6 до 10 дней — {refundHalf}; от 4 до 5 дней — {refundPart}; 3 дня и меньше — {refundNone}.',
        'Дни считаются календарными датами по московскому времени — от дня, когда Организатор получил заявление со страницы заказа, до дня посещения. Для Билета с открытой датой счёт ведётся до первого из дней {visitorDays}, для Билета «Премиум (VIP)» — до {vipDay}.',
        'Заявление подаётся на странице заказа: Сайт заполняет его и выдаёт для печати. Когда заявление принято, Билет перестаёт действовать. Подписанное заявление, копию паспорта и чек об оплате Покупатель направляет по электронной почте на адрес tickets@portik.example. Сайт никогда не просит загрузить паспорт или его изображение.',
        'Деньги возвращаются тем способом, которым были уплачены, в течение {payoutDays} со дня получения всех документов.',
      ],
      en: [
        'The Buyer may cancel any Ticket in an order. If more than 10 days remain before the day of the visit, {refundFull} of the price of the Ticket is returned; if 6 to 10 days, {refundHalf}; if 4 to 5 days, {refundPart}; if 3 days or fewer, {refundNone}.',
        'Days are counted as calendar dates in Moscow time, from the day on which the Organiser receives the application from the page of the order to the day of the visit. For an open-date Ticket the count runs to the first of the days {visitorDays}; for a Premium (VIP) Ticket, to {vipDay}.',
        'The application is made on the page of the order: the Site fills it in and provides it for printing. Once the application has been accepted, the Ticket is no longer valid. The Buyer sends the signed application, a copy of the passport and the payment receipt by e-mail to tickets@portik.example. The Site never asks for a passport or an image of it to be uploaded.',
        'The money is returned by the means by which it was paid, within {payoutDays} of receipt of all the documents.',
      ],
    },
  },
  {
    title: {
      ru: 'Болезнь, перенос и отмена',
      en: 'Illness, postponement and cancellation',
    },
    paragraphs: {
      ru: [
        'Если Посетитель не может прийти из-за болезни, Покупатель прилагает к заявлению медицинскую справку. Организатор рассматривает её и при подтверждении возвращает {refundFull} цены Билета независимо от числа оставшихся дней.',
        'Если Ярмарка, экскурсия или мастер-класс отменены либо перенесены Организатором, возвращается {refundFull} цены. Шкала предыдущей статьи в этом случае не применяется. При переносе Покупатель может вместо возврата сохранить Билет: он действует на новую дату.',
        'Заявление, копия паспорта и чек направляются в том же порядке; срок выплаты — {payoutDays}. Медицинские документы Организатор использует только для решения о возврате и на Сайте не размещает.',
      ],
      en: [
        'If a Visitor cannot come because of illness, the Buyer attaches a medical certificate to the application. The Organiser considers it and, if it is confirmed, returns {refundFull} of the price of the Ticket irrespective of the number of days remaining.',
        'If the Fair, a tour or a master class is cancelled or postponed by the Organiser, {refundFull} of the price is returned. The scale of the preceding article does not then apply. In the event of postponement the Buyer may keep the Ticket instead of taking a refund: it is valid for the new date.',
        'The application, the copy of the passport and the receipt are sent in the same manner; the money is paid within {payoutDays}. Medical documents are used by the Organiser solely to decide on the refund and are not placed on the Site.',
      ],
    },
  },
  {
    title: { ru: 'Ответственность и споры', en: 'Liability and disputes' },
    paragraphs: {
      ru: [
        'Стороны отвечают за исполнение договора по законодательству Российской Федерации. Ничто в оферте не ограничивает прав потребителя, установленных законом; если закон предоставляет Покупателю больше, действует закон.',
        'Организатор не отвечает за изменения в программе, вызванные болезнью спикера или иными причинами, которые от него не зависят, но сообщает о них на Сайте, как только узнаёт сам.',
        'Претензия направляется на адрес tickets@portik.example и рассматривается в течение 10 дней. Если согласия достичь не удалось, спор передаётся в суд; подсудность выбирает потребитель.',
      ],
      en: [
        'The parties answer for the performance of the contract under the law of the Russian Federation. Nothing in this offer limits the rights of the consumer established by statute; where statute gives the Buyer more, statute applies.',
        'The Organiser is not liable for changes in the programme caused by the illness of a speaker or by other reasons beyond its control, but gives notice of them on the Site as soon as it learns of them.',
        'A claim is sent to tickets@portik.example and considered within 10 days. If no agreement is reached, the dispute is referred to a court, the choice of which lies with the consumer.',
      ],
    },
  },
  {
    title: { ru: 'Версии, язык и реквизиты', en: 'Versions, language and details' },
    paragraphs: {
      ru: [
        'Оферта действует с даты, указанной в начале документа. Новая версия публикуется отдельно и не изменяет договоров, заключённых раньше; прежние версии остаются на Сайте.',
        'Оферта составлена на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        'АНО «Академический свод», ОГРН 0000000000000, ИНН 0000000000. Адрес: Москва, Каретная наб., 7. Электронная почта: hello@portik.example. Телефон: +7 495 000-00-70. Реквизиты и адрес вымышлены.',
      ],
      en: [
        'The offer is in force from the date given at the head of the document. A new version is published separately and does not alter contracts concluded earlier; previous versions remain on the Site.',
        'The offer is drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        'Academic Vault Foundation, OGRN 0000000000000, INN 0000000000. Address: 7 Karetnaya Embankment, Moscow. E-mail: hello@portik.example. Telephone: +7 495 000-00-70. The registration details and the address are fictional.',
      ],
    },
  },
]
