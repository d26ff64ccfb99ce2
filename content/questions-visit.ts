import type { QuestionSeed } from './types.ts'

export const visitQuestions: QuestionSeed[] = [
  {
    slug: 'when-and-where',
    topic: 'visit',
    isOnHome: true,
    question: { ru: 'Когда и где проходит ярмарка?', en: 'When and where is the fair?' },
    answer: {
      ru: [
        'В Старом Манежном дворе: Москва, Каретная наб., 7. Для всех посетителей ярмарка открыта {visitorDays}, {visitorHours}. Вечер {vipDay} отведён премиальному открытию по приглашениям.',
      ],
      en: [
        'At the Old Manège Court: 7 Karetnaya Embankment, Moscow. The fair is open to all visitors on {visitorDays}, {visitorHours}. The evening of {vipDay} is set aside for the premium opening, by invitation.',
      ],
    },
  },
  {
    slug: 'entry-window',
    topic: 'visit',
    isOnHome: false,
    question: {
      ru: 'Билет «до 14:00»: значит ли это, что в 14:00 надо уйти?',
      en: 'My ticket says “before 14:00”. Do I have to leave at 14:00?',
    },
    answer: {
      ru: [
        'Нет. Время на билете — это время входа: с открытия и строго до 14:00 или с 14:00 до закрытия. Внутри можно оставаться, пока открыты залы.',
      ],
      en: [
        'No. The time on the ticket is the time of entry: from opening until just before 14:00, or from 14:00 until closing. Once inside you may stay for as long as the halls are open.',
      ],
    },
  },
  {
    slug: 'photography',
    topic: 'visit',
    isOnHome: false,
    question: { ru: 'Можно ли фотографировать и рисовать?', en: 'May I take photographs and draw?' },
    answer: {
      ru: [
        'Для себя — да, без вспышки и без штатива. Если рядом с работой стоит знак запрета, автор просит её не снимать. Рисовать в залах можно карандашом и ручкой; краски, тушь и фиксаторы оставьте в гардеробе.',
      ],
      en: [
        'For yourself, yes, without flash or tripod. If there is a sign beside a work, the artist has asked for it not to be photographed. You may draw in the halls in pencil or pen; please leave paints, ink and fixatives in the cloakroom.',
      ],
    },
  },
  {
    slug: 'bags-and-cloakroom',
    topic: 'visit',
    isOnHome: false,
    question: { ru: 'Что делать с сумкой и пальто?', en: 'What about my bag and coat?' },
    answer: {
      ru: [
        'Гардероб бесплатный. С собой в зал можно взять одну сумку не больше 40 × 40 × 20 см; рюкзак несите в руке или перед собой. Чемоданы, зонты-трости и папки с работами сдайте.',
      ],
      en: [
        'The cloakroom is free. You may take into the halls one bag no larger than 40 × 40 × 20 cm; a rucksack should be carried in the hand or in front of you. Please hand in suitcases, long umbrellas and portfolios.',
      ],
    },
  },
  {
    slug: 'child-age',
    topic: 'children',
    isOnHome: false,
    question: { ru: 'С какого возраста можно приходить с детьми?', en: 'From what age may children come?' },
    answer: {
      ru: [
        'С любого. Общая отметка ярмарки — 6+, у отдельных событий она своя и стоит в программе; занятия детской территории начинаются с 4 лет. До 7 лет вход бесплатный, документ о возрасте возьмите с собой.',
      ],
      en: [
        'From any age. The fair as a whole is marked 6+; some events have a mark of their own, given in the programme, and classes in the children’s area start at 4. Under 7 admission is free; please bring a document showing the child’s age.',
      ],
    },
  },
  {
    slug: 'childrens-area-ticket',
    topic: 'children',
    isOnHome: true,
    question: {
      ru: 'Нужен ли отдельный билет на детскую территорию?',
      en: 'Is there a separate ticket for the children’s area?',
    },
    answer: {
      ru: [
        'Нет, занятия входят в билет на ярмарку. Они идут для трёх возрастов: 4–6, 7–10 и 11–14 лет; часы каждого есть в программе.',
      ],
      en: [
        'No, the classes are included in the ticket to the fair. They are held for three ages: 4–6, 7–10 and 11–14; the hours of each are in the programme.',
      ],
    },
  },
  {
    slug: 'leave-a-child',
    topic: 'children',
    isOnHome: false,
    question: {
      ru: 'Можно оставить ребёнка на занятии и уйти в залы?',
      en: 'Can I leave my child in a class and go round the halls?',
    },
    answer: {
      ru: [
        'Нет, взрослый остаётся рядом. Сидеть за одним столом не обязательно: у стены стоят скамьи, оттуда всё видно, и никто не подсказывает.',
      ],
      en: [
        'No, an adult stays close by. You need not sit at the same table: there are benches along the wall from which everything can be seen and nobody can prompt.',
      ],
    },
  },
  {
    slug: 'kinds-of-tours',
    topic: 'tours',
    isOnHome: true,
    question: { ru: 'Какие бывают экскурсии?', en: 'What kinds of tour are there?' },
    answer: {
      ru: [
        'Групповая — до 20 человек, {priceGroupTour} с человека. Индивидуальная — до 4 человек, {priceIndividualTour} за всю компанию. Авторская — от 3 до 8 человек, {priceAuthorTour} с человека, 1,5–2 часа с художником, куратором или реставратором.',
      ],
      en: [
        'A group tour takes up to 20 people, {priceGroupTour} a person. An individual tour is for up to 4, {priceIndividualTour} for the whole party. An author’s tour is for 3 to 8 people, {priceAuthorTour} a person, 1.5–2 hours with an artist, a curator or a restorer.',
      ],
    },
  },
  {
    slug: 'author-tour-minimum',
    topic: 'tours',
    isOnHome: false,
    question: {
      ru: 'Что будет, если на авторскую экскурсию не наберётся трёх человек?',
      en: 'What if fewer than three people book an author’s tour?',
    },
    answer: {
      ru: [
        'Экскурсия подтверждается, когда оплачено третье место. Если за 24 часа до начала этого не случилось, мы отменяем её и возвращаем {refundFull} цены экскурсии; входной билет остаётся в силе.',
      ],
      en: [
        'The tour is confirmed when the third place has been paid for. If that has not happened 24 hours before it starts, we call it off and return {refundFull} of the price of the tour; your entrance ticket remains valid.',
      ],
    },
  },
  {
    slug: 'tour-and-ticket',
    topic: 'tours',
    isOnHome: false,
    question: { ru: 'Входит ли экскурсия в билет?', en: 'Is a tour included in the ticket?' },
    answer: {
      ru: [
        'Нет, экскурсия оплачивается отдельно и не заменяет входной билет на тот же день. Возьмите их вместе или укажите код уже сделанного заказа.',
      ],
      en: [
        'No, a tour is paid for separately and does not replace the entrance ticket for the same day. Buy them together, or give the code of an order you have already made.',
      ],
    },
  },
  {
    slug: 'audio-guide',
    topic: 'tours',
    isOnHome: false,
    question: { ru: 'Есть ли аудиогид?', en: 'Is there an audio guide?' },
    answer: {
      ru: [
        'Есть, на двенадцать остановок. Он открывается на сайте, без отдельного приложения, и у каждой остановки есть полный текст. Возьмите свои наушники.',
      ],
      en: [
        'Yes, with twelve stops. It opens on the site, with no separate application, and every stop has its full text. Please bring your own headphones.',
      ],
    },
  },
  {
    slug: 'buying-a-work',
    topic: 'works',
    isOnHome: false,
    question: { ru: 'Как купить работу?', en: 'How do I buy a work?' },
    answer: {
      ru: [
        'На стенде, у самого участника: с ним договариваются о цене, оплате и документах. Отметки у работ такие же, как в галерее: красная точка — продана, половина точки — отложена, кольцо — свободна.',
      ],
      en: [
        'At the stand, from the exhibitor: price, payment and papers are agreed with them. The marks beside the works are those of any gallery: a red dot means sold, half a dot held, a ring free.',
      ],
    },
  },
  {
    slug: 'packing-a-work',
    topic: 'works',
    isOnHome: false,
    question: { ru: 'Купленную работу упакуют?', en: 'Will my purchase be packed?' },
    answer: {
      ru: [
        'Да, для этого есть стол упаковки; там же подскажут, как заказать доставку. Чтобы вынести работу из залов, понадобится отметка участника о продаже — её проверят на выходе.',
      ],
      en: [
        'Yes, there is a packing desk for that, where you can also ask about delivery. To carry a work out of the halls you will need the exhibitor’s note of sale, which is checked at the exit.',
      ],
    },
  },
  {
    slug: 'step-free-entrance',
    topic: 'access',
    isOnHome: false,
    question: { ru: 'Есть ли вход без ступеней?', en: 'Is there a step-free entrance?' },
    answer: {
      ru: [
        'Да, со двора, слева от портика, рядом с детской территорией. Оттуда путь без ступеней ведёт к стендам, в ротонду, в лекторий и в кафе; на плане он отмечен точками. Если понадобится помощь, напишите или позвоните заранее.',
      ],
      en: [
        'Yes, from the courtyard, to the left of the portico, beside the children’s area. From there a step-free way leads to the stands, the rotunda, the lecture hall and the café; it is dotted on the plan. Should you need help, write or ring beforehand.',
      ],
    },
  },
  {
    slug: 'guide-dogs',
    topic: 'access',
    isOnHome: false,
    question: { ru: 'Пустят ли с собакой-проводником?', en: 'Are guide dogs admitted?' },
    answer: {
      ru: [
        'Да, в любой зал и на любое событие. Другим животным вход закрыт: рядом с работами им тесно и небезопасно.',
      ],
      en: [
        'Yes, to every hall and every event. Other animals are not admitted: beside the works there is little room for them, and little safety.',
      ],
    },
  },
  {
    slug: 'accessible-version',
    topic: 'access',
    isOnHome: false,
    question: {
      ru: 'Как пользоваться сайтом, если мелкий текст трудно читать?',
      en: 'How can I use the site if small print is hard for me?',
    },
    answer: {
      ru: [
        'Включите версию для слабовидящих: кнопка с глазом в шапке или ссылка внизу страницы. В ней меняются размер букв, цвета и промежутки, можно убрать изображения. Всё, что есть на плане залов, есть и в списке.',
      ],
      en: [
        'Switch on the accessible version, with the eye in the header or the link at the foot of the page. It changes the size of the letters, the colours and the spacing, and can take the pictures away. Whatever is on the plan of the halls is in the list as well.',
      ],
    },
  },
]
