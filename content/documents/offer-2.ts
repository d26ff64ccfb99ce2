import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'offer',
  version: 2,
  validFromDaysBefore: 40,
  title: { ru: 'Договор-оферта', en: 'Public offer' },
  articles: [
    {
      title: { ru: 'Стороны и термины', en: 'Parties and terms' },
      paragraphs: {
        ru: [
          'АНО «Академический свод» (далее — Организатор) предлагает физическому лицу, достигшему 14 лет (далее — Покупатель), заключить договор на условиях, изложенных ниже. Покупатель от 14 до 18 лет покупает Билет на собственные средства или с согласия родителей (статья 26 Гражданского кодекса Российской Федерации). Предложение является публичной офертой в смысле статьи 437 Гражданского кодекса Российской Федерации.',
          'Ярмарка — ярмарка академического искусства «Портик», {fairDates}, выставочный комплекс «Старый Манежный двор», Москва, Каретная наб., 7. Сайт — официальный сайт Ярмарки. Билет — электронный документ с уникальным кодом, который даёт право входа или участия в экскурсии либо мастер-классе.',
          'Посетитель — тот, кто проходит по Билету; им может быть сам Покупатель или другой человек. Покупатель знакомит Посетителя с правилами посещения и отвечает за достоверность сведений, указанных в заказе.',
          'Юридическое лицо оплачивает билеты по счёту и заключает отдельный договор; для этого нужно написать на tickets@portik.example.',
        ],
        en: [
          'Academic Vault, an autonomous non-profit organisation (ANO) (the Organiser), invites any natural person aged 14 or over (the Buyer) to enter into a contract on the terms set out below. A Buyer aged 14 to 18 buys with money of his or her own or with the consent of a parent (Article 26 of the Civil Code of the Russian Federation). The invitation is a public offer within the meaning of Article 437 of the Civil Code of the Russian Federation.',
          'The Fair is Portico, the academic art fair held on {fairDates} at the Old Manège Court exhibition complex, 7 Karetnaya Embankment, Moscow. The Site is the official site of the Fair. A Ticket is an electronic document with a unique code that gives the right of entry or the right to take part in a guided tour or a master class.',
          'A Visitor is the person who comes in with the Ticket; this may be the Buyer or someone else. The Buyer makes the visiting rules known to the Visitor and is responsible for the accuracy of the details given in the order.',
          'A legal entity pays for tickets against an invoice under a separate contract, for which it writes to tickets@portik.example.',
        ],
      },
    },
    {
      title: { ru: 'Предмет договора', en: 'Subject of the contract' },
      paragraphs: {
        ru: [
          'Организатор обязуется предоставить Посетителю доступ на Ярмарку, к экскурсии или мастер-классу в день и время, указанные в Билете, а Покупатель — оплатить Билет, если он платный.',
          'Покупка произведений искусства этим договором не охватывается. Её условия Посетитель согласует с участником Ярмарки, на стенде которого находится работа.',
        ],
        en: [
          'The Organiser undertakes to give the Visitor access to the Fair, to a tour or to a master class on the day and at the time stated in the Ticket, and the Buyer undertakes to pay for the Ticket where a price is set.',
          'The purchase of works of art is not covered by this contract. Its terms are agreed between the Visitor and the exhibitor on whose stand the work is shown.',
        ],
      },
    },
    {
      title: { ru: 'Заключение договора', en: 'Conclusion of the contract' },
      paragraphs: {
        ru: [
          'Покупатель выбирает на Сайте вид Билета, день, время входа и количество, указывает имя, электронную почту и телефон и отмечает, что принимает условия оферты. Эта отметка ставится отдельно от согласия на обработку персональных данных и не заменяет его.',
          'Выбранные места закрепляются на 15 минут, а с начала оплаты — на 30 минут. Если оплата за это время не поступила, заказ прекращается, места возвращаются в продажу. В одном заказе может быть не больше 10 билетов и 3 экскурсий.',
          'Договор считается заключённым с момента оплаты (пункт 3 статьи 438 Гражданского кодекса Российской Федерации), а для бесплатного Билета — с момента подтверждения заказа. К заказу применяется та версия оферты, которая действовала в этот момент; она сохраняется вместе с заказом.',
        ],
        en: [
          'On the Site the Buyer chooses the kind of Ticket, the day, the time of entry and the quantity, gives a name, an e-mail address and a telephone number, and marks the acceptance of this offer. That mark is separate from the consent to the processing of personal data and does not replace it.',
          'The places chosen are held for 15 minutes and, once payment has begun, for 30 minutes. If payment has not been received by then, the order lapses and the places go back on sale. An order may contain no more than 10 tickets and 3 tours.',
          'The contract is concluded at the moment of payment (Article 438(3) of the Civil Code of the Russian Federation) or, for a free Ticket, at the moment the order is confirmed. The version of the offer in force at that moment applies to the order and is kept with it.',
        ],
      },
    },
    {
      title: { ru: 'Билеты и цены', en: 'Tickets and prices' },
      paragraphs: {
        ru: [
          'Билет на один день стоит {priceDayBefore} при входе до 14:00 и {priceDayAfter} при входе с 14:00. Билет с открытой датой стоит {priceOpenDate} и даёт один вход в каждый из дней {visitorDays}. Часы работы — {visitorHours}.',
          'Детский билет (7–14 лет) стоит {priceChild}. Льготный билет на один день стоит {priceConcessionBefore} при входе до 14:00 и {priceConcessionAfter} при входе с 14:00, льготный билет с открытой датой — {priceConcessionOpenDate}. Детям до 7 лет и лицам, названным в следующей статье, Билет выдаётся бесплатно.',
          'Билет «Премиум (VIP)» действует {vipDay}, {vipHours}, и оформляется только по коду приглашения; цену, если она установлена, определяет приглашение.',
          'Время, указанное в Билете, — это время входа; уходить по его окончании Посетитель не обязан. Цена оплаченного Билета не меняется.',
        ],
        en: [
          'A single-day ticket costs {priceDayBefore} for entry before 14:00 and {priceDayAfter} for entry from 14:00. An open-date ticket costs {priceOpenDate} and gives one entry on each of the days {visitorDays}. Opening hours: {visitorHours}.',
          'A children’s ticket (ages 7–14) costs {priceChild}. A single-day concession costs {priceConcessionBefore} for entry before 14:00 and {priceConcessionAfter} for entry from 14:00; an open-date concession costs {priceConcessionOpenDate}. Children under 7 and the persons named in the next article receive a Ticket free of charge.',
          'A Premium (VIP) ticket is valid on {vipDay}, {vipHours}, and is issued only against the code of an invitation; the price, if there is one, is set by the invitation.',
          'The time stated in the Ticket is the time of entry; the Visitor is not obliged to leave when it ends. The price of a Ticket that has been paid for does not change.',
        ],
      },
    },
    {
      title: { ru: 'Детские, льготные и бесплатные билеты', en: 'Children’s, concession and free tickets' },
      paragraphs: {
        ru: [
          'Право на льготный Билет имеют: школьники 14–18 лет, студенты, пенсионеры, инвалиды III группы, работники Организатора, сотрудники и члены Северной академии пластики, члены ассоциации искусствоведов «Слово и линия», преподаватели Института истории рисунка и Донского института искусств, сотрудники студии военных художников «Бастион».',
          'Право на бесплатный Билет имеют: инвалиды I и II группы и один сопровождающий, ветераны и герои, военнослужащие по призыву, многодетные семьи, дети до 7 лет.',
          'Возраст определяется на день посещения. В 14 лет Посетитель вправе выбрать детский или льготный Билет. Работник Организатора указывает номер пропуска; на один пропуск в пределах одной Ярмарки приходится один льготный Билет.',
          'Документ, подтверждающий возраст или статус, предъявляется на стойке при входе. Без документа проход по такому Билету не допускается. Копии этих документов Организатор не снимает и не хранит.',
        ],
        en: [
          'The following are entitled to a concession Ticket: schoolchildren aged 14–18, students, pensioners, persons with a group III disability, the Organiser’s employees, staff and members of the Northern Academy of Sculpture, members of the Word and Line association of art historians, teachers of the Institute for the History of Drawing and the Don Institute of Arts, and the staff of the Bastion studio of military artists.',
          'The following are entitled to a free Ticket: persons with a group I or II disability and one companion, veterans and heroes, conscripts, large families, and children under 7.',
          'Age is determined on the day of the visit. A Visitor aged 14 may choose either a children’s or a concession Ticket. An employee of the Organiser states a pass number; one concession Ticket is available per pass for one Fair.',
          'A document confirming age or status is shown at the desk on entry. Without it entry on such a Ticket is not permitted. The Organiser neither makes nor keeps copies of these documents.',
        ],
      },
    },
    {
      title: { ru: 'Экскурсии и мастер-классы', en: 'Guided tours and master classes' },
      paragraphs: {
        ru: [
          'Групповая экскурсия рассчитана на группу до 20 человек и стоит {priceGroupTour} с человека. Индивидуальная рассчитана на группу до 4 человек и стоит {priceIndividualTour} за группу. Авторская длится 1,5–2 часа, рассчитана на группу от 3 до 8 человек и стоит {priceAuthorTour} с человека.',
          'Экскурсия не даёт права входа: на тот же день нужен входной Билет из того же или более раннего заказа.',
          'Авторская экскурсия подтверждается с оплатой третьего места. Если за 24 часа до начала оплачено меньше трёх мест, Организатор отменяет её и возвращает {refundFull} цены экскурсии.',
          'Мастер-класс требует регистрации и бесплатен, если в программе не указана цена.',
        ],
        en: [
          'A group tour is for a party of up to 20 and costs {priceGroupTour} a person. An individual tour is for a party of up to 4 and costs {priceIndividualTour} for the party. An author’s tour lasts 1.5–2 hours, is for a party of 3 to 8 and costs {priceAuthorTour} a person.',
          'A tour does not give the right of entry: an entrance Ticket for the same day is needed, from the same order or an earlier one.',
          'An author’s tour is confirmed when the third place has been paid for. If fewer than three places have been paid for 24 hours before it begins, the Organiser calls the tour off and returns {refundFull} of its price.',
          'A master class requires registration and is free unless the programme states a price.',
        ],
      },
    },
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
          'The Buyer keeps the code from others: whoever presents it first is admitted. If the e-mail has not arrived, the Ticket can be requested again on the Site or from tickets@portik.example.',
          'The Visitor observes the visiting rules published on the Site. For a gross breach of them the Organiser may end the visit without a refund.',
        ],
      },
    },
    {
      title: { ru: 'Отказ Покупателя и возврат денег', en: 'Cancellation by the Buyer and refunds' },
      paragraphs: {
        ru: [
          'Покупатель вправе отказаться от любого Билета в заказе. Если до дня посещения остаётся больше 10 дней, возвращается {refundFull} цены Билета; от 6 до 10 дней — {refundHalf}; от 4 до 5 дней — {refundPart}; 3 дня и меньше — {refundNone}.',
          'Дни считаются календарными датами по московскому времени — от дня, когда возврат запрошен на странице заказа, до дня посещения; если Билет переносили, то до самого раннего из дней, на которые он действовал. Для Билета с открытой датой счёт ведётся до первого из дней {visitorDays}, для Билета «Премиум (VIP)» — до {vipDay}.',
          'Возврат запрашивается на странице заказа: Сайт заполняет заявление и выдаёт его для печати. С этого момента Билет не даёт права входа. Пока решение не принято, Покупатель может отозвать возврат, и Билет снова начнёт действовать.',
          'Подписанное заявление, копию паспорта и чек об оплате Покупатель направляет по электронной почте на адрес tickets@portik.example в течение 14 дней и до начала посещения. Если документы не пришли в срок, возврат отменяется, а Билет снова действует; запросить возврат можно ещё раз, и дни тогда считаются заново. Сайт никогда не просит загрузить паспорт или его изображение.',
          'Деньги возвращаются тем способом, которым были уплачены, в течение {payoutDays} после получения всех документов. Удержанная часть цены покрывает расходы Организатора на исполнение договора (статья 32 Закона Российской Федерации от 07.02.1992 № 2300-1 «О защите прав потребителей»); если они меньше, Покупатель вправе потребовать разницу.',
        ],
        en: [
          'The Buyer may cancel any Ticket in an order. If more than 10 days remain before the day of the visit, {refundFull} of the price of the Ticket is returned; if 6 to 10 days, {refundHalf}; if 4 to 5 days, {refundPart}; if 3 days or fewer, {refundNone}.',
          'Days are counted as calendar dates in Moscow time, from the day on which the return is requested on the page of the order to the day of the visit or, where the Ticket has been moved, to the earliest of the days for which it was valid. For an open-date Ticket the count runs to the first of the days {visitorDays}; for a Premium (VIP) Ticket, to {vipDay}.',
          'A return is requested on the page of the order: the Site fills in the application and provides it for printing. From that moment the Ticket is not valid for entry. Until a decision has been taken the Buyer may withdraw the request, and the Ticket becomes valid again.',
          'The Buyer sends the signed application, a copy of the passport and the payment receipt by e-mail to tickets@portik.example within 14 days and before the visit begins. If the documents have not arrived in time, the request lapses and the Ticket is valid again; a return may be requested once more, and the days are then counted afresh. The Site never asks for a passport or an image of it to be uploaded.',
          'The money is returned by the means by which it was paid, within {payoutDays} of our receiving all the documents. The part retained covers the Organiser’s expenses in performing the contract (Article 32 of Law of the Russian Federation No. 2300-1 of 07.02.1992 “On the Protection of Consumer Rights”); where these are lower, the Buyer may claim the difference.',
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
          'Если Организатор отменил Ярмарку, её день, экскурсию или мастер-класс, он возвращает {refundFull} цены сам: заявление и документы не нужны, делать ничего не нужно. Если Ярмарка перенесена, Билет действует на новую дату; Покупатель, которому она не подходит, получает {refundFull} цены, запросив возврат на странице заказа не позже дня, названного в письме о переносе. Шкала предыдущей статьи в обоих случаях не применяется.',
          'При болезни и при переносе документы направляются в том же порядке, деньги возвращаются в течение {payoutDays} после получения всех документов; при отмене — в течение {payoutDays} после неё. Если закон устанавливает более короткий срок, действует он. Медицинские документы Организатор использует только для решения о возврате и на Сайте не размещает.',
        ],
        en: [
          'If a Visitor cannot come because of illness, the Buyer attaches a medical certificate to the application. The Organiser considers it and, if it is confirmed, returns {refundFull} of the price of the Ticket irrespective of the number of days remaining.',
          'If the Organiser cancels the Fair, a day of it, a tour or a master class, it returns {refundFull} of the price of its own accord: no application or documents are required, and there is nothing to do. If the Fair is postponed, the Ticket is valid for the new date; a Buyer whom that date does not suit receives {refundFull} of the price on requesting a return on the page of the order by the day named in the e-mail about the postponement. In neither case does the scale of the preceding article apply.',
          'In case of illness or postponement the documents are sent in the same manner and the money is returned within {payoutDays} of our receiving all the documents; in case of cancellation, within {payoutDays} of it. Where statute sets a shorter term, that term applies. Medical documents are used by the Organiser solely to decide on the refund and are not placed on the Site.',
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
          'The parties are liable for the performance of the contract under the law of the Russian Federation. Nothing in this offer limits the rights of the consumer established by statute; where statute gives the Buyer more, statute applies.',
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
          'АНО «Академический свод», ОГРН 1187700024276, ИНН 7705180247. Адрес: Москва, Каретная наб., 7. Электронная почта: hello@portik.example. Телефон: +7 495 010-24-27.',
        ],
        en: [
          'The offer is in force from the date given at the head of the document. A new version is published separately and does not alter contracts concluded earlier; previous versions remain on the Site.',
          'The offer is drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
          'Academic Vault (ANO), OGRN 1187700024276, INN 7705180247. Address: 7 Karetnaya Embankment, Moscow. E-mail: hello@portik.example. Telephone: +7 495 010-24-27.',
        ],
      },
    },
  ],
} satisfies DocumentRecord
