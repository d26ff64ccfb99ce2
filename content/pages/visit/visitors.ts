import type { PageRecord } from '../../types.ts'

export default {
  key: 'visitors',
  title: { ru: 'Посетителям', en: 'For visitors' },
  lead: {
    ru: 'Всё, что полезно знать до выхода из дома: часы, билеты, дорога, дети, гардероб и как увезти картину.',
    en: 'All that is useful to know before you leave home: hours, tickets, the way, children, the cloakroom, and how to get a picture home.',
  },
  description: {
    ru: 'Посетителям ярмарки «Портик»: часы работы, билеты, экскурсии, аудиогид, доступность, кафе, гардероб, съёмка и упаковка купленных работ.',
    en: 'For visitors to the Portico fair: opening hours, tickets, tours, audio guide, children, access, café, cloakroom, photography and packing of works.',
  },
  blocks: [
    {
      kind: 'index',
      as: 'lintels',
      title: { ru: 'Перед визитом', en: 'Plan your visit' },
      items: [
        {
          title: { ru: 'Часы', en: 'Hours' },
          text: {
            ru: '[[before closing: Для посетителей открыто {visitorDays}, {visitorHours}. Вечер {vipDay}, {vipHours}, — вернисаж по приглашениям. Впускаем до самого закрытия, но на все разделы нужно часа два. Спокойнее всего утром, больше всего событий после обеда. || Ярмарка прошла {fairDates}.]]',
            en: '[[before closing: Open to visitors on {visitorDays}, {visitorHours}. The VIP opening, {vipDay}, {vipHours}, is by invitation. Admission continues until closing, but all the sections take about two hours. Mornings are the quietest; most events are in the afternoon. || The fair was held on {fairDates}.]]',
          },
          to: '/program/',
        },
        {
          title: { ru: 'Билеты', en: 'Tickets' },
          text: {
            ru: 'Один день — {priceDayBefore} при входе до 14:00 и {priceDayAfter} позже, открытая дата на три дня — {priceOpenDate}. Дети до 7 лет — бесплатно.',
            en: 'One day is {priceDayBefore} if you come in before 14:00 and {priceDayAfter} later; the three-day open-date ticket is {priceOpenDate}. Children under 7 come in free.',
          },
          to: '/tickets/',
        },
        {
          title: { ru: 'Экскурсии', en: 'Guided tours' },
          text: {
            ru: 'Групповые, {priceGroupTour} с человека, индивидуальные и авторские. Записывайтесь вместе с билетом: места заканчиваются раньше билетов.',
            en: 'Group tours at {priceGroupTour} a person, individual and author’s tours. Book together with the ticket: places run out before tickets do.',
          },
          to: '/excursions/',
        },
        {
          title: { ru: 'Аудиогид', en: 'Audio guide' },
          text: {
            ru: 'Двенадцать остановок в вашем телефоне: читайте у самой работы или слушайте, включив чтение вслух. Захватите наушники.',
            en: 'Twelve stops on your own phone: read them in front of the work, or listen with read-aloud switched on. Bring headphones.',
          },
          to: '/audio-guide/',
        },
        {
          title: { ru: 'Дети', en: 'Children' },
          text: {
            ru: 'Занятия для трёх возрастов, от 4 до 14 лет, входят в билет. Коляску можно провезти по всем залам; комната матери и ребёнка — рядом с детской территорией.',
            en: 'Classes for three age groups, from 4 to 14, are included in the ticket. A pushchair can be taken through all the halls; the parent and child room is next to the children’s area.',
          },
          to: '/childrens-area/',
        },
        {
          title: { ru: 'Доступность', en: 'Access' },
          text: {
            ru: 'Вход без ступеней — со двора, слева от портика. Собаки-проводники входят вместе с хозяином. Если понадобится помощь, предупредите нас заранее.',
            en: 'The step-free entrance is from the courtyard, to the left of the portico. Guide dogs come in with their owners. If you need help, let us know beforehand.',
          },
          to: '/how-to-get-there/',
        },
        {
          title: { ru: 'Кафе и гардероб', en: 'Food and cloakroom' },
          text: {
            ru: 'Кафе — справа от вестибюля, с открытия до восьми вечера; гардероб — в самом вестибюле, до закрытия. Чемоданы, зонты-трости и большие сумки оставляют там. В залах есть бесплатный вайфай, вход по номеру телефона.',
            en: 'The café is to the right of the vestibule, open until eight in the evening; the cloakroom is in the vestibule itself, open until closing. Suitcases, long umbrellas and large bags are left there. There is free Wi-Fi in the halls; you sign in with a telephone number.',
          },
          to: '/visiting-rules/',
        },
        {
          title: { ru: 'Упаковка работ', en: 'Packing of works' },
          text: {
            ru: 'Купленное завернут на столе упаковки, там же подскажут, как заказать доставку. На выходе проверят отметку участника о продаже, так что держите её под рукой.',
            en: 'Your purchase is wrapped at the packing desk, where you can also ask about delivery. The exhibitor’s note of sale is checked at the exit, so keep it to hand.',
          },
          to: '/participants/',
        },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Сколько времени брать', en: 'How much time to allow' },
      paragraphs: {
        ru: [
          'За сорок минут можно увидеть главное, за два часа — обойти все разделы, за день — ещё и послушать лекцию, сделать оттиск и вернуться к вещи, которая не отпустила. Три готовых маршрута есть в навигаторе.',
          'Снимать для себя можно без вспышки и штатива. Если автор просит не снимать, рядом с работой стоит знак.',
          'Трогать нельзя даже то, что очень хочется. Почти всё, к чему тянется рука, можно попробовать в мастерских.',
        ],
        en: [
          'In forty minutes you can see the main things; in two hours, go round all the sections; in a day, hear a talk as well, pull a print, and return to the piece that would not let go. There are three ready-made routes in the navigator.',
          'You may take photographs for yourself, without flash or tripod. Where an artist asks for none, there is a sign beside the work.',
          'Please do not touch, however much you would like to. Nearly everything the hand reaches out for can be tried in the workshops.',
        ],
      },
    },
    { kind: 'questions', title: { ru: 'Вопросы и ответы', en: 'Questions and answers' }, topic: 'visit' },
    {
      kind: 'form',
      form: 'group',
      title: { ru: 'Прийти группой', en: 'Come as a group' },
      text: {
        ru: 'Школьный класс, курс, студия, сотрудники одного музея. Скажите, сколько вас и когда вы хотите прийти: места и экскурсию придержим.',
        en: 'A school class, a year of students, a studio, the staff of a museum. Tell us how many you are and when you would like to come: we shall keep places and a tour for you.',
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Не нашли ответа?', en: 'Still have a question?' },
      text: {
        ru: 'Спросите нас: ответим на почту в течение двух рабочих дней. Если вопрос о билете, укажите номер заказа — так будет быстрее.',
        en: 'Ask us: we answer by e-mail within two working days. If it is about a ticket, give the number of your order: it saves time.',
      },
      departments: ['visitors-and-tickets', 'general'],
      hasForm: true,
    },
  ],
} satisfies PageRecord
