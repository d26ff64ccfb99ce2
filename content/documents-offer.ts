import type { DocumentSeed } from './types.ts'

export const offer: DocumentSeed = {
  slug: 'offer',
  version: 1,
  validFromDaysBefore: 170,
  title: { ru: 'Договор-оферта', en: 'Public offer' },
  articles: [
    {
      title: { ru: 'Стороны и термины', en: 'Parties and terms' },
      paragraphs: {
        ru: [
          'АНО «Академический свод» (далее — Организатор) предлагает любому дееспособному физическому лицу (далее — Покупатель) заключить договор на условиях, изложенных ниже. Предложение является публичной офертой в смысле статьи 437 Гражданского кодекса Российской Федерации.',
          'Ярмарка — ярмарка академического искусства «Портик», {fairDates}, выставочный комплекс «Старый Манежный двор», Москва, Каретная наб., 7. Сайт — официальный сайт Ярмарки. Билет — электронный документ с уникальным кодом, который даёт право входа или участия в экскурсии либо мастер-классе.',
          'Посетитель — тот, кто проходит по Билету; им может быть сам Покупатель или другой человек. Покупатель знакомит Посетителя с правилами посещения и отвечает за достоверность сведений, указанных в заказе.',
        ],
        en: [
          'The Academic Vault Foundation (the Organiser) invites any natural person of full legal capacity (the Buyer) to enter into a contract on the terms set out below. The invitation is a public offer within the meaning of Article 437 of the Civil Code of the Russian Federation.',
          'The Fair is Portico, the academic art fair held on {fairDates} at the Old Manège Court exhibition complex, 7 Karetnaya Embankment, Moscow. The Site is the official site of the Fair. A Ticket is an electronic document with a unique code that gives the right of entry or the right to take part in a guided tour or a master class.',
          'A Visitor is the person who comes in with the Ticket; this may be the Buyer or someone else. The Buyer makes the visiting rules known to the Visitor and answers for the accuracy of the details given in the order.',
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
          'A child’s ticket (ages 7–14) costs {priceChild}. A single-day concession costs {priceConcessionBefore} for entry before 14:00 and {priceConcessionAfter} for entry from 14:00; an open-date concession costs {priceConcessionOpenDate}. Children under 7 and the persons named in the next article receive a Ticket free of charge.',
          'A Premium (VIP) ticket is valid on {vipDay}, {vipHours}, and is issued only against the code of an invitation; the price, if there is one, is set by the invitation.',
          'The time stated in the Ticket is the time of entry; the Visitor is not obliged to leave when it ends. The price of a Ticket that has been paid for does not change.',
        ],
      },
    },
    {
      title: { ru: 'Детские, льготные и бесплатные билеты', en: 'Children’s, concession and free tickets' },
      paragraphs: {
        ru: [
          'Право на льготный Билет имеют: школьники 14–18 лет, студенты, пенсионеры, инвалиды III группы, работники Организатора, сотрудники и члены академии, члены ассоциации искусствоведов, преподаватели двух художественных институтов, сотрудники студии военных художников. Академия и институты названы на странице билетов.',
          'Право на бесплатный Билет имеют: инвалиды I и II группы и один сопровождающий, ветераны и герои, военнослужащие по призыву, многодетные семьи, дети до 7 лет.',
          'Возраст определяется на день посещения. В 14 лет Посетитель вправе выбрать детский или льготный Билет. Работник Организатора указывает номер пропуска; на один пропуск в пределах одной Ярмарки приходится один льготный Билет.',
          'Документ, подтверждающий возраст или статус, предъявляется на стойке при входе. Без документа проход по такому Билету не допускается. Копии этих документов Организатор не снимает и не хранит.',
        ],
        en: [
          'The following are entitled to a concession Ticket: schoolchildren aged 14–18, students, pensioners, persons with a group III disability, the Organiser’s employees, staff and members of the academy, members of the association of art historians, teachers of two art institutes, and the staff of the military artists’ studio. The academy and the institutes are named on the tickets page.',
          'The following are entitled to a free Ticket: persons with a group I or II disability and one companion, veterans and heroes, conscripts, large families, and children under 7.',
          'Age is determined on the day of the visit. A Visitor aged 14 may choose either a child’s or a concession Ticket. An employee of the Organiser states a pass number; one concession Ticket is available per pass for one Fair.',
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
  ],
}
